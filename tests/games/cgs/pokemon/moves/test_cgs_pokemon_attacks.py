"""Moves of Pokémon as they are printed, read and played: what they do, to whom, and what holds in turns to come."""

from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest
from cgs_pokemon import attack, attacked, attacks_of, battle_of, energies, facing, harm
from cgs_table import FIRE, MOUSE, hand, lying, summon

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.card_text.doing import permissions
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.words import Zone


@pytest.mark.parametrize(
    ("text", "coins", "expected"),
    [
        ("20×. Flip 3 coins. This attack does 20 damage for each heads.", [0, 1, 0], 4),
        ("20x. Flip 3 coins. This attack does 20 damage for each heads.", [1, 1, 1], 0),
        ("30×. Flip a coin until you get tails. This attack does 30 damage for each heads.", [0, 0, 1], 6),
        ("Flip 2 coins. This attack does 40 damage for each heads.", [0, 1], 4),
        ("30+. Flip a coin. If heads, this attack does 30 more damage.", [0], 6),
        ("30+. Flip a coin. If heads, this attack does 30 more damage.", [1], 3),
        ("30-. Flip a coin. If heads, this attack does 10 less damage.", [0], 2),
        ("30+ damage. Flip a coin. If heads, this attack does 30 more damage.", [0], 6),
        ("30 damage.", [], 3),
        ("30. Flip a coin. If tails, this attack does nothing.", [1], 0),
        ("30. Flip a coin. If tails, this attack does nothing.", [0], 3),
        ("30+. Flip 2 coins. If both of them are heads, this attack does 50 more damage.", [0, 0], 8),
        ("30+. Flip 2 coins. If both of them are heads, this attack does 50 more damage.", [1, 0], 3),
        ("30+. Flip 3 coins. If all of them are heads, this attack does 50 more damage.", [0, 0, 1], 3),
        ("30. Flip 2 coins. If either of them is tails, this attack does nothing.", [0, 1], 0),
        ("30. Flip 2 coins. If either of them is tails, this attack does nothing.", [0, 0], 3),
        ("30. Flip 2 coins. If both of them are tails, this attack does nothing.", [1, 0], 3),
        ("30. Flip 2 coins. If both are tails, this attack does nothing.", [1, 1], 0),
        ("30+. Flip 2 coins. If at least 1 of them is heads, this attack does 10 more damage.", [1, 0], 4),
    ],
)
def test_coins_say_how_much_a_move_does(text: str, coins: list[int], expected: int) -> None:
    assert harm(attacked(f"Spark [0]: {text}", chance=coins), "Wall") == [expected]


@pytest.mark.parametrize(
    ("text", "state", "expected"),
    [
        ("20+. If the Defending Pokémon is Poisoned, this attack does 30 more damage.",
         {"wall": {"conditions": ["Poisoned"]}}, 5),
        ("20+. If the Defending Pokémon is Poisoned, this attack does 30 more damage.", {}, 2),
        ("20+. If your opponent's Active Pokémon is affected by a Special Condition, this attack does 30 more damage.",
         {"wall": {"conditions": ["Burned"]}}, 5),
        ("20+. If this Pokémon has any damage counters on it, this attack does 50 more damage.",
         {"volt": {"damage": 1}}, 7),
        ("20+. If this Pokémon has any damage counters on it, this attack does 50 more damage.", {}, 2),
        ("20+. If the Defending Pokémon has no damage counters on it, this attack does 10 more damage.", {}, 3),
        ("20+. If the Defending Pokémon has 3 or more damage counters on it, this attack does 10 more damage.",
         {"wall": {"damage": 2}}, 4),
        ("20+. If your opponent has 1 or fewer Prize cards remaining, this attack does 10 more damage.", {}, 3),
        ("20+. If this Pokémon has no Energy attached, this attack does 10 more damage.", {}, 3),
        ("10+. This attack does 20 more damage for each of your opponent's Benched Pokémon.", {}, 5),
        ("10+. This attack does 20 more damage for each damage counter on the Defending Pokémon.",
         {"wall": {"damage": 2}}, 7),
    ],
)  # fmt: skip
def test_the_table_says_how_much_a_move_does(text: str, state: dict[str, Any], expected: int) -> None:
    assert harm(attacked(f"Spark [0]: {text}", **state), "Wall") == [expected]


