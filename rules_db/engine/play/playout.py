"""Random games with the engine's promises checked at every state, and a broken promise cut down to a short game.

What only a game can know (its cards, its secrets) it says in its `table/promises.py`.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from rules_db.engine.chance import Chance
from rules_db.engine.game import AnyGame
from rules_db.engine.kernel import Decision, Event, IllegalAction, Refusal
from rules_db.engine.state.plain import from_json, to_json
from rules_db.engine.still import Still
from rules_db.engine.watching import Breach, Lookout, Seen, Watch, breaches

CRASH = "the engine does not break down"
REPLAY = "a replay gives the same events"
ALL_IN_JSON = "keep in the state all that counts, and in a list what has an order: JSON sorts a dict"
HELD_ONCE = "hold what can change in one place of the state: JSON makes two of what is held in two"


class Promises(Protocol):
    """What a game tells the checks about its own states."""

    def players(self, state: Any) -> Sequence[str]:
        """Everyone who sits at the table."""

    def cards(self, state: Any) -> Sequence[str]:
        """Every card by name, once for each place where it lies, sorted; nothing changes that, tokens left out."""

    def disguised(self, state: Any, player: str, chance: Chance) -> Any:
        """Another state that the player cannot tell from this one: what they do not know is put in another order.

        The same `chance` gives the same for all states that the player cannot tell apart: nothing hidden shows through.
        """


@dataclass(frozen=True, slots=True)
class Subject:
    """A game with what it promises, from one setup."""

    game: AnyGame
    promises: Promises
    setup: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Fault:
    """A promise that does not hold, by its name, and what is the case instead."""

    promise: str
    what: str


@dataclass(frozen=True, slots=True)
class Playout:
    """A random game: the texts of its actions, and the fault that ended it."""

    seed: int
    actions: tuple[str, ...]
    fault: Fault | None


def play_out(subject: Subject, seed: int, limit: int) -> Playout:
    """A random game of at most `limit` actions, checked at every state. Raises BadSetup."""
    checked, chance = Checked(subject, seed), Chance(seed)
    while checked.fault is None and checked.legal and len(checked.done) < limit:
        checked.do(_any_text(list(checked.legal), chance))
    return checked.finished()


def _any_text(texts: Sequence[str], chance: Chance) -> str:
    """Any action, or every fourth time any of one kind, by its second word, so that many cards to play hide no pass."""
    if not chance.one_in(4):
        return chance.pick(texts)
    kinds: dict[str, list[str]] = {}
    for text in texts:
        kinds.setdefault(text.split(" ", 2)[1], []).append(text)
    return chance.pick(chance.pick(list(kinds.values())))


def run_through(game: AnyGame, setup: dict[str, Any], seed: int, limit: int) -> int:
    """A random game of at most `limit` actions with nothing checked; how many there were. For measuring."""
    state, chance = game.new(setup, seed), random.Random(seed)
    for count in range(limit):
        if game.pending(state) is None:
            return count
        game.apply(state, _any_legal(game, state, chance))
    return limit


def watch_through(
    game: AnyGame, watches: Sequence[Watch], setup: dict[str, Any], seed: int, limit: int
) -> Sequence[Breach]:
    """What watches say first in a random game of at most `limit` actions with nothing else checked.

    A game that breaks down, as an engine may without one of its rules, ends there.
    """
    try:
        state, chance = game.new(setup, seed), random.Random(seed)
        lookout = Lookout(watches, state)
        for _ in range(limit):
            if lookout.breaches or game.pending(state) is None:
                break
            action = _any_legal(game, state, chance)
            lookout.look(action, game.apply(state, action), state)
    except Exception:  # whatever the want of a rule leads to
        return ()
    return lookout.breaches


def _any_legal(game: AnyGame, state: Any, chance: random.Random) -> Any:
    """A legal action, each as likely as the others: candidates are drawn until one is legal."""
    with Still(state):
        options, why_not = list(game.prospects(state)), game.judge(state)
        while True:
            action = options.pop(int(chance.random() * len(options)))
            if why_not(action) is None:
                return action


def shrink(subject: Subject, playout: Playout) -> Playout:
    """The same promise broken after fewer actions: none of those that are left can be taken out on its own."""
    best, size = playout, len(playout.actions)
    while best.fault and size:
        start = 0
        while start < len(best.actions):
            shorter = rerun(subject, playout.seed, best.actions[:start] + best.actions[start + size :])
            if shorter.fault and shorter.fault.promise == best.fault.promise:
                best = shorter
            else:
                start += size
        size //= 2
    return best


def rerun(subject: Subject, seed: int, texts: Sequence[str]) -> Playout:
    """The game of those actions that can be carried out, up to the first fault."""
    checked = Checked(subject, seed)
    for text in texts:
        if checked.fault is None and text in checked.legal:
            checked.do(text)
    return checked.finished()


@dataclass(slots=True)
class Checked:
    """A game that is looked at after every action; `fault` is the first promise that did not hold.

    `legal` are the legal actions of the present state by their texts, `refused` the other options with the reason;
    `copy` is the state as it comes back from its `json`; `saved` has what that was after each action.
    """

    subject: Subject
    seed: int
    state: Any = None
    cards: Sequence[str] = ()
    done: list[str] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)
    fault: Fault | None = None
    json: str = ""
    saved: list[str] = field(default_factory=list)
    copy: Any = None
    decision: Decision | None = None
    options: list[Any] = field(default_factory=list)
    legal: dict[str, Any] = field(default_factory=dict)
    refused: list[tuple[Any, Refusal]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state = self.game.new(self.subject.setup, self.seed)
        self.cards = self.subject.promises.cards(self.state)
        self.watch(Seen(self.state, None, (), self.state))
        self.look()

    @property
    def game(self) -> AnyGame:
        return self.subject.game

    def do(self, text: str) -> None:
        """Carry out a legal action on the state as it has come back from JSON, and look at the state after it."""
        self.done.append(text)
        before, self.state = self.state, self.copy
        action = self.legal[text]
        try:
            self.events.append(self.game.apply(self.state, action))
        except Exception as error:  # whatever a legal action raises is the fault that is looked for
            self.fault = Fault("a legal action applies", f"{text}: {type(error).__name__}: {error}")
        else:
            self.watch(Seen(before, action, tuple(self.events[-1]), self.state))
            self.look()

    def watch(self, seen: Seen[Any, Any]) -> None:
        """Note the first thing that a watch of the game sees and its rules do not allow."""
        for breach in breaches(self.game.book.watches, seen):
            self.fault = Fault(breach.promise, f"{self.done[-1] if self.done else 'the start'}: {breach.what}")
            return

    def look(self) -> None:
        """Note what is the case in the present state, and the first promise that it breaks."""
        promise = CRASH
        if self.fault:
            return
        try:
            self._note()
            for promise, broken in PROMISED.items():
                what = next(broken(self), None)
                if what is not None:
                    self.fault = Fault(promise, what)
                    return
        except Exception as error:  # a crash in mid-check breaks the promise that was being checked
            self.fault = Fault(promise, f"{type(error).__name__}: {error}")

    def _note(self) -> None:
        self.json = to_json(self.state)
        self.saved += [self.json] if self.done else []
        self.copy = from_json(type(self.state), self.json)
        self.decision = self.game.pending(self.state)
        self.options = list(self.game.options(self.state))
        self.legal, self.refused = {}, []
        why_not = self.game.judge(self.state)
        for action in self.options:
            refusal = why_not(action)
            if refusal is None:
                self.legal[self.game.format(action)] = action
            else:
                self.refused.append((action, refusal))

    def finished(self) -> Playout:
        """The game so far, replayed from setup, seed and actions alone unless a fault was found before."""
        if self.fault is None:
            self.fault = self._fault_of_replay()
        return Playout(self.seed, tuple(self.done), self.fault)

    def _fault_of_replay(self) -> Fault | None:
        """What differs in a game that is played in one go, and never comes back from JSON."""
        state = self.game.new(self.subject.setup, self.seed)
        for text, events, json in zip(self.done, self.events, self.saved, strict=True):
            if self.game.apply(state, self.game.parse(state, text)) != events:
                return Fault(REPLAY, f"other events after “{text}” ({ALL_IN_JSON})")
            if to_json(state) != json:
                return Fault(REPLAY, f"the same events, but another state after “{text}” ({HELD_ONCE})")
        return None


def _json_round_trip(checked: Checked) -> Iterator[str]:
    if checked.copy != checked.state:
        yield "the state is another one after a round trip through JSON"


def _someone_can_act(checked: Checked) -> Iterator[str]:
    if checked.decision and not checked.legal:
        yield f"{checked.decision.player} has to {checked.decision.kind}, and nothing is legal"


def _right_player(checked: Checked) -> Iterator[str]:
    for action in checked.options:
        text = checked.game.format(action)
        if checked.decision is None:
            yield f"the game is over, and “{text}” is offered"
        elif not text.startswith(f"{checked.decision.player} "):
            yield f"{checked.decision.player} is to act, and “{text}” is offered"


def _own_text(checked: Checked) -> Iterator[str]:
    texts = [checked.game.format(action) for action in checked.options]
    if texts != sorted(set(texts)):
        yield "two options share a text, or they are out of order"
    for action, text in zip(checked.options, texts, strict=True):
        if checked.game.parse(checked.state, text) != action:
            yield f"“{text}” is read as another action"


def _illegal_changes_nothing(checked: Checked) -> Iterator[str]:
    for action, refusal in checked.refused:
        try:
            checked.game.apply(checked.copy, action)
        except IllegalAction as error:
            if error.refusal != refusal:
                yield f"“{checked.game.format(action)}” is refused for two reasons: {refusal}; {error.refusal}"
        else:
            yield f"“{checked.game.format(action)}” is illegal, and is carried out ({ALL_IN_JSON})"
    if checked.copy != checked.state:
        yield "the state is another one after the refusals"


def _cards_conserved(checked: Checked) -> Iterator[str]:
    before, now = list(checked.cards), list(checked.subject.promises.cards(checked.state))
    if now != before:
        gone = [card for card in dict.fromkeys(before) if now.count(card) < before.count(card)]
        new = [card for card in dict.fromkeys(now) if now.count(card) > before.count(card)]
        yield f"gone: {', '.join(gone) or 'none'}; too many: {', '.join(new) or 'none'}"


def _secrets_kept(checked: Checked) -> Iterator[str]:
    """Looks at one state in four through the eyes of one player; which, the state itself says as if at random."""
    players = checked.subject.promises.players(checked.state)
    turn = zlib.crc32(checked.json.encode()) % (4 * len(players))
    for player in players[turn : turn + 1]:
        disguised = checked.subject.promises.disguised(checked.state, player, Chance(checked.seed))
        if checked.game.view(disguised, player) != checked.game.view(checked.state, player):
            yield f"{player} can tell two states apart that differ only in what {player} may not know"


PROMISED: dict[str, Callable[[Checked], Iterator[str]]] = {
    "a state comes back from JSON": _json_round_trip,
    "somebody can act until the game is over": _someone_can_act,
    "only the player to act has options": _right_player,
    "each option has a text of its own": _own_text,
    "an illegal action changes nothing": _illegal_changes_nothing,
    "cards are conserved": _cards_conserved,
    "a view keeps secrets": _secrets_kept,
}
"""What must hold in every state, by name; each yields what is the case where it does not."""
