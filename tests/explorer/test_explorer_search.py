"""The explorer finds what the command line finds, in the same order."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from explorer_client import Ask, asker, rows
from project import ROOT
from typed_numbers import FOUND

from rules_db.explorer import make_explorer
from rules_db.explorer.functions import MOST_HITS
from rules_db.search import search
from rules_db.store import open_database

QUESTIONS: list[dict[str, Any]] = tomllib.loads((ROOT / "tests/search/questions.toml").read_text("utf-8"))["question"]


@pytest.fixture(scope="module")
def ask(database: Path) -> Ask:
    return asker(make_explorer(database).app())


@pytest.mark.parametrize(("typed", "finds"), FOUND)
def test_the_rule_of_a_number_comes_first_however_it_is_typed(ask: Ask, typed: str, finds: str) -> None:
    assert rows(ask("/explorer/rules/search.json", q=typed))[0]["rule"] == finds


def test_words_find_the_same_rules_in_the_same_order_as_on_the_command_line(ask: Ask, database: Path) -> None:
    with open_database(database) as connection:
        for each in QUESTIONS:
            found = rows(ask("/explorer/rules/search.json", q=each["ask"], rulebook=each["book"]))
            expected = search(connection, each["ask"], each["book"] or None, MOST_HITS)
            assert [(row["rule"], row["score"]) for row in found] == [(hit.id, hit.score) for hit in expected]


@pytest.mark.parametrize("typed", ["607.3b", "Resummoned §607.3b", "resummoned-607.3.b", "rule 607.3.b"])
def test_questions_about_a_rule_take_its_number_as_search_does(ask: Ask, typed: str) -> None:
    found = rows(ask("/explorer/rules/referrers.json", rule=typed))

    assert {each["refers_to"] for each in found} == {"resummoned-607.3.b"}


def test_a_rulebook_that_has_no_such_rule_has_no_referrers_to_it(ask: Ask) -> None:
    assert rows(ask("/explorer/rules/referrers.json", rule="TTCG 607.3b")) == []


def test_a_rule_whose_number_is_used_twice_can_be_named_alone(ask: Ask) -> None:
    sql = "SELECT rule_number('303.1 bis') AS number, rule_book('Resummoned 303.1 bis') AS book"

    assert rows(ask("/explorer/rules.json", sql=sql)) == [{"number": "303.1bis", "book": "resummoned"}]
