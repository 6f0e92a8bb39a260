"""Cards that are exiled until another one leaves."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, OGRE, lying, play_out, summon, table_with

from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

JAILER = {
    "name": "Jailer", "types": ["creature"], "offense": "1", "defense": "4", "cost": "",
    "text": "When this enters, exile target creature an opponent controls until this leaves the battlefield.",
}  # fmt: skip


def jailed(*cards: dict[str, Any], text: str = "") -> Table:
    """The table once Ann's Jailer has entered and exiled Bob's Ogre."""
    swat = {"name": "Swat", "types": ["artifact"], "text": text or "{T}: Destroy target creature."}
    jailer = lying("Ann", "hand", JAILER)
    table = table_with(jailer, summon("Bob", OGRE), lying("Ann", "backrow zone", swat), *cards)
    GAME.apply(table, Play("Ann", "Jailer", Zone.SUMMON, 2))
    play_out(table)
    return table


def use(table: Table, *targets: str, choices: Any = ()) -> None:
    GAME.apply(table, Activate("Ann", "Swat", 1, targets))
    play_out(table, *choices)


def test_what_is_exiled_comes_back_to_its_owner() -> None:
    table = jailed()
    assert table.cards["Ogre"].zone is Zone.EXILE
    use(table, "Jailer")
    assert (table.cards["Ogre"].zone, table.cards["Ogre"].controller) == (Zone.SUMMON, "Bob")
    assert not table.lasting


@pytest.mark.parametrize("text", ["{T}: Exile target creature.", "{T}: Return target creature to its owner's hand."])
def test_it_comes_back_however_the_other_leaves(text: str) -> None:
    table = jailed(text=text)
    use(table, "Jailer")
    assert table.cards["Ogre"].zone is Zone.SUMMON


def test_another_that_leaves_changes_nothing() -> None:
    table = jailed(summon("Ann", ELF))
    use(table, "Elf")
    assert table.cards["Ogre"].zone is Zone.EXILE


def test_what_has_left_the_exiled_zone_does_not_come_back() -> None:
    table = jailed(text="you can: return all cards in either exile to hand; you can: destroy target creature")
    use(table)
    GAME.apply(table, Activate("Ann", "Swat", 2, ("Jailer",)))
    play_out(table)
    assert (table.cards["Jailer"].zone, table.cards["Ogre"].zone) == (Zone.DISCARD, Zone.HAND)


def test_nothing_is_exiled_if_it_has_left_before() -> None:
    table = table_with(lying("Ann", "hand", JAILER), summon("Bob", OGRE), lying("Ann", "backrow zone", {
        "name": "Swat", "types": ["artifact"], "text": "When a creature enters, destroy all creatures you control.",
    }))  # fmt: skip
    GAME.apply(table, Play("Ann", "Jailer", Zone.SUMMON, 2))
    play_out(table, ("Jailer",))
    assert (table.cards["Jailer"].zone, table.cards["Ogre"].zone) == (Zone.DISCARD, Zone.SUMMON)
