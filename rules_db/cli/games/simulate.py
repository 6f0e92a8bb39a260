"""The command that plays at random: whole games with the engine's promises checked at every state."""

import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click

from rules_db.cli.ending import INTERRUPTED
from rules_db.cli.games.random_games import Manner, RandomGame, cut_down, random_games, said_in, why_not_seated
from rules_db.cli.games.seats import read_names
from rules_db.cli.games.sharing import require_bot, scheduler_option, workers_option
from rules_db.cli.output import console, fail, json_option, print_json, progress_bar
from rules_db.engine.engines import engine_keys
from rules_db.engine.play.inventing import Patterns, never
from rules_db.engine.play.record import write_record
from rules_db.engine.play.shrinking import Broken
from rules_db.engine.play.starting import PLAYERS
from rules_db.errors import NotFound, RulesError, WorkersLost
from rules_db.studies.sharing import Helpers

NAMES = (*PLAYERS, "Cat", "Dan", "Eve", "Fay")
"""Who plays where no more than a number is given."""

SHOWN = 5
"""How many patterns are named that never turned up."""


@dataclass(slots=True)
class Tally:
    """What came of the games so far; `is_interrupted` by Ctrl-C, `lost` where workers are gone."""

    games: int = 0
    steps: int = 0
    seconds: float = 0.0
    patterns: Patterns = field(default_factory=Patterns)
    broken: Broken | None = None
    is_interrupted: bool = False
    lost: WorkersLost | None = None
    started: float = field(default_factory=time.perf_counter)

    def count(self, one: RandomGame) -> None:
        self.games += 1
        self.steps += len(one.playout.actions)
        self.patterns.add(one.patterns)
        self.seconds = time.perf_counter() - self.started

    @property
    def steps_per_second(self) -> int:
        return round(self.steps / self.seconds) if self.seconds else 0


@click.command()
@click.argument("game")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="The seed of the first game.")
@click.option("--steps", type=click.IntRange(1), default=200, show_default=True, help="At most so many actions a game.")
@click.option("--players", metavar="NAMES", help="Who plays, such as Ann,Bob,Cat, or how many.  [default: Ann,Bob]")
@workers_option
@scheduler_option
@click.option("--bot", default="", metavar="NAME", help="Who plays.  [default: chance, every kind of action often]")
@click.option(
    "--failure",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Where to write a game that breaks a promise.  [default: GAME-SEED.txt]",
)
@json_option
def simulate(
    game: str,
    games: int,
    seed: int,
    steps: int,
    players: str | None,
    workers: int,
    scheduler: str,
    bot: str,
    failure: Path | None,
    as_json: bool,
) -> None:
    """Play random legal games and check after every action what the engine promises.

    An illegal action changes nothing, a replay gives the same events, cards are conserved, views keep secrets, and
    so on. Cards are invented: half of them say what chance draws from the table of what cards can say, and the last
    line counts which of its patterns turned up. The first broken promise is cut down to few actions and cards, and
    written to a file that `rules-db play --load` opens; the exit status is then 1. The games are the same for any
    number of workers, here or on a Dask cluster. Ctrl-C ends them and keeps what is done.

    \b
    Examples:
      rules-db simulate resummoned --games 1000 --seed 5 --workers 2
      rules-db simulate cgs --players 4 --steps 40
      rules-db simulate singularity --games 100000 --scheduler tcp://192.168.0.7:8786
    """
    if game not in engine_keys():
        raise NotFound(f"there is no engine for {game!r} (games: {', '.join(engine_keys())})")
    require_bot(game, bot)
    seated = _seated(game, players) if players else PLAYERS
    tally, manner, helpers = Tally(), Manner(game, steps, bot, seated), Helpers(workers, scheduler)
    try:
        with random_games(manner, range(seed, seed + games), helpers) as played:
            tally.started = time.perf_counter()
            with progress_bar(games, quiet=as_json) as show:
                _count_to_fault(tally, game, played, show)
    except KeyboardInterrupt:
        tally.is_interrupted = True
    except WorkersLost as error:
        tally.lost = error
    file = failure or Path(f"{game}-{tally.broken.playout.seed}.txt") if tally.broken else None
    if tally.broken and file:
        _write(file, _record(tally.broken))
    _report(game, tally, file, as_json)


