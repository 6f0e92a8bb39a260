"""Sentences of Pokémon cards as they are printed: costs, what opponents cannot do, and what attacks do to whom."""

import pytest
from cgs_pokemon import VOLT, WALL, attack, attacked, attacks_of, battle_of, energies, facing, harm
from cgs_table import GAME, MOUSE, lying, play_out, table_with

from rules_db.engine.kernel import BadSetup
from rules_db.engine.trace import Trace
from rules_db.games.cgs.actions.values import Activate
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import permissions
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.doing.conditions import special_conditions
from rules_db.games.cgs.words import Zone


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
    held = {turn: permissions.forbidden(battle_of(table, turn), "play Items", "Bob") is not None for turn in (4, 5, 6)}

    assert harm(table, "Wall") == [1]
    assert held == {4: True, 5: False, 6: False}


def test_energy_of_both_active_pokemon_is_counted() -> None:
    text = "Spark [0]: This attack does 20 damage for each Energy attached to both Active Pokémon."
    cards = (*energies("Volt", 2), *energies("Wall", 1, "Bob"), *energies("Rat", 1, "Bob"))

    assert harm(attacked(text, *cards), "Wall") == [2 * 3]


@pytest.mark.parametrize("said", ["effects of attacks, including damage,", "damage from and effects of attacks"])
def test_attacks_do_nothing_to_a_pokemon_in_the_next_turn(said: str) -> None:
    text = f"Spark [0]: 10. During your opponent's next turn, prevent all {said} done to this Pokémon."
    bash = "Bash [0]: 40. Your opponent's Active Pokémon is now Poisoned. Put 2 damage counters on it."
    wall = lying("Bob", "Extra Summon Zone", WALL | {"text": bash})
    table = table_with(lying("Ann", "Extra Summon Zone", VOLT | {"text": text}), wall, phase="Battle Phase")
    table = battle_of(attack(table), 4)
    attack(table, player="Bob", by="Wall", to="Volt")

    assert harm(table, "Volt") == [0]
    assert table.cards["Volt"].conditions == []


@pytest.mark.parametrize(("coins", "left"), [([0, 1, 0], 1), ([1, 1, 1], 3), ([0, 0, 0], 0)])
def test_something_is_done_for_each_heads(coins: list[int], left: int) -> None:
    text = "Spark [0]: Flip 3 coins. For each heads, discard an Energy from your opponent's Active Pokémon."
    fires = energies("Wall", 3, "Bob")
    choices = [(f"Wall's Fire {at}",) for at in range(1, 3)][: 3 - left]
    table = attacked(text, *fires, chance=coins, choices=choices)

    assert len(table.cards["Wall"].attached) == left


def test_damage_is_healed_from_a_pokemon_that_has_energy_of_a_sort() -> None:
    text = (
        "Ability: Rain. Once during your turn, "
        "you may heal 20 damage from 1 of your Pokémon that has any {R} Energy attached."
    )
    table = facing(text, *energies("Mouse", 1), volt={"damage": 3})
    table.cards["Mouse"].damage = 3
    GAME.apply(table, Activate("Ann", "Volt", 1))
    play_out(table)

    assert harm(table, "Volt", "Mouse") == [3, 1]


@pytest.mark.parametrize(
    ("said", "dealt"), [("Resistance", 2), ("Weakness", 0), ("Weakness or Resistance", 2), ("", 0)]
)
def test_damage_is_not_affected_by_resistance_alone(said: str, dealt: int) -> None:
    text = f"Spark [0]: 20. This attack's damage isn't affected by {said}." if said else "Spark [0]: 20"
    wall = lying("Bob", "Extra Summon Zone", WALL | {"resistance": "Lightning -20"})
    table = table_with(lying("Ann", "Extra Summon Zone", VOLT | {"text": text}), wall, phase="Battle Phase")

    assert harm(attack(table), "Wall") == [dealt]


