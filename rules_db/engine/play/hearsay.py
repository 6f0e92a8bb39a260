"""What each player at the table hears of a game: all that happens, without the names of cards that they cannot see."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rules_db.engine.play.playout import Promises
from rules_db.engine.play.session import Session
from rules_db.engine.play.telling import INDENT, tell_lines
from rules_db.engine.scene import Scene
from rules_db.engine.state.copying import copied

A_CARD = "a card"


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
        self._heard: list[dict[str, list[str]]] = []

    def lines(self, player: str, first: int) -> list[str]:
        """What the player hears of the moves from this one on, counted from 0: each action, and below it what
        happened."""
        self._catch_up()
        return [line for heard in self._heard[first:] for line in heard[player]]

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
        lines = [action, *(INDENT + line for line in tell_lines(events))]
        cards = {*self._promises.cards(before), *self._promises.cards(self._state)}
        self._done.append(action)
        self._heard.append(
            {
                player: without(lines, [card for card in cards if not self._is_seen(card, player, before)], cards)
                for player in self._session.players
            }
        )

    def _is_seen(self, card: str, player: str, before: object) -> bool:
        return any(self._scene.sees(state, player, card) for state in (before, self._state))


def without(lines: Iterable[str], hidden: Sequence[str], cards: Iterable[str]) -> list[str]:
    """The lines with `a card` in the place of each hidden one; of names within names the longest counts."""
    if not hidden:
        return list(lines)
    known = "|".join(re.escape(name) for name in sorted(cards, key=len, reverse=True))
    names, secrets = re.compile(rf"(?<!\w)(?:{known})(?!\w)"), set(hidden)
    return [names.sub(lambda found: A_CARD if found[0] in secrets else found[0], line) for line in lines]
