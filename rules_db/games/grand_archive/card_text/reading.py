"""The text of a card, read into data: 'put Wolf onto the field, draw 1. draw 1'.

A full stop ends an effect, and commas part its steps: here are two effects, the first of two steps.
"""

from functools import cache

from rules_db.engine.card_text.grammar import Grammar
from rules_db.engine.card_text.parts import Row
from rules_db.engine.card_text.unreadable import Unreadable
from rules_db.engine.kernel import BadSetup
from rules_db.games.grand_archive.card_text.nouns import NOUNS
from rules_db.games.grand_archive.card_text.verbs import VERBS
from rules_db.games.grand_archive.state import Effect

TEXT = "card_text"
"""The part that the whole text of a card is."""

JOINTS = (", then ", ", and ", ", ", ",")

NO_SUPERTYPES = "none"


@cache
def grammar() -> Grammar:
    """All that a card can say."""
    steps = VERBS.sentences("step", "a step", lambda verb: verb.act is not None, "{verb} does nothing")
    return Grammar.of((Row(TEXT, "effect", (". ", ".")), Row("effect", "step", JOINTS), steps, *NOUNS))


@cache
def read_effects(text: str) -> tuple[Effect, ...]:
    """The effects that a cell describes, each with its steps; raises BadSetup."""
    said = text.strip().removesuffix(".")
    if not said:
        return ()
    try:
        return tuple(tuple(step for _, step in effect) for _, effect in grammar().read(TEXT, said))
    except Unreadable as problem:
        raise BadSetup(f"card text {text!r}, {problem}") from None


def read_supertypes(text: str) -> tuple[str, ...]:
    """'unique regalia' -> both; '' and 'none' -> none."""
    return () if text == NO_SUPERTYPES else tuple(text.split())
