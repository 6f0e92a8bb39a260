"""Which cards are in play, and which cards can be found there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter

from rules_db.engine.still import kept
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.rules.c5_cards import places
from rules_db.games.cgs.rules.c15_uno import cards_on_pile
from rules_db.games.cgs.rules.c17_dealer import cards as dealers_cards
from rules_db.games.cgs.rules.c17_dealer import cycle, versions
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import OWN, OWN_FIELD, Zone


def is_in_play(table: Table, card: Card) -> bool:
    """Whether a card is in play (5.1.8): it lies on the field, or is attached to a card that does."""
    if card.is_masked:
        return False
    if card.is_token and is_emblem(card):
        return card.controller in table.order
    if card.above:
        return places.works_beneath()
    if places.lies_in_play(card):
        return True
    if card.zone is Zone.UNO_PILE and places.is_in_play_on_pile(table, card, is_summon(card)):
        return True
    if card.zone in (Zone.UNO_PILE, Zone.DEALERS_ZONE):
        return _is_elsewhere_in_play(table, card)
    host = table.cards.get(card.host)
    return host is not None and card.zone is Zone.ATTACHED and places.attached_is_in_play(is_in_play(table, host))


def is_emblem(card: Card) -> bool:
    """Whether it is no card at all: something in force of which only the text is there."""
    return card.is_token and not card.printed.types and bool(card.controller)


def _is_elsewhere_in_play(table: Table, card: Card) -> bool:
    """A summon on top of the Uno pile (15.4.1), and cards in a Dealer's zone (17.5.5, 17.5.10)."""
    if card.zone is Zone.DEALERS_ZONE:
        return kept(table, "the Dealer's", lambda: _is_of_dealer_in_play(table))
    return is_summon(card) and cards_on_pile.summon_is_in_play(table, card)


def _is_of_dealer_in_play(table: Table) -> bool:
    """Whether cards in the Dealer's zones count as in play: for the True Dealer, once the game has begun."""
    if versions.is_sane(table):
        return not versions.has_no_influence(table)
    return versions.counts_as_in_play(table) and cycle.is_active(table)


def can_be_found(table: Table, card: Card) -> bool:
    """Whether effects that look at the field find a card: one in play, or one of the Dealer's."""
    if card.zone is Zone.DEALERS_ZONE:
        is_there = is_in_play(table, card) or versions.can_be_affected(table, card)
        return is_there and dealers_cards.can_be_reached(card)
    return is_in_play(table, card)


_CONTROLLER = attrgetter("controller")


def controlled_by(table: Table, player: str) -> Sequence[Card]:
    """The cards that a player controls, wherever they lie, in the order in which they have come into the game."""
    found = kept(table, "controlled", lambda: list(filter(_CONTROLLER, table.cards.values())))
    return [card for card in found if card.controller == player]


BESIDES_DECK = tuple(zone for zone in OWN if zone is not Zone.MAIN_DECK)


def belonging_to(table: Table, player: str) -> list[Card]:
    """The same with the cards that nobody controls and that lie with a player outside of the Main Deck."""
    cards, zones = table.cards, table.players[player].zones
    lying = [cards[each] for zone in BESIDES_DECK for each in zones[zone] if each]
    return [*controlled_by(table, player), *(card for card in lying if not card.controller)]


def lying_about(table: Table) -> Sequence[Card]:
    """All cards on the field, the whole Uno pile among them, with what is attached to each of them or lies beneath."""
    return kept(table, "lying about", lambda: _lying_about(table))


def _lying_about(table: Table) -> list[Card]:
    found = table.on_field()
    with_others = [card for card in found if card.attached or card.beneath]
    return [*found, *(table.cards[each] for card in with_others for each in (*card.attached, *card.beneath))]


def all_in_play(table: Table) -> Sequence[Card]:
    """What can be found on the field, that of the turn player first, each card with what is attached to it."""
    return kept(table, "in play", lambda: _all_in_play(table))


def found_in_play(table: Table, is_meant: Callable[[Card], bool]) -> list[Card]:
    """Those of them that are meant; where nothing that lies about is, they are not looked for."""
    if not any(map(is_meant, lying_about(table))):
        return []
    return [card for card in all_in_play(table) if is_meant(card)]


def _all_in_play(table: Table) -> list[Card]:
    cards, piles = table.cards, [table.players[each].zones for each in table.from_(table.turn_player)]
    lying = [each for zones in piles for zone in OWN_FIELD for each in zones[zone] if each]
    shared = [*table.shared.get(Zone.DEALERS_ZONE, ()), *table.shared.get(Zone.UNO_PILE, ())[-1:]]
    there = [cards[each] for each in (*lying, *shared) if each]
    found = [card for card in there if can_be_found(table, card)]
    attached = [cards[each] for card in there if card.attached for each in card.attached]
    found += [card for card in attached if card.zone is Zone.ATTACHED]
    if places.is_found_beneath():
        found += [cards[each] for card in there for each in card.beneath]
    return found
