"""In which columns cards lie, as the players face each other (section 2.1)."""

import pytest
from cgs_table import ELF, OGRE, summon, table_with

from rules_db.games.cgs.doing.zones.geometry import share_column


def are_in_one(mine: int, theirs: int, *others: str) -> bool:
    """Whether an Elf of Ann's and an Ogre of Bob's share a column, with these others at the table."""
    players = [{"name": each} for each in ("Ann", "Bob", *others)]
    table = table_with(summon("Ann", ELF, place=mine), summon("Bob", OGRE, place=theirs), players=players)
    return share_column(table, table.cards["Elf"], table.cards["Ogre"])


@pytest.mark.parametrize(("mine", "theirs", "is_one"), [(1, 5, True), (2, 4, True), (3, 3, True), (1, 1, False)])
def test_the_first_column_of_one_is_the_fifth_of_the_other(mine: int, theirs: int, is_one: bool) -> None:
    assert are_in_one(mine, theirs) is is_one


@pytest.mark.parametrize("theirs", range(1, 6))
def test_three_players_face_nobody(theirs: int) -> None:
    assert not any(are_in_one(mine, theirs, "Cat") for mine in range(1, 6))
