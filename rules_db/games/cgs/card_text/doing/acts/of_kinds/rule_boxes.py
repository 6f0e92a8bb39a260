"""What a Pokémon with a rule of its own kind is worth: how many Prize cards are taken for it (14.1.1.R1)."""

from __future__ import annotations

from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.model import Counted
from rules_db.games.cgs.card_text.reading import effects_of_kind
from rules_db.games.cgs.card_text.said.of_kinds.stored import RULE_BOX, TAKE_PRIZES
from rules_db.games.cgs.doing.zones import prizes
from rules_db.games.cgs.state import Table, Task


def prizes_for(text: str) -> int | None:
    """How many Prize cards a text says are taken for its card; None where it says nothing of it."""
    steps = [step for _, effect in effects_of_kind(text, RULE_BOX) for step in effect.steps]
    counts = [step.amount.number for step in steps if isinstance(step, Counted) and step.verb == TAKE_PRIZES]
    return int(counts[-1]) if counts else None


@hooks.ANSWERS.hang("destroyed", place=60)
def _takes_as_many(table: Table, trace: Trace, event: Event) -> None:
    """Whoever takes a Prize card for such a Pokémon takes as many as it is worth, one after the other."""
    count = prizes_for(table.cards[str(event.get("card"))].printed.text)
    due = [each for each in table.agenda if (each.kind, each.cause) == (prizes.TAKE, event.number)]
    if count is None or not due:
        return
    if not count:
        table.agenda = [each for each in table.agenda if each not in due]
        return
    at, first = table.agenda.index(due[0]), due[0]
    more = [Task(first.kind, first.player, data=[*first.data], cause=first.cause) for _ in range(count - 1)]
    table.agenda[at:at] = more
