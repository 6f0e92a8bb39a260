"""Sections 3.2 to 3.5: what Planets give, and when a Large Planet has a special effect."""

from collections.abc import Callable

from rules_db.games.singularity.book import book
from rules_db.games.singularity.kinds import (
    AETHEROS,
    LARGE,
    MEDIUM,
    MEDIUM_PLANETS,
    ORRAK,
    SMALL,
    SMALL_PLANET,
    TAURRUS,
)
from rules_db.games.singularity.rules.c4_reference_sheet.aetheros import aetheros_size
from rules_db.games.singularity.rules.c4_reference_sheet.orrak import orrak_size
from rules_db.games.singularity.rules.c4_reference_sheet.taurrus import taurrus_size


@book.rule("3.2.1", without=0)
def value(kind: str) -> int:
    """A consumed Planet gives its GPP value, which depends on its size."""
    size = size_of(kind)
    return _VALUES[size]() if size else 0


@book.rule("3.3.1", without=0)
def value_of_small() -> int:
    """A Small Planet gives 1 GPP."""
    return 1


@book.rule("3.4.1", without=0)
def value_of_medium() -> int:
    """A Medium Planet gives 2 GPP."""
    return 2


@book.rule("3.5.1", without=0)
def value_of_large() -> int:
    """A Large Planet gives 3 GPP."""
    return 3


@book.rule("3.5.3", without=False)
def triggers_special_effect() -> bool:
    """The special effect of a Large Planet that has a Moon in orbit triggers when it is consumed."""
    return True


@book.rule("3.5.4", without="")
def special_effect(kind: str) -> str:
    """Each Large Planet has a special effect of its own, which goes by its name."""
    return kind


@book.rule("3.5.5", without=2)
def times_of_special_effect() -> int:
    """A special effect happens once."""
    return 1


@book.rule("3.5.6", without=False)
def lacks_special_effect(moon: str) -> bool:
    """Without a Moon in orbit a Large Planet has no special effect."""
    return not moon


def size_of(kind: str) -> str:
    """small, medium or large, '' for what is no Planet."""
    if kind == SMALL_PLANET:
        return SMALL
    if kind in MEDIUM_PLANETS:
        return MEDIUM
    return _SIZES[kind]() if kind in _SIZES else ""


_VALUES: dict[str, Callable[[], int]] = {SMALL: value_of_small, MEDIUM: value_of_medium, LARGE: value_of_large}
_SIZES: dict[str, Callable[[], str]] = {AETHEROS: aetheros_size, ORRAK: orrak_size, TAURRUS: taurrus_size}
