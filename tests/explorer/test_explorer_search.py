"""The explorer finds what the command line finds, in the same order."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from explorer_client import Ask, asker, links, rows
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


@pytest.mark.parametrize(
    ("typed", "finds"), [("can i attack twice", "resummoned-607.2.d"), ("graveyrad", "resummoned-502.1")]
)
def test_questions_and_slips_are_answered_in_every_search_box(ask: Ask, typed: str, finds: str) -> None:
    for page in ("/explorer/", "/explorer/rules/rules", "/explorer/rules/terms"):
        boxes = re.findall(
            r'<form class="[^"]*" action="([^"]*)" role="search">(.*?)</form>', ask(page).text, re.DOTALL
        )
        assert boxes != []
        assert {address for address, _ in boxes} == {"/explorer/rules/search"}
        assert all('name="q"' in fields for _, fields in boxes)

    assert finds in [row["rule"] for row in rows(ask("/explorer/rules/search.json", q=typed))[:5]]


def test_the_search_of_the_table_of_rules_is_that_of_the_site(ask: Ask) -> None:
    page = ask("/explorer/rules/rules", rulebook="ttcg").text

    assert 'name="_search"' not in page
    assert '<input type="hidden" name="rulebook" value="ttcg">' in page


def test_a_table_without_a_word_offers_the_search_that_forgives(ask: Ask) -> None:
    page = ask("/explorer/rules/rules", _search="graveyrad")

    assert "/explorer/rules/search?q=graveyrad" in links(page)


def test_a_number_that_is_none_shows_the_nearest_and_says_so(ask: Ask) -> None:
    found = rows(ask("/explorer/rules/search.json", q="607.3.z"))
    page = ask("/explorer/rules/search", q="607.3.z")

    assert [row["rule"] for row in found[:2]] == ["resummoned-607.3", "resummoned-607.3.a"]
    assert {row["found_by"] for row in found} == {"nearest number"}
    assert "No rule has this number. These are the nearest." in page.text
    assert "These are the nearest" not in ask("/explorer/rules/search", q="607.3").text


def test_a_rule_below_another_is_found_with_the_one_above(ask: Ask) -> None:
    (found,) = rows(ask("/explorer/rules/search.json", q="607.2.d"))[:1]

    assert found["above"].startswith("As an action in the Battle Phase")


@pytest.mark.parametrize("typed", ["607.3b", "Resummoned §607.3b", "resummoned-607.3.b", "rule 607.3.b"])
def test_questions_about_a_rule_take_its_number_as_search_does(ask: Ask, typed: str) -> None:
    found = rows(ask("/explorer/rules/referrers.json", rule=typed))

    assert {each["refers_to"] for each in found} == {"resummoned-607.3.b"}


def test_a_rulebook_that_has_no_such_rule_has_no_referrers_to_it(ask: Ask) -> None:
    assert rows(ask("/explorer/rules/referrers.json", rule="TTCG 607.3b")) == []


def test_a_rule_whose_number_is_used_twice_can_be_named_alone(ask: Ask) -> None:
    sql = "SELECT rule_number('303.1 bis') AS number, rule_book('Resummoned 303.1 bis') AS book"

    assert rows(ask("/explorer/rules.json", sql=sql)) == [{"number": "303.1bis", "book": "resummoned"}]
