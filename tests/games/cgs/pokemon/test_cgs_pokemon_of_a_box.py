"""'Pokémon ex', 'Pokémon V' and the like: cards that mean only Pokémon with a rule of their own kind."""

import pytest
from cgs_pokemon import VOLT, WALL, attack, attacked, harm
from cgs_table import MOUSE, casting, lying, summon, table_with

from rules_db.games.cgs.words import Zone

PREVENTED = "Prevent all damage done to this Pokémon by attacks from your opponent's Pokémon ex."


@pytest.mark.parametrize(
    ("name", "group", "expected"),
    [("Volt ex", "", 0), ("Volt", "ex", 0), ("Volt", "", 2), ("Vortex", "", 2), ("Volt VMAX", "", 2)],
)
def test_only_attacks_of_pokemon_ex_are_kept_off(name: str, group: str, expected: int) -> None:
    volt = VOLT | {"name": name, "groups": [group] if group else []}
    wall = lying("Bob", "Extra Summon Zone", WALL | {"text": PREVENTED})
    table = attack(
        table_with(lying("Ann", "Extra Summon Zone", volt), wall, phase="Battle Phase"), by=name, to="Wall"
    )  # fmt: skip

    assert harm(table, "Wall") == [expected]


@pytest.mark.parametrize(("name", "expected"), [("Wall V", 5), ("Wall VSTAR", 5), ("Wall", 2), ("Wall-GX", 2)])
def test_more_damage_goes_to_pokemon_v_of_every_kind(name: str, expected: int) -> None:
    more = "Your Pokémon's attacks do 30 more damage to your opponent's Active Pokémon V."
    table = attack(
        table_with(
            lying("Ann", "Extra Summon Zone", VOLT),
            lying("Ann", "backrow zone", {"name": "Gym", "types": ["Stadium"], "text": more}),
            lying("Bob", "Extra Summon Zone", WALL | {"name": name}), phase="Battle Phase",
        ),
        to=name,
    )  # fmt: skip

    assert harm(table, name) == [expected]


def test_one_of_several_may_be_asked_to_have_such_a_rule() -> None:
    table = casting(
        "Heal 30 damage from 1 of your Pokémon ex.",
        lying("Ann", "Extra Summon Zone", MOUSE, "Vole", state={"damage": 5}),
        summon("Ann", MOUSE | {"name": "Bat ex"}, state={"damage": 5}),
        game="Pokémon",
    )  # fmt: skip

    assert harm(table, "Vole", "Bat ex") == [5, 2]


def test_a_face_down_pokemon_shows_no_rule_of_its_own() -> None:
    table = casting(
        "Put 2 damage counters on each of your opponent's Pokémon ex.",
        summon("Bob", MOUSE | {"name": "Bat ex"}, state={"is_face_down": True}),
        lying("Bob", "Extra Summon Zone", MOUSE),
        summon("Bob", MOUSE | {"name": "Owl ex"}),
        game="Pokémon",
    )  # fmt: skip

    assert harm(table, "Bat ex", "Owl ex") == [0, 2]


def test_what_such_a_pokemon_is_worth_is_still_read() -> None:
    text = "Spark [0]: 200; Pokémon ex rule: When your Pokémon ex is Knocked Out, your opponent takes 2 Prize cards."
    table = attacked("Spark [0]: 20", lying("Ann", "hand", MOUSE | {"name": "Bat ex", "text": text}))

    assert table.lying("Ann", Zone.HAND) == ["Bat ex"]
