"""When the conditions of texts hold: on both sides of each bound, for each player, and on the scale of the card."""

from typing import Any

import pytest
from cgs_table import (
    ELF,
    FIRE,
    GAME,
    GOLEM,
    MOUSE,
    OGRE,
    RAT,
    done,
    go_on_to,
    lying,
    play_out,
    source,
    summon,
    table_with,
)

from rules_db.games.cgs.actions.values import Activate, GiveUp
from rules_db.games.cgs.words import Zone

WELL = {"name": "Well", "types": ["artifact"]}


def lives_of(ann: int, bob: int) -> dict[str, Any]:
    return {"players": [{"name": "Ann", "life": ann}, {"name": "Bob", "life": bob}]}


def prizes(player: str, count: int) -> tuple[dict[str, Any], ...]:
    return tuple(lying(player, "Prize card area", WELL, f"{player}'s Prize {at}") for at in range(count))


def held(player: str, count: int) -> tuple[dict[str, Any], ...]:
    return tuple(lying(player, "hand", ELF, f"{player}'s Elf {at}") for at in range(count))


def is_so(condition: str, *cards: Any, game: str = "Magic", **more: Any) -> bool:
    """Whether an effect of Ann's that rests on a condition does anything."""
    table = done(f"if {condition}, put a charge counter on this", *cards, game=game, **more)
    return table.cards["Source"].counters.get("charge", 0) == 1


@pytest.mark.parametrize(
    ("condition", "game", "lives", "holds"),
    [
        ("you have 5 or more life", "Magic", (5, 20), True),
        ("you have 5 or more life", "Magic", (4, 20), False),
        ("you have 5 or less life", "Magic", (5, 20), True),
        ("you have 5 or less life", "Magic", (6, 20), False),
        ("an opponent has 5 or less life", "Magic", (20, 5), True),
        ("an opponent has 5 or less life", "Magic", (5, 20), False),
        ("you have 5000 LP or more", "Yu-Gi-Oh!", (5, 20), True),
        ("you have 5000 LP or more", "Yu-Gi-Oh!", (4, 20), False),
        ("you have 5000 LP or less", "Yu-Gi-Oh!", (5, 20), True),
        ("you have 5000 LP or less", "Yu-Gi-Oh!", (6, 20), False),
    ],
)
def test_life_is_within_a_bound(condition: str, game: str, lives: tuple[int, int], holds: bool) -> None:
    assert is_so(condition, game=game, **lives_of(*lives)) is holds


@pytest.mark.parametrize(
    ("condition", "cards", "holds"),
    [
        ("you have 2 or more cards in hand", held("Ann", 2), True),
        ("you have 2 or more cards in hand", held("Ann", 1), False),
        ("you have 2 or fewer cards in hand", held("Ann", 2), True),
        ("you have 2 or fewer cards in hand", held("Ann", 3), False),
        ("you have no cards in hand", held("Bob", 1), True),
        ("you have no cards in hand", held("Ann", 1), False),
        ("an opponent has 1 or more cards in hand", held("Ann", 1), False),
        ("you have exactly 2 cards in your hand", held("Ann", 2), True),
        ("you have exactly 2 cards in your hand", held("Ann", 1), False),
        ("you have exactly 2 cards in your hand", held("Ann", 3), False),
        ("you have exactly 1 Prize card remaining", prizes("Ann", 1), True),
        ("you have exactly 1 Prize card remaining", prizes("Ann", 2), False),
        ("an opponent has 2 or fewer Prize cards remaining", prizes("Bob", 2), True),
        ("an opponent has 2 or fewer Prize cards remaining", prizes("Bob", 3), False),
        ("you have more Prize cards remaining than opponent", (*prizes("Ann", 2), *prizes("Bob", 1)), True),
        ("you have more Prize cards remaining than opponent", (*prizes("Ann", 2), *prizes("Bob", 2)), False),
        ("you have more Prize cards remaining than opponent", (*prizes("Ann", 1), *prizes("Bob", 2)), False),
    ],
)
def test_cards_that_are_held_are_within_a_bound(condition: str, cards: Any, holds: bool) -> None:
    assert is_so(condition, *cards) is holds


