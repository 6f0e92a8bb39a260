"""The four accomplishments, and what each asks for."""

from rules_db.games.singularity.book import book
from rules_db.games.singularity.kinds import LARGE_PLANETS, MEDIUM_PLANETS, WHITE_DWARF
from rules_db.games.singularity.state import SPACES, WON, Galaxy


@book.rule("6.1.1", without=True)
def is_one_sector_left(galaxy: Galaxy) -> bool:
    """The galaxy has shrunk to one sector."""
    return len(SPACES) - galaxy.stacks.count([]) + len(galaxy.tokens) == 1


@book.rule("6.1.2", without=True)
def holds_ten_cards(galaxy: Galaxy) -> bool:
    """That sector holds ten cards or more, aligned Moons among them."""
    return sum(map(len, galaxy.stacks)) + len(galaxy.moons) >= 10


@book.rule("6.1.3", without=True)
def survivor_wins(galaxy: Galaxy) -> bool:
    """The game must still be won."""
    return galaxy.outcome == WON


@book.rule("6.2.1", without=False)
def is_precise(kind: str) -> bool:
    """The special effect of Aetheros sends a White Dwarf from Distant Space to the Singularity."""
    return kind == WHITE_DWARF


@book.rule("6.3.1", without=False)
def is_twin_orbit(kind: str, moon: str) -> bool:
    """Two Medium Planets with a Moon in orbit must be consumed; here is one of them."""
    return kind in MEDIUM_PLANETS and bool(moon)


@book.rule("6.3.2", without=True)
def triumph_wins(galaxy: Galaxy) -> bool:
    """The game must still be won."""
    return galaxy.outcome == WON


@book.rule("6.4.1", without=False)
def is_defended(kind: str) -> bool:
    """A Moon that defends a Large Planet is destroyed."""
    return kind in LARGE_PLANETS


@book.rule("6.4.2", without=True)
def defender_wins(galaxy: Galaxy) -> bool:
    """The game must still be won."""
    return galaxy.outcome == WON
