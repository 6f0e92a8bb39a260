"""How a card came into play, as its text may ask: cast, or summoned in some way; forgotten as it leaves."""

from __future__ import annotations

from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.doing.conditions import CAST_BY
from rules_db.games.cgs.doing.playing import limits
from rules_db.games.cgs.state import Table

TRIBUTE = "10.3.2.a"
"""The rule under which a Normal Summon is a Tribute Summon."""


def _cast_of(event: Event) -> str:
    return f"cast of/{event.get('card')}"


@hooks.ANSWERS.hang("cast")
def _note_casting(table: Table, trace: Trace, event: Event) -> None:
    limits.use(table, _cast_of(event))


@hooks.ANSWERS.hang("played")
def _note_who_cast(table: Table, trace: Trace, event: Event) -> None:
    """A card that has been cast comes into play, with who has cast it."""
    if limits.used(table, _cast_of(event)):
        table.uses[_cast_of(event)] = 0
        table.cards[str(event.get("card"))].came.append(f"{CAST_BY}{event.who}")


@hooks.ANSWERS.hang("normal summoned")
@hooks.ANSWERS.hang("special summoned")
@hooks.ANSWERS.hang("flip summoned")
def _note_summoning(table: Table, trace: Trace, event: Event) -> None:
    """A summoning, and of which kind it was: with Tributes, or as which kind of monster."""
    ways = [event.kind]
    if event.get("as"):
        ways.append(f"{event.get('as')} summoned")
    if str(event.rule).endswith(TRIBUTE):
        ways.append("tribute summoned")
    table.cards[str(event.get("card"))].came += ways