BOTH = (summon("Ann", ELF), summon("Ann", OGRE), summon("Bob", GOLEM))


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("you control 2 creatures", True),
        ("you control 3 creatures", False),
        ("you control at least 2 creatures", True),
        ("you control no creatures", False),
        ("opponent controls no Ogre", True),
        ("opponent controls a creature", True),
        ("opponent controls 2 creatures", False),
        ("you control an Ogre", True),
        ("opponent controls an Ogre", False),
        ("you control an Ogre and opponent controls none", True),
        ("opponent controls a creature and you control none", False),
        ("you control an artifact", True),
        ("you control another artifact", False),
        ('you control "Elf"', True),
        ('you control "Elf 2"', False),
        ("you control an Elf and you control an Ogre", True),
        ("you control an Elf and you control a Golem", False),
        ("it's your turn", True),
        ("it's opponent's turn", False),
        ("it's not your turn", False),
        ("it's not opponent's turn", True),
        ("it is the Main Phase 1", True),
        ("it is the precombat main phase", True),
        ("it is the Main Phase 2", False),
        ("it is the Battle Phase", False),
        ("there is an attack", False),
        ("something waits in the Queue", False),
        ("it is your birthday", False),
        ("you went first", True),
        ("you went second", False),
    ],
)
def test_what_is_so_in_the_main_phase_of_ann(condition: str, holds: bool) -> None:
    assert is_so(condition, *BOTH) is holds


@pytest.mark.parametrize(
    ("more", "condition", "holds"),
    [
        ({"turn": 1}, "it's your first turn", True),
        ({"turn": 2}, "it's your first turn", True),
        ({"turn": 3}, "it's your first turn", False),
        ({"starting": "Bob"}, "you went first", False),
        ({"starting": "Bob"}, "you went second", True),
        ({"agreed": ["birthday/Ann"]}, "it is your birthday", True),
        ({"agreed": ["birthday/Bob"]}, "it is your birthday", False),
    ],
)
def test_what_is_so_by_the_course_of_the_game(more: dict[str, Any], condition: str, holds: bool) -> None:
    assert is_so(condition, **more) is holds


@pytest.mark.parametrize(
    ("before", "condition", "holds"),
    [
        ("gain 1 life", "you gained life this turn", True),
        ("opponent gains 1 life", "you gained life this turn", False),
        ("opponent gains 1 life", "an opponent gained life this turn", True),
        ("lose 1 life", "you lost life this turn", True),
        ("lose 1 life", "an opponent lost life this turn", False),
        ("this deals 1 damage to opponent", "an opponent lost life this turn", True),
        ("destroy all Elf creatures", "a creature died this turn", True),
        ("destroy all Elf creatures", "a creature died under your control this turn", True),
        ("destroy all Elf creatures", "a creature died under opponent's control this turn", False),
        ("exile all Elf creatures", "a creature died this turn", False),
        ("draw 2", "you've drawn 2 or more cards this turn", True),
        ("draw 1", "you've drawn 2 or more cards this turn", False),
        ("opponent draws 2", "you've drawn 2 or more cards this turn", False),
    ],
)
def test_what_has_happened_in_this_turn(before: str, condition: str, holds: bool) -> None:
    assert is_so(condition, summon("Ann", ELF)) is False
    table = done(f"{before}, then if {condition}, put a charge counter on this", summon("Ann", ELF))

    assert table.cards["Source"].counters.get("charge", 0) == int(holds)


def test_what_happened_in_an_earlier_turn_is_over() -> None:
    bell = {"name": "Bell", "types": ["artifact"], "text": "you can: if you lost life this turn, gain 1 life"}
    table = done("lose 1 life", lying("Ann", "backrow zone", bell))
    go_on_to(table, 5)
    GAME.apply(table, Activate("Ann", "Bell", 1))
    play_out(table)

    assert table.players["Ann"].life == 19


