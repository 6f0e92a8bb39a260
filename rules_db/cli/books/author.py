"""Commands for authors: build and check."""

from pathlib import Path

import click
from rich.text import Text

from rules_db.build import build_database, check_docs
from rules_db.cli.output import DATABASE, console, docs_option, json_option, print_json, progress, warn
from rules_db.errors import Problem, RulebookProblems
from rules_db.model import Library
from rules_db.studies.ageing import stale_studies


@click.command()
@docs_option
@click.option(
    "--database",
    type=click.Path(path_type=Path, dir_okay=False),
    default=DATABASE,
    show_default=True,
    help="The file to write; it is replaced in one step.",
)
@json_option
def build(docs: Path, database: Path, as_json: bool) -> None:
    """Make rules.db from the rulebooks.

    Nothing is written while the rulebooks have problems, and the old file stays until the new one is whole.
    """
    with progress(quiet=as_json) as stage:
        library = build_database(docs, database, stage)
    if as_json:
        print_json({"database": str(database), **_counts(library)})
        return
    console.print(Text(str(database), style="bold").append(f": {_summary(library)}", style="not bold"))


@click.command()
@docs_option
@json_option
def check(docs: Path, as_json: bool) -> None:
    """List everything that is wrong with the rulebooks, file and line each.

    Exit status 1 when there is anything. A study of rules that have changed since is a warning, and no more.
    """
    try:
        with progress(quiet=as_json) as stage:
            library = check_docs(docs, stage)
    except RulebookProblems as error:
        if as_json:
            print_json([_plain(each) for each in error.problems])
            raise SystemExit(1) from error
        raise
    warnings = [*stale_studies(docs, library)]
    if as_json:
        print_json([{**_plain(each), "is_warning": True} for each in warnings])
        return
    for each in warnings:
        warn(str(each))
    console.print(f"No problems: {_summary(library)}")


def _plain(problem: Problem) -> dict[str, str | int]:
    return {"file": problem.file, "line": problem.line, "problem": problem.what, "mend": problem.mend}


def _counts(library: Library) -> dict[str, int]:
    return {
        "rulebooks": len(library.rulebooks),
        "sections": len(library.sections),
        "rules": len(library.rules),
        "terms": len(library.terms),
        "rulings": len(library.rulings),
        "findings": len(library.findings),
        "references": len(library.references),
    }


def _summary(library: Library) -> str:
    return ", ".join(f"{count} {name}" for name, count in _counts(library).items())
