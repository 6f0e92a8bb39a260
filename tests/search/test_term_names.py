"""Whoever types the name of a term is shown the term, or the rule that defines it, before anything else."""

import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from browser import Visit
from playwright.sync_api import expect

from rules_db.ranking.words import words
from rules_db.search import search
from rules_db.store import open_database

FIRST = 0.97
COMMON_WORDS = (
    "card", "deck", "draw", "hand", "attack", "damage", "play", "mana", "activate", "tap", "flush", "chain",
    "discard pile",
)  # fmt: skip
FIRST_THREE = """async (names) => {
  const { RulesDb } = window;
  const books = await Promise.all(RulesDb.config.books.map(({ key }) => RulesDb.book(key)));
  const index = await RulesDb.search.loadIndex(books.flatMap((book) => [...book.values()]));
  return names.map((name) => RulesDb.search.findWords(index, name, "").hits.slice(0, 3).map(({ entry }) => entry.id));
}"""
FIRST_RULES = """async (names) => {
  const { RulesDb } = window;
  const books = await Promise.all(RulesDb.config.books.map(({ key }) => RulesDb.book(key)));
  const index = await RulesDb.search.loadIndex(books.flatMap((book) => [...book.values()]));
  return names.map((name) => RulesDb.search.findWords(index, name, "").hits
    .filter(({ entry }) => entry.type === "rule").slice(0, 5).map(({ entry }) => entry.id));
}"""

Answers = Mapping[str, set[str]]


@pytest.fixture(scope="module")
def connection(database: Path) -> Iterator[sqlite3.Connection]:
    with open_database(database) as opened:
        yield opened


@pytest.fixture(scope="module")
def answers(connection: sqlite3.Connection) -> Answers:
    """By the name of a term as it may be typed: the terms that are called so, and the rules that define them."""
    found: dict[str, set[str]] = defaultdict(set)
    for row in connection.execute("SELECT id, name, rule FROM terms"):
        found[" ".join(words(row["name"]))] |= {each for each in (row["id"], row["rule"]) if each}
    return found


def test_there_are_names_from_every_rulebook_and_the_common_words_are_among_them(
    connection: sqlite3.Connection, answers: Answers
) -> None:
    books = connection.execute("SELECT count(DISTINCT rulebook) FROM terms").fetchone()[0]

    assert books == connection.execute("SELECT count(*) FROM rulebooks").fetchone()[0]
    assert len(answers) > 450
    assert [word for word in COMMON_WORDS if word not in answers] == []


def test_the_rule_that_defines_a_term_comes_first_on_the_command_line(
    connection: sqlite3.Connection, answers: Answers
) -> None:
    found = {name: [hit.id for hit in search(connection, name, None, 3)] for name in answers}

    first = sum(bool(answers[name].intersection(found[name][:1])) for name in answers)
    assert first / len(answers) >= FIRST
    assert [name for name in answers if answers[name].isdisjoint(found[name])] == []


def test_a_term_or_the_rule_that_defines_it_comes_first_on_the_site(visit: Visit, answers: Answers) -> None:
    page = visit("index.html")
    page.keyboard.press("/")
    expect(page.get_by_role("combobox")).to_be_focused()

    found = dict(zip(answers, page.evaluate(FIRST_THREE, list(answers)), strict=True))

    first = sum(bool(answers[name].intersection(found[name][:1])) for name in answers)
    assert first / len(answers) >= FIRST
    assert [name for name in answers if answers[name].isdisjoint(found[name])] == []
    assert [word for word in COMMON_WORDS if found[word][0] not in answers[word]] == []


def test_names_find_the_same_rules_on_the_site_and_on_the_command_line(
    visit: Visit, connection: sqlite3.Connection, answers: Answers
) -> None:
    page = visit("index.html")
    page.keyboard.press("/")
    expect(page.get_by_role("combobox")).to_be_focused()

    on_the_site = dict(zip(answers, page.evaluate(FIRST_RULES, list(answers)), strict=True))

    assert on_the_site == {name: [hit.id for hit in search(connection, name, None, 5)] for name in answers}


def test_a_name_typed_while_a_rulebook_is_open_finds_its_own_term_first(visit: Visit) -> None:
    page = visit("rulebooks/ttcg/index.html")

    page.keyboard.press("/")
    page.get_by_role("combobox").fill("Discard pile")

    first = page.get_by_role("option").first
    expect(first.locator(".result__name")).to_have_text("Discard pile")
    expect(first.locator(".result__book")).to_have_text("TTCG")


def test_a_question_with_a_weak_word_is_not_answered_by_what_that_word_alone_would_mean(
    connection: sqlite3.Connection,
) -> None:
    found = [hit.text.lower() for hit in search(connection, "when can i activate a trap", None, 4)]

    assert [text for text in found[:3] if "trap" not in text] == []
    assert [text for text in found if "trap" not in text and "activat" not in text] == []
