"""The command that looks for a winning line where all cards are known, and writes it as a game that can be played."""

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from rules_db.cli.ending import INTERRUPTED
from rules_db.cli.games.play import Begun, begin, require_engine, stop_at
from rules_db.cli.output import console, fail, json_option, print_json, progress
from rules_db.engine.engines import engine_keys, load_engine
from rules_db.engine.play.record import BadRecord, replay, without_told, write_record
from rules_db.engine.play.solving import Answer, Puzzle, Search
from rules_db.errors import RulesError

_FILE = click.Path(path_type=Path, exists=True, dir_okay=False)
SAID_AGAIN_SECONDS = 0.2


@dataclass(slots=True)
class Solving:
    """A search on its way: how long it has taken, and whether somebody has pressed Ctrl-C."""

    search: Search
    seconds: float = 0.0
    is_interrupted: bool = False

    @property
    def nodes_per_second(self) -> int:
        return round(self.search.nodes / self.seconds) if self.seconds else 0


@click.command()
@click.argument("game")
@click.option("--seed", type=click.IntRange(0), help="What chance makes of it; the same seed gives the same deal.")
@click.option("--setup", type=_FILE, help="Begin with the setup in this file: Given steps as in worked examples.")
@click.option("--load", type=_FILE, help="Go on from where the game in this file stands.")
@click.option("--limit", type=click.IntRange(1), metavar="NODES", help="Carry out at most about so many actions.")
@click.option("--seconds", type=click.FloatRange(0, min_open=True), default=60.0, show_default=True, help="At most.")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="Write the line to this file.")
@json_option
def solve(
    game: str,
    seed: int | None,
    setup: Path | None,
    load: Path | None,
    limit: int | None,
    seconds: float,
    out: Path | None,
    as_json: bool,
) -> None:
    """Look for a winning line with all cards known, or prove that there is none.

    The line is a game as `rules-db play --script` plays it, on standard output unless --out names a file; it has been
    played once more under the eyes of all watches. What stands after a hash is for readers.

    \b
    Examples:
      rules-db solve singularity --seed 7
      rules-db solve singularity --setup harder.txt --seconds 300 --out line.txt
      rules-db play singularity --script line.txt --watch

    Exit status 1 where the search ends before it knows; 130 where Ctrl-C ends it.
    """
    puzzle = _puzzle(game)
    if setup and load:
        raise click.UsageError("--setup and --load each bring a game of their own (give one of them)")
    begun = _stand(begin(game, seed, None, setup or load, load_engine(game).game.book.watches))
    solving = Solving(Search(begun.session.game, puzzle, begun.session.state))
    with progress(quiet=as_json) as stage:
        _look(solving, limit, seconds, stage)
    record = _record(begun, solving.search)
    if out and record:
        _write(out, record)
    if as_json:
        print_json(_plain(game, begun, solving, record))
    else:
        _print(game, begun, solving, "" if out else record, out)
    if solving.is_interrupted and solving.search.answer is Answer.OPEN:
        sys.exit(INTERRUPTED)
    sys.exit(1 if solving.search.answer is Answer.OPEN else 0)


def _puzzle(game: str) -> Puzzle:
    require_engine(game)
    puzzle = load_engine(game).puzzle
    if puzzle is None:
        solvable = ", ".join(key for key in engine_keys() if load_engine(key).puzzle)
        raise RulesError(f"solve is for games of one player with all cards known, and {game} is none (try {solvable})")
    return puzzle


def _stand(begun: Begun) -> Begun:
    """The game where its file leaves it; exits with status 1 at a line that does not come true."""
    try:
        for _ in replay(begun.session, without_told(begun.record)):
            pass
    except BadRecord as error:
        stop_at(begun.file, error.line, error.what)
    return begun


def _look(solving: Solving, limit: int | None, seconds: float, stage: Callable[[str], None]) -> None:
    """Search to the answer or to a limit, and say now and then how far it has come."""
    start, said = time.perf_counter(), 0.0
    search = solving.search
    try:
        for _ in search.steps():
            solving.seconds = time.perf_counter() - start
            if solving.seconds - said >= SAID_AGAIN_SECONDS:
                said = solving.seconds
                stage(_progress(solving))
            if solving.seconds >= seconds or (limit is not None and search.nodes >= limit):
                break
    except KeyboardInterrupt:
        solving.is_interrupted = True
    solving.seconds = time.perf_counter() - start


def _progress(solving: Solving) -> str:
    search = solving.search
    nodes = f"{search.nodes:,} nodes, {solving.nodes_per_second:,} a second"
    return f"{nodes}, {search.proved:,} positions proved lost, {search.least_left} cards left at best"


def _record(begun: Begun, search: Search) -> str:
    """The winning line with what led up to it, as a game on file; '' where none is known."""
    if search.answer is not Answer.WON:
        return ""
    session = begun.session
    for action in search.line:
        session.do(session.game.format(action))
    if session.breaches:
        raise RulesError(f"the line breaks a rule: {session.breaches[0]} (the engine or the watch is wrong)")
    return write_record(begun.setup, session.seed, (move.action for move in session.moves))


def _write(file: Path, record: str) -> None:
    try:
        file.write_text(record, "utf-8")
    except OSError as error:
        raise RulesError(f"{file}: cannot be written: {error.strerror} (choose another with --out)") from error


def _said(solving: Solving) -> str:
    search = solving.search
    match search.answer:
        case Answer.WON:
            return f"won in {len(search.line)} actions"
        case Answer.UNWINNABLE:
            return "no line wins: all of them have been tried, or cannot be paid for"
        case _:
            ended = "was interrupted" if solving.is_interrupted else "came to its limit"
            return f"no winning line found before the search {ended}, {search.least_left} cards left at best"


def _print(game: str, begun: Begun, solving: Solving, record: str, out: Path | None) -> None:
    search = solving.search
    console.print(f"# {game}, seed {begun.session.seed}: {_said(solving)}", soft_wrap=True)
    rate = f"{solving.nodes_per_second:,} nodes a second"
    counts = f"{search.nodes:,} nodes in {solving.seconds:.1f} seconds, {rate}"
    console.print(f"# {counts}; {search.proved:,} positions proved lost", soft_wrap=True)
    if record:
        console.print(record, soft_wrap=True, end="")
    if out and search.answer is Answer.WON:
        console.print(f"# written: {out}", soft_wrap=True)
    elif solving.is_interrupted:
        fail("interrupted")


def _plain(game: str, begun: Begun, solving: Solving, record: str) -> dict[str, Any]:
    search = solving.search
    return {
        "game": game,
        "seed": begun.session.seed,
        "answer": search.answer.value,
        "actions": [begun.session.game.format(action) for action in search.line],
        "nodes": search.nodes,
        "seconds": round(solving.seconds, 3),
        "nodes_per_second": solving.nodes_per_second,
        "proved_lost": search.proved,
        "least_cards_left": search.least_left,
        "record": record,
    }