def test_an_active_pokemon_switches_itself() -> None:
    text = (
        "Ability: Slip. Once during your turn, if this Pokémon is in the Active Spot, "
        "you may switch it with 1 of your Benched Pokémon."
    )
    table = facing(text)
    GAME.apply(table, Activate("Ann", "Volt", 1))
    play_out(table)

    assert table.cards["Mouse"].zone is Zone.EXTRA_SUMMON
    assert table.cards["Volt"].zone is Zone.SUMMON


POISON = "Spark [0]: Your opponent's Active Pokémon is now Poisoned."


@pytest.mark.parametrize(
    ("text", "counters"),
    [
        (POISON, 1),
        (f"{POISON} During Pokémon Checkup, put 3 damage counters on that Pokémon instead of 1.", 3),
        (f"{POISON} Put 2 damage counters instead of 1 on that Pokémon during Pokémon Checkup.", 2),
        (f"{POISON} Put 2 damage counters instead of 1 on the Defending Pokémon between turns.", 2),
    ],
)
def test_poison_may_be_heavier_than_usual(text: str, counters: int) -> None:
    table = battle_of(attacked(text), 4)
    assert harm(table, "Wall") == [counters]
    assert harm(battle_of(table, 5), "Wall") == [2 * counters]


def test_heavier_poison_ends_with_the_condition_and_with_ordinary_poison() -> None:
    worse = f"{POISON} During Pokémon Checkup, put 3 damage counters on that Pokémon instead of 1."
    table = attacked(worse)
    special_conditions.recover(table, Trace(book), table.cards["Wall"], ["Poisoned"], "12.6.9")
    assert harm(battle_of(table, 4), "Wall") == [0]

    table = attacked(f"{worse} Your opponent's Active Pokémon is now Poisoned.")
    assert harm(battle_of(table, 4), "Wall") == [1]


def test_a_burn_may_put_more_counters() -> None:
    text = f"{POISON.replace('Poisoned', 'Burned')} During Pokémon Checkup, put 4 damage counters on it."
    assert harm(battle_of(attacked(text), 4), "Wall") == [4]


def test_a_condition_that_damages_nobody_puts_no_counters() -> None:
    with pytest.raises(BadSetup):
        read_effects(POISON.replace("Poisoned", "Asleep") + " During Pokémon Checkup, put 3 damage counters on it.")


@pytest.mark.parametrize("held", ["This gains 30 HP.", "If you have 1 card in your GY, this gains 30 HP.",
                                  "This gains 30 HP if you have 1 card in your GY."])  # fmt: skip
def test_what_stands_behind_an_attack_by_itself_holds_by_itself(held: str) -> None:
    move, static = read_effects(f"Tackle [R]: 40. {held}")
    assert (move.kind, move.steps, static.kind) == ("move", (), "static")
    assert static == read_effects(held)[0]


@pytest.mark.parametrize(
    ("text", "left", "damage"),
    [
        ("20x. This attack does 20 damage for each Prize card your opponent has taken.", {"Bob": 4}, 4),
        ("20x. This attack does 20 damage for each Prize card your opponent has taken.", {"Bob": 6, "Ann": 1}, 0),
        ("20x. This attack does 20 damage for each Prize card your opponent has taken.", {}, 0),
        ("10+. This attack does 30 more damage for each Prize card you have taken.", {"Ann": 3, "Bob": 1}, 10),
        ("This attack does 20 damage for each Benched Pokémon (both yours and your opponent's).", {}, 6),
    ],
)
def test_prize_cards_that_were_taken_and_both_benches_are_counted(text: str, left: dict[str, int], damage: int) -> None:
    prizes = [
        lying(player, "Prize card area", MOUSE, f"{player}'s Prize {at}", place=at)
        for player, count in left.items()
        for at in range(1, count + 1)
    ]
    assert harm(attacked(f"Payback [0]: {text}", *prizes), "Wall") == [damage]
