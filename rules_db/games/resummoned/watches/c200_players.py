"""Chapter 200: players and life points."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.watches.reading import Sight, is_new_duel, number_of

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""


@book.watch("201.1")
def watch_the_life_points(sight: Sight) -> Iterator[str]:
    """Life points change by damage, gain and payment alone, and by just as much; nobody pays more than they have."""
    if is_new_duel(sight):
        return
    for name, player in sight.before.players.items():
        points = player.life_points
        for event in sight.of("damage", "gain", "paid"):
            amount = number_of(event, "points") if event.who == name else 0
            if event.kind == "paid" and amount > points:
                yield f"{name} pays {amount} of {points} life points"
            points += amount if event.kind == "gain" else -amount
        if points != sight.after.players[name].life_points and sight.after.stage == sight.before.stage:
            yield f"{name} should have {points} life points, and has {sight.after.players[name].life_points}"
