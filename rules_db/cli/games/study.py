"""The command that studies a game: many games by several settings, and what the settings change."""

import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import click
from rich.table import Table as RichTable

from rules_db.cli.ending import INTERRUPTED
from rules_db.cli.games.sharing import require_bot, scheduler_option, workers_option
from rules_db.cli.output import console, docs_option, json_option, print_json, progress_bar
from rules_db.engine.engines import engine_keys
from rules_db.engine.play.bots import RANDOM
from rules_db.errors import NotFound, RulesError
from rules_db.studies.axes import read_axis
from rules_db.studies.book import load_book
from rules_db.studies.conducting import ask, conduct
from rules_db.studies.intervals import METHOD, Interval
from rules_db.studies.playing import Plan
from rules_db.studies.plot import drawn, require_drawable
from rules_db.studies.sharing import Helpers
from rules_db.studies.study import Point, Study, fired, length, most_changed, plain, reached, won

RULES_SHOWN = 10


@click.command()
@click.argument("game")
@click.option(
    "--vary", multiple=True, metavar="SETTING=A..B", help="A setting and its values: A..B, A..B..STEP, or A,B,C."
)
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="How many games of each value.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="The seed of the first game.")
@click.option(
    "--steps", type=click.IntRange(1), default=1000, show_default=True, help="At most so many actions a game."
)
@click.option("--bot", default=RANDOM, show_default=True, metavar="NAME", help="Who plays.")
@workers_option
@scheduler_option
@click.option("--plot", type=click.Path(path_type=Path, dir_okay=False), help="Draw the study into this SVG file.")
@docs_option
@json_option
def study(
    game: str,
    vary: tuple[str, ...],
    games: int,
    seed: int,
    steps: int,
    bot: str,
    workers: int,
    scheduler: str,
    plot: Path | None,
    docs: Path,
    as_json: bool,
) -> None:
    """Play a game by several settings, and see what they change.

    How many games are won, how many actions a game takes, and in how many games each rule makes something happen. All
    of it with the interval that holds the true value in 95 of 100 studies: Wilson's for shares, the normal one for
    means. Several --vary make a grid. In a deck that keeps its size, kinds that do not vary give way in proportion.
    Every value has games of the same seeds, and the same command gives the same numbers. Ctrl-C keeps what is done.

    \b
    Examples:
      rules-db study singularity --vary deck.small_planets=12..20 --games 2000
      rules-db study singularity --vary deck.moons=2..10..2 --vary start.gpp=0,1,2 --json
      rules-db study singularity --vary cost.supernova=0..4 --plot supernova.svg
    """
    if game not in engine_keys():
        raise NotFound(f"there is no engine for {game!r} (games: {', '.join(engine_keys())})")
    require_bot(game, bot)
    book = load_book(docs, game)
    one = ask(Plan(game, bot, steps), book, [read_axis(each) for each in vary], games, seed)
    if plot:
        _require_plot(plot, one.study)
    with progress_bar(one.asked, quiet=as_json) as show:
        conduct(one, Helpers(workers, scheduler), show)
    found = reached(one.study)
    if as_json:
        print_json(plain(found), indent=1)
    else:
        _print(found)
    if plot and found.points:
        _draw(plot, found, docs)
    if isinstance(one.stopped, RulesError):
        raise one.stopped
    if one.stopped:
        sys.exit(INTERRUPTED)


def _require_plot(file: Path, study: Study) -> None:
    """Whatever would keep the plot from being drawn is said before the games are played."""
    if file.suffix != ".svg":
        raise RulesError(f"{file}: plots are SVG (call it *.svg)")
    if not file.parent.is_dir():
        raise RulesError(f"{file}: there is no folder {file.parent} (make it, or choose another file)")
    require_drawable(study)


def _draw(file: Path, study: Study, docs: Path) -> None:
    """Write the plot whole or not at all."""
    from rules_db.cli.games.palette import palette_of  # late: most studies are not drawn

    svg = drawn(study, palette_of(docs, study.plan.game))
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as written:
            written.write(svg)
        Path(name).chmod(0o644)
        Path(name).replace(file)
    finally:
        with suppress(FileNotFoundError):
            Path(name).unlink()


def _print(study: Study) -> None:
    points = study.points
    games = sum(point.counts.games for point in points)
    plan = study.plan
    console.print(f"{study.title}: {games:,} games, {plan.bot} plays, seeds from {study.seed}. Intervals: {METHOD}")
    table = _table([*(axis.setting for axis in study.axes), "games", *study.wins, "actions a game"])
    for point in points:
        shares = [_percent(won(point, outcome)) for outcome in study.wins]
        table.add_row(*map(str, point.values), f"{point.counts.games:,}", *shares, _number(length(point)))
    console.print(table)
    _print_rules(study)
    for line in _giving_way(study):
        console.print(line, soft_wrap=True)


def _print_rules(study: Study) -> None:
    """The rules whose share of games changes most; where nothing varies, those that fire most often."""
    if len(study.points) == 1:
        (point,) = study.points
        table = _table(["rule makes something happen", "in games", "times a game"])
        for rule, count in point.counts.events.most_common(RULES_SHOWN):
            table.add_row(rule, _percent(fired(point, rule)), f"{count / point.counts.games:.1f}")
    else:
        table = _table(["rule makes something happen", "in fewest games", "at", "in most games", "at"])
        for rule, least, most in most_changed(study)[:RULES_SHOWN]:
            table.add_row(rule, *_at(*least), *_at(*most))
    console.print(table)


def _at(point: Point, share: Interval) -> tuple[str, str]:
    return _percent(share), ", ".join(map(str, point.values))


def _giving_way(study: Study) -> Iterator[str]:
    """What the settings that do not vary were, where they had to differ from the usual."""
    names = {axis.setting for axis in study.axes}
    alike: dict[str, list[str]] = {}
    for point in study.points:
        others = ", ".join(f"{name} {number}" for name, number in point.settings.items() if name not in names)
        alike.setdefault(others, []).append(" with ".join(map(str, point.values)))
    alike.pop("", None)
    if alike:
        yield "What gave way:"
    for others, values in alike.items():
        yield f"  at {' and '.join(values)}: {others}"


def _table(columns: Sequence[str]) -> RichTable:
    table = RichTable(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for at, column in enumerate(columns):
        table.add_column(column, justify="right" if at else "left")
    return table


def _percent(found: Interval) -> str:
    return f"{found.value:.1%} ({found.low * 100:.1f}–{found.high * 100:.1f})"


def _number(found: Interval) -> str:
    return f"{found.value:.1f} ({found.low:.1f}–{found.high:.1f})"
