"""Moves that become one of another card: its damage and its effect, with the means of the attacker (12.7.6.R1)."""

from typing import Any

import pytest
from cgs_pokemon import VOLT, WALL, attack, attacked, attacks_of, battle_of, harm
from cgs_table import MOUSE, OGRE, hand, lying, summon, table_with

from rules_db.games.cgs.state import Table

MIMIC = "Mimic [0]: Choose 1 of your opponent's Active Pokémon's attacks and use it as this attack."


def against(text: str, *cards: dict[str, Any], own: str = MIMIC, choices: Any = (), volt: Any = None) -> Table:
    """The table once Ann's Volt has attacked Bob's Wall, which has this text."""
    table = table_with(
        lying("Ann", "Extra Summon Zone", VOLT | {"text": own}, state=volt or {}),
        summon("Ann", MOUSE | {"text": "Nibble [0]: 30"}),
        lying("Bob", "Extra Summon Zone", WALL | {"text": text}), summon("Bob", MOUSE | {"name": "Rat"}),
        *cards, phase="Battle Phase",
    )  # fmt: skip
    return attack(table, *choices)


@pytest.mark.parametrize(("choice", "expected"), [("Wall: Bash", 4), ("Wall: Jab", 1)])
def test_one_of_the_other_moves_is_chosen_and_used(choice: str, expected: int) -> None:
    table = attacked(MIMIC, choices=[(choice,)])
    assert harm(table, "Wall") == [expected]


@pytest.mark.parametrize(
    "own",
    [
        "Mimic [0]: Choose 1 of the Defending Pokémon's attacks and use it as this attack.",
        "Mimic [0]: Choose 1 of the Defending Pokémon's attacks. Mimic copies that attack except for its Energy cost.",
        "Mimic [0]: Use 1 of the Defending Pokémon's attacks as this attack.",
        "Mimic [0]: Choose an attack from 1 of your opponent's Pokémon in play and use it as this attack.",
    ],
)
def test_it_costs_no_more_than_the_first_move(own: str) -> None:
    """Nobody has any Energy."""
    assert harm(against("Blaze [R][R][C]: 150", own=own), "Wall") == [15]


def test_what_it_does_besides_is_done_for_its_new_user() -> None:
    table = against("Feast [C]: 10. Draw 2 cards. This Pokémon does 20 damage to itself.")
    assert (harm(table, "Wall", "Volt"), len(hand(table, "Ann"))) == ([1, 2], 2)


@pytest.mark.parametrize(("damage", "expected"), [(0, 1), (5, 11)])
def test_what_changes_its_damage_is_reckoned_for_the_new_user(damage: int, expected: int) -> None:
    text = "Rage [C]: 10+. This attack does 20 more damage for each damage counter on this Pokémon."
    assert harm(against(text, volt={"damage": damage}), "Wall") == [expected]


def test_it_has_targets_of_its_own() -> None:
    text = "Snipe [C]: This attack does 30 damage to 1 of your opponent's Benched Pokémon."
    table = against(text, summon("Bob", MOUSE | {"name": "Bat"}), choices=[("Bat",)])
    assert harm(table, "Wall", "Rat", "Bat") == [0, 0, 3]


def test_one_of_the_bench_can_be_used() -> None:
    own = "Assist [0]: Choose 1 of your Benched Pokémon's attacks and use it as this attack."
    assert harm(against("Blaze [0]: 150", own=own), "Wall") == [3]


@pytest.mark.parametrize("text", [MIMIC, "", "Burst [0]: 90. (You can't use more than 1 VSTAR Power in a game.)"])
def test_where_no_move_can_be_chosen_nothing_is_done(text: str) -> None:
    assert harm(against(text), "Wall") == [0]


def test_a_creature_has_no_moves() -> None:
    """Ogre stands in the Active Spot, and is struck with nothing; 3 damage it deals back as it does to others."""
    table = table_with(
        lying("Ann", "Extra Summon Zone", VOLT | {"text": MIMIC}), lying("Bob", "Extra Summon Zone", OGRE),
        phase="Battle Phase",
    )  # fmt: skip
    assert harm(attack(table, to="Ogre"), "Ogre") == [0]


def test_the_next_time_another_one_may_be_chosen_and_it_keeps_none_of_them() -> None:
    table = attacked(MIMIC, choices=[("Wall: Bash",)])
    battle_of(table, 5)
    assert attacks_of(table, "Volt") == {1}
    attack(table, ("Wall: Jab",))
    assert harm(table, "Wall") == [5]
