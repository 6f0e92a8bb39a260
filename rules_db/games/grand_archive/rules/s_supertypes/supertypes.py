"""Section S0: which supertypes a card has."""

from rules_db.games.grand_archive.book import book
from rules_db.games.grand_archive.state import Card, TypeChange


@book.rule("S0.a", without=())
def supertypes(card: Card) -> tuple[str, ...]:
    """A card has supertypes as it has other properties."""
    place = counting_change(card)
    found = list(card.face.supertypes if place is None else supertypes_after(card, card.changes[place]))
    for each in card.changes if place is None else card.changes[place + 1 :]:
        found += each.supertypes if each.adds else ()
    return tuple(dict.fromkeys(found))


@book.value("S0.b", without=("unique",))
def supertypes_unless_listed() -> tuple[str, ...]:
    """A card that lists no supertype has none."""
    return ()


@book.rule("S0.c", without=False)
def follows_rules_of(card: Card, supertype: str) -> bool:
    """A supertype changes the rules for the cards that have it, and for no others."""
    return supertype in supertypes(card)


@book.rule("S0.d")
def counting_change(card: Card) -> int | None:
    """The change that gives the present card type decides: its place. None where that is the printed one again."""
    replacing = [place for place, change in enumerate(card.changes) if replaces_supertypes(change)]
    return replacing[-1] if replacing else None


@book.rule("S0.e", without=False)
def replaces_supertypes(change: TypeChange) -> bool:
    """With another card type come other supertypes; a card type that is added leaves them alone."""
    return not change.adds


def supertypes_after(card: Card, change: TypeChange) -> tuple[str, ...]:
    default = supertypes_by_default(change)
    named = supertypes_set_by(change) or card.face.supertypes
    return named if default is None else default


@book.rule("S0.f")
def supertypes_by_default(change: TypeChange) -> tuple[str, ...] | None:
    """A change that names no supertype leaves none; None for one that does."""
    return None if change.supertypes else ()


@book.rule("S0.g", without=())
def supertypes_set_by(change: TypeChange) -> tuple[str, ...]:
    """A change that names supertypes gives these."""
    return change.supertypes


def card_types(card: Card) -> tuple[str, ...]:
    """The present card types: that of the latest change, or the printed one, and those that were added to it."""
    types = [card.face.type]
    for change in card.changes:
        types = [*types, change.type] if change.adds else [change.type]
    return tuple(dict.fromkeys(types))
