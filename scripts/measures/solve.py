"""How fast winning lines are looked for, and how many deals are decided in a given time.

They are made on request only: python3 scripts/bench.py solve.
"""

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.table import Table

from rules_db.cli.games.random_games import open_subject, random_setup
from rules_db.engine.engines import load_engine
from rules_db.engine.play.solving import Answer, Search

GAME = "singularity"
DEALS, SECONDS = 40, 2.0
"""How many of each kind, and how long each may take, in seconds of the processor."""

_TITLE = "Given a game of singularity with Ann"
_POOR = """And the settings:
  | setting                   | value |
  | deck.small_planets        | 6     |
  | deck.cosmic_storms        | 6     |
  | deck.gravity_well_nebulae | 6     |"""
KINDS = {
    "the usual game": _TITLE,
    "Tri-Galactic Gorging": f"{_TITLE}\nAnd the challenge is Tri-Galactic Gorging",
    "Save the Twins": f"{_TITLE}\nAnd the challenge is Save the Twins",
    "Darkness Denied": f"{_TITLE}\nAnd the challenge is Darkness Denied",
    "four Small Planets fewer, two Storms and two Nebulae more": f"{_TITLE}\n{_POOR}",
}
RANDOM = "random decks, half of them in mid-course"


@dataclass(slots=True)
class Solved:
    """What came of the deals of one kind."""

    answers: Counter[Answer] = field(default_factory=Counter)
    nodes: int = 0
    seconds: float = 0.0


def measure_solve() -> None:
    """Deals won, proved unwinnable and left open, and the actions that a search carries out in a second."""
    table = Table(title=f"rules-db solve {GAME}, {SECONDS:g} seconds a deal at most", title_justify="left")
    for at, column in enumerate(("deals", "number", "won", "unwinnable", "open", "nodes a second", "seconds a deal")):
        table.add_column(column, justify="right" if at else "left")
    for kind in (*KINDS, RANDOM):
        solved = _solved(kind)
        shares = [f"{solved.answers[answer] / DEALS:.0%}" for answer in Answer]
        rate, mean = f"{solved.nodes / solved.seconds:,.0f}", f"{solved.seconds / DEALS:.2f}"
        table.add_row(kind, str(DEALS), *shares, rate, mean)
    Console().print(table)


def _solved(kind: str) -> Solved:
    game, puzzle = load_engine(GAME).game, load_engine(GAME).puzzle
    assert puzzle is not None
    solved = Solved()
    for seed, setup in _deals(kind):
        search, start = Search(game, puzzle, game.new(setup, seed)), time.process_time()
        for _ in search.steps():
            if time.process_time() - start >= SECONDS:
                break
        solved.answers[search.answer] += 1
        solved.nodes += search.nodes
        solved.seconds += time.process_time() - start
    return solved


def _deals(kind: str) -> Iterator[tuple[int, dict[str, Any]]]:
    for seed in range(1, DEALS + 1):
        subject = open_subject(GAME, random_setup(GAME, seed) if kind == RANDOM else KINDS[kind])
        assert subject is not None
        yield seed, subject.setup
