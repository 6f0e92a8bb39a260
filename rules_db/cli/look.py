"""Commands for readers: search, show and equivalents."""

from dataclasses import asdict
from pathlib import Path

import click
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as RichTable
from rich.text import Text

from rules_db.cli.output import book_option, console, database_option, json_option, print_json
from rules_db.equivalents import equivalents as find_equivalents
from rules_db.search import search as find
from rules_db.show import RuleView, show_rule
from rules_db.store import load_library, open_database


@click.command()
@click.argument("query")
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
        console.print(f"No rule has these words: {query}", markup=False)
        return
    table = RichTable(box=None, padding=(0, 2, 1, 0), show_header=False)
    for hit in hits:
        name = Text(f"{hit.rulebook} ", style="dim").append(hit.number, style="bold cyan")
        table.add_row(name, Text(hit.heading, style="dim").append("\n").append(hit.text, style="default not dim"))
    console.print(table)


@click.command()
@click.argument("identity", metavar="ID")
@database_option
@json_option
def show(identity: str, database: Path, as_json: bool) -> None:
    """Show a rule with its parents, its references both ways, and its rulings.

    A number will do for an ID where only one rulebook has it.

    \b
    Examples:
      rules-db show resummoned-607.3.b
      rules-db show 607.3.b
    """
    view = show_rule(load_library(database), identity)
    if as_json:
        print_json(view.to_json())
        return
    _print_view(view)


def _print_view(view: RuleView) -> None:
    rule = view.rule
    console.print(Text(rule.heading, style="dim"))
    for depth, each in enumerate((*view.parents, rule)):
        style = "bold cyan" if each is rule else "cyan"
        line = Text(each.number, style=style).append(f"  {each.text}", style="default")
        console.print(Padding(line, (0, 0, 0, 2 * depth)))
    console.print(Text(f"\n{rule.kind} · {rule.id} · {rule.url}", style="dim"), soft_wrap=True)
    _print_numbers("Children", [(child.number, child.text) for child in view.children])
    _print_numbers("Refers to", [(str(each.named), each.kind) for each in view.refers_to])
    _print_numbers("Referred to by", [(str(each.source), each.kind) for each in view.referred_by])
    _print_numbers("Terms", [(term.name, term.definition) for term in view.terms])
    for ruling in view.rulings:
        console.print(f"\n[bold]Ruling {ruling.number}[/] {ruling.title}")
        for label, text in (("Question", ruling.question), ("Decision", ruling.decision), ("Reason", ruling.reason)):
            console.print(Padding(Markdown(f"**{label}.** {text}"), (0, 0, 0, 2)))
    _print_numbers("Findings", [(finding.number, finding.title) for finding in view.findings])
    _print_numbers("Source", [(each.source, f"lines {each.first_line}-{each.last_line}") for each in view.sources])


def _print_numbers(title: str, rows: list[tuple[str, str]]) -> None:
    if not rows:
        return
    table = RichTable(box=None, padding=(0, 2, 0, 0), show_header=False)
    for name, text in dict.fromkeys(rows):
        table.add_row(Text(f"  {name}", style="cyan"), Text(text))
    console.print(f"\n[bold]{title}[/]")
    console.print(table)


@click.command()
@click.argument("term")
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
