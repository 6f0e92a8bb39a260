"""Section 3.1: Gravitational Pull Points, their maximum, and what a black hole without any may do."""

from rules_db.engine.kernel import Refusal
from rules_db.games.singularity.book import book
from rules_db.games.singularity.kinds import LARGE_PLANETS, MEDIUM_PLANETS, SMALL_PLANET


@book.rule("3.1.2", without=1_000)
def most_points() -> int:
    """Nobody has more than 9 GPP."""
    return 9


@book.rule("3.1.3", without=0)
def wasted(points: int, gained: int) -> int:
    """How much of a gain goes beyond the maximum and to waste."""
    return max(0, points + gained - most_points())


@book.rule("3.1.4")
def why_not_while_weak(kind: str) -> Refusal | None:
    """At 0 GPP only Small Planets may be consumed; the larger ones have rules of their own."""
    if kind in MEDIUM_PLANETS:
        return why_not_medium_while_weak()
    if kind in LARGE_PLANETS:
        return why_not_large_while_weak()
    return None if kind == SMALL_PLANET else book.refuse("3.1.4", kind=kind)


@book.rule("3.1.5")
def why_not_medium_while_weak() -> Refusal | None:
    """At 0 GPP no Medium Planet can be consumed."""
    return book.refuse("3.1.5")


@book.rule("3.1.6")
def why_not_large_while_weak() -> Refusal | None:
    """At 0 GPP no Large Planet can be consumed."""
    return book.refuse("3.1.6")
