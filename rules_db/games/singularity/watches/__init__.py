"""The watches: second readers of the rules, written from the rulebook and not from the engine."""

UNWATCHED: dict[str, str] = {}
