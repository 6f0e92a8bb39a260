"""What cards of Grand Archive can say, for readers."""

from functools import cache

from rules_db.engine.card_text.table import CardText, sentences_of
from rules_db.games.grand_archive.card_text.reading import TEXT, grammar
from rules_db.games.grand_archive.card_text.verbs import VERBS


@cache
def card_text() -> CardText:
    """The whole table."""
    return CardText(grammar(), TEXT, sentences_of(VERBS, grammar(), acts="step"))
