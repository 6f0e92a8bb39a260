"""What has happened in this turn, as texts ask for it: counted for each player, and forgotten as the turn ends."""

from __future__ import annotations

from collections.abc import Callable

from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.doing.playing import limits
from rules_db.games.cgs.state import Table

CAST, DRAWN, GAINED, LOST, ATTACKS, DIES = "cast", "drawn", "life gained", "life lost", "attacks", "dies"
"""What is counted: what a player does, or what happens to them or to a card of theirs."""


def times(table: Table, deed: str, player: str) -> int:
    """How often it has been so for a player in this turn."""
    return limits.used(table, f"{deed}/{player}")


def _count(table: Table, deed: str, player: str) -> None:
    limits.use(table, f"{deed}/{player}")


def _count_as(deed: str) -> Callable[[Table, Trace, Event], None]:
    """What counts a deed for whoever an event names."""
    return lambda table, trace, event: _count(table, deed, event.who)


for _kind, _deed in (
    ("cast", CAST), ("draws", DRAWN), ("life gained", GAINED), ("life lost", LOST), ("attacks", ATTACKS),
):  # fmt: skip
    hooks.ANSWERS.hang(_kind)(_count_as(_deed))


@hooks.ANSWERS.hang("damage")
def _count_damage(table: Table, trace: Trace, event: Event) -> None:
    """Who is dealt damage loses life by it."""
    if event.get("to") in table.players:
        _count(table, LOST, str(event.get("to")))


@hooks.ANSWERS.hang("from the field to the discard pile")
def _count_dying(table: Table, trace: Trace, event: Event) -> None:
    """A summon that lay face-up, under the control of the player who is named."""
    if table.cards[str(event.get("card"))].last:
        _count(table, DIES, event.who)
