"""Section 2.3: consuming."""

from rules_db.engine.kernel import Refusal
from rules_db.games.singularity.book import book
from rules_db.games.singularity.kinds import COST_SETTINGS, MOON
from rules_db.games.singularity.rules.c3_gravity.moons import cost_of_a_moon
from rules_db.games.singularity.state import NO_SPACE, Galaxy


@book.rule("2.3.1", without=False)
def is_carried_out() -> bool:
    """A card is consumed by being chosen, paid for and moved."""
    return True


@book.rule("2.3.2")
def why_not_choose(galaxy: Galaxy, card: str) -> Refusal | None:
    """The card is chosen from any sector where it lies face-up on top."""
    if galaxy.space_under(card) == NO_SPACE:
        return book.refuse("2.3.2", card=card)
    return None


@book.rule("2.3.3", without=0)
def cost(galaxy: Galaxy, card: str) -> int:
    """The GPP cost of the card is paid, if it has one."""
    kind = galaxy.kinds[card]
    if kind in COST_SETTINGS:
        return galaxy.settings[COST_SETTINGS[kind]]
    return cost_of_a_moon() if kind == MOON else 0


@book.rule("2.3.4", without=False)
def goes_to_the_singularity() -> bool:
    """A consumed card is moved to the Singularity."""
    return True
