"""Cards that are played from the discard pile for a cost of their own, and then exiled."""

import pytest
from cgs_table import GAME, OGRE, SORCERY, lying, play_out, source, summon, table_with

from rules_db.games.cgs.actions.values import Activate, Pass, Play
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

RITE = {**SORCERY, "cost": "{5}", "text": "You gain 3 life. Flashback {1}{G}"}
PLAY = Play("Ann", "Rite", Zone.BACKROW, 2)


def with_rite(zone: str = "discard pile", player: str = "Ann", mana: int = 2, text: str = "") -> Table:
    """Ann's turn, with so much green mana in her pool; two effects of hers could destroy or counter."""
    rite = lying(player, zone, {**RITE, "text": text or RITE["text"]})
    table = table_with(rite, source("you can: add {G}; you can: counter target spell"), summon("Bob", OGRE))
    for _ in range(mana):
        GAME.apply(table, Activate("Ann", "Source", 1))
        play_out(table)
    return table


def test_a_card_is_played_from_the_discard_pile_for_its_flashback_and_exiled() -> None:
    table = with_rite()
    assert PLAY.card in [each.card for each in GAME.options(table) if isinstance(each, Play)]
    GAME.apply(table, PLAY)
    play_out(table)

    assert (table.players["Ann"].life, table.cards["Rite"].zone) == (23, Zone.EXILE)
    assert not table.players["Ann"].pool
    assert GAME.why_not(table, PLAY) is not None


@pytest.mark.parametrize(
    ("zone", "player", "mana", "text"),
    [
        ("discard pile", "Ann", 1, ""),
        ("exiled zone", "Ann", 2, ""),
        ("discard pile", "Bob", 2, ""),
        ("discard pile", "Ann", 2, "You gain 3 life."),
        ("hand", "Ann", 2, ""),
    ],
)
def test_when_it_is_not(zone: str, player: str, mana: int, text: str) -> None:
    assert GAME.why_not(with_rite(zone, player, mana, text), PLAY) is not None


def test_from_the_hand_it_costs_what_is_printed_and_goes_to_the_discard_pile() -> None:
    table = with_rite("hand", mana=5)
    GAME.apply(table, PLAY)
    play_out(table)

    assert (table.players["Ann"].life, table.cards["Rite"].zone) == (23, Zone.DISCARD)


def test_what_is_countered_is_exiled_too() -> None:
    table = with_rite()
    GAME.apply(table, PLAY)
    GAME.apply(table, Pass("Bob"))
    GAME.apply(table, Activate("Ann", "Source", 2, ("Rite",)))
    play_out(table)

    assert (table.players["Ann"].life, table.cards["Rite"].zone) == (20, Zone.EXILE)


def test_its_targets_are_named_as_for_any_spell() -> None:
    table = with_rite(text="Destroy target creature.\nFlashback {1}{G} (You may cast this card from your graveyard.)")
    assert GAME.why_not(table, PLAY) is not None
    GAME.apply(table, Play("Ann", "Rite", Zone.BACKROW, 2, targets=("Ogre",)))
    play_out(table)

    assert (table.cards["Ogre"].zone, table.cards["Rite"].zone) == (Zone.DISCARD, Zone.EXILE)
