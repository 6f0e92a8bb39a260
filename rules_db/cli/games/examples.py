"""The command that runs worked examples."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from rich.text import Text

from rules_db.cli.games.cards import print_cards
from rules_db.cli.output import (
    book_option,
    console,
    docs_option,
    json_option,
    json_text,
    print_json,
    print_json_list,
    progress,
)
from rules_db.docs import load_book_of, load_files
from rules_db.engine.engines import engine_keys, load_engine
from rules_db.engine.kernel import Event
from rules_db.errors import NotFound, Problem, RulebookProblems
from rules_db.examples import Outcome, Result, ScenarioResult, many_examples, run_example
from rules_db.examples.files import load_examples
from rules_db.examples.proof.shares import shared_out
from rules_db.examples.story import tell
from rules_db.examples.vocabulary import STEPS
from rules_db.model import Example, Library
from rules_db.parse import Files, parse_library
from rules_db.parse.numbers import unmarked

STEP_COLUMNS = ("game", "where", "sentence")


@click.command()
@click.option("--rule", metavar="ID", help="Only the examples that stand under this rule.")
@book_option
@click.option("--steps", is_flag=True, help="List the sentences that an example may use, and run nothing.")
@click.option("--cards", metavar="BOOK", help="List what cards of a game can say, and run nothing.")
@docs_option
@json_option
@click.argument("files", nargs=-1, metavar="[FILE]...", type=click.Path(path_type=Path))
def examples(
    rule: str | None,
    book: str | None,
    steps: bool,
    cards: str | None,
    docs: Path,
    as_json: bool,
    files: tuple[Path, ...],
) -> None:
    """Run worked examples: those of the rulebooks, or those in Markdown or .feature FILEs.

    Exit status 1 when one fails.

    \b
    Examples:
      rules-db examples                               all of them
      rules-db examples --rule resummoned-607.3.b     those under one rule, with what happened
      rules-db examples my-idea.md                    a file of your own
      rules-db examples --cards resummoned            what cards can say in a column of effects
    """
    if cards:
        print_cards(cards, as_json=as_json)
        return
    if steps:
        _print_steps(book, as_json=as_json)
        return
    chosen = _chosen(docs, files, rule, book)
    if as_json:
        outcomes = _run_as_json(chosen)
    else:
        with progress(quiet=False) as stage, many_examples():
            run = _run if rule else _run_untold
            results = shared_out(run, chosen, lambda number: stage(f"running example {number} of {len(chosen)}"))
        _print(results, is_told=rule is not None)
        outcomes = [result.outcome for result in results]
    if Outcome.FAILED in outcomes:
        raise SystemExit(1)


def _run_as_json(chosen: Sequence[Example]) -> list[Outcome]:
    """Run examples and print all that came of them; whoever runs one makes its text."""
    with many_examples():
        said = shared_out(lambda example: _outcome_and_json(run_example(example)), chosen)
    print_json_list([text for _, text in said])
    return [outcome for outcome, _ in said]


def _outcome_and_json(result: Result) -> tuple[Outcome, str]:
    return result.outcome, json_text(_as_json(result))


def _run(example: Example) -> Result:
    """What comes of an example, but for what nothing here prints."""
    return run_example(example).without_states()


def _run_untold(example: Example) -> Result:
    """The same where only what fails is told: what is left out would be sent from one process to another in vain."""
    result = run_example(example)
    return result.without_states() if result.problems else result.without_stories()


def _chosen(docs: Path, files: Sequence[Path], rule: str | None, book: str | None) -> list[Example]:
    """The examples asked for, at least one; raises NotFound for a rule or a book that has none."""
    found = [example for file in files for example in load_examples(file)] if files else _of_docs(docs, rule)
    chosen = [each for each in found if rule in (None, each.rule) and book in (None, each.rulebook)]
    key = book or (rule or "").rpartition("-")[0]
    if not chosen and not files and key and key not in engine_keys():
        raise NotFound(
            f"{rule or book}: no engine runs the examples of {key} (it would stand in "
            f"rules_db/games/{key.replace('-', '_')}/engine.py; there are: {', '.join(engine_keys())})"
        )
    if not chosen:
        raise NotFound(f"{rule or book or docs}: there are no examples (`rules-db examples` runs all there are)")
    return chosen


def _of_docs(docs: Path, rule: str | None) -> list[Example]:
    """The examples of the rulebooks; of one rule where its own pages, read alone, have some and no problem."""
    under_rule = _run_by_games(*_parsed(*_pages_of(docs, rule))) if rule else []
    if under_rule:
        return under_rule
    library, problems = _parsed(*load_files(docs))
    if problems:
        raise RulebookProblems(problems)
    return _run_by_games(library, ())


def _pages_of(docs: Path, rule: str) -> tuple[Files, tuple[Problem, ...]]:
    """The overview of a rule's rulebook, and the pages on which the rule, or a heading over its examples, begins."""
    texts, unreadable = load_book_of(docs, rule)
    number = re.escape(unmarked(rule.rpartition("-")[2]))
    begins = re.compile(rf"^(?:#+ +)?{number}(?:bis|ter)?\s", re.MULTILINE)
    found = {name: text for name, text in texts.items() if name.endswith("/index.md") or begins.search(text)}
    return found, unreadable


