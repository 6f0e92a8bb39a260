"""The games of a study, played a few at a time, and what is counted of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from rules_db.engine.engines import load_bot, load_engine
from rules_db.engine.play.bots import let_play
from rules_db.engine.play.record import read_record
from rules_db.errors import GameBroken
from rules_db.examples.opening import Opening, open_game

FIRST = 10
"""So many games of each point are kept one by one, so that somebody can play them again and compare."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What all games of a study share: the game, who plays, and how many actions at most."""

    game: str
    bot: str
    steps: int


@dataclass(frozen=True, slots=True)
class Batch:
    """Games from one setup: `count` seeds from `first` on, as part of the point with this place in the study."""

    point: int
    setup: str
    first: int
    count: int


@dataclass(slots=True)
class Counts:
    """What came of games: how they ended, how many actions they took, and which rules made something happen in them.

    `outcomes` are games by how they ended, as 'Ann wins'; 'the game goes on' where the actions were used up. `fired`
    are the games in which a rule made something happen, by its id, and `events` how often it did. `first` are the
    first games in order of their seeds, each with its outcome and its actions.
    """

    games: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    actions: int = 0
    squares: int = 0
    least: int = 0
    most: int = 0
    fired: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    first: list[tuple[str, int]] = field(default_factory=list)

    def count(self, outcome: str, actions: int, events: Counter[str]) -> None:
        self.add(
            Counts(
                1,
                Counter([outcome]),
                actions,
                actions * actions,
                actions,
                actions,
                Counter(set(events)),
                events,
                [(outcome, actions)],
            )
        )

    def add(self, other: Counts) -> None:
        """Count other games as well, those of later seeds."""
        self.least = min(self.least, other.least) if self.games else other.least
        self.most = max(self.most, other.most)
        self.games += other.games
        self.actions += other.actions
        self.squares += other.squares
        self.outcomes.update(other.outcomes)
        self.fired.update(other.fired)
        self.events.update(other.events)
        self.first = [*self.first, *other.first][:FIRST]


def batches(setups: Sequence[str], seed: int, games: int, size: int) -> Iterator[Batch]:
    """All games of a study: the same seeds for each setup, whose turns come round, so that none runs ahead."""
    for first in range(seed, seed + games, size):
        for point, setup in enumerate(setups):
            yield Batch(point, setup, first, min(size, seed + games - first))


def play_batch(plan: Plan, batch: Batch) -> Counts:
    """What came of the games of a batch; raises GameBroken."""
    counts = Counts()
    for seed in range(batch.first, batch.first + batch.count):
        try:
            counts.count(*_played(plan, batch.setup, seed))
        except Exception as error:  # whatever an engine or a bot raises is a mistake of theirs
            where = f"the game of seed {seed} breaks down: {type(error).__name__}: {error}"
            raise GameBroken(f"{where} (begin at another --seed, and report it)") from error
    return counts


def _played(plan: Plan, setup: str, seed: int) -> tuple[str, int, Counter[str]]:
    """How a game ended, how many actions it took, and how often each rule made something happen."""
    engine, opening = load_engine(plan.game), _opening(setup)
    bots = dict.fromkeys(opening.players, load_bot(plan.game, plan.bot))
    state, actions, events = None, 0, Counter[str]()
    for played in let_play(engine.game, engine.promises, opening.setup, seed, bots, plan.steps):
        state, actions = played.state, actions + 1
        events.update(event.rule for event in played.events)
    return engine.scene.outcome(engine.game.new(opening.setup, seed) if state is None else state), actions, events


@lru_cache(maxsize=256)
def _opening(setup: str) -> Opening:
    return open_game(read_record(setup, is_markdown=False).setup)
