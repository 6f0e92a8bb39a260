"""Commands for readers: search and equivalents."""

from dataclasses import asdict
from pathlib import Path
from textwrap import shorten

import click
from rich.table import Table as RichTable
from rich.text import Text

from rules_db.cli.output import book_option, console, database_option, json_option, print_json, words
from rules_db.equivalents import equivalents as find_equivalents
from rules_db.search import FoundBy
from rules_db.search import search as find
from rules_db.store import open_database

ABOVE_CHARACTERS = 140


@click.command()
@click.argument("query", type=words)
@book_option
@click.option("--limit", type=click.IntRange(1, 1000), default=20, show_default=True, help="At most so many rules.")
@database_option
@json_option
def search(query: str, book: str | None, limit: int, database: Path, as_json: bool) -> None:
    """Find rules by number or by words.

    \b
    Examples:
      rules-db search 607.3b
      rules-db search "discard pile" --book ttcg
      rules-db search graveyard --json
    """
    with open_database(database) as connection:
        hits = find(connection, query, book, limit)
    if as_json:
        print_json([hit._asdict() for hit in hits])
        return
    if not hits:
        console.print(f"No rule has these words: {query}")
        return
    if hits[0].found_by is FoundBy.NEAREST:
        console.print(f"No rule has the number {query}. The nearest:\n", markup=False, highlight=False)
    table = RichTable(box=None, padding=(0, 2, 1, 0), show_header=False)
    for hit in hits:
        name = Text(f"{hit.rulebook} ", style="dim").append(hit.number, style="bold cyan")
        lines = [hit.heading, *([shorten(hit.above, ABOVE_CHARACTERS, placeholder=" …")] if hit.above else [])]
        table.add_row(name, Text("\n".join(lines), style="dim").append("\n").append(hit.text, style="default not dim"))
    console.print(table)


@click.command()
@click.argument("term", type=words)
@book_option
@database_option
@json_option
def equivalents(term: str, book: str | None, database: Path, as_json: bool) -> None:
    """What each game calls the same thing.

    \b
    Examples:
      rules-db equivalents graveyard
      rules-db equivalents Fire --book cgs
    """
    with open_database(database) as connection:
        found = find_equivalents(connection, term, book)
    if as_json:
        print_json([asdict(each) for each in found])
        return
    table = RichTable(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in ("where", "idea", "game", "name", "rules"):
        table.add_column(column)
    for each in found:
        name = each.name + (f" ({each.note})" if each.note else "") if each.name else "none"
        table.add_row(each.where, each.class_, each.rulebook, name, ", ".join(each.rules))
    console.print(table)
