"""The command that plays: a game from its own setup, from a setup on file, or on from where one was saved."""

import secrets
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

import click

from rules_db.cli.games.played import JsonTable, PlainTable, Table, Unseen
from rules_db.cli.games.seats import NobodyThere, Seats, is_terminal, read_bots, read_names
from rules_db.cli.output import database_option, fail, json_option
from rules_db.engine.chance import Chance
from rules_db.engine.engines import bots_of, engine_keys, load_engine
from rules_db.engine.kernel import BadSetup, Breakdown
from rules_db.engine.play.answers import Answer, Left, Moved, TakenBack, ToSave, Traced, Unclear, answer
from rules_db.engine.play.record import BadRecord, Line, Record, read_record, replay, without_told, write_record
from rules_db.engine.play.session import Session
from rules_db.engine.watching import Watch
from rules_db.errors import NotFound
from rules_db.examples.opening import open_game, wrong_line

_FILE = click.Path(path_type=Path, exists=True, dir_okay=False)
_SEEDS = 1_000_000


@click.command()
@click.argument("game")
@click.option("--seed", type=click.IntRange(0), help="What chance makes of it; the same seed gives the same game.")
@click.option("--players", metavar="NAMES", help="Who plays, such as Ann,Bob.")
@click.option("--setup", type=_FILE, help="Begin with the setup in this file: Given steps as in worked examples.")
@click.option("--load", type=_FILE, help="Go on with the game in this file.")
@click.option("--script", type=_FILE, help="Play this file to its end without asking; exit 1 where it goes wrong.")
@click.option(
    "--bot",
    "given_bots",
    multiple=True,
    metavar="PLAYER=BOT",
    help="Let a bot play for this player, such as Bob=random.",
)
@click.option("--bots", "is_listing", is_flag=True, help="Name the bots of this game, and stop.")
@click.option("--open", "is_open", is_flag=True, help="Several people at one screen see all of it all the time.")
@click.option("--watch", "is_watched", is_flag=True, help="Have watches look on, and say what breaks a rule.")
@database_option
@json_option
def play(
    game: str,
    seed: int | None,
    players: str | None,
    setup: Path | None,
    load: Path | None,
    script: Path | None,
    given_bots: tuple[str, ...],
    is_listing: bool,
    is_open: bool,
    is_watched: bool,
    database: Path,
    as_json: bool,
) -> None:
    """Play a game; the engine says what is legal, and which rule forbids what is not.

    Type the number of an action, or its text. `why ACTION`, `undo`, `state`, `trace`, `save FILE`, `quit`.
    In a terminal that several people share, the screen is cleared for whoever is next, and what only others may know
    is not shown.

    \b
    Examples:
      rules-db play grand-archive
      rules-db play resummoned --seed 7 --players Ann,Bob
      rules-db play resummoned --bot Bob=careful
      rules-db play grand-archive --load saved.txt
      rules-db play grand-archive --script docs/rulebooks/grand-archive/playthrough.md --watch

    Exit status 1 where a script goes wrong, or a watch sees a rule broken in it.
    """
    require_engine(game)
    if is_listing:
        for name in bots_of(game):
            click.echo(name)
        return
    files = [each for each in (setup, load, script) if each]
    if len(files) > 1:
        raise click.UsageError("--setup, --load and --script each bring a game of their own (give one of them)")
    table = (JsonTable if as_json else PlainTable)(database)
    watches = load_engine(game).game.book.watches if is_watched else ()
    begun = begin(game, seed, players, files[0] if files else None, watches)
    table.show_breaches(begun.session.breaches)
    if script:
        _play_record(begun, begun.record, table)
        if begun.session.breaches:
            sys.exit(1)
        return
    bots = read_bots(game, begun.session.players, given_bots) if given_bots else {}
    is_shared = is_terminal() and not as_json and not is_open and len(begun.session.players) - len(bots) > 1
    seats = Seats(begun.session, table, bots, is_shared)
    if load and seats.hides:
        _play_record(begun, without_told(begun.record), Unseen(database))
        seats.forget()
    elif load:
        _play_record(begun, without_told(begun.record), table)
    _converse(begun, table, seats)


@dataclass(frozen=True, slots=True)
class Begun:
    """A game that has begun; `setup` is its text, `record` what its file holds, empty where there is none."""

    session: Session
    setup: str
    record: Record
    file: Path | None


def require_engine(game: str) -> None:
    """Raises NotFound for a game without an engine."""
    if game not in engine_keys():
        raise NotFound(f"there is no engine for {game!r} (games: {', '.join(engine_keys())})")


