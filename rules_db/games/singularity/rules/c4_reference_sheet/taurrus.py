"""Section 4.3: Taurrus."""

from rules_db.engine.kernel import Refusal
from rules_db.games.singularity.book import book
from rules_db.games.singularity.kinds import LARGE
from rules_db.games.singularity.rules.c4_reference_sheet.white_dwarf import keeps_off
from rules_db.games.singularity.state import SPACES, Galaxy


@book.rule("4.3.1", without="")
def taurrus_size() -> str:
    """Taurrus is a Large Planet."""
    return LARGE


@book.rule("4.3.2", without=False)
def taurrus_searches() -> bool:
    """Its special effect searches through the stack of one sector."""
    return True


@book.rule("4.3.2.a", without=False)
def stack_keeps_its_order() -> bool:
    """The order of the stack is not changed by the search."""
    return True


@book.rule("4.3.2.b", without=False)
def taurrus_consumes() -> bool:
    """One card of the stack is chosen, and consumed at once for 0 GPP."""
    return True


@book.rule("4.3.2.c", without=False)
def taurrus_leaves_the_star_to_you() -> bool:
    """If that card is a Star, its effect may be triggered or done without."""
    return True


@book.rule("4.3.2.d", without=False)
def taurrus_gains() -> bool:
    """If that card is a Planet, it gives its GPP."""
    return True


@book.rule("4.3.3")
def why_not_search(galaxy: Galaxy, space: int) -> Refusal | None:
    """Taurrus cannot search a sector that a White Dwarf locks."""
    return book.refuse("4.3.3", sector=SPACES[space]) if keeps_off(galaxy, space) else None
