"""Section 9.7: sorceries and instants."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import Zone


@book.rule("9.7.1", without=Zone.NOWHERE)
def sorcery_is_played_to() -> Zone:
    """A sorcery is a backrow card."""
    return Zone.BACKROW


@book.rule("9.7.1.a", without=False)
def sorcery_is_short() -> bool:
    """Sorceries are short-term cards."""
    return True


@book.rule("9.7.1.b", without=False)
def sorcery_is_slow() -> bool:
    """Sorceries are slow cards."""
    return True


@book.rule("9.7.2", without=Zone.NOWHERE)
def instant_is_played_to() -> Zone:
    """An instant is a backrow card."""
    return Zone.BACKROW


@book.rule("9.7.2.a", without=False)
def instant_is_short() -> bool:
    """Instants are short-term cards."""
    return True


@book.rule("9.7.2.b", without=False)
def instant_is_fast() -> bool:
    """Instants are fast cards."""
    return True


@book.rule("9.7.3", without=False)
def is_played_at_once() -> bool:
    """A short-term Magic card is played as soon as it is cast."""
    return True


@book.rule("9.7.6", without=False)
def may_be_targeted_in_zone() -> bool:
    """While its effect waits, the card lies on the field and may be targeted there."""
    return True


@book.rule("9.7.7")
def has_free_zone(card: Card, free: int) -> Refusal | None:
    """Playing a Magic backrow card needs a backrow zone that is not occupied."""
    return None if free else book.refuse("9.7.7", card=card.id)


@book.rule("9.7.8", without=False)
def resolves_without_card() -> bool:
    """The effect of a short-term Magic card resolves even if the card itself is gone."""
    return True


@book.rule("9.7.8.a", without=False)
def is_concealed(card: Card) -> bool:
    """The effect of a short-term Magic card that has been concealed does not resolve."""
    return card.is_face_down


def is_short_magic(card: Card) -> bool:
    return is_of(card, "sorcery", "instant")
