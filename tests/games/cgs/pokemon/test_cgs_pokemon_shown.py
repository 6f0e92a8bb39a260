"""Coins of which each number of heads does something of its own, and whoever a switch has made Active."""

import pytest
from cgs_pokemon import attack, attacked, facing
from cgs_table import GAME, lying, play_out

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.words import Zone

NEEDLE = (
    "Needle [0]: Flip 2 coins. If either of them is heads, your opponent's Active Pokémon is now Poisoned. If both of "
    "them are heads, your opponent's Active Pokémon is now Paralyzed."
)


@pytest.mark.parametrize(
    ("coins", "expected"), [([1, 1], []), ([0, 1], ["Poisoned"]), ([0, 0], ["Poisoned", "Paralyzed"])]
)
def test_each_number_of_heads_does_something(coins: list[int], expected: list[str]) -> None:
    table = attacked(NEEDLE, chance=coins)

    assert sorted(table.cards["Wall"].conditions) == sorted(expected)


def test_tails_are_counted_too() -> None:
    text = NEEDLE.replace("heads", "tails")

    assert sorted(attacked(text, chance=[1, 1]).cards["Wall"].conditions) == ["Paralyzed", "Poisoned"]
    assert attacked(text, chance=[0, 1]).cards["Wall"].conditions == ["Poisoned"]
    assert attacked(text, chance=[0, 0]).cards["Wall"].conditions == []


def test_whoever_is_switched_in_is_afflicted() -> None:
    text = (
        "Lure [0]: Switch in 1 of your opponent's Benched Pokémon to the Active Spot. The new Active Pokémon "
        "is now Confused."
    )
    table = attack(facing(text, phase="Battle Phase"), ("Rat",))

    assert table.cards["Rat"].conditions == ["Confused"]
    assert table.cards["Rat"].zone is Zone.EXTRA_SUMMON
    assert table.cards["Wall"].conditions == []


def test_ones_own_new_active_pokemon_is_healed() -> None:
    rope = {"name": "Rope", "types": ["Item"], "text": (
        "Switch your Active Pokémon with 1 of your Benched Pokémon. Heal 30 damage from the new Active Pokémon."
    )}  # fmt: skip
    table = facing("Spark [0]: 20", lying("Ann", "hand", rope))
    table.cards["Mouse"].damage = 4
    GAME.apply(table, Play("Ann", "Rope", Zone.BACKROW, 1))
    play_out(table)

    assert table.cards["Mouse"].zone is Zone.EXTRA_SUMMON
    assert table.cards["Mouse"].damage == 1


def test_without_a_switch_nobody_is_newly_active() -> None:
    with pytest.raises(BadSetup, match="no Pokémon has become Active"):
        read_effects("Draw a card. The new Active Pokémon is now Burned.")
