"""What the explorer answers about proof: rules without L3, examples by rule, the events of an example."""

import pytest
from explorer_client import Ask, asker, rows
from proved_toy import proved_library

from rules_db.explorer import make_explorer
from rules_db.store import write_database


@pytest.fixture(scope="module")
def ask(tmp_path_factory: pytest.TempPathFactory) -> Ask:
    path = tmp_path_factory.mktemp("proved") / "rules.db"
    write_database(proved_library(), path, {})
    return asker(make_explorer(path).app())


def test_rules_without_l3_are_listed_with_level_and_reason_those_with_nothing_to_run_last(ask: Ask) -> None:
    found = rows(ask("/explorer/rules/rules_without_proof.json", rulebook=""))

    assert [(each["rule"], each["level"], each["reason"]) for each in found] == [
        ("toy-1.3", "L1", "It has no example of its own."),
        ("toy-2.1", "uncovered", "The engine has no function under this number."),
        ("toy-1.1", "L0", "It only names what 1.2 needs."),
        ("toy-2.2", "L0", "It only names what 1.2 needs."),
    ]


def test_watched_rules_are_listed_with_their_second_reader_before_those_that_have_none(ask: Ask) -> None:
    found = rows(ask("/explorer/rules/watched_rules.json", rulebook=""))

    first, *others = [(each["rule"], each["watched"], each["qualname"], each["spoke_without_it"]) for each in found]
    assert first == ("toy-1.2.a", 1, "draws_twice", "Nobody draws twice")
    assert {(watched, reader, spoke) for _, watched, reader, spoke in others} <= {(0, None, None)}


def test_a_rulebook_without_an_engine_has_no_rules_to_prove(ask: Ask) -> None:
    assert rows(ask("/explorer/rules/rules_without_proof.json", rulebook="plain")) == []


@pytest.mark.parametrize("asked", ["toy-1.2", "1.2"])
def test_the_examples_of_a_rule_come_before_those_that_only_cite_it(ask: Ask, asked: str) -> None:
    found = rows(ask("/explorer/rules/examples_of_rule.json", rule=asked))

    assert [(each["example"], each["outcome"], each["rule"], each["events"]) for each in found] == [
        ("toy-1.2.E1", "passed", "toy-1.2", 4),
        ("toy-1.2.E2", "failed", "toy-1.2", 0),
        ("toy-1.2.a.E1", "passed", "toy-1.2.a", 1),
    ]


def test_the_events_of_an_example_are_a_tree_that_stands_in_order(ask: Ask) -> None:
    found = rows(ask("/explorer/rules/events_of_example.json", example=" toy-1.2.E1"))

    assert [(each["event"], each["rule"], each["who"]) for each in found] == [
        ("drew", "toy-1.2", "Ann"),
        ("\u2003seen", "toy-1.1", ""),
        ("\u2003\u2003counted", "toy-1.1", ""),
        ("shuffled", "toy-1.2", "Bob"),
    ]
    assert found[0]["facts"] == "card Owl, from top 1"
    assert found[2]["facts"] == "number 0"


def test_an_example_leads_to_its_row_and_to_its_place_on_the_site(ask: Ask) -> None:
    page = ask("/explorer/rules/examples_of_rule", rule="toy-1.2").text

    assert '<a href="/explorer/rules/examples/toy-1~2E2~2EE1" title="toy-1.2.E1">1.2.E1 Ann draws</a>' in page
    assert 'href="/rulebooks/toy/c1.html#toy-1.2.E1"' in page


def test_the_home_page_proposes_examples_that_have_something_to_show(ask: Ask) -> None:
    page = ask("/explorer/").text

    assert 'examples_of_rule?rule=toy-1.2"' in page
    assert 'events_of_example?example=toy-1.2.E1"' in page
