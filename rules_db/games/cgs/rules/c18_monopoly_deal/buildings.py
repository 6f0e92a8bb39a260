"""Section 18.7: Houses and Hotels, where they can be added and what they add."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card

NEVER = ("Railroad", "Utility")


@book.rule("18.7.1", without=False)
def takes_house(is_full_set: bool) -> bool:
    """A House can be added to a full set that one owns."""
    return is_full_set


@book.rule("18.7.2")
def is_built_on(card: Card, color: str) -> Refusal | None:
    """No building is added to railroads or utilities."""
    return book.refuse("18.7.2", card=card.id, color=color) if color in NEVER else None


@book.rule("18.7.3", without=0)
def added_by_house(is_house: bool) -> int:
    """A House adds $3M to the rent value."""
    return 3 if is_house else 0


@book.rule("18.7.4", without=False)
def house_is_attached() -> bool:
    """A House is attached directly to the card."""
    return True


@book.rule("18.7.5")
def has_no_house(card: Card, houses: int) -> Refusal | None:
    """A card with a House cannot have another one."""
    return book.refuse("18.7.5", card=card.id, houses=houses) if houses else None


@book.rule("18.7.6", without=False)
def permanent_takes_house(has_energy: bool) -> bool:
    """A permanent that has an Energy can get a House as well."""
    return has_energy


@book.rule("18.7.7", without=False)
def takes_hotel(is_full_set: bool) -> bool:
    """A Hotel can be added to a full set that one owns."""
    return is_full_set


@book.rule("18.7.9", without=0)
def added_by_hotel(is_hotel: bool) -> int:
    """A Hotel adds $4M to the rent value."""
    return 4 if is_hotel else 0


@book.rule("18.7.10", without=False)
def hotel_is_attached() -> bool:
    """A Hotel is attached directly to the card."""
    return True


@book.rule("18.7.11")
def has_no_hotel(card: Card, hotels: int) -> Refusal | None:
    """A card with a Hotel cannot have another one."""
    return book.refuse("18.7.11", card=card.id, hotels=hotels) if hotels else None


@book.rule("18.7.12")
def has_house(card: Card, houses: int) -> Refusal | None:
    """A Hotel is only added to a card that has a House already."""
    return None if houses else book.refuse("18.7.12", card=card.id)


@book.rule("18.7.13", without=False)
def permanent_takes_hotel(has_energy: bool) -> bool:
    """A permanent that has an Energy can get a Hotel as well."""
    return has_energy


@book.rule("18.7.14")
def has_one_of_each(card: Card, on_other_cards: int) -> Refusal | None:
    """A set has one House and one Hotel at most, both on the same card."""
    return book.refuse("18.7.14", card=card.id, elsewhere_in_set=on_other_cards) if on_other_cards else None


@book.rule("18.7.14.a", without=False)
def begins_set_of_its_own(has_buildings: bool) -> bool:
    """A card with a building does not count together with another one that has a building."""
    return has_buildings


@book.rule("18.7.15", without=True)
def count_in_set(is_full: bool) -> bool:
    """Buildings on a set that is no longer full add nothing."""
    return is_full


@book.rule("18.7.16", without=False)
def lies_beneath() -> bool:
    """A building in play lies beneath its card and takes up no backrow zone."""
    return True


@book.rule("18.7.17")
def is_under_control(card: Card, player: str) -> Refusal | None:
    """A permanent only gets a building of the player who controls it."""
    return None if card.controller == player else book.refuse("18.7.17", card=card.id, controller=card.controller)


@book.rule("18.7.18", without=False)
def is_idle_on(color: str) -> bool:
    """A building on a card that has become a railroad or a utility adds nothing."""
    return color in NEVER
