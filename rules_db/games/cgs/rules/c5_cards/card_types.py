"""Section 5.7: cards of several categories, and cards whose card types change."""

from __future__ import annotations

from collections.abc import Set

from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import Role
from rules_db.games.cgs.words import SUMMON_ZONES, Zone


@book.rule("5.7.2", without=False)
def can_change() -> bool:
    """An effect can change the card types of a card."""
    return True


@book.rule("5.7.3", without=())
def places_of_summons() -> tuple[Zone, ...]:
    """A summon in play must occupy a Summon Zone, whatever other card types it has."""
    return SUMMON_ZONES


@book.rule("5.7.4", without=())
def places_of_lands() -> tuple[Zone, ...]:
    """A land in play that is not also a summon must lie in the resource area."""
    return (Zone.RESOURCES,)


@book.rule("5.7.7", without=(Role.BACKROW, Role.RESOURCE, Role.SUMMON, Role.OTHER))
def precedence() -> tuple[Role, ...]:
    """Summon takes precedence over resource, and resource over backrow."""
    return Role.SUMMON, Role.RESOURCE, Role.BACKROW, Role.OTHER


@book.rule("5.7.8", without=False)
def one_type_is_enough() -> bool:
    """A card with several card types is affected by whatever would affect one of them, wherever it lies."""
    return True


@book.rule("5.7.9", without=True)
def has_position_in_area() -> bool:
    """Cards in a resource area have no exact position there."""
    return False


@book.rule("5.7.10", without=False)
def moves_as_another(types: Set[str], printed: Set[str]) -> bool:
    """A card that is left with one new card type and nothing else moves to a zone for that type."""
    return bool(types) and not types & printed


@book.rule("5.7.12", without=False)
def moves_as_both(types: Set[str], printed: Set[str]) -> bool:
    """A card that gains a card type in addition to its own moves to the zone that is right for both."""
    return bool(types & printed)


@book.rule("5.7.11", without=False)
def is_discarded_as_another() -> bool:
    """A card of 5.7.10 for which the field has no room is discarded immediately."""
    return True


@book.rule("5.7.14", without=False)
def is_discarded_as_both() -> bool:
    """A card of 5.7.12 for which the field has no room is discarded immediately."""
    return True


@book.rule("5.7.13", without=False)
def stays_whatever_it_is(zone: Zone) -> bool:
    """A card on the Uno pile or in a Dealer's zone stays where it is."""
    return zone in (Zone.UNO_PILE, Zone.DEALERS_ZONE)


@book.rule("5.7.15", without=False)
def controller_chooses() -> bool:
    """The controller chooses the zone to which the card goes, among the free ones of that player's side."""
    return True


@book.rule("5.7.16", without=True)
def is_played_by_moving() -> bool:
    """Such a move is neither playing nor summoning the card."""
    return False


@book.rule("5.7.17", without=True)
def enters_by_moving() -> bool:
    """A card that moves so does not enter play anew."""
    return False


@book.rule("5.7.18", without=False)
def keeps_attached() -> bool:
    """What is attached to a card that moves so stays attached."""
    return True


@book.rule("5.7.19", without=False)
def moves_back() -> bool:
    """When the change of card type ends, the card moves back."""
    return True
