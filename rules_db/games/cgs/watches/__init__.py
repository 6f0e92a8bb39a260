"""The watches: second readers of the rules, a module a chapter, written from the rulebook alone."""

UNWATCHED: dict[str, str] = {}
