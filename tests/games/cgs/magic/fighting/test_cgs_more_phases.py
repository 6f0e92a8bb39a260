"""Phases that texts add to a turn, and turns that they have players skip."""

from typing import Any

import pytest
from cgs_table import GAME, done, go_on_to, lying, play_out, settled, summon, table_with

from rules_db.games.cgs.actions.values import Activate, AttackWith, Blow, Pass
from rules_db.games.cgs.state import Table

THREE: dict[str, Any] = {"players": [{"name": each} for each in ("Ann", "Bob", "Cleo")]}


def phases(table: Table) -> list[str]:
    """The phases that follow in this turn."""
    found: list[str] = []
    turn = table.turn
    while table.turn == turn and len(found) < 9:
        decision = GAME.pending(table)
        assert decision is not None
        assert table.choice is None
        began = [each for each in GAME.apply(table, Pass(decision.player)) if each.kind == "phase began"]
        found += [str(each.get("phase")) for each in began if each.get("phase") != "Starting Phase"]
    return found


AFTER_MAIN = "after this main phase, there is an additional combat phase followed by an additional main phase"
AFTER = "after this phase, there is an additional combat phase"
BATTLE, MAIN, END = "Battle Phase", "Main Phase 2", "Ending Phase"


@pytest.mark.parametrize(
    ("text", "phase", "order"),
    [
        (AFTER, "Main Phase 1", [BATTLE, BATTLE, MAIN, END]),
        (AFTER_MAIN, "Main Phase 1", [BATTLE, MAIN, BATTLE, MAIN, END]),
        (AFTER, "Battle Phase", [BATTLE, MAIN, END]),
        (AFTER_MAIN, "Battle Phase", [MAIN, END]),
        (AFTER_MAIN, "Main Phase 2", [BATTLE, MAIN, END]),
        (f"{AFTER}, {AFTER_MAIN}", "Main Phase 2", [BATTLE, MAIN, BATTLE, END]),
        ("after this combat phase, there is an additional combat phase", "Battle Phase", [BATTLE, MAIN, END]),
        ("draw 1", "Main Phase 1", [BATTLE, MAIN, END]),
    ],
)
def test_which_phases_follow(text: str, phase: str, order: list[str]) -> None:
    table = done(text, phase=phase, turn=3, **THREE)
    assert phases(table) == order


def test_the_next_turn_has_the_usual_phases() -> None:
    table = done(AFTER)
    go_on_to(table, 4)
    assert phases(table) == [BATTLE, MAIN, END]


WOLF = {"name": "Wolf", "types": ["creature"], "offense": "2", "defense": "2", "text": "vigilance"}
CUB = {"name": "Cub", "types": ["creature"], "offense": "1", "defense": "1"}
HOG = {"name": "Hog", "types": ["Normal Monster"], "offense": "1000", "defense": "1000", "rank": "4"}


def to_battle(table: Table) -> None:
    """The next Battle Phase begins."""
    for _ in range(40):
        decision = GAME.pending(table)
        assert decision is not None
        events = GAME.apply(table, Pass(decision.player))
        if any(each.kind == "phase began" and each.get("phase") == BATTLE for each in events):
            return


def test_each_summon_attacks_again_in_the_battle_phase_that_was_added() -> None:
    """The wolf and the hog attack twice; the cub, which stayed back at first, joins the wolf."""
    table = done(AFTER, summon("Ann", WOLF, "Wolf"), summon("Ann", CUB, "Cub"), summon("Ann", HOG, "Hog"), **THREE)
    to_battle(table)
    for names in (("Hog",), ("Wolf",)):
        GAME.apply(table, AttackWith("Ann", tuple(Blow(each, "Bob") for each in names)))
        settled(table)
    again = AttackWith("Ann", (Blow("Hog", "Bob"),))
    assert GAME.why_not(table, again) is not None
    to_battle(table)
    for pack in (("Hog",), ("Wolf", "Cub")):
        GAME.apply(table, AttackWith("Ann", tuple(Blow(each, "Bob") for each in pack)))
        settled(table)
    assert table.players["Bob"].life == 20 - 1 - 2 - 1 - 3
    assert GAME.why_not(table, again) is not None


def test_an_attacker_adds_a_battle_phase_of_its_own() -> None:
    text = "Whenever this creature attacks, untap it. After this phase, there is an additional combat phase."
    table = table_with(summon("Ann", WOLF | {"text": text}), phase=BATTLE)
    for _ in range(3):
        GAME.apply(table, AttackWith("Ann", (Blow("Wolf", "Bob"),)))
        settled(table)
        to_battle(table)
    assert (table.players["Bob"].life, table.phase, table.turn) == (14, BATTLE, 3)


SKIPS = "opponent skips their next turn"


def turns(table: Table, count: int) -> list[str]:
    """Whose turns follow."""
    found = []
    for turn in range(table.turn + 1, table.turn + 1 + count):
        go_on_to(table, turn)
        found.append(table.turn_player)
    return found


@pytest.mark.parametrize(
    ("text", "targets", "order"),
    [
        ("target player skips their next turn", ("Bob",), ["Cleo", "Ann", "Bob"]),
        ("skip your next turn", (), ["Bob", "Cleo", "Bob"]),
        ("opponent skips their next turn", (), ["Ann", "Bob", "Cleo"]),
        ("take an extra turn after this one, skip your next turn", (), ["Bob", "Cleo", "Ann"]),
        ("skip your next turn, skip your next turn", (), ["Bob", "Cleo", "Bob", "Cleo", "Bob", "Cleo", "Ann"]),
        ("target player skips their next turn, target player takes an extra turn after this one", ("Bob", "Cleo"),
         ["Cleo", "Cleo", "Ann", "Bob"]),
    ],
)  # fmt: skip
def test_whose_turns_follow(text: str, targets: tuple[str, ...], order: list[str]) -> None:
    deck = [lying("Cleo", "Main Deck", {"name": "Blank", "types": ["sorcery"]}, f"Cleo's {at}") for at in range(10)]
    table = done(text, *deck, targets=targets, dry=True, **THREE)
    assert turns(table, len(order)) == order


def test_a_round_ends_before_a_turn_that_is_skipped() -> None:
    """Ann is the starting player and skips her next turn: the round ends, and Bob is next."""
    text = "you can: skip your next turn"
    card = lying("Ann", "backrow zone", {"name": "Clock", "types": ["artifact"], "text": text})
    table = table_with(card, starting_player="Ann")
    began = table.round
    GAME.apply(table, Activate("Ann", "Clock", 1))
    play_out(table)
    go_on_to(table, 4)
    assert (table.turn_player, table.round) == ("Bob", began)
    go_on_to(table, 5)
    assert (table.turn_player, table.round) == ("Bob", began + 1)
