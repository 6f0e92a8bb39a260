"""Section 4.1: Aetheros."""

from rules_db.games.singularity.book import book
from rules_db.games.singularity.kinds import LARGE


@book.rule("4.1.1", without="")
def aetheros_size() -> str:
    """Aetheros is a Large Planet."""
    return LARGE


@book.rule("4.1.2", without=False)
def aetheros_moves_a_card() -> bool:
    """Its special effect moves the top card of Distant Space to the Singularity."""
    return True


@book.rule("4.1.2.a", without=False)
def aetheros_ignores_nebulae() -> bool:
    """Gravity Well Nebulae do not stop this move."""
    return True


@book.rule("4.1.2.b", without=False)
def aetheros_silences() -> bool:
    """A “When Revealed” effect of the moved card is ignored."""
    return True


@book.rule("4.1.2.c", without=False)
def aetheros_gains() -> bool:
    """A moved Planet gives its GPP."""
    return True
