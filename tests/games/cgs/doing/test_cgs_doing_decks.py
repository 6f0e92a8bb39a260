"""Cards on top of a deck where there are fewer than a text asks for, none at all, or more than it moves."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, OGRE, done, hand, lying, play_out, source, table_with

from rules_db.games.cgs.actions.values import Activate
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

LETTERS = tuple(lying("Ann", "Main Deck", {"name": each, "types": ["sorcery"]}) for each in "ABCD")
"""Four cards on Ann's deck, A on top, and ten blank ones below them."""


def deck(table: Table, player: str = "Ann") -> list[str]:
    """A deck from the top."""
    return table.players[player].zones[Zone.MAIN_DECK][::-1]


@pytest.mark.parametrize(
    ("text", "choices", "on_top", "below"),
    [
        ("scry 1", [()], "AB", ""),
        ("scry 1", [("A",)], "BC", "A"),
        ("scry 2", [(), ("B",)], "BAC", ""),
        ("scry 2", [(), ("A",)], "ABC", ""),
        ("scry 2", [("B",)], "AC", "B"),
        ("scry 2", [("A", "B"), ("A",)], "CD", "AB"),
        ("scry 2", [("A", "B"), ("B",)], "CD", "BA"),
        ("scry 3", [("B",), ("C",)], "CAD", "B"),
        ("look at the top two cards of your library, then put them back in any order", [("B",)], "BAC", ""),
    ],
)
def test_what_is_looked_at_stays_on_top_or_goes_below(text: str, choices: Any, on_top: str, below: str) -> None:
    cards = deck(done(text, *LETTERS, choices=choices))

    assert "".join(cards[: len(on_top)]) == on_top
    assert "".join(cards[len(cards) - len(below) :]) == below
    assert len(cards) == 14


@pytest.mark.parametrize(
    ("text", "choices", "on_top", "thrown"),
    [
        ("surveil 1", [()], "AB", ""),
        ("surveil 1", [("A",)], "BC", "A"),
        ("surveil 2", [("A", "B")], "CD", "AB"),
        ("surveil 3", [("B",), ("C",)], "CAD", "B"),
        ("mill 2", [], "CD", "AB"),
        ("mill 0", [], "AB", ""),
        ("discard the top card of your deck", [], "BC", "A"),
    ],
)
def test_cards_go_from_the_top_to_the_discard_pile(text: str, choices: Any, on_top: str, thrown: str) -> None:
    table = done(text, *LETTERS, choices=choices)

    assert "".join(deck(table)[: len(on_top)]) == on_top
    assert sorted(table.lying("Ann", Zone.DISCARD)) == sorted(thrown)


FEW = (
    ("scry 3", 0),
    ("surveil 3", 0),
    ("look at the top three cards of your library, then put them back in any order", 0),
    ("look at the top three cards of your library", 0),
    ("mill 3", 1),
    ("draw 1", 1),
    ("look at the top 3 cards of your deck, and put 1 of them into your hand, and discard the other cards", 1),
    ("look at the top three cards of your library. Put one of them into your hand and the rest into your graveyard", 1),
)
"""What is done with cards on top, and how many of a single one leave the deck."""


@pytest.mark.parametrize(("text", "leaving"), FEW)
def test_of_a_deck_with_one_card_no_more_is_taken(text: str, leaving: int) -> None:
    first = "mill 10, then put target creature card from your graveyard on top of your library"
    scry = [()] if text.startswith(("scry", "surveil")) else []
    table = done(f"{first}, then {text}", lying("Ann", "discard pile", ELF), targets=("Elf",), choices=scry)

    assert deck(table) == ["Elf"][leaving:]


@pytest.mark.parametrize("text", [text for text, _ in FEW if not text.startswith("draw")])
def test_of_an_empty_deck_nothing_is_taken(text: str) -> None:
    table = done(f"mill 10, then {text}")

    assert (deck(table), hand(table, "Ann"), len(table.lying("Ann", Zone.DISCARD))) == ([], [], 10)


