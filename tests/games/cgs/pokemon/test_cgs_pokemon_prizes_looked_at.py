"""Prize cards that are looked at and exchanged: who sees them, what takes their place, and that none is taken."""

from typing import Any

import pytest
from cgs_table import GAME, hand, lying, play_out, table_with

from rules_db.games.cgs.actions.values import Choose, Pass, Play
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.views import sees
from rules_db.games.cgs.words import Zone

SWAP = "Look at your face-down Prize cards. You may swap one with a card of your hand."
LAND: dict[str, Any] = {"types": ["land"]}


def dealt(*cards: dict[str, Any], prizes: str = "PQ", text: str = SWAP) -> Table:
    """The table once Ann has played the Item, and somebody is asked or all is done."""
    laid = [lying("Ann", "Prize card area", {"name": each, **LAND}) for each in prizes]
    table = table_with(lying("Ann", "hand", {"name": "Case", "types": ["Item"], "text": text}), *laid, *cards)
    GAME.apply(table, Play("Ann", "Case", Zone.BACKROW, 1))
    while table.choice is None and table.queue:
        decision = GAME.pending(table)
        assert decision is not None
        GAME.apply(table, Pass(decision.player))
    return table


HELD = lying("Ann", "hand", {"name": "Held", **LAND})


def test_whoever_looks_sees_all_their_prize_cards_and_nobody_else_does() -> None:
    table = dealt(HELD)

    assert [each for each in "PQ" if sees(table, "Ann", table.cards[each])] == ["P", "Q"]
    assert not any(sees(table, "Bob", table.cards[each]) for each in "PQ")


def test_afterwards_they_are_hidden_from_everybody() -> None:
    table = dealt(HELD)
    GAME.apply(table, Choose("Ann", "may", ("leave it",)))

    assert not any(sees(table, each, table.cards["P"]) for each in ("Ann", "Bob"))
    assert table.lying("Ann", Zone.PRIZES) == ["P", "Q"]


def test_the_card_of_the_hand_lies_where_the_prize_card_lay() -> None:
    table = dealt(HELD, lying("Ann", "hand", {"name": "Kept", **LAND}))
    events = play_out(table, ("do it",), ("P",), ("Held",))

    assert (table.lying("Ann", Zone.PRIZES), sorted(hand(table, "Ann"))) == (["Held", "Q"], ["Kept", "P"])
    assert not any(sees(table, each, table.cards["Held"]) for each in ("Ann", "Bob"))
    assert "prize taken" not in [event.kind for event in events]


def test_the_last_prize_card_is_exchanged_and_the_game_goes_on() -> None:
    table = dealt(HELD, prizes="P")
    play_out(table, ("do it",))

    assert table.lying("Ann", Zone.PRIZES) == ["Held"]
    assert not table.is_over


def test_with_no_card_in_the_hand_nothing_is_exchanged() -> None:
    table = dealt()
    choices = [("do it",)] if table.choice is not None else []
    play_out(table, *choices)

    assert table.lying("Ann", Zone.PRIZES) == ["P", "Q"]


def test_a_card_of_a_deck_that_all_share_does_not_become_a_prize_card() -> None:
    nine = lying("Ann", "hand", {"name": "Red 9", "types": ["Uno card"], "colors": ["red"], "rank": "9"},
                 owner="")  # fmt: skip
    table = dealt(HELD, nine)
    play_out(table, ("do it",), ("P",))

    assert table.lying("Ann", Zone.PRIZES) == ["Held", "Q"]


@pytest.mark.parametrize(
    "text",
    [
        "Look at all of your face-down Prize cards. You may switch 1 of them with a card from your hand.",
        "Look at your Prize cards. You may exchange one of those cards with a card in your hand.",
    ],
)
def test_the_same_in_other_words(text: str) -> None:
    assert read_effects(text) == read_effects(SWAP)
