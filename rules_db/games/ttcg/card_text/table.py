"""What cards can say, for readers; and what one step says, for whoever looks at a card."""

from __future__ import annotations

from functools import cache

from rules_db.engine.card_text.table import CardText, sentences_of
from rules_db.games.ttcg.card_text.entries import VERBS
from rules_db.games.ttcg.card_text.reading import TEXT, grammar


@cache
def card_text() -> CardText:
    """The whole table."""
    return CardText(grammar(), TEXT, sentences_of(VERBS, grammar(), acts="step", stands="standing_step"))
