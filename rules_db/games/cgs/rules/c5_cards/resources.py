"""Section 5.6: where resource cards go, and what mana does."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card, Mana
from rules_db.games.cgs.words import Until, Zone


@book.rule("5.6.2")
def goes_to_resource_area(card: Card, zone: Zone) -> Refusal | None:
    """A resource card that is played goes into the resource area, or is attached."""
    if zone in (Zone.RESOURCES, Zone.ATTACHED):
        return None
    return book.refuse("5.6.2", card=card.id, zone=str(zone))


@book.rule("5.6.3", without=1)
def most_in_area() -> int:
    """Any number of resource cards can lie in a resource area."""
    return 10**9


@book.rule("5.6.5", without=False)
def goes_to_pool() -> bool:
    """Resource cards add their mana to the mana pool of their player."""
    return True


@book.rule("5.6.6", without=())
def to_spend(pool: Sequence[Mana]) -> list[Mana]:
    """Mana in the mana pool can be spent on mana costs."""
    return [*pool]


@book.rule("5.6.8", without=False)
def is_lost_after_phase(mana: Mana) -> bool:
    """Mana that has not been spent is lost after the phase, apart from winnings (16.7.5)."""
    return mana.until is Until.PHASE


@book.rule("5.6.9.a", without=True)
def pays_for(host: str, card: str) -> bool:
    """A resource card that is attached to a card pays the costs of that card only."""
    return host == card


@book.rule("5.6.9.b", without=False)
def lies_beneath() -> bool:
    """A resource card that is attached lies underneath its recipient, in the zone of that."""
    return True


@book.rule("5.6.9.c", without=False)
def may_be_attached_to_resource() -> bool:
    """A resource card that is attached can be attached to another resource card."""
    return True


@book.rule("5.6.9.d", without=False)
def adds_to_host() -> bool:
    """A resource card that makes mana also makes that of each Energy attached to it."""
    return True
