"""Watches are second readers: of every engine, they see to most of what must be kept, and never ask the rule itself."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from rules_db.docs import load_files
from rules_db.engine.engines import Engine, engine_keys, load_engine
from rules_db.engine.registry import Registry
from rules_db.engine.watching import Seen, Watch
from rules_db.examples import run_example
from rules_db.model import Example, Kind, Rule
from rules_db.parse import parse_library

LIBRARY = parse_library(load_files(Path(__file__).resolve().parents[3] / "docs")[0])[0]
MUST_BE_KEPT = (Kind.PROHIBITION, Kind.REQUIREMENT)
SHARE = 0.8


WHOLE = [key for key in engine_keys() if load_engine(key).is_whole]


@pytest.fixture(params=engine_keys())
def engine(request: pytest.FixtureRequest) -> Engine[Any, Any]:
    return load_engine(request.param)


@pytest.fixture(params=WHOLE)
def whole(request: pytest.FixtureRequest) -> Engine[Any, Any]:
    """An engine that holds its whole rulebook; for the others watches are still written."""
    return load_engine(request.param)


def to_keep(engine: Engine[Any, Any]) -> list[str]:
    """The numbers of the prohibitions and requirements of a book that a game could break."""
    key = engine.game.book.key
    rules: list[Rule] = [rule for rule in LIBRARY.rules if rule.rulebook == key and rule.kind in MUST_BE_KEPT]
    return [rule.number for rule in rules if rule.number not in engine.nothing_to_run and not rule.is_withdrawn]


def watched_by(engine: Engine[Any, Any]) -> set[str]:
    return {number for watch in engine.game.book.watches for number in watch.rules}


def test_at_least_four_in_five_rules_that_must_be_kept_are_watched(whole: Engine[Any, Any]) -> None:
    wanted, watched = to_keep(whole), watched_by(whole)

    assert len([number for number in wanted if number in watched]) >= SHARE * len(wanted)


def test_every_other_rule_that_must_be_kept_says_why_it_is_not_watched(whole: Engine[Any, Any]) -> None:
    assert sorted({*to_keep(whole)} - watched_by(whole)) == sorted(whole.unwatched)


def test_what_is_said_not_to_be_watched_must_be_kept_and_has_no_watch(engine: Engine[Any, Any]) -> None:
    assert set(engine.unwatched) - ({*to_keep(engine)} - watched_by(engine)) == set()


@pytest.mark.long
def test_watches_that_are_asked_each_time_come_to_no_function_of_their_own_rules_and_say_no_more(
    engine: Engine[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    book, asked = engine.game.book, set[str]()
    noting = [Watch(watch.rules, Noting(book, watch, asked)) for watch in book.watches]
    monkeypatch.setattr(book, "watches", noting)
    examples: Sequence[Example] = [each for each in LIBRARY.examples if each.rulebook == book.key]

    problems = [problem for example in examples for problem in run_example(example).problems]

    assert (asked, problems) == (set(), [])


class Noting:
    """A watch that notes which of its own rules' functions it comes to."""

    def __init__(self, book: Registry, watch: Watch, asked: set[str]) -> None:
        self.book, self.watch, self.asked = book, watch, asked

    def __call__(self, seen: Seen[Any, Any]) -> Iterable[str]:
        return list(self._noted(seen))

    def _noted(self, seen: Seen[Any, Any]) -> Iterator[str]:
        with self.book.reached() as reached:
            yield from self.watch.function(seen)
        for number in reached & set(self.watch.rules):
            self.asked.add(f"{self.watch.qualname} comes to {number}")
