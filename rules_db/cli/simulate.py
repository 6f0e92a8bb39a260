"""The command that plays at random: whole games with the engine's promises checked at every state."""

import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click

from rules_db.cli.output import console, fail, json_option, print_json, progress
from rules_db.cli.random_games import random_games, random_setup, random_subject
from rules_db.engine.engines import engine_keys
from rules_db.engine.play.playout import Playout, shrink
from rules_db.engine.play.record import write_record
from rules_db.errors import NotFound

INTERRUPTED = 130
"""The exit status of a program that Ctrl-C ends."""


@dataclass(slots=True)
class Tally:
    """What came of the games so far; `is_interrupted` where somebody has pressed Ctrl-C."""

    games: int = 0
    steps: int = 0
    seconds: float = 0.0
    broken: Playout | None = None
    is_interrupted: bool = False
    started: float = field(default_factory=time.perf_counter)

    def count(self, playout: Playout) -> None:
        self.games += 1
        self.steps += len(playout.actions)
        self.seconds = time.perf_counter() - self.started

    @property
    def steps_per_second(self) -> int:
        return round(self.steps / self.seconds) if self.seconds else 0


@click.command()
@click.argument("game")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="The seed of the first game.")
@click.option("--steps", type=click.IntRange(1), default=200, show_default=True, help="At most so many actions a game.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="How many processes play them.")
@click.option(
    "--failure",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Where to write a game that breaks a promise.  [default: GAME-SEED.txt]",
)
@json_option
def simulate(game: str, games: int, seed: int, steps: int, workers: int, failure: Path | None, as_json: bool) -> None:
    """Play random legal games and check after every action what the engine promises.

    An illegal action changes nothing, a replay gives the same events, cards are conserved, views keep secrets, and
    so on. The first broken promise is cut down to few actions and written to a file that `rules-db play --load`
    opens; the exit status is then 1. The games are the same for any number of workers. Ctrl-C ends them and keeps
    what is done.

    \b
    Example:
      rules-db simulate resummoned --games 1000 --seed 5 --workers 2
    """
    if game not in engine_keys():
        raise NotFound(f"there is no engine for {game!r} (games: {', '.join(engine_keys())})")
    tally = Tally()
    with random_games(game, range(seed, seed + games), steps, workers) as played, progress(quiet=as_json) as stage:
        try:
            _count_to_fault(tally, game, played, games, stage)
        except KeyboardInterrupt:
            tally.is_interrupted = True
    file = failure or Path(f"{game}-{tally.broken.seed}.txt") if tally.broken else None
    if tally.broken and file:
        file.write_text(_record(game, tally.broken), "utf-8")
    _report(game, tally, file, as_json)


def _count_to_fault(
    tally: Tally, game: str, played: Iterable[Playout], games: int, stage: Callable[[str], None]
) -> None:
    """Count games up to the first that breaks a promise, and cut that one down."""
    for playout in played:
        tally.count(playout)
        stage(f"{tally.games} of {games} games, {tally.steps} actions, {tally.steps_per_second} a second")
        if playout.fault:
            stage("cutting the game down to what is needed")
            tally.broken = playout
            tally.broken = shrink(random_subject(game, playout.seed), playout)
            return


def _report(game: str, tally: Tally, file: Path | None, as_json: bool) -> None:
    if as_json:
        print_json(_plain(tally, file))
    else:
        rate = f"{tally.steps_per_second:,} actions a second"
        console.print(f"{game}: {tally.games:,} games, {tally.steps:,} actions, {rate}", markup=False)
    broken = tally.broken
    if broken and broken.fault:
        if not as_json:
            fail(f"seed {broken.seed}: {broken.fault.promise}: {broken.fault.what}")
            fail(f"{file}: the {len(broken.actions)} actions that lead there")
        sys.exit(1)
    if tally.is_interrupted:
        sys.exit(INTERRUPTED)


def _plain(tally: Tally, file: Path | None) -> dict[str, Any]:
    broken = tally.broken
    fault = None
    if broken and broken.fault:
        told = {"promise": broken.fault.promise, "what": broken.fault.what}
        fault = {"seed": broken.seed, **told, "actions": list(broken.actions), "file": str(file)}
    done = {"games": tally.games, "actions": tally.steps, "seconds": round(tally.seconds, 3)}
    return {**done, "actions_per_second": tally.steps_per_second, "fault": fault}


def _record(game: str, playout: Playout) -> str:
    note = f"# {playout.fault.promise}: {playout.fault.what}\n" if playout.fault else ""
    return note + write_record(random_setup(game, playout.seed), playout.seed, playout.actions)