def _seated(game: str, given: str) -> tuple[str, ...]:
    """Those who play, given by their names or their number. Raises UsageError where the game does not seat them."""
    if given.isdecimal() and not 1 <= int(given) <= len(NAMES):
        raise click.UsageError(f"--players {given}: write 1 to {len(NAMES)}, or names such as {','.join(NAMES[:3])}")
    players = NAMES[: int(given)] if given.isdecimal() else read_names(given)
    if why_not := why_not_seated(game, players):
        raise click.UsageError(f"--players {given}: {why_not}")
    return players


def _write(file: Path, record: str) -> None:
    try:
        file.write_text(record, "utf-8")
    except OSError as error:
        raise RulesError(f"{file}: cannot be written: {error.strerror} (choose another with --failure)") from error


def _count_to_fault(tally: Tally, game: str, played: Iterable[RandomGame], show: Callable[[int, str], None]) -> None:
    """Count games up to the first that breaks a promise, and cut that one down."""
    for one in played:
        tally.count(one)
        show(tally.games, f"{tally.steps:,} actions, {tally.steps_per_second:,} a second")
        if one.playout.fault:
            show(tally.games, "cutting the game down to what is needed")
            tally.broken = Broken(one.setup, one.playout)
            tally.broken = cut_down(game, one)
            return


def _report(game: str, tally: Tally, file: Path | None, as_json: bool) -> None:
    if as_json:
        print_json(_plain(game, tally, file))
    else:
        rate = f"{tally.steps_per_second:,} actions a second"
        console.print(f"{game}: {tally.games:,} games, {tally.steps:,} actions, {rate}")
        _print_patterns(game, tally.patterns)
    broken = tally.broken.playout if tally.broken else None
    if broken and broken.fault:
        if not as_json:
            fail(f"seed {broken.seed}: {broken.fault.promise}: {broken.fault.what}")
            count = len(broken.actions)
            fail(f"{file}: the {f'{count} actions that lead' if count != 1 else 'one action that leads'} there")
        sys.exit(1)
    if tally.lost:
        raise tally.lost
    if tally.is_interrupted:
        sys.exit(INTERRUPTED)


def _print_patterns(game: str, counted: Patterns) -> None:
    """How many of the patterns that cards can say turned up, and which did not."""
    said = said_in(game)
    if said is None:
        return
    never_printed, never_done = never(said, counted.printed), never(said, counted.carried_out)
    total = len(said.all)
    printed, done = total - len(never_printed), total - len(never_done)
    console.print(f"patterns: {printed} of {total} printed, {done} carried out")
    for name, missing in (("printed", never_printed), ("carried out", never_done)):
        if missing:
            more = f" and {len(missing) - SHOWN} more (--json names all)" if len(missing) > SHOWN else ""
            console.print(f"  never {name}: {', '.join(map(str, missing[:SHOWN]))}{more}", soft_wrap=True)


def _plain(game: str, tally: Tally, file: Path | None) -> dict[str, Any]:
    broken = tally.broken.playout if tally.broken else None
    fault = None
    if broken and broken.fault:
        told = {"promise": broken.fault.promise, "what": broken.fault.what}
        fault = {"seed": broken.seed, **told, "actions": list(broken.actions), "file": str(file)}
    done = {"games": tally.games, "actions": tally.steps, "seconds": round(tally.seconds, 3)}
    counts = {"actions_per_second": tally.steps_per_second, "patterns": _plain_patterns(game, tally.patterns)}
    return {**done, **counts, "fault": fault}


def _plain_patterns(game: str, counted: Patterns) -> list[dict[str, Any]]:
    said = said_in(game)
    return [
        {
            "part": each.part,
            "pattern": each.pattern,
            "printed": counted.printed[each],
            "carried_out": counted.carried_out[each],
        }
        for each in (said.all if said else ())
    ]


def _record(broken: Broken) -> str:
    playout = broken.playout
    note = f"# {playout.fault.promise}: {playout.fault.what}\n" if playout.fault else ""
    return note + write_record(broken.setup, playout.seed, playout.actions)
