"""A study from its beginning to its end: what is asked is looked through first, then the games are played."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import product

from rules_db.engine.chance import Chance
from rules_db.engine.engines import load_engine
from rules_db.engine.kernel import GameError
from rules_db.engine.play.record import BadRecord, read_record
from rules_db.engine.play.varying import Varying
from rules_db.errors import GameBroken, RulesError, WorkersLost
from rules_db.examples.opening import open_game
from rules_db.studies.axes import Axis
from rules_db.studies.book import Book
from rules_db.studies.playing import Counts, Plan, batches, play_batch
from rules_db.studies.sharing import Helpers, shared_out
from rules_db.studies.study import Point, Study

MOST_POINTS = 400
BATCH_GAMES = 20


@dataclass(slots=True)
class Conducted:
    """A study that goes on; `stopped` says what has ended it early, if anything did."""

    study: Study
    setups: tuple[str, ...]
    stopped: KeyboardInterrupt | GameBroken | WorkersLost | None = None
    counts: list[Counts] = field(default_factory=list)

    @property
    def done(self) -> int:
        return sum(counts.games for counts in self.counts)

    @property
    def asked(self) -> int:
        return self.study.games * len(self.setups)


def ask(plan: Plan, book: Book, vary: Sequence[tuple[str, tuple[int, ...]]], games: int, seed: int) -> Conducted:
    """The study before its first game. Raises RulesError for settings and values that the game does not have."""
    engine = load_engine(plan.game)
    names = [name for name, _ in vary]
    usual = _require_known(plan.game, names, engine.varying)
    axes = tuple(Axis(name, book.means(name), usual[name], values) for name, values in vary)
    combined = list(product(*(axis.values for axis in axes)))
    if len(combined) > MOST_POINTS:
        raise RulesError(f"these are {len(combined)} ways to play (take at most {MOST_POINTS}: fewer values of each)")
    points, setups = [], []
    for values in combined:
        settings, setup = _setup(plan.game, dict(zip(names, values, strict=True)))
        points.append(Point(values, settings, Counts()))
        setups.append(setup)
    study = Study(plan, book.title, tuple(engine.players), book.version, games, seed, axes, tuple(points))
    return Conducted(study, tuple(setups), None, [point.counts for point in points])


def conduct(one: Conducted, helpers: Helpers, show: Callable[[int, str], None]) -> None:
    """Play the games of a study. What is done stays counted when a game breaks, workers are lost, or by Ctrl-C."""
    todo = list(batches(one.setups, one.study.seed, one.study.games, BATCH_GAMES))
    try:
        with shared_out(partial(play_batch, one.study.plan), todo, helpers) as results:
            for batch, counts in zip(todo, results, strict=True):
                one.counts[batch.point].add(counts)
                show(one.done, f"{sum(each.actions for each in one.counts):,} actions")
    except (KeyboardInterrupt, GameBroken, WorkersLost) as reason:
        one.stopped = reason


def _require_known(game: str, names: Sequence[str], varying: Varying | None) -> Mapping[str, int]:
    """The usual numbers of all settings, with those of these names among them."""
    usual = varying.defaults if varying else {}
    for name in names:
        if name not in usual:
            there = f"settings: {', '.join(usual)}" if usual else "nothing varies in this game: leave --vary out"
            raise RulesError(f"{game} has no setting {name!r} ({there})")
    if len(set(names)) < len(names):
        raise RulesError("the same setting varies twice (give all of its values to one --vary)")
    return usual


def _setup(game: str, chosen: Mapping[str, int]) -> tuple[Mapping[str, int], str]:
    """The settings that differ from the defaults, and the Given steps of a game that the engine accepts."""
    engine = load_engine(game)
    varying = engine.varying
    if varying is None:
        return {}, engine.starter.usual(engine.players, Chance(0))
    settings = varying.settings(chosen)
    setup = varying.setup(engine.players, settings)
    try:
        opening = open_game(read_record(setup, is_markdown=False).setup)
        opening.game.new(opening.setup, 0)
    except (BadRecord, GameError) as error:
        said = ", ".join(f"{name}={number}" for name, number in chosen.items())
        raise RulesError(f"--vary {said}: {error}") from error
    return {name: number for name, number in settings.items() if number != varying.defaults[name]}, setup
