"""What decides whether an engine is still sound: examples, playthrough, random games, tests, in this order."""

import re
import sys
import time
from collections.abc import Callable, Collection, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from exchange import Exchange, Place, passed_by
from mutants import ENGINES

from rules_db.docs import load_files
from rules_db.engine.chance import Chance
from rules_db.engine.engines import load_engine
from rules_db.engine.play.playout import Subject, play_out
from rules_db.engine.play.record import read_record, replay
from rules_db.engine.play.session import Session
from rules_db.engine.play.starting import PLAYERS
from rules_db.examples import Outcome
from rules_db.examples.offered import run_by_offers
from rules_db.examples.opening import open_game
from rules_db.model import Example, Library
from rules_db.parse import parse_library

GAMES, ACTIONS = 8, 20
PYTEST = ("-q", "-x", "--noconftest", "-p", "no:cacheprovider")
"""A game's own tests need none of what the others share, such as the site and a browser."""


class Oracle:
    """The checks of one game. It is made before the engine is imported, so that a mutant can take its place.

    Once it has looked at the engine as it is, only those checks are made that come by what a mutant has changed.
    """

    def __init__(self, root: Path, key: str) -> None:
        self.key = key
        self.library = library = parse_library(load_files(root / "docs")[0])[0]
        self.examples = [each for each in library.examples if each.rulebook == key]
        self.playthrough = (root / "docs" / "rulebooks" / key / "playthrough.md").read_text("utf-8")
        name = key.replace("-", "_")
        self.folder = str(ENGINES / name)
        self.tests = [str(path) for path in sorted((root / "tests" / "games" / name).rglob("test_*.py"))]
        self.first: frozenset[Place] = frozenset()
        """The functions that have done their part before the first check."""
        self.unoffered: dict[str, list[str]] = {}
        """The actions of each example that no offer stands for, as found at the first look."""
        self._coming: dict[str, set[Place]] = {}
        self._seconds: dict[str, float] = {}
        engine = f"rules_db.games.{name}"
        if engine in sys.modules:
            raise RuntimeError(f"{engine} is imported already; no mutant would be seen")

    def look(self) -> Exchange | None:
        """Import the engine and see which functions each check comes by; None where the engine fails one."""
        with passed_by(self.folder) as imported:
            load_engine(self.key)
        self._looked_at("first", partial(self._passes, self.examples[0]))
        with passed_by(self.folder) as found_out:
            exchange = Exchange(self.folder)
        self._looked_at("again", partial(self._passes, self.examples[0]))
        once = self._coming.pop("first") - self._coming.pop("again")
        self.first = frozenset(imported() | found_out() | once)
        for name, check in self._checks():
            exchange.forget()
            if not self._looked_at(name, check):
                return None
        return exchange if self._tests_pass(self.tests, _Watch(self, exchange)) else None

    def is_content(self, chapter: str = "", changed: Collection[Place] | None = None) -> bool:
        """Whether nothing fails that comes by what has changed, or by anything where that is not said.

        The quick checks come first, and the examples of a chapter before all others. Raises whatever a broken engine
        raises.
        """
        tests = self.tests if changed is None else [each for each in self._coming if self._is_test(each, changed)]
        return all(
            check() for name, check in self._checks(chapter) if changed is None or self._comes_by(name, changed)
        ) and self._tests_pass(tests)

    def seconds(self, changed: Collection[Place]) -> float:
        """How long the checks took that come by what has changed, as they were looked at."""
        return sum(self._seconds[name] for name in self._coming if self._comes_by(name, changed))

    def _checks(self, chapter: str = "") -> Iterator[tuple[str, Callable[[], bool]]]:
        """Each check by its name, but for the tests."""
        for at, example in sorted(enumerate(self.examples), key=lambda each: not self._is_of(each[1], chapter)):
            yield f"example {at}", partial(self._passes, example)
        yield "playthrough", self._playthrough_is_true
        for seed in range(GAMES):
            yield f"game {seed}", partial(self._game_is_sound, seed)

    def _looked_at(self, name: str, check: Callable[[], bool]) -> bool:
        began = time.process_time()
        with passed_by(self.folder) as told:
            is_passed = check()
        self.note(name, told(), time.process_time() - began)
        return is_passed

    def note(self, name: str, coming: set[Place], seconds: float) -> None:
        """Keep by which functions a check comes, and how long it takes."""
        self._coming.setdefault(name, set()).update(coming)
        self._seconds[name] = self._seconds.get(name, 0) + seconds

    def _comes_by(self, name: str, changed: Collection[Place]) -> bool:
        return not self._coming[name].isdisjoint(changed)

    def _is_test(self, name: str, changed: Collection[Place]) -> bool:
        return "::" in name and self._comes_by(name, changed)

    def _is_of(self, example: Example, chapter: str) -> bool:
        number = example.rule.removeprefix(f"{self.key}-")
        return bool(chapter) and re.match(rf"{chapter}(?![0-9])", number) is not None

    def _passes(self, example: Example) -> bool:
        """Whether an example is true, and its actions are offered as they are by the engine as it is."""
        result, missing = run_by_offers(example)
        return result.outcome is Outcome.PASSED and missing == self.unoffered.setdefault(example.id, missing)

    def _playthrough_is_true(self) -> bool:
        record = read_record(self.playthrough, is_markdown=True)
        opening = open_game(record.setup)
        session = Session(opening.game, opening.players, opening.setup, record.seed or 0, opening.game.book.watches)
        return len(list(replay(session, record))) == len(record.attempts) and not session.breaches

    def _game_is_sound(self, seed: int) -> bool:
        return play_out(self._subject(seed), seed, ACTIONS).fault is None

    def _subject(self, seed: int) -> Subject:
        setup = load_engine(self.key).starter.random(PLAYERS, Chance(seed))
        opening = open_game(read_record(setup, is_markdown=False).setup)
        return Subject(opening.game, load_engine(self.key).promises, opening.setup)

    def _tests_pass(self, tests: list[str], *plugins: Any) -> bool:
        return not tests or pytest.main([*PYTEST, *tests], [_Fixtures(self.library), *plugins]) == 0


class _Fixtures:
    """What tests of an engine ask for besides their own, without the site and the browser that others need."""

    def __init__(self, library: Library) -> None:
        self._library = library

    @pytest.fixture
    def library(self) -> Library:
        return self._library


class _Watch:
    """Has an oracle note by which functions each test comes, with all that it is tried with."""

    def __init__(self, oracle: Oracle, exchange: Exchange) -> None:
        self._oracle = oracle
        self._exchange = exchange

    def pytest_collection_finish(self) -> None:
        self._exchange.find_caches()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._exchange.forget()
        began = time.process_time()
        with passed_by(self._oracle.folder) as told:
            yield
        name = re.sub(r"\[.*", "", item.nodeid.partition("::")[2], flags=re.DOTALL)
        self._oracle.note(f"{item.path}::{name}", told(), time.process_time() - began)
