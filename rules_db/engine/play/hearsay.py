"""What each player at the table hears of a game: all that happens, without the names of cards that they cannot see."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from rules_db.engine.play.playout import Promises
from rules_db.engine.play.session import Session
from rules_db.engine.play.telling import INDENT, Fact, Told, tell
from rules_db.engine.scene import Scene
from rules_db.engine.state.copying import copied

A_CARD = "a card"


@dataclass(frozen=True, slots=True)
class Heard:
    """A move as a player hears it: the action, and what came of it."""

    action: str
    told: tuple[Told, ...]

    @property
    def lines(self) -> list[str]:
        return [self.action, *(INDENT + each.line for each in self.told)]


class Hearsay:
    """What came of each move of a session, as each of its players hears it.

    A card is named to a player who sees it before the move or after it. It is found out anew from setup, seed and
    actions, so that a move which is taken back was never heard of.
    """

    def __init__(self, session: Session, scene: Scene, promises: Promises) -> None:
        self._session, self._scene, self._promises = session, scene, promises
        self._begin()

    def _begin(self) -> None:
        session = self._session
        self._state = session.game.new(session.setup, session.seed)
        self._done: list[str] = []
        self._heard: list[dict[str, Heard]] = []

    def lines(self, player: str, first: int) -> list[str]:
        """What the player hears of the moves from this one on, counted from 0: each action, and below it what
        happened."""
        return [line for heard in self.heard(player, first) for line in heard.lines]

    def heard(self, player: str, first: int) -> list[Heard]:
        """The same, move by move."""
        self._catch_up()
        return [heard[player] for heard in self._heard[first:]]

    def _catch_up(self) -> None:
        actions = [move.action for move in self._session.moves]
        if actions[: len(self._done)] != self._done:
            self._begin()
        for action in actions[len(self._done) :]:
            self._hear(action)

    def _hear(self, action: str) -> None:
        game, before = self._session.game, self._state
        self._state = copied(before)
        events = game.apply(self._state, game.parse(before, action))
        told = tell(events)
        cards = {*self._promises.cards(before), *self._promises.cards(self._state)}
        self._done.append(action)
        heard: dict[str, Heard] = {}
        for player in self._session.players:
            said = veil([card for card in cards if not self._is_seen(card, player, before)], cards)
            heard[player] = Heard(said(action), tuple(_veiled(each, said) for each in told))
        self._heard.append(heard)

    def _is_seen(self, card: str, player: str, before: object) -> bool:
        return any(self._scene.sees(state, player, card) for state in (before, self._state))


Veil = Callable[[str], str]


def _veiled(told: Told, said: Veil) -> Told:
    facts = tuple(Fact(said(fact.name), said(fact.value)) for fact in told.facts)
    return replace(told, who=said(told.who), facts=facts)


def without(lines: Iterable[str], hidden: Sequence[str], cards: Iterable[str]) -> list[str]:
    """The lines with `a card` in the place of each hidden one; of names within names the longest counts."""
    return list(map(veil(hidden, cards), lines))


def veil(hidden: Sequence[str], cards: Iterable[str]) -> Veil:
    """Puts `a card` in the place of each hidden one in a text."""
    if not hidden:
        return str
    known = "|".join(re.escape(name) for name in sorted(cards, key=len, reverse=True))
    names, secrets = re.compile(rf"(?<!\w)(?:{known})(?!\w)"), set(hidden)
    return lambda text: names.sub(lambda found: A_CARD if found[0] in secrets else found[0], text)