@pytest.mark.parametrize(
    ("text", "cards", "targets", "choices", "times"),
    [
        ("search your deck for a creature", (lying("Ann", "Main Deck", ELF),), (), [("Elf",)], 1),
        ("search your deck for a creature", (), (), [], 1),
        ("search your library for a creature card and put it onto the battlefield tapped",
         (lying("Ann", "Main Deck", ELF),), (), [("Elf",)], 1),
        ("add a creature card from your graveyard to your hand", (lying("Ann", "discard pile", ELF),), (), [], 0),
        ("target player shuffles their library", (), ("Bob",), [], 1),
        ("each player shuffles their library", (), (), [], 2),
        ("look at the top card of your library", (), (), [], 0),
        ("scry 1", (), (), [()], 0),
    ],
)  # fmt: skip
def test_only_a_deck_that_was_searched_is_shuffled(
    text: str, cards: Any, targets: tuple[str, ...], choices: Any, times: int
) -> None:
    table = table_with(source(f"you can: {text}"), *cards)
    GAME.apply(table, Activate("Ann", "Source", 1, targets))

    assert sum(event.kind == "shuffled" for event in play_out(table, *choices)) == times


@pytest.mark.parametrize(
    ("text", "ann", "bob"),
    [
        ("draw 2", 3, 1),
        ("draw 0", 1, 1),
        ("each player draws 1", 2, 2),
        ("opponent draws 1", 1, 2),
        ("each player draws cards until they have 3 cards in hand", 3, 3),
        ("draw cards until you have 1 card in hand", 1, 1),
        ("draw 1 for each creature card in your hand", 2, 1),
        ("discard 1 card", 0, 1),
        ("discard 2 cards", 0, 1),
        ("each player discards 1 card", 0, 0),
        ("each player discards their hand", 0, 0),
        ("opponent discards a random card", 1, 0),
        ("opponent discards 1 card at random", 1, 0),
    ],
)
def test_each_player_draws_and_discards_by_themselves(text: str, ann: int, bob: int) -> None:
    table = done(text, lying("Ann", "hand", ELF), lying("Bob", "hand", OGRE))

    assert (len(hand(table, "Ann")), len(hand(table, "Bob"))) == (ann, bob)


@pytest.mark.parametrize(
    ("text", "held", "left"),
    [
        ("discard 2 cards, if you do draw 3", 2, 3),
        ("discard 2 cards, if you do draw 3", 1, 0),
        ("discard 1 card, if you do draw 3", 0, 0),
        ("discard your hand, if you do draw 3", 1, 3),
        ("discard your hand, then draw 1 for each card discarded this way", 3, 3),
        ("discard your hand, then draw the same number of cards", 2, 2),
    ],
)
def test_what_rests_on_a_discard_needs_all_of_it(text: str, held: int, left: int) -> None:
    cards = [lying("Ann", "hand", ELF, f"Elf {at}") for at in range(held)]

    assert len(hand(done(text, *cards), "Ann")) == left


@pytest.mark.parametrize(
    ("text", "choices", "shown"),
    [
        ("look at the top 3 cards of your deck, you may reveal a sorcery you find there and put it into your hand, and "
         "shuffle the other cards into your deck", [("B",)], ["B"]),
        ("look at the top 3 cards of your deck, and put 1 of them into your hand, and shuffle the other cards into "
         "your deck", [("B",)], []),
        ("look at the top three cards of your library. You may reveal a sorcery card from among them and put it into "
         "your hand. Put the rest into your graveyard", [("B",)], ["B"]),
        ("look at the top three cards of your library. Put one of them into your hand and the rest into your graveyard",
         [("B",)], []),
        ("search your library for a sorcery card, reveal it, and put it into your hand", [("B",)], ["B"]),
        ("search your deck for a sorcery", [("B",)], []),
        ("reveal the top card of your library and put it into your hand", [], ["A"]),
        ("look at the top card of your library", [], []),
    ],
)  # fmt: skip
def test_which_cards_are_shown_to_all(text: str, choices: Any, shown: list[str]) -> None:
    table = table_with(source(f"you can: {text}"), *LETTERS)
    GAME.apply(table, Activate("Ann", "Source", 1))

    assert [event.get("card") for event in play_out(table, *choices) if event.kind == "revealed"] == shown
