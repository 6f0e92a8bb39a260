"""Which rules make something happen, read from the source of a game and held against what happens in its examples."""

import pytest

from rules_db.engine.citing import rules_of_events
from rules_db.engine.engines import engine_keys, load_engine
from rules_db.examples.proof.prove import Proof

_NEVER_YET_IN_CGS = """
3.5.3 4.4.2 8.1.5.c 8.2.3.a 9.2.4 9.6.2 9.9.2 10.5.5 10.6.1.a 10.6.1.b 10.6.1.c 12.6.13.a 13.3.5 15.3.10
15.4.6.d 15.4.10.a 15.4.11.a 15.5.2.a 15.5.2.b 15.5.8 15.5.8.a 15.5.8.b 15.5.9 15.6.2.a 15.6.2.d 15.6.2.e
16.4.6 16.4.8 16.5.8 16.6.4.a 16.6.11
"""
NEVER_YET = {"cgs": set(_NEVER_YET_IN_CGS.split())}
"""What could make something happen, going by the source, and does so in no example yet: it only forbids or changes."""


def cited_in_examples(proof: Proof, key: str) -> set[str]:
    """The numbers of the rules that events of the worked examples of a game cite."""
    cited = {event.rule for result in proof.results for event in result.events}
    return {rule.removeprefix(f"{key}-") for rule in cited if rule.startswith(f"{key}-")}


@pytest.mark.parametrize("key", engine_keys())
def test_no_event_cites_a_rule_that_is_said_to_make_nothing_happen(proof: Proof, key: str) -> None:
    assert cited_in_examples(proof, key) - rules_of_events(key) == set()


@pytest.mark.parametrize("key", [key for key in engine_keys() if load_engine(key).is_whole])
def test_every_rule_that_can_make_something_happen_does_so_in_an_example(proof: Proof, key: str) -> None:
    assert rules_of_events(key) - cited_in_examples(proof, key) == NEVER_YET.get(key, set())


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
