"""Cards that are played from the graveyard or the top of the deck, and who sees the card that lies there."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, MOUSE, SORCERY, lying, settled, source, table_with

from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.table.drawing import drawn
from rules_db.games.cgs.views import sees, view
from rules_db.games.cgs.words import ON_FIELD, Zone

WOOD = {"name": "Wood", "types": ["land"], "groups": ["Basic", "Forest"]}
RITE = {**SORCERY, "text": "You gain 3 life."}
FREE_ELF = {**ELF, "cost": ""}


def staged(text: str, zone: str, *printed: dict[str, Any], player: str = "Ann") -> Table:
    """Ann's Main Phase with a text of hers, and cards on top of the others in a pile, the last one uppermost."""
    names = [each["name"] for each in printed]
    table = table_with(source(text), *(lying(player, zone, each) for each in printed))
    if zone == "Main Deck":
        deck = table.players[player].zones[Zone.MAIN_DECK]
        deck[:] = [*(each for each in deck if each not in names), *names]
    return table


def offered(table: Table, player: str = "Ann") -> set[str]:
    """The cards that a player may play now."""
    plays = [each for each in GAME.options(table) if isinstance(each, Play) and each.player == player]
    return {each.card for each in plays if GAME.why_not(table, each) is None}


LANDS = "You may play lands from your graveyard."


@pytest.mark.parametrize(
    ("text", "zone", "printed", "may"),
    [
        (LANDS, "discard pile", WOOD, True),
        (LANDS, "discard pile", FREE_ELF, False),
        (LANDS, "exiled zone", WOOD, False),
        ("you can: draw 1", "discard pile", WOOD, False),
        ("You may cast creature spells from your graveyard.", "discard pile", FREE_ELF, True),
        ("You may cast creature spells from your graveyard.", "discard pile", RITE, False),
        ("You may cast creature spells from your graveyard.", "discard pile", GOLEM, True),
        ("You may cast spells from your graveyard.", "discard pile", WOOD, False),
    ],
)
def test_what_may_be_played_from_the_graveyard(text: str, zone: str, printed: dict[str, Any], may: bool) -> None:
    assert offered(staged(text, zone, printed)) == ({printed["name"]} if may else set())
    assert offered(staged(text, zone, printed, player="Bob")) == set()


def test_a_land_out_of_the_graveyard_is_the_land_of_the_turn() -> None:
    table = staged(LANDS, "discard pile", WOOD, {**WOOD, "name": "Grove"})
    GAME.apply(table, next(each for each in GAME.options(table) if isinstance(each, Play) and each.card == "Wood"))
    assert settled(table).cards["Wood"].zone in ON_FIELD
    assert offered(table) == set()


def test_it_lasts_as_long_as_the_turn() -> None:
    table = staged("you can: you may play lands from your graveyard this turn", "discard pile", WOOD)
    assert offered(table) == set()
    GAME.apply(table, Activate("Ann", "Source", 1))
    assert offered(settled(table)) == {"Wood"}


LOOK, SHOW = (
    "You may look at the top card of your library any time.",
    "Play with the top card of your library revealed.",
)
CAST = "You may cast creature spells from the top of your library."


@pytest.mark.parametrize(
    ("text", "by"),
    [
        (LOOK, {"Ann"}),
        (SHOW, {"Ann", "Bob"}),
        ("you can: draw 1", set()),
        ("Players play with the top card of their libraries revealed.", {"Ann", "Bob"}),
    ],
)
def test_who_sees_the_card_on_top(text: str, by: set[str]) -> None:
    table = staged(text, "Main Deck", RITE, FREE_ELF)
    assert {each for each in ("Ann", "Bob") if sees(table, each, table.cards["Elf"])} == by
    assert {each for each in ("Ann", "Bob") if "Elf" in view(table, each).cards} == by
    assert {each for each in ("Ann", "Bob") if any("Elf" in line for line in drawn(table, each))} == by
    assert not sees(table, "Ann", table.cards["Rite"])


def test_whose_deck_it_is() -> None:
    table = staged(LOOK, "Main Deck", FREE_ELF, player="Bob")
    assert not sees(table, "Ann", table.cards["Elf"])
    table = staged("Players play with the top card of their libraries revealed.", "Main Deck", FREE_ELF, player="Bob")
    assert sees(table, "Ann", table.cards["Elf"])


@pytest.mark.parametrize(
    ("text", "printed", "may"),
    [
        (f"{LOOK} {CAST}", FREE_ELF, True),
        (f"{LOOK} {CAST}", GOLEM, True),
        (f"{LOOK} {CAST}", MOUSE, True),
        (f"{LOOK} {CAST}", RITE, False),
        (CAST, FREE_ELF, False),
        (f"{SHOW} {CAST}", FREE_ELF, True),
        (f"{LOOK} You may play lands from the top of your library.", WOOD, True),
        (f"{LOOK} You may play lands and cast spells from the top of your library.", WOOD, True),
        (f"{LOOK} You may play lands and cast spells from the top of your library.", RITE, True),
    ],
)
def test_what_may_be_played_from_the_top_of_the_deck(text: str, printed: dict[str, Any], may: bool) -> None:
    assert offered(staged(text.replace(". ", ".\n"), "Main Deck", printed)) == ({printed["name"]} if may else set())


def test_the_next_card_is_seen_once_the_first_is_played() -> None:
    table = staged(f"{LOOK}\n{CAST}", "Main Deck", {**FREE_ELF, "name": "Second"}, FREE_ELF)
    assert offered(table) == {"Elf"}
    GAME.apply(table, Play("Ann", "Elf", Zone.SUMMON, 1))
    assert settled(table).cards["Elf"].zone is Zone.SUMMON
    assert offered(table) == {"Second"}
