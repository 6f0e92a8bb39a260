"""Which rules make something happen, read from the source of a game and held against what happens in its examples."""

from pathlib import Path

import pytest
from project import ROOT

from rules_db.docs import load_files
from rules_db.engine.citing import rules_of_events
from rules_db.engine.engines import engine_keys, load_engine
from rules_db.examples import run_example
from rules_db.parse import parse_library


def cited_in_examples(key: str) -> set[str]:
    """The numbers of the rules that events of the worked examples of a game cite."""
    library, _ = parse_library(load_files(Path(ROOT / "docs"))[0])
    results = [run_example(each) for each in library.examples if each.rulebook == key]
    return {event.rule.removeprefix(f"{key}-") for result in results for event in result.events}


@pytest.mark.parametrize("key", engine_keys())
def test_no_event_cites_a_rule_that_is_said_to_make_nothing_happen(key: str) -> None:
    assert cited_in_examples(key) - rules_of_events(key) == set()


@pytest.mark.parametrize("key", [key for key in engine_keys() if load_engine(key).is_whole])
def test_every_rule_that_can_make_something_happen_does_so_in_an_example(key: str) -> None:
    assert rules_of_events(key) - cited_in_examples(key) == set()


@pytest.mark.parametrize(
    ("key", "number"),
    [("grand-archive", "S1.c"), ("resummoned", "603.8"), ("resummoned", "607.3.b"), ("resummoned", "601.1")],
)
def test_a_rule_that_an_event_names_makes_something_happen(key: str, number: str) -> None:
    assert number in rules_of_events(key)


@pytest.mark.parametrize(
    ("key", "number"),
    [("grand-archive", "S2.1.a"), ("resummoned", "607.2.a"), ("resummoned", "606.2.a"), ("resummoned", "302.2")],
)
def test_a_rule_that_only_forbids_makes_nothing_happen(key: str, number: str) -> None:
    assert number not in rules_of_events(key)
