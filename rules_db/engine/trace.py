"""The events of one action, as a tree of causes."""

from __future__ import annotations

from rules_db.engine.kernel import Event, Plain, made
from rules_db.engine.registry import Registry

MOST_EVENTS = 1_000
"""How many events one action may bring about; a loop that adds more and more of them is cut off there."""


class EndlessAction(RuntimeError):
    """An action brings about more events than any should: a fault of the engine, or the want of a rule switched off."""


class Trace:
    """Collects the events of one apply as a tree: what happens inside `because` is caused by that event."""

    def __init__(self, book: Registry) -> None:
        self._book = book
        self._causes: list[int] = []
        self.events: list[Event] = []

    def emit(self, kind: str, number: str, who: str = "", **data: Plain) -> Event:
        """Record that something happened under a registered rule; KeyError for any other number.

        Raises EndlessAction for what comes after MOST_EVENTS.
        """
        events, causes = self.events, self._causes
        if len(events) == MOST_EVENTS:
            raise EndlessAction(f"more than {MOST_EVENTS:,} events in one action, the last of them {kind} by {number}")
        try:
            rule, cause = self._book.entries[number].id, causes[-1] if causes else None
        except KeyError:
            raise KeyError(f"{kind} cites rule {number}, under which no function is registered") from None
        event = made(Event, (len(events), kind, rule, who, tuple(data.items()), cause))
        events.append(event)
        return event

    @property
    def cause(self) -> int | None:
        """The number of the event of which what is emitted now is a consequence, None for none."""
        return self._causes[-1] if self._causes else None

    def because(self, event: Event) -> _Cause:
        """Everything emitted inside is a consequence of the event."""
        return _Cause(self._causes, event.number)


class _Cause:
    """What `because` enters and leaves; not a generator, since most events go through one."""

    __slots__ = ("_causes", "_number")

    def __init__(self, causes: list[int], number: int) -> None:
        self._causes, self._number = causes, number

    def __enter__(self) -> None:
        self._causes.append(self._number)

    def __exit__(self, *error: object) -> None:
        self._causes.pop()
