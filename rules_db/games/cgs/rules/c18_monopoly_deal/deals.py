"""Rules 18.6.4–7: Forced Deal, Sly Deal and Deal Breaker."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.state import Card


@book.rule("18.6.4", without=())
def swapped(own: Card, other: Card, player: str) -> tuple[tuple[Card, str], ...]:
    """Forced Deal: one's own Property card for one of another player: which card goes to whom."""
    return ((other, player), (own, other.controller))


@book.rule("18.6.4.a")
def other_is_in_no_full_set(card: Card, is_in_full_set: bool) -> Refusal | None:
    """No Property card is swapped that is part of a full set."""
    return book.refuse("18.6.4.a", card=card.id) if is_in_full_set else None


@book.rule("18.6.4.b")
def own_is_in_no_full_set(card: Card, is_in_full_set: bool) -> Refusal | None:
    """That holds for one's own Property card of the swap too."""
    return book.refuse("18.6.4.b", card=card.id) if is_in_full_set else None


@book.rule("18.6.5", without=())
def stolen_by_sly_deal(card: Card) -> tuple[Card, ...]:
    """Sly Deal: one Property card is stolen."""
    return (card,)


@book.rule("18.6.5.a")
def is_in_no_full_set(card: Card, is_in_full_set: bool) -> Refusal | None:
    """Sly Deal cannot steal a Property card that is part of a full set."""
    return book.refuse("18.6.5.a", card=card.id) if is_in_full_set else None


@book.rule("18.6.5.b", without=False)
def lies_as_it_was(is_tapped: bool) -> bool:
    """A card that is stolen or swapped goes to the resource area, tapped or untapped as it was."""
    return is_tapped


@book.rule("18.6.6", without=False)
def land_counts(is_land: bool, is_with_energies: bool) -> bool:
    """A land without Energies counts as a Property card that is not part of a full set."""
    return is_land and not is_with_energies


@book.rule("18.6.6.a")
def is_no_energy(card: Card) -> Refusal | None:
    """No Energy is swapped or stolen by itself."""
    return book.refuse("18.6.6.a", card=card.id) if is_of(card, "Energy") else None


@book.rule("18.6.6.b", without=False)
def is_with_energies(energies: int) -> bool:
    """One Energy on a land is enough."""
    return energies >= 1


@book.rule("18.6.7", without=())
def stolen_by_deal_breaker(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Deal Breaker: one complete set is stolen."""
    return tuple(cards)


@book.rule("18.6.7.a", without=False)
def takes_buildings() -> bool:
    """Deal Breaker takes the buildings on the set along."""
    return True


@book.rule("18.6.7.b", without=False)
def land_is_set(is_land: bool, is_with_energies: bool) -> bool:
    """A land with Energies can be the complete set."""
    return is_land and is_with_energies


@book.rule("18.6.7.c", without=False)
def takes_other_attached() -> bool:
    """All other attached cards count as buildings."""
    return True
