"""Random games with random cards: a game draws them from the table that reads their text (`table/inventing.py`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from rules_db.engine.card_text.said import Pattern, Said
from rules_db.engine.chance import Chance
from rules_db.engine.game import AnyGame
from rules_db.engine.play.setups import read_setup
from rules_db.engine.state.copying import copied
from rules_db.engine.watching import Seen


class Inventor(Protocol):
    """Writes setups with invented cards among the printed ones, and sees their effects at work.

    `columns` of a table of cards hold card text.
    """

    columns: Sequence[str]

    def setup(self, players: Sequence[str], chance: Chance) -> str:
        """Given steps for players who sit in this order; whatever they say, the game accepts."""

    def at_work(self, seen: Seen[Any, Any], effects: Sequence[str]) -> Iterable[str]:
        """Which of the effects that are printed on the cards have done something, paid or activated, or begun to."""


@dataclass(slots=True)
class Patterns:
    """How often each pattern was printed on a card, and how often an effect that says it was carried out."""

    printed: Counter[Pattern] = field(default_factory=Counter)
    carried_out: Counter[Pattern] = field(default_factory=Counter)

    def add(self, other: Patterns) -> None:
        self.printed += other.printed
        self.carried_out += other.carried_out


def texts_of(inventor: Inventor, setup: str) -> Iterator[str]:
    """The texts of all cards that a setup describes, each as often as it stands there."""
    cells = (cell for step in read_setup(setup) for row in step.rows for cell in row)
    return (text for column, text in cells if column in inventor.columns and text)


def printed(inventor: Inventor, said: Said, setup: str) -> Patterns:
    """The patterns on the cards that a setup describes."""
    effects = [effect for text in texts_of(inventor, setup) for effect in said.effects(text)]
    return Patterns(Counter(each for effect in effects for each in said.patterns(effect)))


@dataclass(frozen=True, slots=True)
class Game:
    """A game that was played: the setup as written and as read, the seed and the actions."""

    game: AnyGame
    written: str
    setup: dict[str, Any]
    seed: int
    actions: Sequence[str]


def played(inventor: Inventor, said: Said, one: Game) -> Patterns:
    """The patterns on the cards of a game, and those of the effects that were at work in it."""
    found = printed(inventor, said, one.written)
    effects = [*dict.fromkeys(effect for text in texts_of(inventor, one.written) for effect in said.effects(text))]
    state = one.game.new(one.setup, one.seed)
    for text in one.actions:
        before, action = copied(state), one.game.parse(state, text)
        seen = Seen(before, action, tuple(one.game.apply(state, action)), state)
        for effect in inventor.at_work(seen, effects):
            found.carried_out.update(said.patterns(effect))
    return found


def never(said: Said, counted: Counter[Pattern]) -> list[Pattern]:
    """The patterns of a table that were not counted once."""
    return [each for each in said.all if not counted[each]]
