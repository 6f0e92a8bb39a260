"""Section 4.7: White Dwarf, and the lock that it is."""

from rules_db.games.singularity.book import book
from rules_db.games.singularity.kinds import WHITE_DWARF
from rules_db.games.singularity.rules.c1_setup.dealing import active_card
from rules_db.games.singularity.state import Galaxy


@book.rule("4.7.1", without=False)
def is_locked(galaxy: Galaxy, space: int) -> bool:
    """A sector is locked while a White Dwarf lies face-up on top of it."""
    card = active_card(galaxy, space)
    return bool(card) and galaxy.kinds[card] == WHITE_DWARF


@book.rule("4.7.2", without=False)
def is_untouchable(galaxy: Galaxy, space: int) -> bool:
    """Effects cannot move, merge or manipulate such a White Dwarf or the stack below it."""
    return is_locked(galaxy, space)


@book.rule("4.7.3", without=False)
def keeps_off(galaxy: Galaxy, space: int) -> bool:
    """The lock keeps off Dark Matter, Pulsar Stars, Binary Stars and Taurrus."""
    return is_untouchable(galaxy, space)


@book.rule("4.7.4", without=False)
def supernova_takes_a_white_dwarf() -> bool:
    """A Supernova can take a White Dwarf that lies beneath it."""
    return True


@book.rule("4.7.5", without=False)
def white_dwarf_can_arrive() -> bool:
    """A White Dwarf can leave Distant Space for the Threshold."""
    return True


@book.rule("4.7.6", without=False)
def works_in_the_threshold_alone() -> bool:
    """It locks nothing while it lies outside the Threshold, not even Distant Space."""
    return True
