"""Poker hands a second, ours beside PokerKit's; on request only: python3 scripts/bench.py hands."""

import tempfile
from pathlib import Path

from other_tools import RIVALS, console, other_tools, run

ROUNDS = 5
HANDS = {5: ("100000", "20000"), 7: ("30000", "2000")}


def measure_hands() -> None:
    """The best hand of five and of seven cards of a standard deck, the best of some rounds that take turns.

    PokerKit makes its tables before its first hand, ours fill while it judges: so once from the first hand on, tables
    and all, and once when they are there.
    """
    with tempfile.TemporaryDirectory() as name, other_tools(Path(name)) as python:
        for size, (ours, theirs) in HANDS.items():
            best = {"our_hands.py": [0.0, 0.0], "pokerkit_hands.py": [0.0, 0.0]}
            for _ in range(ROUNDS):
                for program, many in zip(best, (ours, theirs), strict=True):
                    lines = run(python, str(RIVALS / program), str(size), many).splitlines()
                    rates = [float(hands) / float(seconds) for hands, seconds in map(str.split, lines)]
                    best[program] = list(map(max, best[program], rates))
            first, later = (ours / theirs for ours, theirs in zip(*best.values(), strict=True))
            console.print(
                f"{size} cards: {later:.2f} times PokerKit's hands a second (wanted: at least 5),"
                f" {first:.2f} times from the first hand on, while our tables fill"
            )
