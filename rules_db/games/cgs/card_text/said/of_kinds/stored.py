"""What cards say of themselves outside the usual effects: in the discard pile, and as a rule of their own kind."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Filled, Form, Token, Unsaid, flag, words
from rules_db.games.cgs.card_text.model import Counted, Effect, EffectKind, Left
from rules_db.games.cgs.card_text.rooms import InsteadOfAll
from rules_db.games.cgs.card_text.said.vocabulary import CHAPTER, CHAPTERS
from rules_db.games.cgs.card_text.selecting import Amount, Selector, When

THIS = Selector("this")

STORED: EffectKind = "stored"
RULE_BOX: EffectKind = "rule box"
"""The kinds of these effects."""

TAKE_PRIZES = "prize cards of this"
"""How many Prize cards a Pokémon is worth that is Knocked Out."""


def _banished_instead(filled: Filled) -> Effect:
    """Where a card would be destroyed, this is banished out of the discard pile, if its player likes."""
    would: str = filled["would"]
    if not would.startswith("destroyed"):
        raise Unsaid("a card leaves the discard pile for the destruction of others (write 'would be destroyed')")
    banished = Left("may", step=Counted("exile", THIS, amount=Amount(1)))
    step = InsteadOfAll("instead", filled["cards"], would=would, step=banished, is_together="s_too" in filled)
    return Effect(STORED, (step,), zone="GY")


def _worth(filled: Filled) -> Effect:
    return Effect(RULE_BOX, (Counted(TAKE_PRIZES, THIS, amount=Amount(filled.get("count", 0))),))


_BOX = "[{rule_of} ](when|if) (this|your|a) (Pokémon|TAG TEAM)[{box}] (is|has been) Knocked Out"

FORMS = (
    Form(
        "if {cards} would[{s_too}] {would}, you can banish this card from your (GY|graveyard) instead",
        _banished_instead,
    ),
    Form(f"{_BOX}, [your ]opponent takes {{count}} Prize card[s]", _worth),
    Form(f"{_BOX}, [your ]opponent (can't|cannot) take any Prize cards for it", _worth),
)
"""Effects that say this."""

PARTS = (
    flag("s_too", " together"),
    words("chapter", {said: When(f"{CHAPTER}{at}", THIS) for at, said in enumerate(CHAPTERS, 1)}),
    Token(
        "box", r"[ -](?:ex|EX|GX|VMAX|VSTAR|V-UNION|V)\b", (" ex", "-GX", " VMAX"), "what a Pokémon is besides",
    ),
    Token(
        "rule_of", r"(?:(?:Mega Evolution |Tera )?Pokémon[ -])?(?:ex|EX|GX|VMAX|VSTAR|V-UNION|V|TAG TEAM) [Rr]ule:",
        ("Pokémon ex rule:", "VMAX rule:"), "what a rule is printed for",
    ),
)  # fmt: skip
"""What these forms are made of."""
