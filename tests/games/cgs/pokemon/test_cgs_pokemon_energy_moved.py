"""Energy that goes from some Pokémon to others: any amount of it at once, as its player likes."""

from typing import Any

import pytest
from cgs_pokemon import ITEM, energies, trained
from cgs_table import FIRE, GAME, MOUSE, lying, summon, table_with

from rules_db.games.cgs.actions.values import Pass, Play
from rules_db.games.cgs.words import Zone

WATER = FIRE | {"name": "Water Energy", "colors": ["Water"], "text": "provides [W]"}
ACTIVE = lying("Ann", "Extra Summon Zone", MOUSE, "Vole")
BENCH = (summon("Ann", MOUSE, "Mole"), summon("Ann", MOUSE, "Shrew"))
LADEN = (
    *(ACTIVE, *BENCH), *energies("Vole", 2), *energies("Mole", 1),
    lying("Ann", "attached cards", WATER, host="Vole"),
)  # fmt: skip


def hosts(table: Any) -> dict[str, str]:
    return {name: card.host for name, card in table.cards.items() if "Energy" in card.printed.name}


@pytest.mark.parametrize(
    ("what", "choices", "moved"),
    [
        ("any number of Basic Energy attached to your Pokémon",
         [("Vole's Fire 1", "Mole's Fire 1"), ("Mole",), ("Shrew",)],
         {"Vole's Fire 1": "Mole", "Mole's Fire 1": "Shrew"}),
        ("any amount of Energy from your Pokémon", [()], {}),
        ("any amount of Fire Energy from your Pokémon", [("Vole's Fire 2",), ("Shrew",)], {"Vole's Fire 2": "Shrew"}),
        ("up to 2 Basic Energy from your Pokémon", [("Vole's Fire 1",), ("Mole",)], {"Vole's Fire 1": "Mole"}),
    ],
)  # fmt: skip
def test_each_energy_goes_to_another_pokemon_than_before(
    what: str, choices: list[tuple[str, ...]], moved: dict[str, str]
) -> None:
    table = trained(f"Move {what} to your other Pokémon in any way you like.", *LADEN, choices=choices)

    before = {"Vole's Fire 1": "Vole", "Vole's Fire 2": "Vole", "Mole's Fire 1": "Mole", "Water Energy": "Vole"}
    assert hosts(table) == before | moved


def test_the_pokemon_that_has_it_is_not_offered_and_a_color_is_asked_for() -> None:
    text = "Move any amount of Water Energy from your Pokémon to your other Pokémon in any way you like."
    table = table_with(lying("Ann", "hand", ITEM | {"text": text}), *LADEN)
    GAME.apply(table, Play("Ann", "Item", Zone.BACKROW, 1))
    while table.choice is None:
        decision = GAME.pending(table)
        assert decision is not None
        GAME.apply(table, Pass(decision.player))

    assert table.choice.options == ["Water Energy"]


def test_an_energy_of_the_opponents_active_pokemon_goes_to_their_bench() -> None:
    table = trained(
        "Move an Energy from your opponent's Active Pokémon to 1 of their Benched Pokémon.",
        lying("Bob", "Extra Summon Zone", MOUSE, "Wolf"), summon("Bob", MOUSE, "Bat"), *energies("Wolf", 1, "Bob"),
    )  # fmt: skip

    assert hosts(table) == {"Wolf's Fire 1": "Bat"}
