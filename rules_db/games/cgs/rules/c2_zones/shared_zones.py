"""Sections 2.1, 2.3 and 2.4: how zones lie to each other, and the places that are shared or for poker."""

from __future__ import annotations

from rules_db.games.cgs.book import book
from rules_db.games.cgs.words import Zone


@book.rule("2.1.3", without=False)
def has_rows(zone: Zone) -> bool:
    """Main Summon Zones and backrow zones form two rows, each counted from 1 to 5 from the left."""
    return zone in (Zone.SUMMON, Zone.BACKROW)


@book.rule("2.1.3.a", without=False)
def is_adjacent(one: int, other: int) -> bool:
    """Zones with successive numbers in one row are adjacent, and no others."""
    return abs(one - other) == 1


@book.rule("2.1.4", without=False)
def is_in_column(one: int, other: int) -> bool:
    """A Main Summon Zone and a backrow zone with the same number are in one column."""
    return one == other


@book.rule("2.1.5", without=0)
def column_of_extra_summon_zone() -> int:
    """The Extra Summon Zone is in the column of the third Main Summon Zone."""
    return 3


@book.rule("2.1.6", without=0)
def facing_column(column: int, players: int) -> int:
    """With two players facing columns are one: the first of one is the fifth of the other; 0 for none."""
    return 6 - column if players == 2 else 0


@book.rule("2.1.7", without=1)
def most_in_pile() -> int:
    """Any number of cards can lie in an exiled zone, a bank zone, a betting zone or the zone of a deck."""
    return 10**9


@book.value("2.4.2", without=0)
def dealers_zones() -> int:
    """There are five Dealer's zones."""
    return 5


@book.value("2.4.3", without=0)
def hold_em_zones() -> int:
    """Each player has two Hold 'em zones."""
    return 2