def test_energy_says_how_much_a_move_does() -> None:
    text = "Spark [0]: 30×. This attack does 30 damage for each Energy attached to"
    own, theirs = energies("Volt", 2), energies("Wall", 3, "Bob")

    assert harm(attacked(f"{text} this Pokémon.", *own, *theirs), "Wall") == [6]
    assert harm(attacked(f"{text} your opponent's Active Pokémon.", *own, *theirs), "Wall") == [9]
    assert harm(attacked(f"{text} all of your Pokémon.", *own, *theirs, *energies("Mouse", 1)), "Wall") == [9]


@pytest.mark.parametrize(
    ("text", "choices", "expected"),
    [
        ("20. This attack also does 10 damage to each of your opponent's Benched Pokémon.", [], [2, 1, 1, 0, 0]),
        ("20. This attack also does 30 damage to 1 of your opponent's Benched Pokémon.", [("Bat",)], [2, 0, 3, 0, 0]),
        ("20. This attack does 10 damage to each of your opponent's Pokémon.", [], [3, 1, 1, 0, 0]),
        ("This attack does 30 damage to 1 of your opponent's Pokémon. (Don't apply Weakness and Resistance for Benched "
         "Pokémon.)", [("Bat",)], [0, 0, 3, 0, 0]),
        ("20. This attack also does 10 damage to each Benched Pokémon (both yours and your opponent's).", [],
         [2, 1, 1, 0, 1]),
        ("20. This attack also does 10 damage to 1 of your Benched Pokémon.", [], [2, 0, 0, 0, 1]),
        ("20. This Pokémon also does 20 damage to itself.", [], [2, 0, 0, 2, 0]),
        ("20. Put 3 damage counters on your opponent's Pokémon in any way you like.", [("Bat",), ("Rat",), ("Bat",)],
         [2, 1, 2, 0, 0]),
        ("20. Put 2 damage counters on 1 of your opponent's Pokémon.", [("Rat",)], [2, 2, 0, 0, 0]),
    ],
)  # fmt: skip
def test_a_move_reaches_others(text: str, choices: list[tuple[str, ...]], expected: list[int]) -> None:
    table = attacked(f"Spark [0]: {text}", choices=choices)

    assert harm(table, "Wall", "Rat", "Bat", "Volt", "Mouse") == expected


def test_a_benched_pokemon_shows_no_weakness() -> None:
    weak = summon("Bob", MOUSE | {"name": "Weak", "weakness": "Lightning x2"})
    text = "Spark [0]: 20. This attack also does 10 damage to each of your opponent's Benched Pokémon."

    assert harm(attacked(text, weak), "Weak") == [1]


def test_the_energy_of_pokemon_is_discarded() -> None:
    own, theirs = energies("Volt", 3), energies("Wall", 2, "Bob") + energies("Rat", 3, "Bob")

    def lost(text: str, *choices: tuple[str, ...]) -> dict[str, int]:
        table = attacked(f"Spark [0]: 10. {text}", *own, *theirs, choices=choices)
        left = {name: len(table.cards[name].attached) for name in ("Volt", "Wall", "Rat")}
        return {name: had - left[name] for name, had in (("Volt", 3), ("Wall", 2), ("Rat", 3)) if had > left[name]}

    assert lost("Discard all Energy from this Pokémon.") == {"Volt": 3}
    assert lost("Discard 2 Fire Energy from this Pokémon.", ("Volt's Fire 1", "Volt's Fire 2")) == {"Volt": 2}
    assert lost("Discard an Energy from the Defending Pokémon.", ("Wall's Fire 1",)) == {"Wall": 1}
    assert lost("Discard an Energy from your opponent's Active Pokémon.", ("Wall's Fire 2",)) == {"Wall": 1}
    chosen = (("Rat",), ("Rat's Fire 1", "Rat's Fire 3"))
    assert lost("Discard 2 Energy from 1 of your opponent's Pokémon.", *chosen) == {"Rat": 2}
    assert lost("Discard an Energy from 1 of your opponent's Pokémon.", ("Rat's Fire 2",)) == {"Rat": 1}


