"""Flashback for something else than mana, or for mana and something else."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, SORCERY, lying, settled, source, summon, table_with

from rules_db.games.cgs.actions.values import Activate, Choose, Play
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

PLAY = Play("Ann", "Rite", Zone.BACKROW, 2)


def staged(flashback: str, *cards: dict[str, Any], zone: str = "discard pile") -> Table:
    text = f"You gain 5 life.\nFlashback{flashback}"
    return table_with(lying("Ann", zone, {**SORCERY, "cost": "{6}", "text": text}), source("you can: add {G}"), *cards)


@pytest.mark.parametrize(
    ("flashback", "cards", "may"),
    [
        ("—Discard a card.", (lying("Ann", "hand", ELF),), True),
        ("—Discard a card.", (), False),
        ("—Sacrifice a creature.", (summon("Ann", ELF),), True),
        ("—Sacrifice a creature.", (summon("Ann", GOLEM),), True),
        ("—Sacrifice a creature.", (summon("Bob", ELF),), False),
        ("—Pay 3 life.", (), True),
        (" {G}, Pay 3 life.", (), False),
    ],
)
def test_who_cannot_pay_it_cannot_play_it(flashback: str, cards: tuple[dict[str, Any], ...], may: bool) -> None:
    table = staged(flashback, *cards)
    assert (GAME.why_not(table, PLAY) is None) == may


def test_it_is_paid_before_the_spell_resolves() -> None:
    table = staged(" {G}, Pay 3 life.")
    GAME.apply(table, Activate("Ann", "Source", 1))
    settled(table)
    GAME.apply(table, PLAY)
    assert (table.players["Ann"].life, table.players["Ann"].pool) == (17, [])
    assert (settled(table).players["Ann"].life, table.cards["Rite"].zone) == (22, Zone.EXILE)


def test_which_card_is_discarded_is_chosen() -> None:
    table = staged("—Discard a card.", lying("Ann", "hand", ELF), lying("Ann", "hand", GOLEM))
    GAME.apply(table, PLAY)
    assert table.choice is not None
    assert set(table.choice.options) == {"Elf", "Golem"}
    GAME.apply(table, Choose("Ann", table.choice.kind, ("Golem",)))
    settled(table)
    assert [table.cards[each].zone for each in ("Elf", "Golem", "Rite")] == [Zone.HAND, Zone.DISCARD, Zone.EXILE]
    assert table.players["Ann"].life == 25


def test_out_of_the_hand_it_asks_for_nothing_but_its_mana() -> None:
    table = staged("—Discard a card.", zone="hand")
    for _ in range(6):
        GAME.apply(table, Activate("Ann", "Source", 1))
        settled(table)
    GAME.apply(table, PLAY)
    assert (settled(table).players["Ann"].life, table.cards["Rite"].zone) == (25, Zone.DISCARD)
