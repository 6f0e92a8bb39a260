"""Section 2.2.6: leveling up, and the cards under others."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.card_text.reading import plays_without_level_up
from rules_db.games.ttcg.rules.c2_1_terms.cards import is_creature, stars
from rules_db.games.ttcg.rules.c2_1_terms.leveling import is_one_level_higher
from rules_db.games.ttcg.rules.c2_1_terms.status import rotate
from rules_db.games.ttcg.state import Card, Table


@book.rule("2.2.6.1")
def needs_a_card_under_it(card: Card, below: str) -> Refusal | None:
    """A creature of level two or higher is only played on top of another card, which it levels up."""
    if below or not is_creature(card) or stars(card.printed) < 2 or plays_without_level_up(card.printed.text):
        return None
    return book.refuse("2.2.6.1", card=card.id, level=card.printed.level)


@book.rule("2.2.6.2")
def is_of_the_same_type(card: Card, below: Card) -> Refusal | None:
    """The card below has the same type."""
    if card.printed.type == below.printed.type:
        return None
    return book.refuse("2.2.6.2", card=card.id, type=card.printed.type, other_type=below.printed.type)


def why_not_level_up(table: Table, card: Card, below: Card | None, player: str) -> Refusal | None:
    """Why a card may not be laid on top of this one (2.2.6.1.R1)."""
    if below is None or below.player != player or below.above or not is_creature(below) or not is_creature(card):
        return book.refuse("2.2.6.1", card=card.id, on=below.id if below else "nothing", own_creature=False)
    return is_one_level_higher(table, card, below) or is_of_the_same_type(card, below)


@book.rule("2.2.6.3", without=())
def cards_under(card: Card) -> tuple[str, ...]:
    """Every card beneath the card just played counts as under it."""
    return (card.id, *card.under)


@book.rule("2.2.6.4")
def untap_under(table: Table, card: Card) -> None:
    """As soon as a card is leveled up, the cards under it are untapped."""
    for each in card.under:
        rotate(table, table.cards[each], False)


@book.rule("2.2.6.5", without=True)
def may_leave_from_under(card: Card) -> bool:
    """A card under another one does not leave the field before the top card of its pile is destroyed."""
    return not card.above


@book.rule("2.2.6.6", without=True)
def counts_on_field(card: Card) -> bool:
    """Cards under another one are left out when creatures are counted."""
    return not card.above
