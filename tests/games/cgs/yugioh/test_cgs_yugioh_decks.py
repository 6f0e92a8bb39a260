"""Cards of Yu-Gi-Oh! that look through a Deck: what is found there, and that the Deck is shuffled."""

import pytest
from cgs_idiom import monster
from cgs_table import done, lying

from rules_db.games.cgs.card_text.equivalents import place_of
from rules_db.games.cgs.card_text.model import Left
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.said.vocabulary import PILES
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import ON_FIELD, Zone

PIG = lying("Ann", "Main Deck", monster("Pig", offense="1500"))


def decks(table: Table) -> dict[str, list[str]]:
    """The names of the blank cards of each Main Deck, from the bottom."""
    players = table.players.items()
    return {name: [each for each in one.zones[Zone.MAIN_DECK] if each != "Pig"] for name, one in players}


def in_order(player: str) -> list[str]:
    return [f"{player}'s {at}" for at in reversed(range(10))]


@pytest.mark.parametrize("word", PILES)
def test_every_word_for_a_pile_means_a_place(word: str) -> None:
    assert place_of(word) is not Zone.NOWHERE


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Special Summon 1 monster with 1500 or less ATK from your Deck in Attack Position.", Zone.SUMMON),
        ("Special Summon 1 monster from your hand or Deck in Attack Position.", Zone.SUMMON),
        ("Send 1 monster from your Deck to the GY.", Zone.DISCARD),
        ("Banish 1 monster from your Deck.", Zone.EXILE),
        ("Special Summon 1 monster from your Deck in face-up Attack Position.", Zone.SUMMON),
    ],
)
def test_a_deck_that_was_looked_through_is_shuffled(text: str, zone: Zone) -> None:
    table = done(text, PIG, game="Yu-Gi-Oh!")

    assert table.cards["Pig"].zone is zone
    assert sorted(decks(table)["Ann"]) == sorted(in_order("Ann"))
    assert decks(table)["Ann"] != in_order("Ann")
    assert decks(table)["Bob"] == in_order("Bob")


@pytest.mark.parametrize(("zone", "where"), [("discard pile", "Graveyard"), ("hand", "Hand")])
def test_nothing_is_shuffled_where_no_deck_was_looked_through(zone: str, where: str) -> None:
    text = f"Special Summon 1 monster from your {where} in Attack Position."
    table = done(text, {**PIG, "zone": zone}, game="Yu-Gi-Oh!")

    assert table.cards["Pig"].zone is Zone.SUMMON
    assert decks(table)["Ann"] == in_order("Ann")


def test_a_search_shuffles_once() -> None:
    table = done("Add 1 monster from your Deck to your hand.", PIG, choices=[("Pig",)], game="Yu-Gi-Oh!")

    assert table.cards["Pig"].zone is Zone.HAND
    assert decks(table)["Ann"] != in_order("Ann")


@pytest.mark.parametrize("name", ["Graveyard Keeper", "Keeper of the Graveyard", "Hand of Fate"])
def test_a_capital_in_a_name_stays(name: str) -> None:
    (effect,) = read_effects(f'you can only activate 1 "{name}" per turn')

    assert effect.by_name == name


@pytest.mark.parametrize(
    ("text", "is_asked"),
    [
        ("Once per turn: You can draw 1 card.", False),
        ("During your Main Phase: You can draw 1 card.", False),
        ("Once during your turn, you may draw a card.", False),
        ("Once per turn, discard 1 card: You can draw 1 card.", True),
        ("Discard a card: You may draw a card.", True),
    ],
)
def test_whoever_activates_for_nothing_has_decided_and_is_not_asked_again(text: str, is_asked: bool) -> None:
    (effect,) = read_effects(text)

    assert effect.kind == "activated"
    assert isinstance(effect.steps[0], Left) is is_asked


@pytest.mark.parametrize(("text", "comes"), [
    ("put the top card of your library onto the battlefield", False),
    ("put a monster in your Deck onto the battlefield", False),
    ("put a Ritual Monster in your Deck onto the battlefield", True),
])  # fmt: skip
def test_no_ritual_monster_is_put_out_of_a_deck_by_a_text_that_does_not_speak_of_it(text: str, comes: bool) -> None:
    ritual = lying("Ann", "Main Deck", {**monster("Pig", offense="1500"), "types": ["Ritual Monster"]})
    others = [lying("Ann", "Main Deck", {"name": "Blank", "types": ["sorcery"]}, f"Under {at}") for at in range(2)]
    table = done(text, *others, ritual)

    assert (table.cards["Pig"].zone in ON_FIELD) is comes


def test_what_is_searched_for_in_a_graveyard_may_go_on_top_of_the_deck() -> None:
    pig = {**PIG, "zone": "discard pile"}
    table = done("search your graveyard for a card and put that card on top", pig, choices=[("Pig",)])

    assert table.players["Ann"].zones[Zone.MAIN_DECK][-1] == "Pig"
