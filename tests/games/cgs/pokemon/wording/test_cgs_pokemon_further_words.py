"""Further words of Pokémon cards: each is done as it is meant."""

from typing import Any

import pytest
from cgs_pokemon import WALL, attack, attacked, energies, facing, harm
from cgs_table import GAME, MOUSE, RAT, casting, hand, lying, summon

from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.words import Zone

THEIRS = (lying("Bob", "Extra Summon Zone", WALL), summon("Bob", MOUSE, "Bat"))
TOOL = {"name": "Cape", "types": ["Tool"], "text": "The Pokémon this card is attached to gets +50 HP."}


@pytest.mark.parametrize(
    ("printed", "typed"),
    [
        ("Switch your opponent's Active Pokémon with 1 of his or her Benched Pokémon.",
         "Switch 1 of your opponent's Benched Pokémon with their Active Pokémon."),
        ("Prevent all damage done to your Benched Pokémon by your opponent's attacks.",
         "Prevent all damage done to your Benched Pokémon by attacks from your opponent's Pokémon."),
        ("All of your Water Pokémon's attacks do 20 more damage to your opponent's Active Pokémon.",
         "Attacks used by your Water Pokémon do 20 more damage to your opponent's Active Pokémon."),
        ("Choose up to 2 cards in your discard pile and put them on the bottom of your deck.",
         "Put up to 2 cards from your discard pile on the bottom of your deck."),
        ("If you have any Stage 2 Pokémon on your Bench, draw a card.",
         "If you control a Stage 2 Benched Pokémon, draw a card."),
        ("Spark [0]: 10x. This attack does 10 damage times the number of your Pokémon in play.",
         "Spark [0]: 10x. This attack does 10 damage for each of your Pokémon in play."),
    ],
)  # fmt: skip
def test_these_mean_the_same(printed: str, typed: str) -> None:
    assert read_effects(printed) == read_effects(typed)


def use(text: str, *cards: dict[str, Any]) -> Any:
    return casting(text, *cards, game="Pokémon")


def test_older_cards_shuffle_hands_as_newer_ones_do() -> None:
    mine = [lying("Ann", "hand", MOUSE, f"Mouse {at}") for at in range(3)]
    table = use("Each player shuffles his or her hand into his or her deck and draws 4 cards.", *mine)
    assert [len(hand(table, each)) for each in ("Ann", "Bob")] == [4, 4]


def test_a_pokemon_goes_home_and_what_it_held_does_not() -> None:
    text = "Put 1 of your Pokémon into your hand. (Discard all cards attached to that Pokémon.)"
    table = use(text, summon("Ann", MOUSE), *energies("Mouse", 2))
    assert hand(table, "Ann") == ["Mouse"]
    assert [table.cards[f"Mouse's Fire {at}"].zone for at in (1, 2)] == [Zone.DISCARD] * 2


@pytest.mark.parametrize("text", ["Discard any Stadium in play.", "Discard a Stadium card in play."])
def test_a_stadium_goes(text: str) -> None:
    hall = {"name": "Hall", "types": ["Stadium"], "text": "Pokémon in play have no Weakness."}
    table = use(text, lying("Bob", "backrow zone", hall))
    assert table.cards["Hall"].zone is Zone.DISCARD


def test_a_tool_goes_from_any_pokemon() -> None:
    table = use("Discard a Pokémon Tool from any Pokémon in play.", *THEIRS,
                lying("Bob", "attached cards", TOOL, host="Bat"))  # fmt: skip
    assert (table.cards["Cape"].zone, table.cards["Bat"].zone) == (Zone.DISCARD, Zone.SUMMON)


def test_a_card_of_the_opponents_hand_is_shuffled_away() -> None:
    text = (
        "Choose a random card from your opponent's hand. Your opponent reveals that card and shuffles it into their "
        "deck."
    )
    table = use(text, *(lying("Bob", "hand", MOUSE, f"Mouse {at}") for at in range(3)))
    assert len(hand(table, "Bob")) == 2
    assert len(table.players["Bob"].zones[Zone.MAIN_DECK]) == 11


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Put a Basic Pokémon from your opponent's discard pile onto their Bench.", "discard pile"),
        ("Your opponent reveals their hand. Put a Basic Pokémon you find there onto your opponent's Bench.", "hand"),
    ],
)
def test_it_comes_onto_the_bench_of_the_opponent(text: str, zone: str) -> None:
    table = use(text, *THEIRS, lying("Bob", zone, MOUSE, "Owl"), lying("Bob", zone, RAT))
    assert (table.cards["Owl"].zone, table.cards["Owl"].controller) == (Zone.SUMMON, "Bob")
    assert table.cards["Rat"].zone is not Zone.SUMMON


def test_both_active_pokemon_fall() -> None:
    table = attacked("Spark [0]: Both Active Pokémon are Knocked Out.", choices=[])
    assert {table.cards[each].zone for each in ("Volt", "Wall")} == {Zone.DISCARD}


def test_cards_are_drawn_for_what_is_found_in_a_hand() -> None:
    items = [lying("Bob", "hand", {"name": f"Ball {at}", "types": ["Item"]}) for at in range(2)]
    table = use("Your opponent reveals their hand. You draw a card for each Trainer card you find there.", *items,
                lying("Bob", "hand", MOUSE))  # fmt: skip
    assert len(hand(table, "Ann")) == 2


def test_no_energy_comes_from_a_hand() -> None:
    said = "Ann attaches Fire to Volt"
    fire = lying("Ann", "hand", {"name": "Fire", "types": ["Energy"], "colors": ["Fire"], "groups": ["Basic"]})
    free = facing("Spark [0]: 20", fire)
    assert GAME.why_not(free, GAME.parse(free, said)) is None
    owl = MOUSE | {"name": "Owl", "text": 'Ability "Shut": Your opponent can\'t attach Energy from their hand.'}
    shut = facing("Spark [0]: 20", fire, summon("Bob", owl))
    assert GAME.why_not(shut, GAME.parse(shut, said)) is not None


@pytest.mark.parametrize(("energy", "expected"), [(0, 0), (2, 2)])
def test_the_attacker_is_hurt_for_each_energy(energy: int, expected: int) -> None:
    text = (
        'Ability "Rind": If this Pokémon is in the Active Spot and is damaged by an attack from your opponent\'s '
        "Pokémon, put 1 damage counter on the Attacking Pokémon for each Energy attached to this Pokémon."
    )
    table = facing(text, *energies("Volt", energy), phase="Battle Phase", turn_player="Bob")
    attack(table, player="Bob", by="Wall", to="Volt")
    assert harm(table, "Wall") == [expected]
