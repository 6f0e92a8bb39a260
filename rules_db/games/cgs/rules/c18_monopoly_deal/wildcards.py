"""Section 18.4: Property Wildcards, their colors, and what holds for them as for Property cards."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.rules.c4_turn.phases import is_main
from rules_db.games.cgs.rules.c18_monopoly_deal.properties import COLORS, WILDCARD
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone


def is_wildcard(card: Card) -> bool:
    return is_of(card, WILDCARD)


@book.rule("18.4.2", without=False)
def stands_in(card: Card, color: str) -> bool:
    """A Property Wildcard can stand in for a Property card of a color that it shows."""
    return color in card.printed.colors


@book.rule("18.4.2.a", without=False)
def is_no_set(cards: Sequence[Card]) -> bool:
    """Ten-color Property Wildcards alone are no set."""
    return bool(cards) and all(has_ten_colors(each) for each in cards)


@book.rule("18.4.2.b")
def names_color(card: Card, color: str) -> Refusal | None:
    """Whoever plays a Property Wildcard names its color."""
    return None if color else book.refuse("18.4.2.b", card=card.id)


@book.rule("18.4.3", without=())
def its_one_color(declared: str) -> tuple[str, ...]:
    """A Property Wildcard is of one color at a time."""
    return (declared,)


@book.rule("18.4.3.a", without=())
def its_colors_elsewhere(card: Card) -> tuple[str, ...]:
    """Outside the resource area it has the color that has been named, and else whichever its user chooses."""
    return (card.declared,) if card.declared else card.printed.colors


@book.rule("18.4.3.b", without=())
def colors_of_rent_card(card: Card) -> tuple[str, ...]:
    """A Rent card has all the colors that it shows."""
    return card.printed.colors


@book.rule("18.4.3.c", without=False)
def has_ten_colors(card: Card) -> bool:
    """The ten-color cards show all ten colors."""
    return set(COLORS) <= set(card.printed.colors)


@book.rule("18.4.4", without=False)
def may_be_given_color(card: Card, color: str) -> bool:
    """A Property Wildcard can be given another of its colors."""
    return color in card.printed.colors


@book.rule("18.4.4.a")
def is_changed_at_slow_speed(table: Table, player: str) -> Refusal | None:
    """The color is only changed in a Main Phase of one's own turn while the Queue is empty."""
    if table.turn_player == player and is_main(table.phase) and not table.queue and table.attack is None:
        return None
    return book.refuse("18.4.4.a", turn_player=table.turn_player, phase=table.phase, queue=len(table.queue))


@book.rule("18.4.7.b", without=False)
def has_no_value(card: Card) -> bool:
    """A ten-color Property Wildcard cannot be used for a payment, nor be taken for one."""
    return is_wildcard(card) and has_ten_colors(card)


@book.rule("18.4.8", without=False)
def is_like_property(card: Card) -> bool:
    """What section 18.3 says of a Property card holds for a Property Wildcard as well."""
    return is_wildcard(card) and card.zone is not Zone.NOWHERE
