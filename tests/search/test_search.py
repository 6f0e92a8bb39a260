"""Search finds rules by number and by words, whatever is typed."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules_db.search import LONGEST_QUERY_CHARACTERS, FoundBy, QueryError, search
from rules_db.store import open_database


@pytest.fixture
def connection(database: Path) -> Iterator[sqlite3.Connection]:
    with open_database(database) as opened:
        yield opened


@pytest.mark.parametrize("typed", ["607.3b", "607.3.b", "607 3 b", "resummoned-607.3.b", "resummoned 607 3b"])
def test_a_number_lands_on_its_rule(connection: sqlite3.Connection, typed: str) -> None:
    assert search(connection, typed)[0].id == "resummoned-607.3.b"


def test_a_number_brings_its_children_in_reading_order(connection: sqlite3.Connection) -> None:
    found = [hit.number for hit in search(connection, "607.3")]

    assert found == ["607.3", "607.3.a", "607.3.b", "607.3.c", "607.3.d", "607.3.e"]


def test_a_number_that_stands_twice_brings_both(connection: sqlite3.Connection) -> None:
    found = [hit.id for hit in search(connection, "303.1")]

    assert found[:2] == ["resummoned-303.1", "resummoned-303.1bis"]


@pytest.mark.parametrize("typed", ["607.3.z", "R607.3", "ttcg 607.3", "607.3ter"])
def test_a_number_that_is_none_brings_the_nearest_and_says_so(connection: sqlite3.Connection, typed: str) -> None:
    found = search(connection, typed)

    assert [hit.id for hit in found[:3]] == ["resummoned-607.3", "resummoned-607.3.a", "resummoned-607.3.b"]
    assert {hit.found_by for hit in found} == {FoundBy.NEAREST}


def test_the_nearest_of_a_rulebook_comes_before_the_same_number_in_another(connection: sqlite3.Connection) -> None:
    found = search(connection, "resummoned 607.9")

    assert {hit.rulebook for hit in found} == {"resummoned"}
    assert found[0].number == "607.1"


def test_what_is_found_says_how(connection: sqlite3.Connection) -> None:
    assert {hit.found_by for hit in search(connection, "607.3")} == {FoundBy.NUMBER}
    assert {hit.found_by for hit in search(connection, "graveyard")} == {FoundBy.WORDS}


def test_a_rule_below_another_carries_its_text(connection: sqlite3.Connection) -> None:
    found = {hit.number: hit.above for hit in search(connection, "607.2")}

    assert found["607.2"] == ""
    assert found["607.2.d"].startswith("As an action in the Battle Phase")


def test_a_section_number_brings_its_rules(connection: sqlite3.Connection) -> None:
    assert {hit.number.split(".")[0] for hit in search(connection, "601")} == {"601"}


@pytest.mark.parametrize("word", ["must", "can", "cannot", "not", "if", "when", "all", "any", "may"])
def test_small_words_are_found(connection: sqlite3.Connection, word: str) -> None:
    assert search(connection, word)


@pytest.mark.parametrize(("typed", "book"), [("graveyard", "ttcg"), ("exile", "resummoned"), ("exhaust", "ttcg")])
def test_words_of_other_games_find_rules(connection: sqlite3.Connection, typed: str, book: str) -> None:
    assert search(connection, typed, book)


def test_a_book_narrows_the_search(connection: sqlite3.Connection) -> None:
    assert {hit.rulebook for hit in search(connection, "card", "singularity")} == {"singularity"}


def test_better_answers_score_higher(connection: sqlite3.Connection) -> None:
    scores = [hit.score for hit in search(connection, "life points")]

    assert scores == sorted(scores, reverse=True)


@pytest.mark.parametrize("typed", ["", " ", '"', "*", "()", "--"])
def test_a_query_without_words_is_told_so(connection: sqlite3.Connection, typed: str) -> None:
    with pytest.raises(QueryError, match="has no word to search for"):
        search(connection, typed)


def test_a_query_that_is_too_long_is_told_so(connection: sqlite3.Connection) -> None:
    with pytest.raises(QueryError, match=f"has 10000 characters \\(ask in at most {LONGEST_QUERY_CHARACTERS}\\)"):
        search(connection, "a" * 10_000)


@pytest.mark.parametrize(
    "typed", ["NEAR(", "card*", '"card', "text:card", "card AND", "x' OR 1=1 --", "; DROP TABLE rules"]
)
def test_query_syntax_is_only_words(connection: sqlite3.Connection, typed: str) -> None:
    search(connection, typed)

    assert connection.execute("SELECT count(*) FROM rules").fetchone()[0] > 0


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(max_size=60))
def test_no_query_breaks_the_search(connection: sqlite3.Connection, typed: str) -> None:
    if any(character.isalnum() for character in typed):
        assert len(search(connection, typed)) <= 20
    else:
        with pytest.raises(QueryError):
            search(connection, typed)
