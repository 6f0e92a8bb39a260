"""What a game tells the worked examples: how to lay out a table, and how to read facts off it.

Each game has one object SCENE in its `table/scene.py`. The examples never touch a state themselves: Given steps fill
in a `Given`, the scene turns it into the game's own setup, When steps are actions of the game, Then steps ask the
scene.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Protocol

from rules_db.engine.game import AnyGame
from rules_db.engine.kernel import GameError

Row = Mapping[str, str]
"""A row of a step's table by column name, as written; an empty cell is ''."""


class NotThere(GameError):
    """A step names a card, zone, amount or property that the table does not have; the text says which there are."""


@dataclass(slots=True)
class Pile:
    """Cards that a step puts somewhere: 'field' for `Ann controls:`, else the zone as written, without 'the'."""

    player: str
    zone: str
    rows: Sequence[Row]


@dataclass(slots=True)
class Given:
    """What the Given steps of one scenario describe, in the order in which they do.

    `phase` and `turn_player` are '' where the scenario names none. `cards` are the rows of `the cards:`, which
    describe cards that piles then only name. `amounts` are (player, number, what), such as ('Ann', 8000, 'life
    points'). `chance` are scripted outcomes for `Chance.script`. `own` is free for the game's own Given steps.
    """

    players: list[str] = field(default_factory=list)
    phase: str = ""
    turn_player: str = ""
    cards: list[Row] = field(default_factory=list)
    piles: list[Pile] = field(default_factory=list)
    amounts: list[tuple[str, int, str]] = field(default_factory=list)
    chance: list[int] = field(default_factory=list)
    own: dict[str, Any] = field(default_factory=dict)


class Role(StrEnum):
    """Where a step may stand."""

    GIVEN = "given"
    WHEN = "when"
    THEN = "then"


@dataclass(frozen=True, slots=True)
class OwnStep:
    """A step pattern (a cucumber expression) that only this game has; a game has at most ten.

    `run` gets the parameters after its first argument, and after them the rows of the step's table if it has one.
    Given: `run(given, …)` fills in the Given. When: `run(state, …)` gives the texts of the actions that the step
    stands for. Then: `run(state, …)` gives None where the step is true, else what is the case instead.
    Parameter types: those of rules_db/examples/vocabulary.py, such as {player} {cards} {number} {zone} {words}.
    """

    role: Role
    pattern: str
    run: Callable[..., Any]


FIELD = "field"
"""The zone, on a board, of what lies in front of its player."""


@dataclass(frozen=True, slots=True)
class BoardCard:
    """A card as a small picture of the table shows it: in FIELD, or in a zone with a name.

    `numbers` are its own, by the names of their columns. `position` and `facing` are the game's words, '' where the
    card has none; how it is drawn only `is_turned` and `is_face_down` say. `place` counts from 0 for the top of a pile
    whose order can be seen, and is 0 in any other.
    """

    card: str
    player: str
    zone: str
    numbers: Mapping[str, int]
    position: str = ""
    facing: str = ""
    is_turned: bool = False
    is_face_down: bool = False
    place: int = 0


OtherSentence = tuple[str, str | Callable[[re.Match[str]], str]]
"""A pattern, and the sentence that a match of the whole means: a template, or what makes it of the match."""


class Scene(Protocol):
    """How one game is set up and looked at. It holds no state of its own; all states are the game's.

    A card is called by its handle: the cell `card` of its row. Handles are unique at a table; cards that share a
    name have handles of their own and a column `name` (| card: old Wolf | name: Wolf |). Facts about a handle,
    zone or property that the table lacks raise NotThere.
    """

    @property
    def game(self) -> AnyGame: ...

    @property
    def steps(self) -> Sequence[OwnStep]: ...

    @property
    def phases(self) -> Sequence[str]:
        """The phases in which a scenario can begin, by the names that players use."""

    @property
    def decisions(self) -> Mapping[str, str]:
        """What a player is next to do at each kind of Decision, in words: {'start': 'choose who starts'}."""

    @property
    def idle(self) -> frozenset[str]:
        """The kinds of Decision at which a scenario may end: nobody owes an answer, such as {'act'}."""

    @property
    def other_zones(self) -> Mapping[str, str]:
        """What zones are called in a Then besides, in the words of other games: {'graveyard': 'discard pile'}."""

    @property
    def other_sentences(self) -> Sequence[OtherSentence]:
        """What is said besides, as patterns, with the sentences of steps that they mean: "(.+) is tapped"."""

    def setup(self, given: Given) -> dict[str, Any]:
        """The setup for `game.new`; raises BadSetup for columns, zones or values that the game does not have."""

    def playing(self, state: Any) -> Sequence[str]:
        """The players who are still in the game."""

    def place(self, state: Any, card: str) -> str:
        """Where a card is: 'on the field', "in Ann's hand", "in Bob's graveyard", 'nowhere'."""

    def controller(self, state: Any, card: str) -> str:
        """The player who controls a card on the field; '' for a card that nobody controls."""

    def property(self, state: Any, card: str, name: str) -> str:
        """A present property of a card as text: (Wolf, 'ATK') -> '1500', (Wolf, 'position') -> 'attack'."""

    def count(self, state: Any, player: str, what: str) -> int:
        """How many a player has: 'life points', 'cards in hand', 'cards in the deck', 'card in hand'."""

    def phase(self, state: Any) -> tuple[Sequence[str], str]:
        """The present step and the phase that it is part of, and whose turn it is: (('Battle Phase',), 'Ann')."""

    def outcome(self, state: Any) -> str:
        """'the game goes on', 'the game is drawn', 'Ann wins', 'Ann and Bob win' or 'Ann loses'."""

    def sees(self, state: Any, player: str, card: str) -> bool:
        """Whether the player's view tells which card this is."""

    def board(self, state: Any) -> Sequence[BoardCard]:
        """Every card that lies in front of a player or in a zone of one."""

    def unused_chance(self, state: Any) -> int:
        """How many scripted outcomes are left over."""
