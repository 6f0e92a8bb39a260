"""Section 5.9: by what other cards identify a card, above all a concealed one."""

from __future__ import annotations

from rules_db.games.cgs.book import book


@book.rule("5.9.4", without=False)
def is_identified(by_type: bool, by_zone: bool) -> bool:
    """Other cards identify a card by its card type, or by the zone or area that it occupies."""
    return by_type or by_zone


@book.rule("5.9.5", without=True)
def shows_its_type() -> bool:
    """A concealed card is identified by its zone or area alone, and not by its card type."""
    return False


@book.rule("5.9.6", without=True)
def shows_without_zone() -> bool:
    """A concealed card that occupies no zone or area can be identified as a card only."""
    return False


@book.rule("5.9.7", without=False)
def follows_its_type() -> bool:
    """A concealed card follows the rules for its category and its card type."""
    return True


SUBCATEGORIES = frozenset({"Equip Spell", "Tool", "House", "Hotel"})


@book.rule("5.9.8", without=False)
def reaches_subcategory(is_subcategory: bool) -> bool:
    """A reference to a card type can mean one of another game whose cards all meet its criteria."""
    return is_subcategory


@book.rule("5.9.8.a", without=())
def subcategories(word: str) -> frozenset[str]:
    """Equip Spells, Tools, Houses and Hotels are such subcategories of artifacts and of enchantments."""
    return SUBCATEGORIES if word in ("artifact", "enchantment") else frozenset()
