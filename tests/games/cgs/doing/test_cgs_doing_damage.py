"""Damage that effects deal: how it is divided, whose it is, what is hurt by it, and what is healed."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, MOUSE, OGRE, RAT, done, lying, play_out, source, summon, table_with

from rules_db.games.cgs.actions.values import Activate, Choose, Play
from rules_db.games.cgs.card_text.doing.activating import MOST_AIMS
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

WALL = {**OGRE, "name": "Wall", "groups": ["Wall"], "offense": "0", "defense": "9"}
ANY_NUMBER = "this deals 3 damage divided as you choose among any number of targets"
WALKER = {"name": "Walker", "types": ["planeswalker"], "loyalty": 6}


def hurt(table: Table) -> tuple[int, int]:
    """The life that Bob has lost, and the damage on the Wall."""
    return 20 - table.players["Bob"].life, table.cards["Wall"].damage


@pytest.mark.parametrize(
    ("targets", "choices", "lost"),
    [
        (("Bob",), [], (3, 0)),
        (("Wall", "Bob"), [("Bob",)], (2, 1)),
        (("Wall", "Bob"), [("Wall",)], (1, 2)),
    ],
)
def test_each_target_gets_one_and_the_rest_as_its_player_likes(targets: Any, choices: Any, lost: Any) -> None:
    assert hurt(done(ANY_NUMBER, summon("Bob", WALL), targets=targets, choices=choices)) == lost


def test_as_many_targets_as_there_is_damage_get_one_each() -> None:
    table = done(ANY_NUMBER, summon("Bob", WALL), summon("Bob", OGRE), targets=("Wall", "Ogre", "Bob"))

    assert (*hurt(table), table.cards["Ogre"].damage) == (1, 1, 1)


@pytest.mark.parametrize(("amount", "is_refused"), [("2", True), ("3", False), ("4", False)])
def test_there_are_no_more_targets_than_there_is_damage(amount: str, is_refused: bool) -> None:
    text = f"you can: this deals {amount} damage divided as you choose among any number of targets"
    table = table_with(source(text), summon("Bob", WALL), summon("Bob", OGRE))

    assert (GAME.why_not(table, Activate("Ann", "Source", 1, ("Wall", "Ogre", "Bob"))) is not None) is is_refused


@pytest.mark.parametrize(
    "text", ["target creature deals 2 damage to you", "destroy target creature, it deals 2 damage to you"]
)
def test_damage_that_another_card_deals_is_that_of_its_player(text: str) -> None:
    table = table_with(source(f"you can: {text}"), summon("Bob", OGRE))
    GAME.apply(table, Activate("Ann", "Source", 1, ("Ogre",)))
    (event,) = (each for each in play_out(table) if each.kind == "damage")

    assert (event.who, event.get("by"), event.get("to"), event.get("amount")) == ("Bob", "Ogre", "Ann", "2")


@pytest.mark.parametrize(
    ("targets", "choices", "told"),
    [(("Wall",), (), []), (("Wall", "Bob"), [("Bob",)], [["Wall: 1", "Bob: 2"]])],
)
def test_how_it_is_divided_among_several_is_told(targets: Any, choices: Any, told: list[list[str]]) -> None:
    table = table_with(source(f"you can: {ANY_NUMBER}"), summon("Bob", WALL))
    events = [*GAME.apply(table, Activate("Ann", "Source", 1, targets)), *play_out(table, *choices)]

    assert [each.get("among") for each in events if each.kind == "divided"] == told


@pytest.mark.parametrize(("x", "targets"), [(1, 1), (2, 2)])
def test_x_damage_is_divided_among_no_more_targets_than_x(x: int, targets: int) -> None:
    text = "this deals X damage divided as you choose among any number of targets"
    rite = {"name": "Rite", "types": ["sorcery"], "cost": "{X}{R}", "text": text}
    players = [{"name": "Ann", "mana": {"red": x + 1}}, {"name": "Bob"}]
    table = table_with(lying("Ann", "hand", rite), summon("Bob", WALL), players=players)
    GAME.apply(table, Play("Ann", "Rite", Zone.BACKROW, 1, said=f"X = {x}", targets=("Wall", "Bob")[:targets]))
    play_out(table)

    assert hurt(table) == (targets - 1, 1)


def test_the_part_of_who_has_left_is_lost() -> None:
    door = {"name": "Door", "types": ["artifact"], "text": "quick effect: exile target Ogre"}
    table = table_with(
        source(f"you can: {ANY_NUMBER}"), summon("Bob", WALL), summon("Bob", OGRE), lying("Bob", "backrow zone", door)
    )
    GAME.apply(table, Activate("Ann", "Source", 1, ("Ogre", "Wall")))
    assert table.choice is not None
    assert (table.choice.player, table.choice.options, table.choice.least) == ("Ann", ["Ogre", "Wall"], 1)
    GAME.apply(table, Choose("Ann", "choose", ("Ogre",)))
    GAME.apply(table, Activate("Bob", "Door", 1, ("Ogre",)))
    play_out(table)

    assert hurt(table) == (0, 1)


@pytest.mark.parametrize(
    ("text", "targets", "damage"),
    [
        ("this deals 2 damage to target creature", ("Wall",), 2),
        ("target creature deals damage equal to its power to target creature", ("Ogre", "Wall"), 3),
        ("target creature deals 2 damage to target creature", ("Ogre", "Wall"), 2),
        ("each creature you control deals 1 damage to target creature", ("Wall",), 0),
        ("each creature opponent controls deals 1 damage to target creature", ("Wall",), 3),
        ("put 2 damage counters on target creature", ("Wall",), 2),
        ("put 2 damage counters on each creature opponent controls", (), 2),
        ("target creature fights target creature", ("Wall", "Ogre"), 3),
        ("target creature fights target creature", ("Wall", "Wall"), 0),
    ],
)
def test_who_deals_how_much(text: str, targets: Any, damage: int) -> None:
    table = done(text, summon("Bob", WALL), summon("Bob", OGRE), summon("Bob", ELF), targets=targets)

    assert table.cards["Wall"].damage == damage


def test_damage_of_another_card_is_on_the_scale_of_what_says_it() -> None:
    bite = "target monster deals 2000 damage to target monster"
    table = done(bite, summon("Bob", WALL), summon("Bob", OGRE), targets=("Ogre", "Wall"), game="Yu-Gi-Oh!")
    assert table.cards["Wall"].damage == 2
    table = done(bite, summon("Bob", WALL), summon("Ann", GOLEM), targets=("Golem", "Wall"), game="Yu-Gi-Oh!")
    assert table.cards["Wall"].damage == 2


def test_a_planeswalker_takes_damage_and_other_cards_do_not() -> None:
    relic = lying("Bob", "backrow zone", {"name": "Relic", "types": ["artifact"]})
    walker = lying("Bob", "backrow zone", WALKER, state={"counters": {"loyalty": 6}})
    text = "this deals 3 damage to each permanent, put 2 damage counters on each permanent"
    table = done(text, relic, walker, summon("Bob", WALL))

    assert (table.cards["Relic"].damage, table.cards["Relic"].zone) == (0, Zone.BACKROW)
    assert table.cards["Wall"].damage == 5
    assert table.cards["Walker"].counters == {"loyalty": 1}


def test_only_who_can_be_hurt_fights() -> None:
    chest = {"name": "Chest", "types": ["artifact"]}
    table = done("target creature fights target artifact", summon("Bob", OGRE), lying("Bob", "backrow zone", chest),
                 targets=("Ogre", "Chest"))  # fmt: skip

    assert (table.cards["Ogre"].damage, table.cards["Chest"].damage) == (0, 0)


@pytest.mark.parametrize(
    ("text", "damage", "left"),
    [
        ("heal 20 damage from target Pokémon", 3, 1),
        ("heal 20 damage from target Pokémon", 2, 0),
        ("heal 20 damage from target Pokémon", 1, 0),
        ("heal all damage from target Pokémon", 5, 0),
        ("remove 2 damage counters from target Pokémon", 5, 3),
        ("remove 5 damage counters from target Pokémon", 8, 3),
        ("remove all damage counters from target Pokémon", 5, 0),
    ],
)
def test_no_more_is_healed_than_there_is(text: str, damage: int, left: int) -> None:
    mouse = summon("Ann", MOUSE | {"defense": "90"}, state={"damage": damage})

    assert done(text, mouse, targets=("Mouse",), game="Pokémon").cards["Mouse"].damage == left


def test_who_is_healed_of_nothing_is_not_healed() -> None:
    text = "heal 20 damage from target Pokémon, if you do draw 1"
    hurt_mouse = summon("Ann", MOUSE, state={"damage": 1})
    assert len(done(text, hurt_mouse, targets=("Mouse",), game="Pokémon").lying("Ann", Zone.HAND)) == 1
    assert done(text, summon("Ann", MOUSE), targets=("Mouse",), game="Pokémon").lying("Ann", Zone.HAND) == []


@pytest.mark.parametrize(
    ("first", "lost"),
    [
        ("prevent the next 2 damage to target player this turn", [1, 4]),
        ("prevent the next 5 damage to target player this turn", [0, 1]),
        ("prevent all damage to target player this turn", [0, 0]),
        ("prevent all combat damage to target player this turn", [3, 6]),
        ("prevent all damage this turn", [0, 0]),
        ("prevent all damage that would be dealt by this this turn", [0, 0]),
        ("prevent all damage that would be dealt to and dealt by this this turn", [0, 0]),
        ("prevent all damage that would be dealt to this this turn", [3, 6]),
    ],
)
def test_what_is_prevented_of_damage_to_a_player(first: str, lost: list[int]) -> None:
    text = f"you can: {first}; you can: this deals 3 damage to opponent"
    table = table_with(source(text))
    GAME.apply(table, Activate("Ann", "Source", 1, ("Bob",) if "target" in first else ()))
    play_out(table)
    seen = []
    for _ in range(2):
        GAME.apply(table, Activate("Ann", "Source", 2))
        play_out(table)
        seen.append(20 - table.players["Bob"].life)

    assert seen == lost


def test_each_of_several_has_a_shield_of_its_own() -> None:
    text = "prevent the next 2 damage to each creature this turn, this deals 3 damage to each creature"
    table = done(text, summon("Bob", WALL), summon("Ann", OGRE), summon("Ann", ELF))

    assert [table.cards[each].damage for each in ("Wall", "Ogre")] == [1, 1]
    assert table.cards["Elf"].zone is Zone.DISCARD


def test_damage_counters_are_spread_one_by_one() -> None:
    text = "put 3 damage counters on opponent's Pokémon in any way you like"
    table = done(text, summon("Bob", MOUSE), lying("Bob", "Extra Summon Zone", RAT), summon("Ann", MOUSE, "Mine"),
                 choices=[("Rat",), ("Mouse",), ("Rat",)], game="Pokémon")  # fmt: skip

    assert [table.cards[each].damage for each in ("Mouse", "Rat", "Mine")] == [1, 2, 0]


def test_damage_that_one_text_lets_through_another_prevents() -> None:
    texts = ("prevent all combat damage to you", "prevent all damage to you")
    shields = [
        lying("Bob", "backrow zone", {"name": f"Shield {at}", "types": ["enchantment"], "text": text})
        for at, text in enumerate(texts)
    ]

    assert done("this deals 3 damage to opponent", *shields).players["Bob"].life == 20


def test_of_very_many_targets_the_first_ways_to_aim_are_offered_and_all_are_allowed() -> None:
    wide = "you can: this deals 10 damage divided as you choose among any number of target lands"
    lands = [lying("Bob", "resource area", {"name": f"Land {at:02}", "types": ["land"]}) for at in range(30)]
    table = table_with(source(wide), *lands)
    ways = [each.targets for each in GAME.options(table) if isinstance(each, Activate)]
    last = tuple(f"Land {at}" for at in range(20, 30))

    assert len(ways) == MOST_AIMS
    assert last not in ways
    assert GAME.why_not(table, Activate("Ann", "Source", 1, last)) is None
