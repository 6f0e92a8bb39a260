"""How results reach a person or a machine."""

import json
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from rules_db.cli.terminal import TextConsole

DATABASE = Path("rules.db")
DOCS = Path("docs")

console = TextConsole(highlight=False, emoji=False)
_errors = TextConsole(stderr=True, highlight=False, emoji=False)

_LATER_CONTROLS = re.compile(r"[\x7f-\x9f]")

database_option = click.option(
    "--database",
    type=click.Path(path_type=Path, dir_okay=False),
    default=DATABASE,
    show_default=True,
    help="The database to read.",
)
docs_option = click.option(
    "--docs",
    type=click.Path(path_type=Path, file_okay=False),
    default=DOCS,
    show_default=True,
    help="The folder that holds rulebooks/.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON for a machine.")
book_option = click.option("--book", metavar="KEY", help="Only this rulebook, such as resummoned.")


def print_json(value: Any, indent: int | None = 2) -> None:
    """JSON, in which control characters are escaped: those of ASCII by JSON itself, the others here."""
    said = json.dumps(value, ensure_ascii=False, indent=indent)
    click.echo(_LATER_CONTROLS.sub(lambda found: f"\\u{ord(found[0]):04x}", said))


def fail(message: str) -> None:
    """One line about what went wrong, on standard error."""
    _errors.print(message, style="red", markup=False, soft_wrap=True)


@contextmanager
def progress(*, quiet: bool) -> Iterator[Any]:
    """A spinner that names the stage, shown to people only; yields the function that takes the stage's name."""
    if quiet or not sys.stderr.isatty():
        yield lambda stage: None
        return
    with _errors.status("starting") as status:
        yield status.update