def test_what_holds_in_ones_next_turn_does_not_hold_before_or_after() -> None:
    table = attacked("Spark [0]: 20. During your next turn, this Pokémon can't attack.")
    held = {turn: attacks_of(battle_of(table, turn), "Volt") for turn in (5, 7)}

    assert held == {5: set(), 7: {1}}
    assert not table.lasting


def test_a_move_cannot_be_used_and_others_can() -> None:
    text = "Spark [0]: 20. This Pokémon can't use Spark during your next turn; Quick Jab [0]: 10"
    table = battle_of(attacked(text), 5)

    assert attacks_of(table, "Volt") == {2}
    assert attacks_of(battle_of(table, 7), "Volt") == {1, 2}


def test_a_move_that_cannot_be_used_is_one_of_the_card() -> None:
    with pytest.raises(BadSetup, match="has no move 'Thunder'"):
        read_effects("Spark [0]: 20. This Pokémon can't use Thunder during your next turn.")


@pytest.mark.parametrize(
    "text",
    [
        "The Defending Pokémon can't retreat during your opponent's next turn.",
        "During your opponent's next turn, the Defending Pokémon can't retreat.",
    ],
)
def test_what_holds_in_the_next_turn_of_an_opponent(text: str) -> None:
    table = attacked(f"Spark [0]: 10. {text}")
    held = {turn: permissions.forbidden(battle_of(table, turn), "retreat", "Wall") is not None for turn in (4, 5, 6)}

    assert held == {4: True, 5: False, 6: False}


def test_the_defending_pokemon_cannot_attack() -> None:
    table = attacked("Spark [0]: 10. During your opponent's next turn, the Defending Pokémon can't attack.")

    assert attacks_of(battle_of(table, 4), "Wall") == set()
    assert attacks_of(battle_of(table, 6), "Wall") == {1, 2}


NEXT = "During your opponent's next turn,"


@pytest.mark.parametrize(
    ("text", "taken"),
    [
        (f"{NEXT} prevent all damage done to this Pokémon by attacks.", 0),
        (f"{NEXT} this Pokémon takes 30 less damage from attacks.", 1),
        (f"{NEXT} this Pokémon takes 30 less damage from attacks (after applying Weakness and Resistance).", 1),
        (f"{NEXT} this Pokémon takes 90 less damage from attacks from your opponent's Pokémon.", 0),
        (f"{NEXT} the attacks of the Defending Pokémon do 30 less damage.", 1),
        (f"{NEXT} attacks used by the Defending Pokémon do 20 less damage.", 2),
        ("During your next turn, this Pokémon takes 30 less damage from attacks.", 4),
    ],
)
def test_damage_of_attacks_is_less_or_none_in_the_next_turn_of_an_opponent(text: str, taken: int) -> None:
    table = battle_of(attacked(f"Spark [0]: 10. {text}"), 4)

    assert harm(attack(table, player="Bob", by="Wall", to="Volt"), "Volt") == [taken]
    table = battle_of(table, 6)
    assert harm(attack(table, player="Bob", by="Wall", to="Volt"), "Volt") == [taken + 4]


def test_damage_that_an_attack_does_besides_is_damage_by_an_attack() -> None:
    text = "Spark [0]: 10. During your opponent's next turn, prevent all damage done to your Pokémon by attacks."
    bash = "Bash [0]: 10. This attack also does 10 damage to each of your opponent's Benched Pokémon."

    def hurt(text: str) -> list[int]:
        table = facing(text, phase="Battle Phase")
        table.cards["Wall"].printed = replace(table.cards["Wall"].printed, text=bash)
        return harm(attack(battle_of(attack(table), 4), player="Bob", by="Wall", to="Volt"), "Volt", "Mouse")

    assert hurt(text) == [0, 0]
    assert hurt("Spark [0]: 10") == [1, 1]