def begin(game: str, seed: int | None, players: str | None, file: Path | None, watches: Sequence[Watch] = ()) -> Begun:
    """The game before its first action. Raises NotFound for an unknown game; exits with status 1 for a bad file."""
    require_engine(game)
    try:
        record = read_record(file.read_text("utf-8"), file.suffix == ".md") if file else Record((), None, ())
        return _begin(game, seed, players, record, file, watches)
    except BadRecord as error:
        stop_at(file, error.line, error.what)
    except UnicodeDecodeError:
        stop_at(file, 1, "the file is no text in UTF-8")


def _begin(
    game: str, seed: int | None, players: str | None, record: Record, file: Path | None, watches: Sequence[Watch]
) -> Begun:
    if record.setup and players:
        raise click.UsageError(f"{file} says who plays (leave --players out)")
    seed = next(each for each in (seed, record.seed, secrets.randbelow(_SEEDS)) if each is not None)
    names = read_names(players) if players else load_engine(game).players
    lines = record.setup or _lines(load_engine(game).starter.usual(names, Chance(seed)))
    opening = open_game(lines)
    if opening.rulebook != game:
        raise BadRecord(lines[0].number, f"this is a game of {opening.rulebook}, not of {game}")
    if players and opening.players != names:
        raise click.UsageError(f"--players {players}: only {', '.join(opening.players)} would play")
    try:
        session = Session(opening.game, opening.players, opening.setup, seed, watches)
    except BadSetup as error:
        why = [str(error), *(str(each) for each in (error.refusal, *error.others) if each)]
        raise BadRecord(wrong_line(lines, error), f"the setup is refused: {'; '.join(dict.fromkeys(why))}") from error
    except Breakdown as error:
        raise BadRecord(lines[0].number, f"the game cannot begin: {error}") from error
    return Begun(session, "\n".join(line.text for line in lines), record, file)


def _lines(text: str) -> tuple[Line, ...]:
    return tuple(Line(number, each) for number, each in enumerate(text.splitlines(), 1))


def stop_at(file: Path | None, line: int, what: str) -> NoReturn:
    """Say what is wrong with a line of a file, and exit with status 1."""
    fail(f"{file}:{line}: {what}" if file else what)
    sys.exit(1)


def _play_record(begun: Begun, record: Record, table: Table) -> None:
    """Carry out a record; exits with status 1 at the first line that does not come true."""
    try:
        for replayed in replay(begun.session, record):
            table.show_replayed(replayed)
            for move in replayed.moves:
                table.show_breaches(move.breaches)
    except BadRecord as error:
        stop_at(begun.file, error.line, error.what)


def _converse(begun: Begun, table: Table, seats: Seats) -> None:
    typed = _typed()
    try:
        _show_next(begun.session, table, seats, typed)
        for line in typed:
            given = answer(begun.session, line)
            if isinstance(given, Left):
                return
            if isinstance(given, ToSave):
                given = _save(begun, given) or given
            _show(given, table, seats)
            if isinstance(given, TakenBack):
                seats.take_back_bots()
            if isinstance(given, (Moved, TakenBack)):
                _show_next(begun.session, table, seats, typed)
    except NobodyThere:
        return


def _show_next(session: Session, table: Table, seats: Seats, typed: Iterator[str]) -> None:
    """Let bots play, hand the screen over where another person is next, and show that one what there is to choose."""
    seats.let_bots_play()
    is_another = seats.hand_over(typed)
    if seats.hides:
        table.show_told(seats.heard(seats.viewer()))
    if is_another:
        table.show(answer(session, "state"))
    table.show_position(session)


def _show(given: Answer, table: Table, seats: Seats) -> None:
    """What came of a line; where not everybody may know all, only what the person at the screen may."""
    match given:
        case Moved(move):
            if not seats.hides:
                table.show(given)
            table.show_breaches(move.breaches)
        case TakenBack() if seats.hides:
            table.show_told(["Taken back."])
        case Traced() if seats.hides:
            table.show_told(seats.told_from(seats.viewer(), 0))
        case _:
            table.show(given)


def _typed() -> Iterator[str]:
    """What comes in, line by line; a prompt is shown to people only."""
    if sys.stdin is None:
        return
    is_person = sys.stdin.isatty()
    while True:
        if is_person:
            click.echo("> ", nl=False)
        line = sys.stdin.readline()
        if not line:
            return
        yield line


def _save(begun: Begun, given: ToSave) -> Unclear | None:
    """Write the game; what went wrong, if anything did."""
    session = begun.session
    text = write_record(begun.setup, session.seed, (move.action for move in session.moves))
    try:
        Path(given.file).write_text(text, "utf-8")
    except (OSError, ValueError) as error:
        return Unclear(f"{given.file}: cannot be written: {getattr(error, 'strerror', error)}")
    return None
