"""A further cost that a player may pay as a card is played, and what comes of it."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, OGRE, SORCERY, hand, lying, play_out, source, summon, table_with

from rules_db.games.cgs.actions.values import Activate, Choose, Play
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone


def cast(text: str, mana: int, *answers: tuple[str, ...], is_creature: bool = False, cards: Any = ()) -> Table:
    """The table once Ann has played a free card with kicker, with so much mana in her pool, and it has resolved."""
    printed = {**ELF, "name": "Rite", "cost": ""} if is_creature else SORCERY
    table = table_with(lying("Ann", "hand", {**printed, "text": text}), source("you can: add {C}"), *cards)
    for _ in range(mana):
        GAME.apply(table, Activate("Ann", "Source", 1))
        play_out(table)
    GAME.apply(table, Play("Ann", "Rite", Zone.SUMMON if is_creature else Zone.BACKROW, 2))
    for each in answers:
        assert table.choice is not None  # It is asked for before anybody can respond.
        GAME.apply(table, Choose("Ann", table.choice.kind, each))
    play_out(table)
    return table


SPELL = (
    "Kicker {2} (You may pay an additional {2} as you cast this spell.)\n"
    "Draw a card. If this spell was kicked, gain 3 life."
)
BEAR = "Kicker {2}. When this creature enters, if it was kicked, draw a card."
GROWS = "Kicker {2}. This creature enters with two +1/+1 counters on it if it was kicked."


@pytest.mark.parametrize(
    ("mana", "answers", "life", "left"),
    [(2, [("pay",)], 23, 0), (2, [("leave it",)], 20, 2), (1, [("leave it",)], 20, 1), (3, [("pay",)], 23, 1)],
)
def test_a_kicked_spell_does_more(mana: int, answers: Any, life: int, left: int) -> None:
    table = cast(SPELL, mana, *answers)
    pool = sum(each.amount for each in table.players["Ann"].pool)
    assert (len(hand(table, "Ann")), table.players["Ann"].life, pool) == (1, life, left)


@pytest.mark.parametrize(("answer", "cards"), [("pay", 1), ("leave it", 0)])
def test_a_creature_knows_as_it_enters_whether_it_was_kicked(answer: str, cards: int) -> None:
    assert len(hand(cast(BEAR, 2, (answer,), is_creature=True), "Ann")) == cards
    assert cast(GROWS, 2, (answer,), is_creature=True).cards["Rite"].counters.get("+1/+1", 0) == 2 * cards


def test_what_was_kicked_is_no_more_once_it_has_left() -> None:
    table = cast(BEAR, 2, ("pay",), is_creature=True)
    assert table.cards["Rite"].is_kicked
    table = cast("Kicker {2}. When this enters, if it was kicked, return this to its owner's hand.", 2, ("pay",),
                 is_creature=True)  # fmt: skip
    assert (table.cards["Rite"].zone, table.cards["Rite"].is_kicked) == (Zone.HAND, False)


@pytest.mark.parametrize(("answer", "zone", "drawn"), [("pay", Zone.DISCARD, 2), ("leave it", Zone.SUMMON, 1)])
def test_a_kicker_may_ask_for_more_than_mana(answer: str, zone: Zone, drawn: int) -> None:
    text = "Kicker — Sacrifice a creature. If this spell was kicked, draw 2. Otherwise, draw 1."
    table = cast(text, 0, (answer,), cards=[summon("Ann", OGRE)])
    assert (table.cards["Ogre"].zone, len(hand(table, "Ann"))) == (zone, drawn)
