"""Cards that a text lets a player play from exile."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, OGRE, SORCERY, go_on_to, lying, play_out, source, table_with

from rules_db.engine.kernel import IllegalAction
from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

FREE = {**ELF, "cost": ""}
PLAY = Play("Ann", "Elf", Zone.SUMMON, 1)


def exiled(text: str, card: dict[str, Any] = FREE, *cards: dict[str, Any]) -> Table:
    """The table once Ann has exiled the top card of her library, and whatever comes of the text."""
    name, more = card["name"], "you can: add {G}; you can: destroy target creature"
    table = table_with(source(f"you can: {text}; {more}"), lying("Ann", "Main Deck", card), *cards)
    deck = table.players["Ann"].zones[Zone.MAIN_DECK]
    deck.append(deck.pop(deck.index(name)))
    GAME.apply(table, Activate("Ann", "Source", 1))
    play_out(table)
    assert table.cards[name].zone is Zone.EXILE
    return table


THIS_TURN = "exile the top card of your library. You may play it this turn"


@pytest.mark.parametrize(
    "text",
    [
        THIS_TURN,
        "exile the top card of your library. Until end of turn, you may play that card",
        "exile the top card of your library. Until the end of your next turn, you may play that card",
        "exile the top three cards of your library. You may play them this turn",
        "exile the top two cards of your library. You may play those cards until the end of your next turn",
    ],
)
def test_what_was_exiled_may_be_played(text: str) -> None:
    table = exiled(text)
    assert any(isinstance(each, Play) and each.card == "Elf" for each in GAME.options(table))
    assert GAME.why_not(table, Play("Bob", "Elf", Zone.SUMMON, 1)) is not None
    GAME.apply(table, PLAY)
    play_out(table)

    assert (table.cards["Elf"].zone, table.cards["Elf"].controller) == (Zone.SUMMON, "Ann")


def test_without_such_a_text_nothing_is_played_from_exile() -> None:
    with pytest.raises(IllegalAction):
        GAME.apply(exiled("exile the top card of your library"), PLAY)


def test_its_cost_is_paid() -> None:
    table = exiled(THIS_TURN, ELF)
    assert GAME.why_not(table, PLAY) is not None
    GAME.apply(table, Activate("Ann", "Source", 2))
    play_out(table)
    GAME.apply(table, PLAY)


@pytest.mark.parametrize(
    ("until", "turns"),
    [("this turn", {3}), ("until the end of your next turn", {3, 5})],
)
def test_the_time_in_which_it_may_be_played_ends(until: str, turns: set[int]) -> None:
    table = exiled(f"exile the top card of your library. You may play it {until}")
    found = set()
    for turn in (3, 5, 7):
        go_on_to(table, turn)
        found |= {turn} if GAME.why_not(table, PLAY) is None else set()
    assert found == turns


def test_what_has_left_exile_is_played_no_more() -> None:
    table = exiled(THIS_TURN)
    GAME.apply(table, PLAY)
    play_out(table)
    GAME.apply(table, Activate("Ann", "Source", 3, ("Elf",)))
    play_out(table)

    assert table.cards["Elf"].zone is Zone.DISCARD
    assert GAME.why_not(table, PLAY) is not None


def test_a_sorcery_from_exile_goes_to_the_discard_pile() -> None:
    table = exiled(THIS_TURN, {**SORCERY, "text": "destroy target creature"}, lying("Bob", "Main Summon Zone", OGRE))
    GAME.apply(table, Play("Ann", "Rite", Zone.BACKROW, 2, targets=("Ogre",)))
    play_out(table)

    assert {table.cards[each].zone for each in ("Rite", "Ogre")} == {Zone.DISCARD}
