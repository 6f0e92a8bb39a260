"""Cards at which an effect lets its player look: who sees them, for how long, and what is done with them."""

from typing import Any

import pytest
from cgs_table import GAME, done, hand, lying, source, table_with

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.actions.values import Activate, Choose, Pass
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.views import sees, view
from rules_db.games.cgs.words import Zone

CID: dict[str, Any] = {"players": [{"name": each} for each in ("Ann", "Bob", "Cid")]}


def letters(player: str) -> tuple[dict[str, Any], ...]:
    """Three cards, A on top."""
    return tuple(lying(player, "Main Deck", {"name": each, "types": ["land"]}) for each in "ABC")


def asking(text: str, *cards: dict[str, Any], targets: tuple[str, ...] = (), **more: Any) -> Table:
    """The table once an effect of Ann's asks somebody."""
    table = table_with(source(f"you can: {text}"), *cards, **more)
    GAME.apply(table, Activate("Ann", "Source", 1, targets))
    while table.choice is None:
        decision = GAME.pending(table)
        assert decision is not None
        GAME.apply(table, Pass(decision.player))
    return table


def top(table: Table, player: str, count: int = 3) -> list[str]:
    return table.players[player].zones[Zone.MAIN_DECK][: -count - 1 : -1]


def who_sees(table: Table, card: str) -> list[str]:
    return [each for each in table.order if sees(table, each, table.cards[card])]


def test_who_decides_on_the_card_looked_at_sees_it_and_nobody_else_does() -> None:
    table = asking("Look at the top card of your library. You may put that card into your graveyard.",
                   *letters("Ann"), **CID)  # fmt: skip

    assert who_sees(table, "A") == ["Ann"]
    assert who_sees(table, "B") == []
    assert "A" in view(table, "Ann").cards
    assert "A" not in view(table, "Bob").cards


def test_once_it_is_decided_the_card_is_hidden_again() -> None:
    table = asking("Look at the top card of your library. You may put that card into your graveyard.", *letters("Ann"))
    GAME.apply(table, Choose("Ann", "may", ("leave it",)))

    assert top(table, "Ann", 1) == ["A"]
    assert who_sees(table, "A") == []


def test_of_an_opponents_cards_the_one_who_looks_sees_them_and_their_owner_does_not() -> None:
    table = asking("Look at the top card of target player's library. You may put that card into their graveyard.",
                   *letters("Cid"), targets=("Cid",), **CID)  # fmt: skip

    assert who_sees(table, "A") == ["Ann"]


@pytest.mark.parametrize(
    ("text", "answer", "first", "thrown"),
    [
        ("You may put that card into their graveyard.", "do it", "B", ["A"]),
        ("You may have that player put that card into their graveyard.", "do it", "B", ["A"]),
        ("You may put it into that player's graveyard.", "leave it", "A", []),
        ("You may put that card on the bottom of that library.", "do it", "B", []),
    ],
)
def test_what_becomes_of_the_top_of_another_library(text: str, answer: str, first: str, thrown: list[str]) -> None:
    table = done(f"Look at the top card of target player's library. {text}", *letters("Bob"), targets=("Bob",),
                 choices=[(answer,)])  # fmt: skip

    assert top(table, "Bob", 1) == [first]
    assert table.lying("Bob", Zone.DISCARD) == thrown


@pytest.mark.parametrize(
    "text",
    [
        "Look at the top card of your deck, then place it on the top or bottom of the deck.",
        "Look at the top card of your library. You may put it on the bottom.",
    ],
)
def test_the_card_goes_below_or_stays(text: str) -> None:
    below = done(text, *letters("Ann"), choices=[("do it",)])
    kept = done(text, *letters("Ann"), choices=[("leave it",)])

    assert (top(below, "Ann", 1), below.players["Ann"].zones[Zone.MAIN_DECK][0]) == (["B"], "A")
    assert top(kept, "Ann", 1) == ["A"]


@pytest.mark.parametrize(
    "text",
    [
        "Look at the top 3 cards of your opponent's deck and put them back in any order.",
        "Look at the top 3 cards of your opponent's Deck, then place them on top of the Deck in any order.",
    ],
)
def test_the_one_who_looks_puts_an_opponents_cards_in_order(text: str) -> None:
    table = done(text, *letters("Bob"), choices=[("C",), ("A",)])

    assert top(table, "Bob") == ["C", "A", "B"]


def test_with_three_players_the_target_is_the_one_whose_cards_are_put_in_order() -> None:
    text = "Look at the top three cards of target player's library, then put them back in any order."
    table = asking(text, *letters("Cid"), targets=("Cid",), **CID)

    assert table.choice is not None
    assert (table.choice.player, sorted(table.choice.options)) == ("Ann", ["A", "B", "C"])
    assert who_sees(table, "B") == ["Ann"]


@pytest.mark.parametrize(("kind", "taken"), [("Spell", ["Top"]), ("Trap", [])])
def test_what_is_excavated_goes_to_the_hand_if_it_is_of_the_sort(kind: str, taken: list[str]) -> None:
    card = lying("Ann", "Main Deck", {"name": "Top", "types": [f"Normal {kind}"]})
    text = "Excavate the top card of your Deck. If it is a Spell, add it to your hand. Otherwise, send it to the GY."
    table = done(text, card, game="Yu-Gi-Oh!")

    assert hand(table, "Ann") == taken
    assert table.lying("Ann", Zone.DISCARD) == ([] if taken else ["Top"])


def test_an_excavated_monster_is_added_if_it_is_one() -> None:
    text = "Excavate the top card of your Deck, and if it is a monster, add it to your hand."
    meant = "Reveal the top card of your Deck. If it's a monster, add it to your hand."

    assert read_effects(text) == read_effects(meant)


@pytest.mark.parametrize("text", ["Look at the top 2 cards of the Dealer's mind.", "Excavate the top 3 cards."])
def test_what_is_looked_at_nowhere_is_refused(text: str) -> None:
    with pytest.raises(BadSetup):
        read_effects(text)
