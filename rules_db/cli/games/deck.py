"""The command that looks through a list of cards: every rule of deck construction that it breaks."""

import sys
from collections.abc import Sequence
from pathlib import Path

import click
from rich.text import Text

from rules_db.cli.games.play import require_engine
from rules_db.cli.output import console, fail, json_option, print_json
from rules_db.engine.engines import engine_keys, load_engine
from rules_db.engine.kernel import BadSetup
from rules_db.engine.play.deck_files import Mistake, read_list, told
from rules_db.engine.play.decks import DeckBuilding, DeckReport
from rules_db.errors import RulesError

_FILE = click.Path(path_type=Path, exists=True, dir_okay=False)


@click.command()
@click.argument("game")
@click.argument("file", type=_FILE)
@click.option("--agree", "agreed", multiple=True, metavar="WORDS", help="What the players have agreed on.")
@json_option
def deck(game: str, file: Path, agreed: tuple[str, ...], as_json: bool) -> None:
    """Look through the decks in FILE: every rule of the game that they break, all at once.

    FILE is Markdown with a table of cards, as worked examples have it, or CSV. It has a column `card`; `copies`, and
    `deck` for another deck than the main one, are the columns that most lists need besides.

    \b
    Examples:
      rules-db deck cgs my-deck.md
      rules-db deck cgs my-deck.csv --agree "season Dawn" --json
      rules-db deck resummoned my-deck.md --agree "limited format"

    Exit status 1 where a deck is not legal, or the file has a mistake.
    """
    decks = _decks(game)
    listed, mistakes = _read(file, decks)
    try:
        report = decks.report(listed, agreed) if not mistakes else DeckReport({}, ())
    except BadSetup as error:
        raise RulesError(f"--agree {error}") from error
    if as_json:
        _print_json(game, file, report, mistakes)
    else:
        _print(game, file, report)
    for line in told(mistakes, file):
        fail(line)
    sys.exit(1 if mistakes or report.problems else 0)


def _decks(game: str) -> DeckBuilding:
    require_engine(game)
    decks = load_engine(game).decks
    if decks is None:
        others = ", ".join(key for key in engine_keys() if load_engine(key).decks)
        raise RulesError(f"players of {game} bring no decks that its rules speak of (try {others})")
    return decks


def _read(file: Path, decks: DeckBuilding) -> tuple[list[object], list[Mistake]]:
    try:
        text = file.read_text("utf-8-sig")
    except UnicodeDecodeError:
        return [], [Mistake(1, "the file is no text in UTF-8")]
    return read_list(text, file.suffix == ".csv", decks)


def _print_json(game: str, file: Path, report: DeckReport, mistakes: Sequence[Mistake]) -> None:
    print_json(
        {
            "game": game,
            "file": str(file),
            "is_legal": not mistakes and not report.problems,
            "cards": dict(report.cards),
            "problems": [
                {"rule": each.refusal.rule, "words": each.words, "facts": dict(each.refusal.facts)}
                for each in report.problems
            ],
            "mistakes": [{"line": each.line, "what": each.what} for each in mistakes],
        }
    )


def _print(game: str, file: Path, report: DeckReport) -> None:
    if not report.cards:
        return
    cards = ", ".join(f"{name} {count}" for name, count in report.cards.items())
    console.print(f"{file}: {cards}", soft_wrap=True)
    for each in report.problems:
        console.print(Text(each.refusal.rule, style="cyan").append(f"  {each.words}", style="default"), soft_wrap=True)
    count = len(report.problems)
    said = f"{count} problem{'' if count == 1 else 's'}" if count else f"legal by the rules of {game}"
    console.print(said, soft_wrap=True)
