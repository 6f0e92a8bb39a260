"""The command that shows one rule."""

from pathlib import Path

import click
from rich.padding import Padding
from rich.table import Table as RichTable
from rich.text import Text

from rules_db.cli.output import console, database_option, json_option, print_json, words
from rules_db.model import Reference, Ruling
from rules_db.show import RuleView, show_rule
from rules_db.store import open_database


@click.command()
@click.argument("identity", metavar="ID", type=words)
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
    with open_database(database) as connection:
        view = show_rule(connection, identity)
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
    _print_numbers("Refers to", [(_target(each), each.kind) for each in view.refers_to])
    _print_numbers("Referred to by", [(str(each.source), each.kind) for each in view.referred_by])
    _print_numbers("Terms", [(term.name, term.definition) for term in view.terms])
    for example in view.examples:
        console.print(Text(f"\n{example.text}"))
    for ruling in view.rulings:
        _print_ruling(ruling)
    _print_numbers("Findings", [(finding.number, finding.title) for finding in view.findings])
    _print_numbers("Source", [(each.source, f"lines {each.first_line}-{each.last_line}") for each in view.sources])


def _print_ruling(ruling: Ruling) -> None:
    from rich.markdown import Markdown  # late: it takes as long as everything else, and most rules have no ruling

    console.print(Text.assemble((f"\nRuling {ruling.number}", "bold"), f" {ruling.title}"))
    for label, text in (("Question", ruling.question), ("Decision", ruling.decision), ("Reason", ruling.reason)):
        console.print(Padding(Markdown(f"**{label}.** {text}"), (0, 0, 0, 2)))


def _target(reference: Reference) -> str:
    return str(reference.target_ruling or reference.target or reference.target_section)


def _print_numbers(title: str, rows: list[tuple[str, str]]) -> None:
    if not rows:
        return
    table = RichTable(box=None, padding=(0, 2, 0, 0), show_header=False)
    for name, text in dict.fromkeys(rows):
        table.add_row(Text(f"  {name}", style="cyan"), Text(text))
    console.print(Text(f"\n{title}", style="bold"))
    console.print(table)
