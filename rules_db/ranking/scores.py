"""The sum that ranks: of each word of a query the best key counts, and what answers more of the words counts more."""

import heapq
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from rules_db.ranking.asked import Slot

Steps = Sequence[int]
"""A posting list: the step from one entry's place to the next, and its impact there, in turn."""


def steps(impacts: Mapping[int, int]) -> list[int]:
    """The posting list of the impacts by place."""
    listed: list[int] = []
    before = 0
    for place, impact in sorted(impacts.items()):
        listed += (place - before, impact)
        before = place
    return listed


def best_places(
    slots: Sequence[Slot], postings: Mapping[str, Steps], within: range, limit: int
) -> list[tuple[int, int]]:
    """(score, place) of the best entries among the places in `within`; of equals, the first in place comes first."""
    sums: dict[int, int] = defaultdict(int)
    answered: dict[int, int] = defaultdict(int)
    for slot in slots:
        for place, part in _parts(slot, postings).items():
            sums[place] += part
            answered[place] += 1
    found = ((-total * (len(slots) + answered[place]), place) for place, total in sums.items() if place in within)
    return [(-score, place) for score, place in heapq.nsmallest(limit, found)]


def _parts(slot: Slot, postings: Mapping[str, Steps]) -> dict[int, int]:
    """By place: the best that any key of the slot gives, up to its weight times its impact."""
    best: dict[int, int] = {}
    for key, weight in slot.items():
        place = 0
        for step, impact in _pairs(postings.get(key, ())):
            place += step
            part = impact * weight
            if part > best.get(place, 0):
                best[place] = part
    return best


def _pairs(listed: Steps) -> Iterable[tuple[int, int]]:
    in_turn = iter(listed)
    return zip(in_turn, in_turn, strict=True)
