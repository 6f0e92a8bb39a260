"""How numbers are typed: one table of cases for Python and for the browser."""

import itertools
from pathlib import Path

import pytest
from browser import Visit
from playwright.sync_api import Browser, Page
from project import ROOT
from typed_numbers import BOOKS, FOUND, READ

from rules_db.ranking.numbers import Number, read_number
from rules_db.search import search
from rules_db.store import open_database

PIECES = ("607", "1", "b", "r", "bis", "s", ".", ",", " ", "-", "§", "rule", "resummoned", "Grand Archive", "é", "!")
SPELLINGS = ["".join(pieces) for count in range(5) for pieces in itertools.product(PIECES, repeat=count)]

SCRIPTS = ROOT / "rules_db" / "site" / "assets" / "search"
READ_ALL = """([books, queries]) => queries.map((query) => {
  const read = window.RulesDb.search.readNumber(query, books);
  return read ? [read.book, read.number] : ["", ""];
})"""
FIRST_OF_ALL = """async (queries) => {
  const { RulesDb } = window;
  const books = await Promise.all(RulesDb.config.books.map(({ key }) => RulesDb.book(key)));
  const entries = books.flatMap((book) => [...book.values()]);
  return queries.map((query) => RulesDb.search.findNumbers(entries, query, "").named
    .find(({ entry }) => entry.type === "rule")?.entry.id);
}"""


def read(typed: str) -> tuple[str, str]:
    """(rulebook, number) as Python reads it; empty for words."""
    return read_number(typed, BOOKS) or ("", "")


@pytest.fixture
def script_page(browser: Browser) -> Page:
    """An empty page with the two scripts that read numbers."""
    page = browser.new_page()
    page.evaluate("window.RulesDb = { search: {}, config: {} }")
    for name in ("words.js", "numbers.js"):
        page.add_script_tag(path=SCRIPTS / name)
    return page


@pytest.mark.parametrize(("typed", "book", "number"), READ)
def test_a_number_is_read_however_it_is_typed(typed: str, book: str, number: str) -> None:
    assert read(typed) == (book if number else "", number)


def test_what_was_read_is_read_again_as_the_same_number() -> None:
    assert [number for _, _, number in READ if number and read(number) != ("", number)] == []


def test_a_long_run_of_digits_is_looked_at_once() -> None:
    assert read("1" * 5_000 + "!") == ("", "")
    assert read("1 " * 2_000 + "!") == ("", "")
    assert read("r1" * 2_000 + "!") == ("", "")
    assert read("1" * 5_000) == Number("", "1" * 5_000)


def test_the_browser_reads_the_same_numbers(script_page: Page) -> None:
    books = [{"key": key, "title": title} for key, title in BOOKS.items()]
    queries = [*(typed for typed, _, _ in READ), *SPELLINGS, "1" * 5_000 + "!", "r1" * 2_000 + "!"]

    in_the_browser = script_page.evaluate(READ_ALL, [books, queries])

    differing = [each for each, found in zip(queries, in_the_browser, strict=True) if tuple(found) != tuple(read(each))]
    assert differing == []


@pytest.mark.parametrize(("typed", "finds"), FOUND)
def test_the_command_line_shows_the_rule_of_a_number_first(database: Path, typed: str, finds: str) -> None:
    with open_database(database) as connection:
        assert search(connection, typed)[0].id == finds


def test_the_site_shows_the_rule_of_a_number_first(visit: Visit) -> None:
    page = visit("index.html")
    page.keyboard.press("/")
    page.get_by_role("combobox").fill("607")
    page.get_by_role("option").first.wait_for()
    by_rule = [(typed, finds) for typed, finds in FOUND if ".R" not in read(typed)[1]]

    on_the_site = page.evaluate(FIRST_OF_ALL, [typed for typed, _ in by_rule])

    assert list(zip((typed for typed, _ in by_rule), on_the_site, strict=True)) == by_rule
