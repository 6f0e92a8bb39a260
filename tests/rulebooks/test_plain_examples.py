"""Examples in plain words are stored, found with their rule, and shown wherever the rule is."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from explorer_client import asker, rows, text
from project import ReadToy

from rules_db.cli import main
from rules_db.explorer import make_explorer
from rules_db.search import search
from rules_db.store import load_library, open_database, write_database

CHAPTER = """# 1 Play

1.1 Draw a card.

Example: Ida draws a harpoon.

1.2 Play a card.

Ida may be asleep.

**Example:** Ole plays an *umbrella*. See 1.1.
"""


@pytest.fixture
def toy(read_toy: ReadToy, tmp_path: Path) -> Path:
    library, problems = read_toy(CHAPTER)
    assert problems == []
    write_database(library, tmp_path / "rules.db", {})
    return tmp_path / "rules.db"


@pytest.mark.parametrize(
    "paragraph",
    [
        "Example: Ida draws.",
        "Examples: Ida draws.",
        "For example, Ida draws.",
        "*Example:* Ida draws.",
        "**Example**: Ida draws.",
    ],
)
def test_a_paragraph_that_says_so_is_an_example_of_the_rule_above_it(read_toy: ReadToy, paragraph: str) -> None:
    library, problems = read_toy(f"# 1 Play\n\n1.1 Draw a card.\n\n{paragraph}\n\n1.2 Play it.\n")

    assert problems == []
    assert [(each.id, each.rule, each.text, each.place.line) for each in library.plain_examples] == [
        ("toy-1.1.P1", "toy-1.1", paragraph, 10)
    ]


@pytest.mark.parametrize("paragraph", ["An example of it: Ida draws.", "Examples of cards are red.", "Exemplary: Ida."])
def test_a_paragraph_that_only_speaks_of_examples_is_none(read_toy: ReadToy, paragraph: str) -> None:
    library, _ = read_toy(f"# 1 Play\n\n1.1 Draw a card.\n\n{paragraph}\n")

    assert library.plain_examples == ()


def test_an_example_under_no_rule_is_a_problem(read_toy: ReadToy) -> None:
    _, problems = read_toy("# 1 Play\n\nExample: Ida draws.\n\n1.1 Draw a card.\n")

    assert [(each.line, each.what) for each in problems] == [(8, "the example stands under no rule")]


def test_a_reference_in_an_example_that_leads_nowhere_is_a_problem(read_toy: ReadToy) -> None:
    _, problems = read_toy("# 1 Play\n\n1.1 Draw a card.\n\nExample: see 7.7.\n")

    assert [(each.line, each.what) for each in problems] == [(10, "'7.7' refers to nothing")]


def test_what_is_read_back_is_what_was_written(read_toy: ReadToy, toy: Path) -> None:
    written, _ = read_toy(CHAPTER)

    assert load_library(toy) == written
    assert len(written.plain_examples) == 2


def test_a_word_of_an_example_finds_its_rule(toy: Path) -> None:
    with open_database(toy) as connection:
        found = [hit.id for hit in search(connection, "umbrella")]

    assert found == ["toy-1.2"]


def test_show_prints_the_examples_of_a_rule(toy: Path) -> None:
    shown = CliRunner().invoke(main, ["show", "toy-1.1", "--database", str(toy)])
    for_machines = CliRunner().invoke(main, ["show", "toy-1.1", "--database", str(toy), "--json"])

    assert "Example: Ida draws a harpoon." in shown.stdout
    assert json.loads(for_machines.stdout)["plain_examples"] == [
        {"id": "toy-1.1.P1", "text": "Example: Ida draws a harpoon."}
    ]


def test_the_explorer_lists_them_finds_them_and_counts_them_among_the_examples_of_their_rule(toy: Path) -> None:
    ask = asker(make_explorer(toy).app())

    assert "Ida draws a harpoon" in text(ask("/explorer/rules/plain_examples"))
    assert [row["rule"] for row in rows(ask("/explorer/rules/search.json", q="harpoon"))] == ["toy-1.1"]
    assert rows(ask("/explorer/rules/examples_of_rule.json", rule="toy-1.1")) == [
        {"example": "toy-1.1.P1", "outcome": "plain words", "rule": "toy-1.1", "events": None}
    ]
