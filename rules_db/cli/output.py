"""How results reach a person or a machine."""

import io
import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from rules_db.cli.terminal import TextConsole

DATABASE = Path("rules.db")
DOCS = Path("docs")

# What is printed comes from rulebooks, files and arguments: none of it is markup.
console = TextConsole(highlight=False, emoji=False, markup=False)
_errors = TextConsole(stderr=True, highlight=False, emoji=False, markup=False)

_LATER_CONTROLS = re.compile(r"[\x7f-\x9f]")


def words(typed: str) -> str:
    """The type of an argument that a database is asked for: text, and no bytes that are none."""
    try:
        typed.encode("utf-8")
    except UnicodeEncodeError:
        raise click.BadParameter("the bytes are no text in UTF-8 (type it anew)") from None
    return typed


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
book_option = click.option("--book", metavar="KEY", type=words, help="Only this rulebook, such as resummoned.")


def accept_any_encoding() -> None:
    """From here on, what an output cannot write is written as an escape, and what an input cannot read is kept."""
    for stream, errors in ((sys.stdin, "surrogateescape"), (sys.stdout, "backslashreplace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def json_text(value: Any, *, indent: int | None = 2) -> str:
    """JSON, in ASCII where the output can hold no other letters; control characters are escaped, those of C1 here."""
    is_unicode = (getattr(sys.stdout, "encoding", None) or "").lower().startswith("utf")
    said = json.dumps(value, ensure_ascii=not is_unicode, indent=indent)
    return _LATER_CONTROLS.sub(lambda found: f"\\u{ord(found[0]):04x}", said)


def print_json(value: Any, *, indent: int | None = 2) -> None:
    click.echo(json_text(value, indent=indent))


def print_json_list(texts: Sequence[str]) -> None:
    """What `print_json` prints of a list, of the texts of its values, at least one: making them can be shared out."""
    click.echo("[\n  " + ",\n  ".join(text.replace("\n", "\n  ") for text in texts) + "\n]")


def fail(message: str) -> None:
    """One line about what went wrong, on standard error; what no line can show is written as an escape."""
    line = "".join(each if each.isprintable() else ascii(each)[1:-1] for each in message)
    _errors.print(line, style="red", soft_wrap=True)


def warn(message: str) -> None:
    """One line about what may be left as it is, on standard error."""
    _errors.print(f"warning: {message}", style="yellow", soft_wrap=True)


@contextmanager
def progress(*, quiet: bool) -> Iterator[Callable[[str], None]]:
    """A spinner that names the stage, shown to people only; yields the function that takes the stage's name.

    It turns when a stage is named. To turn by itself takes a thread, and a process with threads shares out no work.
    """
    if quiet or not sys.stderr.isatty():
        yield lambda stage: None
        return
    from rich.live import Live  # late: where nobody looks on, nothing turns
    from rich.spinner import Spinner
    from rich.text import Text

    spinner = Spinner("dots", Text("starting"), style="status.spinner")
    with Live(spinner, console=_errors, auto_refresh=False, transient=True) as live:

        def name(stage: str) -> None:
            spinner.update(text=Text(stage))
            live.refresh()

        yield name


@contextmanager
def progress_bar(total: int, *, quiet: bool) -> Iterator[Callable[[int, str], None]]:
    """A bar, shown to people only; yields the function that takes how much of the total is done, and what to say."""
    if quiet or not sys.stderr.isatty():
        yield lambda done, said: None
        return
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )  # late: most need none

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=_errors, transient=True) as bars:
        bar = bars.add_task("starting", total=total)
        yield lambda done, said: bars.update(bar, completed=done, description=said)
