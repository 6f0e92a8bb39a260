"""What decides whether an engine is still sound: examples, playthrough, random games, tests, in this order."""

import re
import sys
from pathlib import Path

import pytest

from rules_db.docs import load_files
from rules_db.engine.chance import Chance
from rules_db.engine.engines import load_engine
from rules_db.engine.play.playout import Subject, play_out
from rules_db.engine.play.record import read_record, replay
from rules_db.engine.play.session import Session
from rules_db.engine.play.starting import PLAYERS
from rules_db.examples import Outcome, run_example
from rules_db.examples.opening import open_game
from rules_db.model import Example, Library
from rules_db.parse import parse_library

GAMES, ACTIONS = 8, 20
PYTEST = ("-q", "-x", "--noconftest", "-p", "no:cacheprovider")
"""A game's own tests need none of what the others share, such as the site and a browser."""


class Oracle:
    """The checks of one game. It is made before the engine is imported, so that a mutant can take its place."""

    def __init__(self, root: Path, key: str) -> None:
        self.key = key
        self.library = library = parse_library(load_files(root / "docs")[0])[0]
        self.examples = [each for each in library.examples if each.rulebook == key]
        self.playthrough = (root / "docs" / "rulebooks" / key / "playthrough.md").read_text("utf-8")
        name = key.replace("-", "_")
        self.tests = [str(path) for path in sorted((root / "tests" / "games" / name).glob("test_*.py"))]
        engine = f"rules_db.games.{name}"
        if engine in sys.modules:
            raise RuntimeError(f"{engine} is imported already; no mutant would be seen")

    def is_content(self, chapter: str = "") -> bool:
        """Whether nothing fails; the quick checks come first, and the examples of a chapter before all others.

        Raises whatever a broken engine raises.
        """
        return (
            self._examples_pass(chapter)
            and self._playthrough_is_true()
            and self._games_are_sound()
            and self._tests_pass()
        )

    def _examples_pass(self, chapter: str) -> bool:
        ordered = sorted(self.examples, key=lambda each: not self._is_of(each, chapter))
        return all(run_example(each).outcome is Outcome.PASSED for each in ordered)

    def _is_of(self, example: Example, chapter: str) -> bool:
        number = example.rule.removeprefix(f"{self.key}-")
        return bool(chapter) and re.match(rf"{chapter}(?![0-9])", number) is not None

    def _playthrough_is_true(self) -> bool:
        record = read_record(self.playthrough, is_markdown=True)
        opening = open_game(record.setup)
        session = Session(opening.game, opening.players, opening.setup, record.seed or 0, opening.game.book.watches)
        return len(list(replay(session, record))) == len(record.attempts) and not session.breaches

    def _games_are_sound(self) -> bool:
        return all(play_out(self._subject(seed), seed, ACTIONS).fault is None for seed in range(GAMES))

    def _subject(self, seed: int) -> Subject:
        setup = load_engine(self.key).starter.random(PLAYERS, Chance(seed))
        opening = open_game(read_record(setup, is_markdown=False).setup)
        return Subject(opening.game, load_engine(self.key).promises, opening.setup)

    def _tests_pass(self) -> bool:
        return not self.tests or pytest.main([*PYTEST, *self.tests], [_Fixtures(self.library)]) == 0


class _Fixtures:
    """What tests of an engine ask for besides their own, without the site and the browser that others need."""

    def __init__(self, library: Library) -> None:
        self._library = library

    @pytest.fixture
    def library(self) -> Library:
        return self._library
