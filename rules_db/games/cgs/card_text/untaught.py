"""What cards of other games often say and no card can say here, each with what there is instead."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Form, always


def _untaught(pattern: str, why: str) -> Form:
    return Form(pattern, always(None), why)


_COPIES = "nothing is copied (there is 'create a 1/1 Elf creature token', 'return a card from your graveyard to hand')"

UNTAUGHT = (
    _untaught(
        "[{who} ](take|get|gain)[s] (an extra|an additional|another) turn[ after this one]",
        "no card gives a turn (there is 'end the turn', 'you have 1 additional Normal Summon this turn')",
    ),
    _untaught("copy ({in_queue}|{cards})", _COPIES),
    _untaught("create (a|an|{count}) (copy|copies|token that is a copy|token that's a copy) of {cards}", _COPIES),
    _untaught(
        "each player (may|can) {step}",
        "what is left to somebody is left to one player (there is 'opponent may draw 1', 'each player draws 1')",
    ),
    _untaught(
        "([you (can|may) ]|choose )target {sort_of_cards}",
        "what is done is said at once (there is 'destroy target monster', 'target creature gets +1/+1 this turn')",
    ),
    _untaught(
        "Special Summon this[ (card|creature|monster)] from (your|the) {pile}",
        "where a card lies is said in front (there is 'in the hand, discard a card: Special Summon this')",
    ),
    _untaught(
        "[{who} ]draw[s] cards until (you|they) have {whole} [cards ]in [(your|their) ]hand",
        "cards are drawn by number (there is 'discard your hand, then draw 6')",
    ),
    _untaught(
        "[{does}]{amount} damage divided as you choose among (any number of|one or two|one, two, or three) "
        "(targets|target {sort})",
        "damage is dealt to each in full (there is 'this deals 2 damage to 2 target creatures')",
    ),
    _untaught(
        "{cards} (cannot|can't) be regenerated",
        "nothing regenerates, so that this need not be said (there is 'destroy target creature')",
    ),
    _untaught(
        "(you may play|play) (it|that card) (this turn|until end of turn)",
        "nothing is played out of exile (there is 'put the top card of your library into your hand')",
    ),
    _untaught(
        "choose (two|three|one or both|one or more|any number|one at random)(:| —| -) [• ]{modes}",
        "one of several is chosen (there is 'choose one: draw 1 or gain 3 life')",
    ),
    _untaught("proliferate", "counters are put by name (there is 'put 1 charge counter on target artifact')"),
    _untaught("investigate", "this has no word of its own (there is 'create a Clue token')"),
    _untaught("goad {cards}", "this has no word of its own (there is 'target creature must attack if able this turn')"),
)
"""Forms of a step; nobody may say them."""
