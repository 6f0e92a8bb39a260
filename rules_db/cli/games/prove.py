"""The command that shows how far the engines prove the rulebooks."""

from dataclasses import asdict
from pathlib import Path

import click
from rich.table import Table as RichTable
from rich.text import Text

from rules_db.build import check_docs
from rules_db.cli.output import book_option, console, docs_option, fail, json_option, print_json, progress
from rules_db.engine.engines import engine_keys
from rules_db.errors import NotFound, RulebookProblems
from rules_db.examples.proof.ladder import Level
from rules_db.examples.proof.prove import Proof
from rules_db.examples.proof.prove import prove as climb

_RUNGS = (Level.NOTHING_TO_RUN, Level.REGISTERED, Level.REACHED, Level.MISSED, Level.BOTH_SIDES)


@click.command()
@book_option
@docs_option
@json_option
def prove(book: str | None, docs: Path, as_json: bool) -> None:
    """Switch off each rule of the engines in turn, and see which examples miss it.

    \b
    L0  nothing to run, for a reason that is stored     L3  without the rule an example of its own fails
    L1  registered in the engine                        L4  besides, an example shows where it lets things be
    L2  its examples come to it

    A rule is watched besides, where a second reader of it, written apart from the engine, speaks up without it.

    With --book, what each rule at L3 lacks is listed as well.

    Exit status 1 when an example fails, a watch never speaks up, or a rule that can be checked is below L3 and its
    engine does not list it as unproved.
    """
    if book is not None and book not in engine_keys():
        raise NotFound(f"{book}: there is no engine of this game (there are: {', '.join(engine_keys())})")
    with progress(quiet=as_json) as stage:
        proof = climb(check_docs(docs, stage), stage, book)
    if as_json:
        watched = {watch.rule for watch in proof.watches if watch.spoke}
        print_json([{**asdict(level), "watched": level.rule in watched} for level in proof.levels])
    else:
        _print(proof, is_told=book is not None)
    if proof.problems:
        raise RulebookProblems(proof.problems)
    if proof.silent_watches or proof.unmet or proof.overtaken:
        raise SystemExit(1)


def _print(proof: Proof, *, is_told: bool) -> None:
    table = RichTable(box=None, padding=(0, 1, 0, 0), header_style="bold")
    for column in ("rulebook", "chapter", "rules", *_RUNGS, "uncovered", "proved", "watched"):
        is_left = column in ("rulebook", "chapter")
        table.add_column(column, justify="left" if is_left else "right", no_wrap=column != "chapter")
    for chapter in proof.chapters:
        counts = [chapter.count(level) for level in (*_RUNGS, Level.UNCOVERED)]
        proved = f"{chapter.proved} of {chapter.checkable}"
        watched = str(chapter.watched)
        title = Text(chapter.title, no_wrap=True, overflow="ellipsis")  # one line, however narrow the terminal is
        table.add_row(chapter.rulebook, title, str(chapter.rules), *map(str, counts), proved, watched)
    console.print(table)
    if proof.waiting:
        console.print(f"{len(proof.waiting)} rules wait for their part of an engine.")
    if proof.unproved:
        console.print(f"{len(proof.unproved)} rules have a function, and no example yet that misses it.")
    for level in proof.levels if is_told else ():
        if level.wanting:
            console.print(f"{level.rule} {level.level}: {level.reason} {level.wanting}", soft_wrap=True)
    for level in proof.unmet:
        fail(f"{level.rule} {level.level or 'uncovered'}: {level.reason}")
    for level in proof.overtaken:
        fail(f"{level.rule} {level.level}: it is proved now (take it out of the engine's unproved rules)")
    for watch in proof.silent_watches:
        fail(f"{watch.rule}: the watch {watch.qualname} never speaks up without it, and is no watch")
