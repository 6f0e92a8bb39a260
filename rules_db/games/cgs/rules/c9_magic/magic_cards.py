"""Section 9.1: what Magic cards call a spell and a permanent, and the colors and costs of Magic cards."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules_db.games.cgs.book import book


@book.rule("9.1.1", without=False)
def activation_is_cast() -> bool:
    """For a Magic card, activating a backrow card is casting a spell."""
    return True


@book.rule("9.1.2", without=False)
def setting_is_cast() -> bool:
    """For a Magic card, Setting a card is casting a spell."""
    return True


@book.rule("9.1.3", without=False)
def summoning_is_cast() -> bool:
    """For a Magic card, summoning a summon is casting a spell."""
    return True


@book.rule("9.1.4", without=False)
def is_permanent(is_long: bool) -> bool:
    """In the words of Magic, every long-term card is a permanent."""
    return is_long


@book.rule("9.1.6", without=frozenset())
def colors_of_cost(symbols: Sequence[str]) -> frozenset[str]:
    """A Magic card has the color of the mana symbols in its cost."""
    first = frozenset(symbols[:1])
    return first | all_of_several(symbols)


@book.rule("9.1.6.a", without=frozenset())
def all_of_several(symbols: Sequence[str]) -> frozenset[str]:
    """With symbols of several colors it has all of these colors."""
    return frozenset(symbols)


@book.rule("9.1.7", without=False)
def zero_is_free(cost: str) -> bool:
    """A mana cost of zero makes a card free; one of nothing but X does not (9.1.7.R1)."""
    return cost == "{0}"


@book.rule("9.1.9", without=frozenset())
def own_colors_first(own: Collection[str]) -> frozenset[str]:
    """A card with colors of its own is not treated as another color because of its mana cost."""
    return frozenset(own)
