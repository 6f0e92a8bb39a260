"""What monsters say of a battle whose damage is dealt: after damage calculation, at the end of the Damage Step."""

from typing import Any

import pytest
from cgs_idiom import monster
from cgs_table import ELF, GAME, MOUSE, hand, settled, summon, table_with

from rules_db.games.cgs.actions.values import AttackWith, Blow
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone


def struck(*cards: dict[str, Any], by: str = "Hog", to: str = "Pig") -> Table:
    """The table once an attack of Ann's is over, and all that it sets off."""
    table = table_with(*cards, phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", (Blow(by, to),)))
    return settled(table)


def hog(text: str, offense: str = "1500") -> dict[str, Any]:
    return summon("Ann", monster("Hog", text, offense=offense))


def places(table: Table, *names: str) -> list[Zone]:
    return [table.cards[each].zone for each in names]


LADY = (
    "After damage calculation, when this card battles an opponent's monster: You can banish that monster, also banish "
    "this card."
)


@pytest.mark.parametrize("offense", ["100", "1500", "3000"])
def test_both_are_banished_whoever_is_stronger(offense: str) -> None:
    """Neither has left yet as the damage is reckoned."""
    table = struck(hog(LADY, offense), summon("Bob", monster("Pig")))
    assert places(table, "Hog", "Pig") == [Zone.EXILE, Zone.EXILE]


def test_it_does_so_where_it_is_attacked() -> None:
    table = struck(summon("Ann", monster("Hog")), summon("Bob", monster("Pig", LADY, offense="3000")))
    assert places(table, "Hog", "Pig") == [Zone.EXILE, Zone.EXILE]


def test_it_does_nothing_to_a_player() -> None:
    assert places(struck(hog(LADY), to="Bob"), "Hog") == [Zone.SUMMON]


def test_the_damage_has_been_dealt_by_then() -> None:
    pig = summon("Bob", monster("Pig", offense="500"))
    dull, table = struck(hog("", "3000"), pig), struck(hog(LADY, "3000"), pig)
    assert table.players["Bob"].life == dull.players["Bob"].life < 20


SPENT = "At the end of the Damage Step, if this card attacked: Change it to Defense Position."


@pytest.mark.parametrize("to", ["Pig", "Bob"])
def test_who_has_attacked_lies_down(to: str) -> None:
    cards = (hog(SPENT, "3000"), *((summon("Bob", monster("Pig")),) if to == "Pig" else ()))
    assert struck(*cards, to=to).cards["Hog"].is_defending


def test_who_was_attacked_does_not() -> None:
    table = struck(summon("Ann", monster("Hog")), summon("Bob", monster("Pig", SPENT, offense="3000")))
    assert not table.cards["Pig"].is_defending


def test_what_is_destroyed_is_there_no_more() -> None:
    text = "At the end of the Damage Step, if this card attacked: Return this card to the hand."
    pig = summon("Bob", monster("Pig", offense="2000"))
    assert places(struck(hog(text, "3000"), pig), "Hog") == [Zone.HAND]
    assert places(struck(hog(text, "1000"), pig), "Hog") == [Zone.DISCARD]


def test_summons_of_other_games_are_met_as_well() -> None:
    text = "After damage calculation, if this card battled a summon: Draw 1 card."
    for other in (ELF, MOUSE):
        table = struck(hog(text), summon("Bob", other | {"name": "Pig"}))
        assert len(hand(table, "Ann")) == 1
    assert hand(struck(hog(text), to="Bob"), "Ann") == []


def test_a_creature_battles_a_player_as_well() -> None:
    text = "After damage calculation, if this card battles: Draw 1 card."
    table = table_with(summon("Ann", ELF | {"text": text}), phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", (Blow("Elf", "Bob"),)))
    assert len(hand(settled(table), "Ann")) == 1
