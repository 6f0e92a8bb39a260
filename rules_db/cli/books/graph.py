"""Commands on the reference graph. networkx is imported only when one of them runs: it takes a fifth of a second."""

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.table import Table as RichTable
from rich.text import Text

from rules_db.cli.output import book_option, console, database_option, json_option, print_json, words
from rules_db.store import load_library

if TYPE_CHECKING:
    from rules_db.graph import Graph


@click.group()
def graph() -> None:
    """Ask what rests on what.

    \b
    Examples:
      rules-db graph prerequisites resummoned-607.3.b --depth 1
      rules-db graph referrers resummoned-601.1
      rules-db graph path resummoned-607.2.f resummoned-500.1
      rules-db graph hubs --book ttcg
      rules-db graph export rules.graphml
    """


def _load(database: Path) -> "Graph":
    from rules_db.graph import build_graph

    return build_graph(load_library(database))


def _print_table(columns: tuple[str, ...], rows: list[tuple[Any, ...]], empty: str) -> None:
    if not rows:
        console.print(empty)
        return
    table = RichTable(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in columns:
        table.add_column(column, justify="right" if column in ("steps", "in", "out") else "left")
    for row in rows:
        table.add_row(*map(str, row))
    console.print(table)


@graph.command()
@click.argument("identity", metavar="ID", type=words)
@click.option("--depth", type=click.IntRange(1), help="At most so many steps away.")
@database_option
@json_option
def prerequisites(identity: str, depth: int | None, database: Path, as_json: bool) -> None:
    """What a rule rests on, in reading order."""
    from rules_db.graph import prerequisites as find

    loaded = _load(database)
    found = find(loaded, identity, depth)
    if as_json:
        print_json([asdict(each) for each in found])
        return
    rows = [(each.id, each.distance, loaded.nodes[each.id]["label"]) for each in found]
    _print_table(("id", "steps", "name"), rows, f"{identity} rests on nothing.")


@graph.command()
@click.argument("identity", metavar="ID", type=words)
@database_option
@json_option
def referrers(identity: str, database: Path, as_json: bool) -> None:
    """Who refers to a rule, a section or a term."""
    from rules_db.graph import referrers as find

    found = find(_load(database), identity)
    if as_json:
        print_json([{"id": each.source, "kind": each.kind} for each in found])
        return
    _print_table(("id", "kind"), [(each.source, each.kind) for each in found], f"Nothing refers to {identity}.")


@graph.command()
@click.argument("source", metavar="FROM", type=words)
@click.argument("target", metavar="TO", type=words)
@database_option
@json_option
def path(source: str, target: str, database: Path, as_json: bool) -> None:
    """The shortest way from one rule to another."""
    from rules_db.graph import path as find

    steps = find(_load(database), source, target)
    if as_json:
        print_json([asdict(step) for step in steps])
        return
    console.print(source, style="bold cyan")
    for step in steps:
        arrow = f"─ {step.kind} →" if step.is_forward else f"← {step.kind} ─"
        console.print(Text(f"  {arrow} ").append(step.target, style="cyan"))


@graph.command()
@book_option
@click.option("--limit", type=click.IntRange(1), default=20, show_default=True)
@click.option("--terms", "type_", flag_value="term", default="rule", help="Count terms and not rules.")
@database_option
@json_option
def hubs(book: str | None, limit: int, type_: str, database: Path, as_json: bool) -> None:
    """The most connected rules."""
    from rules_db.graph import hubs as find

    found = find(_load(database), book, limit, type_)
    if as_json:
        print_json([asdict(each) for each in found])
        return
    _print_table(("id", "in", "out"), [(h.id, h.incoming, h.outgoing) for h in found], "Nothing is connected.")


@graph.command()
@book_option
@database_option
@json_option
def cycles(book: str | None, database: Path, as_json: bool) -> None:
    """Rules that refer to each other in a ring."""
    from rules_db.graph import cycles as find

    _print_groups(find(_load(database), book), " → ", "No rules refer to each other in a ring.", as_json)


@graph.command()
@book_option
@database_option
@json_option
def islands(book: str | None, database: Path, as_json: bool) -> None:
    """Rules that nothing joins to the rest of their rulebook."""
    from rules_db.graph import islands as find

    _print_groups(find(_load(database), book), "  ", "Every rule is joined to the rest.", as_json)


def _print_groups(groups: list[list[str]], joint: str, empty: str, as_json: bool) -> None:
    if as_json:
        print_json(groups)
        return
    for group in groups:
        console.print(joint.join(group))
    if not groups:
        console.print(empty)


@graph.command()
@click.argument("target", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False))
@book_option
@database_option
def export(target: Path, book: str | None, database: Path) -> None:
    """Write the graph as GraphML, or as node-link JSON where FILE ends in .json."""
    from rules_db.graph import export_graph

    loaded = _load(database)
    export_graph(loaded, target, book)
    counted = f": {loaded.number_of_nodes()} nodes, {loaded.number_of_edges()} edges"
    console.print(Text(str(target), style="bold").append(counted, style="not bold"))
