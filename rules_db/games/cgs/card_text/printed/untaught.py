"""What cards of other games often say and no card can say here, each with what there is instead."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Form, always


def _untaught(pattern: str, why: str) -> Form:
    return Form(pattern, always(None), why)


_COPIES = "no card is copied by itself (there is 'create a token that's a copy of target creature')"

KEYWORDS = (
    "ascend", "aftermath", "banding", "compleated", "conspire", "daybound",
    "demonstrate", "enlist", "epic", "gravestorm", "haunt",
    "hideaway", "landwalk", "melee", "myriad", "nightbound", "partner", "phasing",
    "learn", "provoke", "spree", "station", "sunburst", "unleash",
)  # fmt: skip
"""Keywords of Magic that no card can have here."""
WITH_NUMBER = (
    "amplify", "backup", "devour", "dredge",
    "incubate", "rampage", "ripple", "saddle", "tribute",
)  # fmt: skip
"""Those that stand with a number."""
WITH_COST = (
    "awaken", "bestow", "cleave", "disturb", "emerge", "encore", "entwine", "harmonize",
    "miracle", "mutate", "overload", "prowl", "replicate", "squad", "transmute", "warp",
)  # fmt: skip
"""Those that stand with a cost."""
_NOT_KNOWN = "this keyword is not known (there is 'flying', 'menace', 'ward {2}', 'prowess', 'cycling {2}')"

UNTAUGHT = (
    _untaught("copy {cards}", _COPIES),
    _untaught("create (a|an|{count}) (copy|copies) of {cards}", _COPIES),
    _untaught(
        "([you (can|may) ]|choose )target {sort_of_cards}",
        "what is done is said at once (there is 'destroy target monster', 'target creature gets +1/+1 this turn')",
    ),
    _untaught(
        "Special Summon this[ (card|creature|monster)] from (your|the) {pile}",
        "what a card comes for stands in front (there is 'discard 1 card; Special Summon this card from your GY')",
    ),
    _untaught(
        "(end|skip) {whose_turn} [next ]{phase}",
        "who skips stands in front (there is 'end the Battle Phase', 'opponent skips their next draw step')",
    ),
    _untaught(
        "(damage|life totals|your life total) (cannot|can't) (be prevented|change)[ this turn]",
        "this has no word of its own (there is 'players can't gain life', 'you can't lose life')",
    ),
    _untaught(
        "[{who} ]exchange[s] life totals[ with {who}]",
        "lives are set one by one (there is 'your life becomes 10', 'each player's life total becomes 10')",
    ),
    _untaught(
        "multikicker {mana}",
        "a further cost is paid once (there is 'kicker {2}')",
    ),
    _untaught(
        "buyback( |—){mana}[, {step}]",
        "a card is played from the hand, for its own cost (there is 'in the graveyard, {2}, exile this: draw 1')",
    ),
    _untaught(
        "(disguise|foretell|megamorph|morph)( |—){mana}",
        "no card waits face-down for a cost of its own (there is 'plot {2}', 'suspend 2—{R}')",
    ),
    _untaught(
        "{cards} phase[s] out",
        "nothing phases out (there is 'exile target creature, then return it to the battlefield')",
    ),
    _untaught(
        "change the target of {in_queue}[ with a single target]",
        "one chooses anew what something targets (there is 'you may choose new targets for target spell')",
    ),
    _untaught(f"({'|'.join(KEYWORDS)})", _NOT_KNOWN),
    _untaught(f"({'|'.join(WITH_NUMBER)}) {{whole}}", _NOT_KNOWN),
    _untaught(f"({'|'.join(WITH_COST)}) {{mana}}", _NOT_KNOWN),
)
"""Forms of a step; nobody may say them."""
