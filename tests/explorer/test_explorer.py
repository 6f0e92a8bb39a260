"""The explorer over the project's own rulebooks: home page, questions, tables, rows, JSON and CSV."""

import csv
import io
import re
from pathlib import Path

import pytest
from explorer_client import Ask, asker, links, rows, text

from rules_db.explorer import make_explorer
from rules_db.explorer.describe import TABLES
from rules_db.explorer.queries import QUERIES
from rules_db.explorer.query import Query
from rules_db.model import Library


@pytest.fixture(scope="module")
def ask(database: Path) -> Ask:
    return asker(make_explorer(database).app())


def proposed(ask: Ask, query: Query) -> str:
    """The address that the home page proposes for a query."""
    plain = f"/explorer/rules/{query.name}"
    address = next(each for each in links(ask("/explorer/")) if each == plain or each.startswith(f"{plain}?"))
    return address if query.parameters else f"{address}?"


def test_the_home_page_offers_every_question_and_leads_back_to_the_site(ask: Ask) -> None:
    page = text(ask("/explorer/"))

    assert [query.title for query in QUERIES if f"/explorer/rules/{query.name}" not in page] == []
    assert [query.description for query in QUERIES[1:] if query.description not in page] == []
    assert '<a class="masthead__site" href="/">Rulebooks</a>' in page


def test_the_home_page_lists_the_tables_but_those_that_only_tie_others_together(ask: Ask) -> None:
    page = ask("/explorer/")

    listed = {table.name for table in TABLES if f'<a href="/explorer/rules/{table.name}">' in page.text}
    assert {table.name for table in TABLES} - listed == {"finding_rules", "finding_rulings", "example_rules"}
    assert "rules_fts" not in ask("/explorer/rules").text


# Rules without an example are none when all is done.
@pytest.mark.parametrize("query", [each for each in QUERIES[1:] if each.name != "rules_without_example"])
def test_the_proposal_of_every_question_has_an_answer(ask: Ask, query: Query) -> None:
    address = proposed(ask, query)

    assert rows(ask(address.replace("?", ".json?"))) != []
    assert ask(address).status_code == 200


@pytest.mark.parametrize("query", QUERIES, ids=lambda query: query.name)
def test_a_question_explains_its_parameters_and_shows_its_sql(ask: Ask, query: Query) -> None:
    page = text(ask(f"/explorer/rules/{query.name}"))

    assert [each.label for each in query.parameters if each.explanation not in page] == []
    assert "The SQL of this page" in page
    assert query.sql.strip().splitlines()[0] in page


def test_concepts_have_a_row_each_and_a_column_for_each_rulebook(ask: Ask, library: Library) -> None:
    found = rows(ask("/explorer/rules/concepts_side_by_side.json?_size=max"))
    page = ask("/explorer/rules/concepts_side_by_side").text

    assert [row["idea"] for row in found] == [concept.name for concept in library.concepts]
    assert list(found[0])[1:] == [book.short_title for book in library.rulebooks]
    draw_pile = next(row for row in found if row["idea"] == "draw pile")
    assert draw_pile["Resummoned"] == "resummoned-term-deck-zone, resummoned-501.1"
    assert draw_pile["TTCG"] == "ttcg-term-deck, ttcg-2.1.2"
    assert ">Deck Zone</a>" in page


def test_what_is_needed_and_left_empty_is_asked_for(ask: Ask) -> None:
    assert "Fill in: Words or number." in ask("/explorer/rules/search").text
    assert "Fill in" not in ask("/explorer/rules/rules_of_kind").text


@pytest.mark.parametrize("typed", ["607.3b", "607.3.b", "607 3 b", " 607.3.B ", "resummoned-607.3.b"])
def test_a_number_jumps_to_its_rule_however_it_is_typed(ask: Ask, typed: str) -> None:
    found = rows(ask("/explorer/rules/search.json", q=typed))

    assert found[0]["rule"] == "resummoned-607.3.b"


def test_a_number_brings_the_rules_below_it(ask: Ask) -> None:
    found = rows(ask("/explorer/rules/search.json", q="607.3", rulebook="resummoned"))

    numbers = [each["rule"].removeprefix("resummoned-") for each in found[:6]]
    assert numbers == ["607.3", "607.3.a", "607.3.b", "607.3.c", "607.3.d", "607.3.e"]


def test_words_of_other_games_find_rules_and_a_rulebook_narrows_them(ask: Ask) -> None:
    everywhere = rows(ask("/explorer/rules/search.json", q="graveyard"))
    in_one = rows(ask("/explorer/rules/search.json", q="graveyard", rulebook="ttcg"))

    assert {each["rule"].partition("-")[0] for each in everywhere} > {"resummoned", "ttcg"}
    assert {each["rule"].partition("-")[0] for each in in_one} == {"ttcg"}


