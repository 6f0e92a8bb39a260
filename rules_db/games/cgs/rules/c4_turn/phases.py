"""Section 4.1 with 4.3.1, 4.4.4 and 4.5.1: the phases of a turn, and the round."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import BATTLE, BETTING, ENDING, MAIN_1, MAIN_2, STARTING


@book.value("4.1.1", without=(STARTING, BATTLE, MAIN_1, BETTING, MAIN_2, ENDING))
def phases() -> tuple[str, ...]:
    """The six phases of a turn, in their order."""
    return STARTING, BETTING, MAIN_1, BATTLE, MAIN_2, ENDING


@book.rule("4.1.2", without=False)
def is_round_over(table: Table, next_player: str) -> bool:
    """A round lasts until just before the starting player has their next turn; an extra one is none of the order."""
    return next_player == table.starting_player and not table.interrupted


@book.rule("4.3.1")
def is_for_betting(phase: str) -> Refusal | None:
    """The Betting Phase is the phase in which players bet."""
    return None if phase == BETTING else book.refuse("4.3.1", phase=phase)


@book.rule("4.4.4", without=False)
def is_second_main_phase(phase: str) -> bool:
    """Main Phase 2 has the same structure as Main Phase 1."""
    return phase == MAIN_2


@book.rule("4.5.1", without=False)
def skips_battle(table: Table) -> bool:
    """The player who goes first skips the Battle Phase of their first turn."""
    return is_first_turn(table)


def is_first_turn(table: Table) -> bool:
    """Whether the player who goes first has their first turn."""
    return table.turn == 1 and table.turn_player == table.first_player


def is_main(phase: str) -> bool:
    return is_second_main_phase(phase) or phase == MAIN_1


def after(table: Table, phase: str) -> str:
    """The phase that comes next in this turn; '' after the last."""
    order = phases()
    at = order.index(phase) + 1 if phase in order else len(order)
    if at < len(order) and order[at] == BATTLE and skips_battle(table):
        at += 1
    return order[at] if at < len(order) else ""
