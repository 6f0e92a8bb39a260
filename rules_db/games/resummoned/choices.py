"""How a task gets the choices that it needs: it asks, is put off, and runs again from its start with the answer."""

from __future__ import annotations

from rules_db.games.resummoned.state import Choice, Task


class Asked(Exception):
    """A task needs a choice before it changes anything."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        super().__init__(choice.kind)


class Answers:
    """The choices made for one task, handed out in the order in which it asks for them."""

    def __init__(self, task: Task | None = None) -> None:
        self._made = task.answers if task else []
        self._next = 0

    def ask(self, choice: Choice) -> list[str]:
        """What was chosen; a choice without alternative makes itself. Raises Asked where it is still open."""
        if len(choice.options) <= choice.least:
            return list(choice.options)
        if self._next == len(self._made):
            raise Asked(choice)
        self._next += 1
        return self._made[self._next - 1]

    def ask_one(self, choice: Choice) -> str:
        """The one option that was chosen. Raises Asked as `ask` does."""
        (chosen,) = self.ask(choice)
        return chosen


class Listed(Answers):
    """Takes the first options, for cards whose order an action has named already."""

    def ask(self, choice: Choice) -> list[str]:
        return choice.options[: choice.least]
