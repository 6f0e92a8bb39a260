"""The gate: what share of each book with an engine is proved, rule by rule."""

import pytest

from rules_db.engine.engines import engine_keys
from rules_db.model import Library

PROVED = ("L3", "L4")


@pytest.fixture(params=engine_keys())
def levels(request: pytest.FixtureRequest, library: Library) -> list[str]:
    """The levels of the rules of one book that can be checked: all but L0 and those that wait for an engine."""
    rules = [rule for rule in library.rules if rule.rulebook == request.param and (rule.level or rule.level_reason)]
    return [rule.level for rule in rules if rule.level != "L0"]


def test_five_games_have_an_engine() -> None:
    assert set(engine_keys()) == {"cgs", "grand-archive", "resummoned", "singularity", "ttcg"}


def test_every_rule_that_can_be_checked_is_missed_when_it_is_off(levels: list[str]) -> None:
    assert [level for level in levels if level not in PROVED] == []


def test_most_rules_show_both_sides(levels: list[str]) -> None:
    assert levels.count("L4") >= 0.6 * len(levels)


def test_a_rule_with_nothing_to_run_says_why(library: Library) -> None:
    assert [rule.id for rule in library.rules if rule.level == "L0" and not rule.level_reason] == []


def test_few_rules_of_resummoned_have_nothing_to_run(library: Library) -> None:
    nothing = [rule.id for rule in library.rules if rule.rulebook == "resummoned" and rule.level == "L0"]

    assert len(nothing) <= 5