def _parsed(texts: Files, unreadable: Sequence[Problem]) -> tuple[Library, tuple[Problem, ...]]:
    library, problems = parse_library(texts)
    return library, (*unreadable, *problems)


def _run_by_games(library: Library, problems: Sequence[Problem]) -> list[Example]:
    """The examples of games that have an engine; none where there is a problem."""
    return [] if problems else [example for example in library.examples if example.rulebook in engine_keys()]


def _as_json(result: Result) -> dict[str, Any]:
    return {
        "id": result.id,
        "rule": result.rule,
        "title": result.title,
        "outcome": str(result.outcome),
        "message": result.message,
        "scenarios": [_scenario_json(result, scenario) for scenario in result.scenarios],
        "events": [_event_json(event) for event in result.events],
    }


def _scenario_json(result: Result, scenario: ScenarioResult) -> dict[str, Any]:
    problems = result.problems_of(scenario)
    return {
        "title": scenario.title,
        "line": scenario.line,
        "outcome": str(Outcome.FAILED if problems else Outcome.PASSED),
        "problems": [str(problem) for problem in problems],
    }


def _event_json(event: Event) -> dict[str, Any]:
    return {
        "number": event.number,
        "kind": event.kind,
        "rule": event.rule,
        "who": event.who,
        "data": dict(event.data),
        "because": event.because,
    }


def _print(results: Sequence[Result], *, is_told: bool) -> None:
    """A line for each scenario; a fence that cannot be read is one line by itself."""
    for result in results:
        if not result.scenarios:
            _print_line(result.id, result.title, result.problems)
        for scenario in result.scenarios:
            problems = result.problems_of(scenario)
            _print_line(result.id, scenario.title, problems)
            if is_told or scenario.problem:
                console.print("\n".join(f"    {line}" for line in tell(scenario)), soft_wrap=True)
    scenarios = [(result, scenario) for result in results for scenario in result.scenarios]
    passing = sum(not result.problems_of(scenario) for result, scenario in scenarios)
    unread = sum(not result.scenarios for result in results)
    console.print(f"Passing: {_counted(passing, len(scenarios))}" + (f"; {unread} cannot be read" if unread else ""))


def _counted(passing: int, scenarios: int) -> str:
    return f"{passing} of {scenarios} scenario{'' if scenarios == 1 else 's'}"


def _print_line(id_: str, title: str, problems: Sequence[Problem]) -> None:
    mark = Text("fails  ", style="red") if problems else Text("passes ", style="green")
    console.print(mark.append(id_, style="cyan").append(f"  {title}", style="default"), soft_wrap=True)
    for problem in problems:
        console.print(Text(f"  {problem}", style="red"), soft_wrap=True)


def _print_steps(book: str | None, *, as_json: bool) -> None:
    if book is not None and book not in engine_keys():
        raise NotFound(f"{book}: there is no engine of this game (there are: {', '.join(engine_keys())})")
    rows = _step_rows([book] if book else engine_keys())
    if as_json:
        print_json([dict(zip(STEP_COLUMNS, row, strict=True)) for row in rows])
        return
    from rich.table import Table as RichTable  # late: to run examples needs no table

    table = RichTable(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in STEP_COLUMNS:
        table.add_column(column)
    for row in rows:
        table.add_row(*row)
    console.print(table)


def _step_rows(games: Sequence[str]) -> list[tuple[str, str, str]]:
    own = ((key, step) for key in games for step in load_engine(key).scene.steps)
    return [
        *(("all", step.role.title(), step.pattern) for step in STEPS),
        *((key, step.role.title(), step.pattern) for key, step in own),
        ("each", "When", "an action of the game, such as `Ann passes`"),
    ]
