"""Rules 503.3 and 504.4: what banishing and discarding are."""

from __future__ import annotations

from rules_db.games.resummoned import moving
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.state import Zone


@book.rule("503.3")
def banishing(card: str, who: str) -> moving.Move | None:
    """To banish a card is to move it from the zone that holds it into the Banished Zone."""
    return moving.Move(card, Zone.BANISHED, "banished", "503.3", who=who)


@book.rule("504.4")
def discarding(card: str, who: str) -> moving.Move | None:
    """To discard a card is to move it out of the hand and into the Graveyard."""
    return moving.Move(card, Zone.GRAVEYARD, "discarded", "504.4", who=who)
