"""The deck that the settings describe: its cards by their handles."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from rules_db.games.singularity.kinds import DECK_SETTINGS


def deck_of(settings: Mapping[str, int]) -> Mapping[str, str]:
    """The kind of each card; cards of which there are several are numbered."""
    return _deck(tuple(settings[name] for name in DECK_SETTINGS))


@lru_cache(maxsize=64)
def _deck(counts: tuple[int, ...]) -> Mapping[str, str]:
    return dict(_cards(counts))


def _cards(counts: tuple[int, ...]) -> Iterator[tuple[str, str]]:
    for kind, count in zip(DECK_SETTINGS.values(), counts, strict=True):
        if count == 1:
            yield kind, kind
        else:
            yield from ((f"{kind} {number}", kind) for number in range(1, count + 1))
