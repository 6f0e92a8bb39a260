"""A scenario while it runs: the table as given, then the state of the game, its events and its last refusal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from rules_db.engine.choices import noting_unasked
from rules_db.engine.game import legal
from rules_db.engine.kernel import AmbiguousAction, BadSetup, Event, GameError, IllegalAction, MalformedAction, Refusal
from rules_db.engine.scene import Given, Scene
from rules_db.engine.watching import Lookout
from rules_db.examples.results import renumbered
from rules_db.examples.unasked import says

SEED = 1
CORRECT = "correct the step, or the engine where it is wrong"


class Asks(StrEnum):
    """How much the Then steps ask: everything they say, or only what can be seen at the table, and no rule numbers."""

    EVERYTHING = "everything"
    TABLE = "table"


class Unmet(Exception):
    """A step that is not true or cannot be carried out: what is wrong, and how to mend it.

    `line` is the line of the fence, 0 where that is the line of the step which is being taken.
    """

    def __init__(self, what: str, mend: str = CORRECT, line: int = 0) -> None:
        self.what, self.mend, self.line = what, mend, line
        super().__init__(f"{what} ({mend})")


Witness = Callable[[Any, Any], None]
"""Somebody who is shown a state and the action that is about to be tried in it."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A Given step that has been carried out: its line, and how to carry it out at another table."""

    line: int
    lay: Callable[[Play], object]


@dataclass(slots=True)
class Play:
    """`refusal` is the one that no step has mentioned yet; `was_asked` tells that a step named the open decision.

    `others` are further reasons for which a setup is refused; steps may name them as well.

    `laid` are the Given steps so far. Where a rule refuses the setup, `bad` is that error, and `fault` says why.
    `unasked` are the answers that the last action has brought about without asking anybody, by player.

    Only the watches of the rule `of` look on; '' is for all watches of the game. `witness` is shown what is tried.
    """

    asks: Asks = Asks.EVERYTHING
    of: str = ""
    witness: Witness | None = None
    given: Given = field(default_factory=Given)
    rulebook: str = ""
    chosen: Scene | None = None
    state: Any = None
    has_begun: bool = False
    events: list[Event] = field(default_factory=list)
    refusal: Refusal | None = None
    others: list[Refusal] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    was_asked: bool = False
    unasked: list[tuple[str, list[str]]] = field(default_factory=list)
    lookout: Lookout | None = None
    laid: list[Laid] = field(default_factory=list)
    fault: str = ""
    bad: BadSetup | None = None

    @property
    def scene(self) -> Scene:
        if self.chosen is None:
            raise Unmet("no game is named", "begin with `Given a game of <book> with Ann and Bob`")
        return self.chosen

    @property
    def game(self) -> Any:
        return self.scene.game

    @property
    def here(self) -> Any:
        """The state, for a step that asks about it."""
        if self.state is None:
            line = self.wrong if self.refusal else 0
            raise Unmet(
                f"the setup is refused: {self.fault}",
                "say so with `Then the setup is refused by rule …`, no more",
                line,
            )
        return self.state

    @property
    def wrong(self) -> int:
        """The line of the step for which the setup is refused; 0 where it is not. Who expected it never asks."""
        return self.wrong_line(self.bad) if self.bad else 0

    def begin(self) -> None:
        """Set the table up by the game's own `new`, once; a setup that a rule refuses becomes the refusal."""
        if self.has_begun:
            return
        self.has_begun = True
        try:
            self.state = self.new_state()
        except BadSetup as error:
            self.bad = error
            if error.refusal is None:
                raise Unmet(f"the table cannot be set up: {error}", "mend the Given steps", self.wrong) from error
            self.note_refusal(error.refusal)
            self.others = list(error.others)
            self.refused += [each.rule for each in error.others]
            self.fault = "; ".join(dict.fromkeys([str(error.refusal), str(error)]))
            return
        book = self.game.book
        self.lookout = Lookout(book.watches_of(self.of) if self.of else book.watches, self.state)

    def new_state(self) -> Any:
        """The game's own state for what is given; raises BadSetup."""
        return self.game.new(self.scene.setup(self.given), SEED)

    def lay(self, line: int, step: Callable[[Play], object]) -> None:
        """Carry out a Given step."""
        step(self)
        self.laid.append(Laid(line, step))

    def wrong_line(self, error: GameError) -> int:
        """The line of the first Given step with which the table goes wrong as it does with all of them."""
        other = Play()
        for laid in self.laid:
            laid.lay(other)
            try:
                other.new_state()
            except GameError as found:
                if _what(found) == _what(error):
                    return laid.line
        return self.laid[0].line

    def do(self, text: str) -> None:
        """Carry out an action given by its text; an illegal one becomes the refusal and changes nothing.

        An answer that the game has given by itself in the action before, as there was no other, may be said as well.
        """
        try:
            action = self.read(text)
        except Unmet:
            if self.is_answered(text):
                return
            raise
        self.was_asked = False
        if self.witness:
            self.witness(self.here, action)
        try:
            with noting_unasked() as unasked:
                events = self.game.apply(self.here, action)
        except IllegalAction as error:
            if not self.is_answered(text):
                self.note_refusal(error.refusal)
            return
        self.unasked = unasked
        self.events += renumbered(events, len(self.events))
        if self.lookout:
            self.lookout.look(action, events, self.state)

    def read(self, text: str) -> Any:
        """The action that a text means; Unmet for one that is none or that could be several."""
        try:
            return self.game.parse(self.here, text)
        except AmbiguousAction as error:
            raise Unmet(f"“{text}” could mean several actions: {error}", "say which") from error
        except MalformedAction as error:
            raise Unmet(f"“{text}” is no action: {error}", self.could_do()) from error

    def is_answered(self, text: str) -> bool:
        """Whether a text says what nobody was asked in the action before; each such answer can be said once."""
        said = next((each for each in self.unasked if says(text, *each)), None)
        if said is not None:
            self.unasked = [each for each in self.unasked if each != said]
        return said is not None

    def answer_owed(self) -> tuple[str, str] | None:
        """Who owes the game an answer that no step has named, and what that player is next to; None for nobody."""
        decision = self.game.pending(self.state) if self.state is not None else None
        if decision is None or decision.kind in self.scene.idle or self.was_asked:
            return None
        return decision.player, self.scene.decisions[decision.kind]

    def could_do(self) -> str:
        actions = [self.game.format(action) for action in legal(self.game, self.here)[:3]]
        return f"write it as in: {'; '.join(actions)}" if actions else "nobody can act here"

    def note_refusal(self, refusal: Refusal) -> None:
        self.refusal = refusal
        self.refused.append(refusal.rule)

    def rule_id(self, number: str) -> str:
        """The id of a registered rule of the game; Unmet for any other number."""
        book = self.game.book
        if number not in book.entries:
            raise Unmet(f"rule {number} has no function in the engine of {self.rulebook}", "name a rule that it has")
        return str(book.entries[number].id)


def _what(error: GameError) -> str:
    """What is wrong, without the words in parentheses, which may list what is on the table."""
    return str(error).partition(" (")[0]
