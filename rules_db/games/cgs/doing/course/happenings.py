"""Events, what rules do at once because of them, and the effects that they set off."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules_db.engine.kernel import Event, Plain
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import ON_FIELD, Zone

LEFT = "left the field"
"""The wider name of every event in which a card goes from the field to somewhere else; so 'to the hand' and others."""

DRAWS = "draws"
"""The wider name of a draw that counts as drawing one card."""

EXILED = "exiled"
"""The name of every event in which a card comes into an exiled zone."""

LOST_BY = "lost_by"
"""The fact of an event in which a card changes control which tells who had it."""


def happen(table: Table, trace: Trace, kind: str, rule: str, who: str = "", **data: Plain) -> Event:
    """Record an event; rules that answer it do so at once, then the effects that wait for it notice."""
    event = trace.emit(kind, rule, who, **data)
    follow(table, trace, event)
    return event


def follow(table: Table, trace: Trace, event: Event, gone: Mapping[str, str] = MappingProxyType({})) -> None:
    """What an event that has been recorded leads to; `gone` are cards that have left with that of the event."""
    names = names_of(event)
    for name in names:
        for answer in hooks.ANSWERS.at(name):
            with trace.because(event):
                answer(table, trace, event)
        if name in table.watching:
            effects().notice(table, event, gone)
    for name in names:
        for answer in hooks.AFTERWARDS.at(name):
            with trace.because(event):
                answer(table, trace, event)


def names_of(event: Event) -> list[str]:
    """The kind of an event, and the wider names under which rules and texts know it."""
    names, facts = [event.kind], dict(event.data)
    if facts.get("counts"):
        names.append(DRAWS)
    to = facts.get("to")
    if to is not None:
        names.append(f"to the {to}")
        if to == str(Zone.EXILE) and event.kind != EXILED:
            names.append(EXILED)
        if facts.get("origin") in ON_FIELD:
            names += [LEFT, f"from the field to the {to}"]
    return names
