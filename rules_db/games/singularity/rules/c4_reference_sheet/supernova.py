"""Section 4.9: Supernova."""

from rules_db.games.singularity.book import book
from rules_db.games.singularity.kinds import COSMIC_STORM, DARK_MATTER


@book.rule("4.9.1", without=False)
def supernova_consumes() -> bool:
    """The card directly beneath it is consumed as well, for 0 GPP."""
    return True


@book.rule("4.9.2", without="")
def card_beneath(stack: list[str], place: int) -> str:
    """The card beneath is one of its own sector; '' for none."""
    return stack[place - 1] if place else ""


@book.rule("4.9.3", without=False)
def supernova_silences(kind: str) -> bool:
    """The card beneath triggers none of its effects."""
    if kind == COSMIC_STORM:
        return supernova_silences_reveals()
    return supernova_silences_merges() if kind == DARK_MATTER else supernova_silences_consumption()


@book.rule("4.9.3.a", without=False)
def supernova_silences_consumption() -> bool:
    """Its “When Consumed” effect does not trigger, the special effect of a Large Planet included."""
    return True


@book.rule("4.9.3.b", without=False)
def supernova_silences_reveals() -> bool:
    """Its “When Revealed” effect does not trigger."""
    return True


@book.rule("4.9.3.c", without=False)
def supernova_silences_merges() -> bool:
    """Its “Merge” effect does not trigger."""
    return True


@book.rule("4.9.4", without=False)
def supernova_gains() -> bool:
    """If that card is a Planet, it gives its GPP."""
    return True
