"""Rebound, blitz, surge and boast."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, OGRE, go_on_to, hand, lying, settled, source, summon, table_with

from rules_db.games.cgs.actions.values import Activate, AttackWith, Blow, Choose, Pass, Play
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

TEXT = "You gain 3 life.\nRebound"
ECHO = {"name": "Echo", "types": ["sorcery"], "cost": ""}


def upkeep_of(table: Table, turn: int, pick: str) -> Table:
    """Nobody does anything until a turn has its Main Phase; whether something is done is picked."""
    for _ in range(300):
        if (table.turn, table.phase) == (turn, "Main Phase 1"):
            break
        choice, decision = table.choice, GAME.pending(table)
        assert decision is not None
        if choice is None:
            GAME.apply(table, Pass(decision.player))
        else:
            picked = pick if pick in choice.options else choice.options[0]
            GAME.apply(table, Choose(choice.player, choice.kind, (picked,)))
    return table


def cast_once(zone: str = "hand", text: str = TEXT, *cards: dict[str, Any], targets: tuple[str, ...] = ()) -> Table:
    """The table once Ann has cast a sorcery and it has resolved."""
    table = table_with(lying("Ann", zone, {**ECHO, "text": text}), *cards)
    GAME.apply(table, Play("Ann", "Echo", Zone.BACKROW, 1, targets=targets))
    return settled(table)


def test_a_spell_that_rebounds_is_exiled_and_cast_again_in_the_next_upkeep() -> None:
    table = cast_once()
    assert (table.cards["Echo"].zone, table.players["Ann"].life) == (Zone.EXILE, 23)
    upkeep_of(table, 5, "do it")
    assert (table.cards["Echo"].zone, table.players["Ann"].life) == (Zone.DISCARD, 26)
    upkeep_of(table, 7, "do it")
    assert table.players["Ann"].life == 26


def test_who_does_not_cast_it_then_leaves_it_exiled() -> None:
    table = upkeep_of(cast_once(), 5, "leave it")
    assert (table.cards["Echo"].zone, table.players["Ann"].life) == (Zone.EXILE, 23)
    assert (upkeep_of(table, 7, "do it").cards["Echo"].zone, table.players["Ann"].life) == (Zone.EXILE, 23)


def test_a_spell_out_of_the_graveyard_does_not_rebound() -> None:
    table = cast_once("discard pile", "You gain 3 life.\nRebound\nFlashback {0}")
    assert upkeep_of(table, 5, "do it").players["Ann"].life == 23


def test_it_is_aimed_anew() -> None:
    table = cast_once("hand", "Destroy target creature.\nRebound", summon("Bob", ELF), summon("Bob", OGRE),
                      targets=("Elf",))  # fmt: skip
    assert table.cards["Ogre"].zone is Zone.SUMMON
    assert upkeep_of(table, 5, "do it").cards["Ogre"].zone is Zone.DISCARD


def test_what_has_left_exile_does_not_rebound() -> None:
    table = cast_once()
    table.cards["Echo"].stay += 1  # It has been somewhere else meanwhile.
    assert upkeep_of(table, 5, "do it").players["Ann"].life == 23


RIDER = {"name": "Rider", "types": ["creature"], "cost": "{5}", "offense": "3", "defense": "1", "text": "Blitz {1}"}


def with_rider(said: str, *cards: dict[str, Any]) -> Table:
    """Ann has cast the creature with all the mana that it takes, for its blitz cost or not."""
    axe = source("you can: destroy target creature") | {"card": "Axe"}
    table = table_with(lying("Ann", "hand", RIDER), source("you can: add {R}"), axe, *cards)
    for _ in range(1 if said else 5):
        GAME.apply(table, Activate("Ann", "Source", 1))
        settled(table)
    GAME.apply(table, Play("Ann", "Rider", Zone.SUMMON, 1, said=said))
    return settled(table)


@pytest.mark.parametrize(("said", "is_hasty", "drawn"), [("paid otherwise", True, 1), ("", False, 0)])
def test_a_creature_in_a_blitz_is_hasty_and_draws_as_it_dies(said: str, is_hasty: bool, drawn: int) -> None:
    table = with_rider(said)
    assert ("haste" in values.keywords(table, table.cards["Rider"])) == is_hasty
    GAME.apply(table, Activate("Ann", "Axe", 1, ("Rider",)))
    assert (settled(table).cards["Rider"].zone, len(hand(table, "Ann"))) == (Zone.DISCARD, drawn)


@pytest.mark.parametrize(("said", "zone"), [("paid otherwise", Zone.DISCARD), ("", Zone.SUMMON)])
def test_it_is_sacrificed_at_the_end_of_the_turn(said: str, zone: Zone) -> None:
    table = with_rider(said)
    go_on_to(table, 4)
    assert table.cards["Rider"].zone is zone


def test_what_comes_back_was_not_cast_so() -> None:
    table = with_rider("paid otherwise", lying("Ann", "backrow zone", {
        "name": "Grave", "types": ["artifact"],
        "text": "you can: return target creature card from your graveyard to the battlefield",
    }))  # fmt: skip
    for name in ("Axe", "Grave"):
        GAME.apply(table, Activate("Ann", name, 1, ("Rider",)))
        settled(table)
    assert "haste" not in values.keywords(table, table.cards["Rider"])
    go_on_to(table, 4)
    assert table.cards["Rider"].zone is Zone.SUMMON


@pytest.mark.parametrize("is_second", [False, True])
def test_a_surge_follows_another_spell(is_second: bool) -> None:
    wave = {"name": "Wave", "types": ["sorcery"], "cost": "{6}", "text": "You gain 4 life.\nSurge {0}"}
    free = {"name": "Drop", "types": ["sorcery"], "text": "You gain 1 life."}
    table = table_with(lying("Ann", "hand", wave), lying("Ann", "hand", free))
    if is_second:
        GAME.apply(table, Play("Ann", "Drop", Zone.BACKROW, 1))
        settled(table)
    assert (GAME.why_not(table, Play("Ann", "Wave", Zone.BACKROW, 2)) is None) == is_second


def test_a_boast_is_for_one_that_has_attacked_and_once_a_turn() -> None:
    boast_text = "Boast — {0}: You gain 2 life."
    bard = {"name": "Bard", "types": ["creature"], "offense": "1", "defense": "1", "text": boast_text}
    table = table_with(summon("Ann", bard), phase="Battle Phase")
    boast = Activate("Ann", "Bard", 1)
    assert GAME.why_not(table, boast) is not None
    GAME.apply(table, AttackWith("Ann", (Blow("Bard", "Bob"),)))
    settled(table)
    while table.phase != "Main Phase 2":  # No effect of a summon is activated in the Battle Phase (7.4.4).
        GAME.apply(table, Pass(GAME.pending(table).player))  # type: ignore[union-attr]
    GAME.apply(table, boast)
    assert settled(table).players["Ann"].life == 22
    assert GAME.why_not(table, boast) is not None
