"""The command that holds the rulebooks against the documents that they restate."""

from pathlib import Path

import click
from rich.table import Table as RichTable

from rules_db.audit import AuditReport, Fault
from rules_db.audit import audit as compare
from rules_db.audit import stamp as stamp_map
from rules_db.build import read_library
from rules_db.cli.output import console, docs_option, fail, json_option, print_json, progress
from rules_db.docs import load_files
from rules_db.errors import SourceError
from rules_db.model import Library
from rules_db.sources import load_text


@click.command()
@click.option(
    "--sources",
    type=click.Path(path_type=Path),
    required=True,
    help="The folder that holds the source documents.",
)
@click.option("--stamp", is_flag=True, help="First fill in the empty hashes of the source maps.")
@docs_option
@json_option
def audit(sources: Path, stamp: bool, docs: Path, as_json: bool) -> None:
    """Compare each rulebook with its source document, line by line.

    Reports rule lines that no rule restates, rules without a source, and lines that have changed since they were
    restated. Exit status 1 when there is anything, or when a document is missing.

    \b
    Example:
      rules-db audit --sources ../sources
    """
    with progress(quiet=as_json) as stage:
        stage("reading the rulebooks")
        library, _ = read_library(load_files(docs)[0])
        if stamp:
            stage("stamping the source maps")
            _stamp(library, docs, sources)
            library, _ = read_library(load_files(docs)[0])
        stage("reading the documents")
        report = compare(library, sources)
    if as_json:
        print_json(report.as_plain())
    else:
        _print_report(report)
    raise SystemExit(0 if report.is_clean else 1)


def _stamp(library: Library, docs: Path, sources: Path) -> None:
    for book in (each for each in library.rulebooks if each.has_source):
        try:
            text = load_text(sources / book.source_file)
        except SourceError as error:
            fail(str(error))
            continue
        stamp_map(docs / Path(book.place.file).parent / "source-map.csv", book.source_file, text)


def _print_report(report: AuditReport) -> None:
    table = RichTable(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in ("rulebook", "document", "rule lines", "restated", "set aside", "covered"):
        table.add_column(column, justify="left" if column in ("rulebook", "document") else "right")
    for book in report.books:
        numbers = (book.rule_lines, book.mapped, book.only_set_aside)
        table.add_row(book.rulebook, book.document, *map(str, numbers), f"{book.share_percent:g} %")
    console.print(table)
    for book in report.books:
        others = ", ".join(f"{count} {role}" for role, count in book.roles if role != "rule")
        console.print(f"Other lines of {book.document}: {others}", style="dim", soft_wrap=True)
    for finding in report.findings:
        fail(str(finding))
    for left in report.left_out:
        fail(f"{left.rulebook} was left out: {left.reason}")
    if not report.is_clean:
        changed = sum(finding.fault is Fault.CHANGED for finding in report.findings)
        fail(f"{len(report.findings)} findings, {changed} of them lines that have changed")
