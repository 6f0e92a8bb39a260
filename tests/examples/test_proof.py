"""The gate: what share of each book with an engine is proved, rule by rule."""

import pytest

from rules_db.engine.engines import engine_keys, load_engine
from rules_db.model import Library

PROVED = ("L3", "L4")


WHOLE = [key for key in engine_keys() if load_engine(key).is_whole]


def levels_of(library: Library, key: str) -> dict[str, str]:
    """The levels of the rules of one book that can be checked: all but L0 and those that wait for an engine."""
    rules = [rule for rule in library.rules if rule.rulebook == key and (rule.level or rule.level_reason)]
    return {rule.id.removeprefix(f"{key}-"): rule.level for rule in rules if rule.level != "L0"}


def test_five_games_have_an_engine_and_all_are_proved_whole() -> None:
    assert set(WHOLE) == set(engine_keys()) == {"cgs", "grand-archive", "resummoned", "singularity", "ttcg"}


@pytest.mark.parametrize("key", engine_keys())
def test_every_rule_is_missed_when_it_is_off_or_its_engine_owns_up_that_none_does(library: Library, key: str) -> None:
    levels = levels_of(library, key)

    assert {number for number, level in levels.items() if level not in PROVED} == load_engine(key).unproved


@pytest.mark.parametrize("key", WHOLE)
def test_most_rules_show_both_sides(library: Library, key: str) -> None:
    levels = levels_of(library, key)

    assert list(levels.values()).count("L4") >= 0.6 * len(levels)


def test_a_rule_with_nothing_to_run_says_why(library: Library) -> None:
    assert [rule.id for rule in library.rules if rule.level == "L0" and not rule.level_reason] == []


def test_few_rules_of_resummoned_have_nothing_to_run(library: Library) -> None:
    nothing = [rule.id for rule in library.rules if rule.rulebook == "resummoned" and rule.level == "L0"]

    assert len(nothing) <= 5
