"""Rules 500.4 and 505.7: the order of cards in a zone or stack, which players may change in some of them."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.resummoned.actions.values import Arrange
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.rules.c300_cards.cards import refuse
from rules_db.games.resummoned.rules.c500_zones import zone_kinds
from rules_db.games.resummoned.state import FIELD, Card, Duel, Zone


def why_not_arrange(duel: Duel, action: Arrange) -> Refusal | None:
    """Why a card cannot be put above another one; no matter whose turn or priority it is."""
    card, above = duel.cards[action.card], duel.cards[action.above]
    if refusal := card_in_play_stays_on_top(card, above):
        return refusal
    if not {card.zone, above.zone}.isdisjoint(FIELD):
        return None
    if card.zone is Zone.NOWHERE or (not zone_kinds.may_look(card.zone) and card.keeper != action.player):
        return refuse("500.3", zone=card.zone)
    if (card.zone, card.keeper, card.beneath) != (above.zone, above.keeper, above.beneath) or card is above:
        return refuse("500.4", card=card.id, zone=card.zone, above=above.id)
    return refuse("500.4", zone=card.zone, ordered=True) if zone_kinds.order_matters(card.zone) else None


@book.rule("505.7")
def card_in_play_stays_on_top(card: Card, above: Card) -> Refusal | None:
    """The tributes in a stack may be rearranged, but the card in play is the top card."""
    if cards.in_field(card) or cards.in_field(above):
        return refuse("505.7", card=card.id, above=above.id)
    return None


def arrange(duel: Duel, trace: Trace, action: Arrange) -> None:
    card = duel.cards[action.card]
    if card.zone is Zone.BENEATH:
        pile = duel.cards[card.beneath].tributes
    else:
        pile = zone_kinds.pile_of(duel, card.keeper, card.zone)
    pile.remove(card.id)
    pile.insert(pile.index(action.above) + 1, card.id)
    trace.emit("rearranged", "505.7" if card.zone is Zone.BENEATH else "500.4", action.player, card=card.id)
