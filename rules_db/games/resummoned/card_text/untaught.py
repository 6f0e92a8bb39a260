"""What cards of other games often say and no card can say here, each with what there is instead."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Form, always


def _untaught(pattern: str, why: str) -> Form:
    return Form(pattern, always(None), why)


STANDING = (
    _untaught(
        "{cards} can attack (directly|twice|{count} times)[{duration}]",
        "how often and whom a card attacks is for the rules to say (there is 'opponent cannot attack')",
    ),
    _untaught(
        "{cards} (is|are) unaffected by [card ]effects[{duration}]",
        "nothing keeps all effects away (there is 'this cannot be targeted by effects', 'this cannot be destroyed')",
    ),
)
"""Forms of what a continuous effect says, and of a step; nobody may say them."""

UNTAUGHT = (
    *STANDING,
    _untaught(
        "[{who} ]lose[s] {points} (life points|LP)[{per}]",
        "what takes life points away is damage (write 'deal 500 damage to opponent', 'opponent pays 500')",
    ),
    _untaught(
        "search {whose} deck for [{how_many} ]{sort}[ and add (it|them) to your hand]",
        "a search is said in two steps (write 'add a monster from your deck to your hand, then shuffle')",
    ),
    _untaught(
        "(take|gain) control of {cards}{duration}",
        "control is not given back by itself (write 'take control of target monster your opponent controls')",
    ),
    _untaught("look at {whose} hand", "a hand stays closed (there is 'excavate 3', 'discard your opponent's hand')"),
    _untaught(
        "{who} may {step}", "what is left to a player is the whole effect (write 'trigger may when you draw: …')"
    ),
    _untaught("flip ({count}|a) coin[s]", "no card of this game flips coins (leave it out)"),
)
"""Forms of a step; nobody may say them."""
