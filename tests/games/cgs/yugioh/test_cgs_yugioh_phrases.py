"""Turns of phrase of Yu-Gi-Oh! cards: coins that are called, cards excavated, hands shuffled away, sides of a field."""

from typing import Any

import pytest
from cgs_idiom import monster, rivals, spell
from cgs_table import ELF, GAME, OGRE, hand, lying, summon, table_with

from rules_db.engine.kernel import IllegalAction
from rules_db.games.cgs.actions.values import Activate
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.words import Zone

FIELD, GONE, DECK, HELD = Zone.SUMMON, Zone.DISCARD, Zone.MAIN_DECK, Zone.HAND


@pytest.mark.parametrize(
    ("printed", "typed"),
    [
        ("Toss a coin. Heads: Draw 2 cards. Tails: Discard 1 card.",
         "Flip a coin. If heads, draw 2 cards. If tails, discard 1 card."),
        ("Toss a coin and call it. If you call it right, draw 2 cards. If you call it wrong, discard 1 card.",
         "Flip a coin. If heads, draw 2 cards. If tails, discard 1 card."),
        ("Call a coin toss. If you call it right, draw 2 cards.", "Flip a coin. If heads, draw 2 cards."),
        ("Toss 2 coins. If both of them are heads, draw 1 card.",
         "Flip 2 coins. If both of them are heads, draw 1 card."),
        ("During each of your Standby Phases: You can draw 1 card.", "During your Standby Phase: You can draw 1 card."),
        ("During each of your End Phases, send this card to the GY unless you pay 500 LP.",
         "During your End Phase, send this card to the GY unless you pay 500 LP."),
        ("When a monster is Special Summoned to your opponent's side of the field: Draw 1 card.",
         "When a monster is Special Summoned to your opponent's field: Draw 1 card."),
        ("Once per turn: You can discard 1 card to target 1 Set card on the field; destroy that target.",
         "Once per turn: You can discard 1 card, then target 1 Set card on the field; destroy that target."),
        ("Target 1 monster in your GY; Special Summon it to your field in Defense Position.",
         "Target 1 monster in your GY; Special Summon it in Defense Position."),
        ("Inflict 1000 damage to your opponent for each monster they control.",
         "Inflict 1000 damage to your opponent for each monster your opponent controls."),
    ],
)  # fmt: skip
def test_what_is_printed_means_what_is_typed(printed: str, typed: str) -> None:
    assert read_effects(printed) == read_effects(typed)


@pytest.mark.parametrize(
    "said", ["the same number of cards", "as many cards", "the same number of cards you shuffled into the Deck"]
)
def test_as_many_cards_are_drawn_as_were_shuffled_away(said: str) -> None:
    table = spell(f"Shuffle your hand into the Deck, then draw {said}.",
                  lying("Ann", "hand", ELF), lying("Ann", "hand", OGRE))  # fmt: skip

    assert len(hand(table, "Ann")) == 2
    assert len(table.lying("Ann", DECK)) == 10


def test_each_player_draws_as_many_as_they_have_shuffled_away() -> None:
    held = [lying("Ann", "hand", ELF), lying("Ann", "hand", OGRE), lying("Bob", "hand", monster("Hog"))]
    table = spell("Each player shuffles their hand into their Deck, then draws the same number of cards.", *held)

    assert (len(hand(table, "Ann")), len(hand(table, "Bob"))) == (2, 1)


@pytest.mark.parametrize(
    ("rest", "lowest"), [("shuffle the rest into the Deck", None), ("place the rest on the bottom of the Deck", "Elf")]
)
def test_of_excavated_cards_one_of_a_sort_is_added(rest: str, lowest: str | None) -> None:
    pile = [lying("Ann", "Main Deck", ELF), lying("Ann", "Main Deck", monster("Hog")),
            lying("Ann", "Main Deck", monster("Cat"))]  # fmt: skip
    chosen: list[Any] = [("Hog",)] if lowest is None else [("Hog",), ("Cat",)]
    table = spell(f"Excavate the top 3 cards of your Deck, add 1 Beast monster among them to your hand, also {rest}.",
                  *pile, choices=chosen)  # fmt: skip

    assert hand(table, "Ann") == ["Hog"]
    assert {table.cards[each].zone for each in ("Cat", "Elf")} == {DECK}
    if lowest:
        assert set(table.lying("Ann", DECK)[:2]) == {"Cat", lowest}


def test_a_card_that_is_discarded_to_target_is_a_cost() -> None:
    text = "Once per turn: You can discard 1 card to target 1 monster your opponent controls; destroy that target."
    hog = summon("Ann", monster("Boar", text))
    with pytest.raises(IllegalAction, match="cannot_pay"):
        GAME.apply(table_with(hog, *rivals("Hog")), Activate("Ann", "Boar", 1, ("Hog",)))


@pytest.mark.parametrize(("of", "has"), [("Fire", True), ("Water", False)])
def test_the_active_pokemon_is_one_of_a_sort(of: str, has: bool) -> None:
    text = f"if your opponent's Active Pokémon is a {of} Pokémon, draw 1 card"
    active = {"name": "Rat", "types": ["Pokémon"], "rank": "Basic", "defense": "90", "colors": ["Fire"]}
    bench = {**active, "name": "Cub", "colors": ["Water"]}
    table = spell(text, lying("Bob", "Extra Summon Zone", active), summon("Bob", bench))

    assert (len(hand(table, "Ann")) == 1) is has
