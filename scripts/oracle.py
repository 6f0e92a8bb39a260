"""What decides whether an engine is still sound: examples, playthrough, random games, tests, in this order."""

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
from rules_db.parse import parse_library

GAMES, ACTIONS = 8, 20
PYTEST = ("-q", "-x", "--noconftest", "-p", "no:cacheprovider")
"""A game's own tests need none of what the others share, such as the site and a browser."""


class Oracle:
    """The checks of one game. It is made before the engine is imported, so that a mutant can take its place."""

    def __init__(self, root: Path, key: str) -> None:
        self.key = key
        library, _ = parse_library(load_files(root / "docs")[0])
        self.examples = [each for each in library.examples if each.rulebook == key]
        self.playthrough = (root / "docs" / "rulebooks" / key / "playthrough.md").read_text("utf-8")
        name = key.replace("-", "_")
        self.tests = [str(path) for path in sorted((root / "tests" / "games" / name).glob("test_*.py"))]
        engine = f"rules_db.games.{name}"
        if engine in sys.modules:
            raise RuntimeError(f"{engine} is imported already; no mutant would be seen")

    def is_content(self) -> bool:
        """Whether nothing fails; the quick checks come first. Raises whatever a broken engine raises."""
        return self._examples_pass() and self._playthrough_is_true() and self._games_are_sound() and self._tests_pass()

    def _examples_pass(self) -> bool:
        return all(run_example(each).outcome is Outcome.PASSED for each in self.examples)

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
        return not self.tests or pytest.main([*PYTEST, *self.tests]) == 0
