"""Which rules make something happen, read from the source of a game and held against what happens in its examples."""

import pytest

from rules_db.engine.citing import rules_of_events
from rules_db.engine.engines import engine_keys, load_engine
from rules_db.examples.proof.prove import Proof


def cited_in_examples(proof: Proof, key: str) -> set[str]:
    """The numbers of the rules that events of the worked examples of a game cite."""
    cited = {event.rule for result in proof.results for event in result.events}
    return {rule.removeprefix(f"{key}-") for rule in cited if rule.startswith(f"{key}-")}


@pytest.mark.parametrize("key", engine_keys())
def test_no_event_cites_a_rule_that_is_said_to_make_nothing_happen(proof: Proof, key: str) -> None:
    assert cited_in_examples(proof, key) - rules_of_events(key) == set()


@pytest.mark.parametrize("key", [key for key in engine_keys() if load_engine(key).is_whole])
def test_every_rule_that_can_make_something_happen_does_so_in_an_example(proof: Proof, key: str) -> None:
    assert rules_of_events(key) - cited_in_examples(proof, key) == set()


@pytest.mark.parametrize(
    ("key", "number"),
    [
        ("grand-archive", "S1.c"),
        ("resummoned", "603.8"),
        ("resummoned", "607.3.b"),
        ("resummoned", "601.1"),
        ("cgs", "15.5.3.a"),
        ("cgs", "16.6.1"),
    ],
)
def test_a_rule_that_an_event_names_makes_something_happen(key: str, number: str) -> None:
    assert number in rules_of_events(key)


@pytest.mark.parametrize(
    ("key", "number"),
    [("grand-archive", "S2.1.a"), ("resummoned", "607.2.a"), ("resummoned", "606.2.a"), ("resummoned", "302.2")],
)
def test_a_rule_that_only_forbids_makes_nothing_happen(key: str, number: str) -> None:
    assert number not in rules_of_events(key)


@pytest.mark.parametrize("number", ["15.5.2.a", "15.4.10.a", "8.1.5.c", "15.3.10", "16.6.11"])
def test_what_would_happen_without_a_rule_that_never_says_otherwise_does_not_count(number: str) -> None:
    assert number not in rules_of_events("cgs")
