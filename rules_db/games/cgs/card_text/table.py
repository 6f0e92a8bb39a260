"""What cards can say, for readers."""

from __future__ import annotations

from functools import cache

from rules_db.engine.card_text.table import CardText, sentences_of
from rules_db.games.cgs.card_text.entries import VERBS
from rules_db.games.cgs.card_text.printed.short import SHORT
from rules_db.games.cgs.card_text.reading import TEXT, grammar


@cache
def card_text() -> CardText:
    """The whole table."""
    said = sentences_of(VERBS, grammar(), acts="step", pays="cost", stands="standing_step")
    return CardText(grammar(), TEXT, said, tuple(SHORT.items()))
