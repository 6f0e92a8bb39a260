"""Rules 2.1.21 to 2.1.28: the two kinds of cards, and what is printed on them."""

from __future__ import annotations

from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.card_text.model import Effect
from rules_db.games.ttcg.state import MAGIC, Card, Print

TYPES = ("Water", "Fire", "Earth", "Nature", "Electric", "Light", "Dark")


@book.rule("2.1.21", without=False)
def is_creature(card: Card) -> bool:
    """A card whose type is not magic is a creature."""
    return card.printed.type != MAGIC


@book.rule("2.1.22", without=False)
def is_magic(card: Card) -> bool:
    """A card of the magic type is a magic card."""
    return card.printed.type == MAGIC


@book.value("2.1.23", without=None)
def known_types() -> tuple[str, ...] | None:
    """Creatures have one of seven types, and magic is an eighth (2.1.23.R1)."""
    return (*TYPES, MAGIC)


@book.rule("2.1.24", without=())
def sub_types_of(card: Card) -> tuple[str, ...]:
    """Narrower groups of cards; the list of them is open (2.1.24.R1)."""
    return card.printed.sub_types


@book.rule("2.1.25", without=1)
def stars(printed: Print) -> int:
    """The level of a creature is how many stars it has."""
    return printed.level


@book.rule("2.1.26", without=0)
def printed_attack(printed: Print) -> int:
    """What is printed as the attack of a creature."""
    return printed.attack


@book.rule("2.1.27", without=0)
def printed_defense(printed: Print) -> int:
    """What is printed as the defense of a creature."""
    return printed.defense


@book.rule("2.1.28", without=())
def effects_of_card(card: Card) -> tuple[Effect, ...]:
    """The texts on a card that make something happen."""
    return card.printed.effects
