"""Texts of Pokémon cards on several lines, in older and newer print: names above, Energy first, Knock Outs."""

import pytest
from cgs_pokemon import VOLT, attack, attacked, energies, facing, harm
from cgs_table import FIRE, GAME, MOUSE, hand, lying, play_out, played, table_with

from rules_db.games.cgs.actions.values import Activate
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.words import Zone


@pytest.mark.parametrize(
    ("printed", "typed"),
    [
        ("Ability: Dew\nOnce during your turn, you may draw a card.",
         'Ability "Dew": once during your turn, you may draw 1'),
        ("Ability Morning Dew\nOnce during your turn, you may draw a card.",
         'Ability "Morning Dew": once during your turn, you may draw 1'),
        ("Poké-Body — Rind\nThis Pokémon takes 10 less damage from attacks.",
         'Poké-BODY "Rind": this Pokémon takes 10 less damage from attacks'),
        ("Ember [R]: 30\nDiscard an Energy from this Pokémon.", "Ember [R]: 30. Discard an Energy from this Pokémon."),
        ("Ember [R]: 30\nFlame [R][R]: 60", "Ember [R]: 30. Flame [R][R]: 60"),
        ("[R][C] Ember 30\nDiscard an Energy from this Pokémon.",
         "Ember [R][C]: 30. Discard an Energy from this Pokémon."),
        ("[R] Look: Draw a card.", "Look [R]: draw 1"),
        ("Ember [R][C] 30", "Ember [R][C]: 30"),
        ("Ember [R] 30: You can use this attack only if this Pokémon is Asleep.",
         "Ember [R] if this Pokémon is Asleep: 30"),
        ("Ember [R]: 30\nYou can use this attack only if you control an artifact.",
         "Ember [R] if you control an artifact: 30"),
        ("Ember [R][C] 30. Discard an Energy from this Pokémon.",
         "Ember [R][C]: 30. Discard an Energy from this Pokémon."),
        ("Ember [R][C] 30: Discard an Energy from this Pokémon.",
         "Ember [R][C]: 30. Discard an Energy from this Pokémon."),
        ("[R][C] Ember 30: Discard an Energy from this Pokémon.",
         "Ember [R][C]: 30. Discard an Energy from this Pokémon."),
        ("Double Paw [C] 20×: Flip 2 coins. This attack does 20 damage times the number of heads.",
         "Double Paw [C]: 20x. Flip 2 coins. This attack does 20 damage times the number of heads."),
        ("This Pokémon takes 30 less damage from attacks from Fire and Water Pokémon.",
         "This Pokémon takes 30 less damage from attacks from Fire or Water Pokémon."),
    ],
)  # fmt: skip
def test_what_is_printed_means_what_is_typed(printed: str, typed: str) -> None:
    assert read_effects(printed) == read_effects(typed)


@pytest.mark.parametrize(("color", "expected"), [("Fire", 0), ("Water", 0), ("Grass", 2)])
def test_less_damage_from_either_color(color: str, expected: int) -> None:
    text = "This Pokémon takes 30 less damage from attacks from Fire and Water Pokémon."
    wall = lying("Bob", "Extra Summon Zone", MOUSE | {"name": "Shell", "text": text})
    volt = lying("Ann", "Extra Summon Zone", VOLT | {"colors": [color]})
    table = attack(table_with(volt, wall, phase="Battle Phase"), to="Shell")

    assert harm(table, "Shell") == [expected]


def test_a_pokemon_that_knocks_itself_out_earns_a_prize_and_draws() -> None:
    text = (
        "Poké-Power: Last Gift\nOnce during your turn (before your attack), you may Knock Out this Pokémon. "
        "If you do, draw 3 cards."
    )
    prizes = [lying("Bob", "Prize card area", {"name": "Prize", "types": ["sorcery"]}, f"Prize {at}") for at in (1, 2)]
    table = facing(text, *prizes)
    GAME.apply(table, Activate("Ann", "Volt", 1))
    play_out(table, ("Prize 1",))

    assert table.lying("Ann", Zone.DISCARD) == ["Volt"]
    assert len(hand(table, "Ann")) == 3


def test_cards_come_back_in_any_combination() -> None:
    rod = "Shuffle up to 3 in any combination of Pokémon and basic Energy cards from your discard pile into your deck."
    piles = [lying("Ann", "discard pile", each) for each in (MOUSE, FIRE, {"name": "Odd", "types": ["Energy"]})]
    table = played(rod, *piles, choices=[("Mouse", "Fire Energy")])

    assert sorted(table.lying("Ann", Zone.DISCARD)) == ["Odd", "Rite"]


@pytest.mark.parametrize(("damage", "left"), [(4, 1), (0, 2)])
def test_energy_is_discarded_only_if_damage_was_healed(damage: int, left: int) -> None:
    text = (
        "Heal 60 damage from 1 of your Pokémon. If you healed any damage in this way, discard an Energy from "
        "that Pokémon."
    )
    volt = lying("Ann", "Extra Summon Zone", VOLT, state={"damage": damage})
    table = played(text, volt, *energies("Volt", 2), choices=[("Volt's Fire 1",)] if damage else [])

    assert len(table.cards["Volt"].attached) == left


def test_all_attacks_of_a_color_do_more_damage() -> None:
    text = (
        "The attacks of Lightning Pokémon (both yours and your opponent's) do 10 more damage to the "
        "opponent's Active Pokémon."
    )
    field = lying("Bob", "Field Zone", {"name": "Rim", "types": ["Stadium"], "text": text})
    table = attacked("Spark [0]: 20", field)

    assert harm(table, "Wall") == [3]


def test_a_bench_is_searched_for_in_any_combination() -> None:
    text = (
        "Search your deck for up to 2 in any combination of Pokémon and basic Energy cards, reveal them, and "
        "put them into your hand. Then, shuffle your deck."
    )
    deck = [lying("Ann", "Main Deck", each) for each in (MOUSE, FIRE)]
    table = played(text, *deck, choices=[("Mouse", "Fire Energy")])

    assert sorted(hand(table, "Ann")) == ["Fire Energy", "Mouse"]
