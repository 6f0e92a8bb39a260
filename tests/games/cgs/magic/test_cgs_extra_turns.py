"""Extra turns, and what is done in place of drawing a card."""

from typing import Any

import pytest
from cgs_table import GAME, done, go_on_to, hand, lying, play_out, source, table_with

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.actions.values import Activate
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.state import Table

THREE: dict[str, Any] = {"players": [{"name": each} for each in ("Ann", "Bob", "Cleo")]}


def turns(table: Table, until: int) -> list[str]:
    """Whose turns follow, up to one."""
    found = []
    for turn in range(table.turn + 1, until + 1):
        go_on_to(table, turn)
        found.append(table.turn_player)
    return found


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("take an extra turn after this one", ["Ann", "Bob", "Cleo"]),
        ("opponent takes an extra turn after this one", ["Cleo", "Bob", "Bob"]),
        ("target player takes an extra turn after this one", ["Cleo", "Bob", "Cleo"]),
        ("take an extra turn after this one, take an extra turn after this one", ["Ann", "Ann", "Bob"]),
        ("take an extra turn after this one, target player takes an extra turn after this one", ["Cleo", "Ann", "Bob"]),
        ("take an extra turn after this one, end the turn", ["Ann", "Bob", "Cleo"]),
        ("draw 1", ["Bob", "Cleo", "Ann"]),
    ],
)
def test_whose_turns_follow(text: str, order: list[str]) -> None:
    targets = ("Cleo",) if "target" in text else ()
    deck = [lying("Cleo", "Main Deck", {"name": "Blank", "types": ["sorcery"]}, f"Cleo's {at}") for at in range(10)]
    table = done(text, *deck, targets=targets, dry=True, **THREE)
    assert turns(table, 6) == order


@pytest.mark.parametrize(("turn_player", "rounds"), [("Ann", [1, 1, 2]), ("Bob", [1, 2, 2])])
def test_no_round_ends_before_an_extra_turn(turn_player: str, rounds: list[int]) -> None:
    """Ann's round: hers, her extra turn, Bob's, and then hers; Bob's extra turn comes before the next round, too."""
    text = "you can: take an extra turn after this one"
    card = lying(turn_player, "backrow zone", {"name": "Clock", "types": ["artifact"], "text": text})
    table = table_with(card, turn_player=turn_player, starting_player="Ann")
    GAME.apply(table, Activate(turn_player, "Clock", 1))
    found = []
    for turn in (4, 5, 6):
        go_on_to(table, turn)
        found.append(table.round)
    assert [each - found[0] + 1 for each in found] == rounds


TWICE = "If you would draw a card, draw two cards instead."


def twice(player: str, name: str = "Font") -> dict[str, Any]:
    return lying(player, "backrow zone", {"name": name, "types": ["artifact"], "text": TWICE})


DRAW = "you can: each player draws 2"


@pytest.mark.parametrize(
    ("cards", "held"),
    [
        ((), (2, 2)),
        ((twice("Ann"),), (4, 2)),
        ((twice("Bob"),), (2, 4)),
        ((twice("Ann"), twice("Ann", "Well") | {"place": 3}), (8, 2)),
    ],
)
def test_each_card_of_an_effect_is_replaced_by_itself(cards: Any, held: tuple[int, int]) -> None:
    table = table_with(source(DRAW), *cards)
    GAME.apply(table, Activate("Ann", "Source", 1))
    play_out(table)

    assert (len(hand(table, "Ann")), len(hand(table, "Bob"))) == held


def test_an_opponent_gains_life_instead() -> None:
    text = "If an opponent would draw a card, that player loses 1 life instead."
    with pytest.raises(BadSetup, match="no player has been spoken of"):
        read_effects(text)
    table = table_with(source(f"{DRAW}; if an opponent would draw a card, you gain 1 life instead"))
    GAME.apply(table, Activate("Ann", "Source", 1))
    play_out(table)

    assert (len(hand(table, "Ann")), len(hand(table, "Bob")), table.players["Ann"].life) == (2, 0, 22)


@pytest.mark.parametrize(("cards", "drawn"), [((), 1), ((twice("Bob"),), 2)])
def test_the_draws_of_a_draw_step_are_one(cards: Any, drawn: int) -> None:
    table = table_with(*cards)
    go_on_to(table, 4)

    assert len([each for each in hand(table, "Bob") if each.startswith("Bob's")]) == drawn


def test_who_draws_nothing_does_not_deck_out() -> None:
    """Ann's deck of ten is empty after ten draws; instead of the next one she gains life."""
    table = table_with(source("you can: draw 9, then draw 9; if you would draw a card, you gain 1 life instead"))
    GAME.apply(table, Activate("Ann", "Source", 1))
    play_out(table)

    assert (hand(table, "Ann"), table.players["Ann"].life, table.players["Ann"].is_decked) == ([], 38, False)


def test_for_a_turn_something_else_is_done() -> None:
    table = table_with(source("you can: if you would draw a card this turn, you gain 2 life instead; you can: draw 1"))
    for effect in (1, 2):
        GAME.apply(table, Activate("Ann", "Source", effect))
        play_out(table)
    assert (hand(table, "Ann"), table.players["Ann"].life) == ([], 22)

    go_on_to(table, 5)
    assert len(hand(table, "Ann")) == 1
