"""The questions of questions.toml: answered well, and with the same answers by the command line and the site."""

import re
import sqlite3
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browser import Visit
from playwright.sync_api import expect

from rules_db.search import search
from rules_db.store import open_database

QUESTIONS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "questions.toml").read_text("utf-8"))[
    "question"
]
SHOWN = 10
FIRST, FIVE = 0.70, 0.90
ANSWER_ALL = """async (questions) => {
  const { RulesDb } = window;
  const books = await Promise.all(RulesDb.config.books.map(({ key }) => RulesDb.book(key)));
  const index = await RulesDb.search.loadIndex(books.flatMap((book) => [...book.values()]));
  return questions.map((question) => RulesDb.search.findWords(index, question, "").hits
    .filter(({ entry }) => entry.type === "rule").slice(0, 10).map(({ entry }) => entry.id));
}"""


@pytest.fixture(scope="module")
def connection(database: Path) -> Iterator[sqlite3.Connection]:
    with open_database(database) as opened:
        yield opened


def test_there_are_enough_questions_each_asked_once_and_answered_by_rules_that_exist(
    connection: sqlite3.Connection,
) -> None:
    known = {row[0] for row in connection.execute("SELECT id FROM rules")}
    asked = [each["ask"].lower() for each in QUESTIONS]

    assert len(asked) == len(set(asked)) >= 120
    assert {each["part"] for each in QUESTIONS} == {"measured", "tuning"}
    assert [answer for each in QUESTIONS for answer in each["answers"] if answer not in known] == []


def test_questions_that_nothing_was_tuned_on_are_answered_first_or_among_the_first_five(
    connection: sqlite3.Connection,
) -> None:
    measured = [each for each in QUESTIONS if each["part"] == "measured"]
    found = [[hit.id for hit in search(connection, each["ask"], each["book"] or None, 5)] for each in measured]

    at_1 = sum(hits[:1] != [] and hits[0] in each["answers"] for hits, each in zip(found, measured, strict=True))
    at_5 = sum(not set(hits).isdisjoint(each["answers"]) for hits, each in zip(found, measured, strict=True))

    assert at_1 / len(measured) >= FIRST
    assert at_5 / len(measured) >= FIVE


def test_the_site_and_the_command_line_give_the_same_answers(visit: Visit, connection: sqlite3.Connection) -> None:
    page = visit("index.html")
    page.keyboard.press("/")
    expect(page.get_by_role("combobox")).to_be_focused()
    by_words = [each["ask"] for each in QUESTIONS if not re.fullmatch(r"[\d.]+", each["ask"])]

    on_the_site = page.evaluate(ANSWER_ALL, by_words)

    for question, answers in zip(by_words, on_the_site, strict=True):
        assert answers == [hit.id for hit in search(connection, question, None, SHOWN)], question
