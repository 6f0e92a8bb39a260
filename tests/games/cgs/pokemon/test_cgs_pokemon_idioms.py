"""Sentences of Pokémon cards as they are printed: costs, what opponents cannot do, and what attacks do to whom."""

import pytest
from cgs_pokemon import attacked, attacks_of, battle_of, facing, harm
from cgs_table import MOUSE, lying

from rules_db.games.cgs.card_text.doing import standing
from rules_db.games.cgs.card_text.reading import read_effects


@pytest.mark.parametrize(
    ("printed", "typed"),
    [
        ("Spark {R}{C}: 20", "Spark [R][C]: 20"),
        ("Each of your {W} Pokémon gets +20 HP.", "each of your [W] Pokémon gets +20 HP"),
        ("This Pokémon's attacks cost {C} less.", "attacks used by this cost [C] less"),
        ("The Retreat Cost of each of your Basic Pokémon is {C} less.",
         "the Retreat Cost of all Basic Pokémon you control is [C] less"),
        ("Spark [0]: 30+. If your opponent's Active Pokémon already has any damage counters on it, "
         "this attack does 50 more damage.",
         "Spark [0]: 30+, if your opponent's Active Pokémon has any damage counters on it, "
         "this attack does 50 more damage"),
    ],
)  # fmt: skip
def test_symbols_and_turns_of_phrase_mean_the_same(printed: str, typed: str) -> None:
    assert read_effects(printed) == read_effects(typed)


@pytest.mark.parametrize(("prizes", "moves"), [(1, {1}), (2, set())])
def test_attacks_cost_less_as_long_as_few_prize_cards_are_left(prizes: int, moves: set[int]) -> None:
    text = (
        "Spark [R]: 20; As long as your opponent has exactly 1 Prize card remaining, "
        "this Pokémon's attacks cost {C} less."
    )
    left = [lying("Bob", "Prize card area", MOUSE, f"Prize {at}", place=at + 1) for at in range(prizes)]
    table = facing(text.replace("[R]", "[C]"), *left, phase="Battle Phase")

    assert attacks_of(table, "Volt") == moves


def test_an_opponent_cannot_play_items_in_the_next_turn_of_their_own() -> None:
    text = "Spark [0]: 10. Your opponent can't play any Item cards from their hand during their next turn."
    table = attacked(text)
    held = {turn: standing.forbidden(battle_of(table, turn), "play Items", "Bob") is not None for turn in (4, 5, 6)}

    assert harm(table, "Wall") == [1]
    assert held == {4: True, 5: False, 6: False}
