"""Sections 4.6 and 4.7: the Ending Phase, and what lies between turns."""

from __future__ import annotations

from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import BETWEEN, Zone

EFFECTS, RECOVERY, HAND = "end of turn", "recovery", "hand limit"
MOST_IN_HAND = 7


@book.value("4.6.1", without=(HAND, RECOVERY, EFFECTS))
def parts() -> tuple[str, ...]:
    """The parts of the Ending Phase in their order: effects, then damage off creatures, then the hand."""
    return EFFECTS, RECOVERY, HAND


@book.rule("4.6.2", without=False)
def effects_are_due() -> bool:
    """In the Ending Phase the effects that are due at the end of a turn are resolved."""
    return True


@book.rule("4.6.3", without=0)
def cards_to_discard(table: Table, player: str, limit: int = MOST_IN_HAND) -> int:
    """Who holds more than 7 cards discards until 7 are left, whatever their game (4.6.3.R1); a text may set a limit."""
    return max(len(table.players[player].zones[Zone.HAND]) - limit, 0)


@book.rule("4.6.4", without=False)
def finishes_first(table: Table) -> bool:
    """Each part is finished, with everything that it sets off, before the next begins."""
    return bool(table.queue or table.waiting)


@book.rule("4.6.5", without=True)
def is_repeated(table: Table) -> bool:
    """No part is repeated."""
    return False


@book.rule("4.7.1", without=False)
def takes_place_between() -> bool:
    """Certain effects take place between turns."""
    return True


@book.rule("4.7.2", without=False)
def has_checkup() -> bool:
    """The Pokémon Checkup takes place between turns."""
    return True


@book.rule("4.7.3", without=True)
def may_act_between() -> bool:
    """Players cannot play cards or activate effects between two turns."""
    return False


@book.rule("4.7.4", without=False)
def is_carried_out_at_once() -> bool:
    """What takes place between turns is carried out without the Queue."""
    return True


@book.rule("4.7.5", without=False)
def waits_for_turn(table: Table) -> bool:
    """Effects that are triggered between turns wait for the next Starting Phase."""
    return table.phase == BETWEEN