@pytest.mark.parametrize(
    ("text", "state", "holds"),
    [
        ("if this has any damage counters on it", {"damage": 1}, True),
        ("if this has any damage counters on it", {}, False),
        ("if this has no damage counters on it", {"damage": 1}, False),
        ("if this has no damage counters on it", {}, True),
        ("if this has 2 or more damage counters on it", {"damage": 2}, True),
        ("if this has 2 or more damage counters on it", {"damage": 1}, False),
        ("if this has full HP", {}, True),
        ("if this has full HP", {"damage": 1}, False),
        ("if this is affected by a Special Condition", {"conditions": ["Burned"]}, True),
        ("if this is affected by a Special Condition", {}, False),
        ("if this is Asleep", {"conditions": ["Burned"]}, False),
        ("if this is on your Bench", {}, False),
        ("if this is in the Active Spot", {}, True),
        ("if there are 2 charge counters on this", {"counters": {"charge": 2}}, True),
        ("if there are 2 charge counters on this", {"counters": {"charge": 1}}, False),
        ("if there are 2 charge counters on this", {"counters": {"+1/+1": 2}}, False),
    ],
)
def test_what_a_card_is_like(text: str, state: dict[str, Any], holds: bool) -> None:
    mouse = {**MOUSE, "text": f'Ability "Nap": you can {text}: gain 1 life'}
    table = table_with(lying("Ann", "Extra Summon Zone", mouse, state=state))
    offered = [each for each in GAME.options(table) if isinstance(each, Activate)]

    assert bool(offered) is holds


@pytest.mark.parametrize(
    ("condition", "hosts", "holds"),
    [
        ("this has any Energy attached", ("Mouse",), True),
        ("this has any Energy attached", ("Rat",), False),
        ("this has no Energy attached", ("Rat",), True),
        ("this has 2 or more Energy attached", ("Mouse",), False),
        ("this has 2 or more Energy attached", ("Mouse", "Mouse"), True),
        ("your Active Pokémon has any Energy attached", ("Rat",), True),
        ("your Active Pokémon has any Energy attached", ("Mouse",), False),
    ],
)
def test_what_is_attached_to_a_card(condition: str, hosts: tuple[str, ...], holds: bool) -> None:
    mouse = summon("Ann", {**MOUSE, "text": f'Ability "Nap": you can if {condition}: gain 1 life'})
    energies = [lying("Ann", "attached cards", FIRE, f"Fire {at}", host=host) for at, host in enumerate(hosts)]
    table = table_with(mouse, lying("Ann", "Extra Summon Zone", RAT), *energies)
    offered = [each for each in GAME.options(table) if isinstance(each, Activate)]

    assert bool(offered) is holds


@pytest.mark.parametrize(
    ("text", "times"),
    [
        ("if you control a creature, draw 1. Otherwise, gain 1 life", 1),
        ("if you control an Ogre, draw 1. Otherwise, gain 1 life", 0),
        ("if you control a creature, draw 1. If you control a creature, draw 1", 2),
        ("if you control an Ogre, draw 1. If you control a creature, draw 1", 1),
        ("if you control a creature and you control an Ogre, draw 1", 0),
    ],
)
def test_each_condition_is_asked_by_itself(text: str, times: int) -> None:
    table = done(text, summon("Ann", ELF))

    assert len(table.lying("Ann", Zone.HAND)) == times


def clock(player: str) -> dict[str, Any]:
    text = "at the beginning of your upkeep, if it's your first turn, put a charge counter on this"
    return lying(player, "backrow zone", {"name": "Clock", "types": ["artifact"], "text": text})


def test_no_turn_is_a_first_one_again_because_somebody_has_left() -> None:
    """Cid leaves before his first turn, so that the third is Ann's second."""
    seats = [{"name": each} for each in ("Ann", "Bob", "Cid")]
    table = table_with(clock("Ann"), players=seats, turn=1)
    GAME.apply(table, GiveUp("Cid"))
    go_on_to(table, 3)

    assert (table.turn_player, table.cards["Clock"].counters) == ("Ann", {})


def test_an_extra_turn_of_one_leaves_the_first_turn_of_the_other() -> None:
    """The third turn is Bob's first, since Ann has had two."""
    table = table_with(source("you can: take an extra turn after this one"), clock("Bob"), turn=1)
    GAME.apply(table, Activate("Ann", "Source", 1, ()))
    play_out(table)
    go_on_to(table, 3)

    assert (table.turn_player, table.cards["Clock"].counters) == ("Bob", {"charge": 1})
