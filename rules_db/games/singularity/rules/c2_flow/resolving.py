"""Section 2.5: resolving what a consumed card sets off, and which cards have something to set off."""

from rules_db.games.singularity.book import book
from rules_db.games.singularity.kinds import COSMIC_STORM, DARK_MATTER, STARS, WHITE_DWARF
from rules_db.games.singularity.rules.c3_gravity.alignment import is_doubled
from rules_db.games.singularity.rules.c3_gravity.planets import value


@book.rule("2.5.1", without=False)
def waits_for_the_refill() -> bool:
    """What a consumed card sets off is resolved after the refill."""
    return True


@book.rule("2.5.1.a", without=0)
def gain(kind: str, moon: str) -> int:
    """A Planet gives its GPP value, or twice that if a Moon is aligned with it."""
    points = value(kind)
    return 2 * points if is_doubled(kind, moon) else points


@book.rule("2.5.1.b", without=False)
def has_effect_when_consumed(kind: str) -> bool:
    """A Star has an effect when it is consumed; a White Dwarf alone has none."""
    return kind in STARS and kind != WHITE_DWARF


@book.rule("2.5.1.c", without=False)
def has_effect_when_revealed(kind: str) -> bool:
    """Cosmic Storms and Dark Matter follow their own entries: they act when they are revealed."""
    return kind in (COSMIC_STORM, DARK_MATTER)


@book.rule("2.5.2", without=False)
def is_resolved_in_any_case() -> bool:
    """The effect of a Star is resolved immediately, whether the player likes it or not."""
    return True