def test_who_refers_to_a_rule_knows_ranges_and_rulings(ask: Ask) -> None:
    found = rows(ask("/explorer/rules/referrers.json", rule="607.3b"))

    # 406.1 says 607.3.a–c, which covers 607.3.b without spelling it out.
    assert {each["rule"] for each in found} >= {"resummoned-406.1", "resummoned-407.1"}
    assert "resummoned-607.3.e.R1" in {each["ruling"] for each in found}


def test_tables_stand_in_reading_order_and_go_on_where_the_page_ended(ask: Ask) -> None:
    first = ask("/explorer/rules/rules.json", _labels="on", _shape="objects").json()
    second = ask(first["next_url"].removeprefix("http://rules")).json()

    assert [row["number"] for row in first["rows"][:5]] == ["100.1", "100.2", "100.2.a", "100.2.b", "100.3"]
    assert second["rows"][0]["ordinal"] == len(first["rows"]) + 1


def test_foreign_keys_show_labels(ask: Ask) -> None:
    answer = ask("/explorer/rules/rules.json", id="resummoned-607.3.b", _labels="on", _shape="objects").json()["rows"][
        0
    ]
    page = ask("/explorer/rules/rules", id="resummoned-607.3.b").text

    assert answer["rulebook"] == {"value": "resummoned", "label": "Resummoned"}
    assert answer["section"] == {"value": "resummoned-607", "label": "Battle Phase"}
    assert answer["parent"] == {"value": "resummoned-607.3", "label": "resummoned-607.3"}
    assert ">607 Battle Phase</a>" in page


@pytest.mark.parametrize(
    ("table", "facets"),
    [("rules", ["rulebook", "kind"]), ("refs", ["kind"]), ("findings", ["rulebook", "kind"]), ("terms", ["rulebook"])],
)
def test_tables_are_counted_by_their_facets(ask: Ask, table: str, facets: list[str]) -> None:
    counted = ask(f"/explorer/rules/{table}.json").json()["facet_results"]

    assert list(counted) == facets


def test_a_list_shows_the_main_columns_and_all_when_asked(ask: Ask) -> None:
    some = ask("/explorer/rules/rules").text
    whole = ask("/explorer/rules/rules", _all="on").text

    assert 'data-label="text"' in some
    assert 'data-label="level"' not in some
    assert 'data-label="level"' in whole


def test_the_page_of_a_row_describes_each_column_and_says_who_names_it(ask: Ask) -> None:
    page = ask("/explorer/rules/rules/resummoned-607~2E3~2Eb").text

    assert "How far a running engine has proved it" in page
    assert "Read it on the site" in page
    assert 'href="/explorer/rules/refs?target=resummoned-607.3.b"' in page


def test_csv_has_a_header_and_a_row_for_each_row(ask: Ask) -> None:
    answer = ask("/explorer/rules/rules.csv", rulebook="resummoned", _size="max")

    lines = list(csv.DictReader(io.StringIO(answer.text)))
    assert answer.headers["content-type"].startswith("text/plain")
    assert len(lines) == 179
    assert lines[0]["id"] == "resummoned-100.1"


def test_the_whole_database_can_be_taken_along(ask: Ask, database: Path) -> None:
    assert ask("/explorer/rules.db").content == database.read_bytes()


def test_every_link_of_the_explorer_leads_somewhere(ask: Ask) -> None:
    pages = ["/explorer/", "/explorer/rules", "/explorer/rules?sql=select+1", "/explorer/rules/search?q=deck"]
    pages += ["/explorer/rules/rules?kind=table&_sort=number", "/explorer/rules/rules/resummoned-607~2E3~2Eb"]
    pages += ["/explorer/rules/findings/resummoned-N1", "/explorer/rules/term_links"]
    found = {each.partition("#")[0] for page in pages for each in links(ask(page))}
    within = {each for each in found if each.startswith("/explorer/")}

    # Of the many rows of a table the first few stand for all.
    kinds: dict[str, list[str]] = {}
    for each in sorted(within):
        kinds.setdefault(re.sub(r"(?<=rules/)(\w+/).*|=[^&]*", r"\1", each), []).append(each)
    tried = [each for alike in kinds.values() for each in alike[:3]]
    assert len(tried) > 50
    assert [each for each in tried if ask(each).status_code != 200] == []


def test_every_link_to_the_site_leads_to_an_anchor_there(ask: Ask, site: Path) -> None:
    pages = [
        "rules/rules?_size=300",
        "rules/terms",
        "rules/rulings",
        "rules/findings",
        "rules/sections",
        "rules/rulebooks",
    ]
    found = {each for page in pages for each in links(ask(f"/explorer/{page}")) if each.startswith("/rulebooks/")}
    pages_of_site = {page: (site / page.lstrip("/")).read_text() for page in {each.partition("#")[0] for each in found}}

    broken = [each for each in found if f'id="{each.partition("#")[2]}"' not in pages_of_site[each.partition("#")[0]]]
    assert len(found) > 300
    assert [each for each in broken if "#" in each] == []