def test_ones_own_attacks_do_more_in_ones_next_turn() -> None:
    table = attacked("Spark [0]: 20. During your next turn, this Pokémon's attacks do 60 more damage.")

    assert harm(attack(battle_of(deepcopy(table), 5)), "Wall") == [2 + 8]
    assert harm(attack(battle_of(table, 7)), "Wall") == [2 + 2]


def test_a_pokemon_is_switched_or_left() -> None:
    text = "Spark [0]: 10. You may switch this Pokémon with 1 of your Benched Pokémon."
    spot = {"do it": "Mouse", "leave it": "Volt"}

    assert {each: attacked(text, choices=[(each,)]).lying("Ann", Zone.EXTRA_SUMMON)[0] for each in spot} == spot


def test_energy_comes_back_to_the_bench() -> None:
    text = "Spark [0]: 10. Attach a Basic Energy card from your discard pile to 1 of your Benched Pokémon."

    assert attacked(text, lying("Ann", "discard pile", FIRE)).cards["Mouse"].attached == ["Fire Energy"]


def test_cards_that_were_discarded_are_counted() -> None:
    text = (
        "Spark [0]: 10+. Discard any amount of Energy from this Pokémon. "
        "This attack does 30 more damage for each card discarded in this way."
    )
    table = attacked(text, *energies("Volt", 3), choices=[("Volt's Fire 1", "Volt's Fire 3")])

    assert harm(table, "Wall") == [1 + 2 * 3]


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 of your opponent's Pokémon. This attack does 30 damage to that Pokémon.",
        "20. Choose 1 of your opponent's Benched Pokémon and put 3 damage counters on it.",
    ],
)
def test_a_pokemon_is_chosen_and_spoken_of(text: str) -> None:
    assert harm(attacked(f"Spark [0]: {text}", choices=[("Bat",)]), "Bat", "Rat") == [3, 0]


def test_of_several_opponents_each_has_a_next_turn() -> None:
    names = [{"name": each} for each in ("Ann", "Bob", "Cid")]
    rest = [lying("Cid", "Main Deck", FIRE, f"Cid's {at}") for at in range(9)]
    text = "Spark [0]: 10. During your opponent's next turn, this Pokémon can't retreat."
    table = attacked(text, *rest, players=names)
    held = {turn: permissions.forbidden(battle_of(table, turn), "retreat", "Volt") is not None for turn in (4, 5, 6, 7)}

    assert held == {4: True, 5: True, 6: False, 7: False}


@pytest.mark.parametrize(
    ("text", "to", "bench", "hands"),
    [
        ("10. This attack also does 10 damage to each of your opponent's Benched Pokémon.", "Wall", [1, 1, 0], [1, 1]),
        ("10. This attack also does 10 damage to each of your opponent's Benched Pokémon.", "Sid", [0, 0, 1], [1, 1]),
        ("10. Your opponent discards a card.", "Wall", [0, 0, 0], [0, 1]),
        ("10. Your opponent discards a card.", "Sid", [0, 0, 0], [1, 0]),
        ("10. Your opponent draws a card for each of your opponent's Benched Pokémon.", "Wall", [0, 0, 0], [3, 1]),
        ("10. Your opponent draws a card for each of your opponent's Benched Pokémon.", "Sid", [0, 0, 0], [1, 2]),
    ],
)
def test_of_several_opponents_a_move_speaks_of_the_one_who_is_attacked(
    text: str, to: str, bench: list[int], hands: list[int]
) -> None:
    names = [{"name": each} for each in ("Ann", "Bob", "Cid")]
    cards = [
        lying("Cid", "Extra Summon Zone", MOUSE | {"name": "Sid", "defense": "200"}),
        summon("Cid", MOUSE | {"name": "Vole"}),
        *(lying(each, "hand", FIRE, f"{each}'s card") for each in ("Bob", "Cid")),
        *(lying(each, "Main Deck", FIRE, f"{each}'s spare {at}") for each in ("Bob", "Cid") for at in range(5)),
    ]
    table = attack(facing(f"Spark [0]: {text}", *cards, players=names, phase="Battle Phase"), to=to)

    assert (harm(table, "Rat", "Bat", "Vole"), [len(hand(table, each)) for each in ("Bob", "Cid")]) == (bench, hands)
