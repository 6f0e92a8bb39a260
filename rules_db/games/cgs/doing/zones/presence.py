"""Which cards are in play, and which cards can be found there."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.rules.c5_cards import places
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import ON_FIELD, Zone


def is_in_play(table: Table, card: Card) -> bool:
    """Whether a card is in play (5.1.8): it lies on the field, or is attached to a card that does."""
    if card.is_masked:
        return False
    if card.above:
        return places.works_beneath()
    if places.lies_in_play(card) or places.is_in_play_on_pile(table, card, is_summon(card)):
        return True
    if card.zone in (Zone.UNO_PILE, Zone.DEALERS_ZONE):
        return _is_elsewhere_in_play(table, card)
    host = table.cards.get(card.host)
    return host is not None and card.zone is Zone.ATTACHED and places.attached_is_in_play(is_in_play(table, host))


def _is_elsewhere_in_play(table: Table, card: Card) -> bool:
    """A summon on top of the Uno pile (15.4.1), and cards in a Dealer's zone (17.5.5)."""
    return card.zone is Zone.DEALERS_ZONE or (is_summon(card) and table.shared[Zone.UNO_PILE][-1] == card.id)


def all_in_play(table: Table) -> Iterator[Card]:
    """The cards in play, those of the turn player first, each with what is attached to it."""
    lying: list[str] = []
    for name in table.from_(table.turn_player):
        for zone in ON_FIELD:
            lying += table.players[name].zones.get(zone, ())
    lying += [*table.shared.get(Zone.DEALERS_ZONE, ()), *table.shared.get(Zone.UNO_PILE, ())[-1:]]
    found = [table.cards[each] for each in lying if each]
    for card in found:
        if is_in_play(table, card):
            yield card
    for card in found:
        yield from (table.cards[each] for each in card.attached if table.cards[each].zone is Zone.ATTACHED)
    if places.is_found_beneath():
        yield from (table.cards[each] for card in found for each in card.beneath)
