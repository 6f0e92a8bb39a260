"""What texts make of damage to players: none of effects, half or twice that of battles, and as much as was taken."""

from typing import Any

import pytest
from cgs_idiom import monster, spell
from cgs_table import GAME, casting, lying, settled, summon, table_with

from rules_db.games.cgs.actions.values import AttackWith, Blow
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone


def lost(table: Table) -> tuple[int, int]:
    """How much life Ann and Bob have lost."""
    return 20 - table.players["Ann"].life, 20 - table.players["Bob"].life


def struck(*cards: dict[str, Any], by: str = "Hog", to: str = "Pig") -> Table:
    """The table once an attack of Ann's is over, and all that it sets off."""
    table = table_with(*cards, phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", (Blow(by, to),)))
    return settled(table)


def hog(text: str = "", offense: str = "4000") -> dict[str, Any]:
    return summon("Ann", monster("Hog", text, offense=offense))


PIG = summon("Bob", monster("Pig", offense="2000"))
HALL = {"name": "Hall", "types": ["Continuous Spell"]}


def hall(text: str, player: str = "Bob") -> dict[str, Any]:
    return lying(player, "backrow zone", HALL | {"text": text}, place=3)


@pytest.mark.parametrize(("text", "expected"), [("", (0, 3)), ("You take no effect damage.", (0, 0)),
                                                ("You take no battle damage.", (0, 3))])  # fmt: skip
def test_effects_do_no_damage(text: str, expected: tuple[int, int]) -> None:
    done = "Inflict 3000 damage to your opponent."
    assert lost(spell(done, hall(text))) == expected
    bolt = "This deals 3 damage to target player."
    assert lost(casting(bolt, hall(text), game="Magic", targets=("Bob",))) == expected


def test_battles_still_do() -> None:
    assert lost(struck(hog(), PIG, hall("You take no effect damage."))) == (0, 2)


def test_it_is_so_for_a_turn() -> None:
    table = spell("You take no effect damage this turn.", lying("Ann", "hand", {
        "name": "Spark", "types": ["Quick-Play Spell"], "text": "Inflict 1000 damage to each player."}))  # fmt: skip
    GAME.apply(table, GAME.parse(table, "Ann activates Spark"))
    assert lost(settled(table)) == (0, 1)


@pytest.mark.parametrize(("text", "expected"), [
    ("Any battle damage it inflicts to your opponent is doubled.", 4),
    ("Any battle damage this card inflicts to your opponent is tripled.", 6), ("", 2),
])  # fmt: skip
def test_its_battle_damage_is_more(text: str, expected: int) -> None:
    assert lost(struck(hog(text), PIG)) == (0, expected)
    assert lost(struck(hog(text), summon("Ann", monster("Cat", offense="4000")), PIG, by="Cat")) == (0, 2)


def test_what_its_effect_deals_is_not() -> None:
    text = "Any battle damage this card inflicts to your opponent is doubled. "
    text += "Once per turn: You can inflict 1000 damage to your opponent."
    table = table_with(hog(text))
    GAME.apply(table, GAME.parse(table, "Ann activates Hog's effect"))
    assert lost(settled(table)) == (0, 1)


@pytest.mark.parametrize(("to", "expected"), [("Pig", 2), ("Cat", 1)])
def test_battles_of_one_card_cost_half(to: str, expected: int) -> None:
    text = "Any battle damage you take from battles involving this card is halved."
    cat = summon("Bob", monster("Cat", text, offense="2000"))
    assert lost(struck(hog(), PIG, cat, to=to)) == (0, expected)


RING = (
    "Target 1 face-up monster your opponent controls; destroy that face-up monster, and if you do, take damage equal "
    "to its original ATK, then inflict damage to your opponent, equal to the damage you took."
)


@pytest.mark.parametrize(("more", "expected"), [((), (2, 2)), (("You take no effect damage.",), (0, 0))])
def test_the_ring_burns_both(more: tuple[str, ...], expected: tuple[int, int]) -> None:
    table = spell(RING, PIG, *(hall(each, "Ann") for each in more), targets=("Pig",))
    assert (table.cards["Pig"].zone, lost(table)) == (Zone.DISCARD, expected)


def test_the_ring_burns_nobody_where_nothing_is_destroyed() -> None:
    pig = summon("Bob", monster("Pig", "Cannot be destroyed by card effects.", offense="2000"))
    assert lost(spell(RING, pig, targets=("Pig",))) == (0, 0)
