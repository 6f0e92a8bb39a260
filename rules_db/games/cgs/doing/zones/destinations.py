"""Where cards go that leave, and whose pile that is."""

from __future__ import annotations

from rules_db.engine.kernel import Plain
from rules_db.games.cgs.doing.yugioh.kinds_of_monster import is_for_extra_deck
from rules_db.games.cgs.kinds import is_short_term, is_summon
from rules_db.games.cgs.rules.c2_zones import own_zones, prize_cards, shared_zones
from rules_db.games.cgs.rules.c5_cards import activating, places, summons
from rules_db.games.cgs.rules.c17_dealer import cards as dealers_cards
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import ON_FIELD, PLACES, Zone

NUMBERS = {
    Zone.SUMMON: own_zones.main_summon_zones,
    Zone.BACKROW: own_zones.backrow_zones,
    Zone.EXTRA_SUMMON: own_zones.extra_summon_zones,
    Zone.FIELD: own_zones.field_zones,
    Zone.PRIZES: prize_cards.prize_places,
    Zone.HOLD_EM: shared_zones.hold_em_zones,
    Zone.DEALERS_ZONE: shared_zones.dealers_zones,
}
"""How many zones of each kind there are."""

OWNERS = {
    Zone.DISCARD: own_zones.whose_discard_pile,
    Zone.EXILE: own_zones.whose_exiled_zone,
    Zone.HAND: own_zones.whose_hand,
    Zone.MAIN_DECK: own_zones.whose_deck,
    Zone.EXTRA_DECK: own_zones.whose_deck,
}
"""Whose pile a card goes to."""


def free_zones(zone: Zone) -> list[str]:
    """The zones of a kind as they are when nothing lies there; [] for a place without numbers."""
    return [""] * (NUMBERS[zone]() if zone in NUMBERS else PLACES.get(zone, 0))


def where(card: Card, kind: str, to: Zone, how: Plain) -> Zone:
    """Where a card goes by what happens to it: what the event is called, and how it came about.

    One that is made for the Extra Deck returns there: 10.1.12 keeps it out of a Main Deck, and the hand is no place of
    its own in Yu-Gi-Oh! either (14.1.1.R1).
    """
    if dealers_cards.goes_back(card):
        return Zone.DEALERS_DECK
    if card.is_flashed_back:
        return own_zones.where_exiled_cards_go()
    if kind == "discarded":
        return places.where_discarded_cards_go()
    if kind == "destroyed":
        return summons.where_defeated_summons_go() if how == "battle" else places.where_destroyed_cards_go()
    if kind == "exiled":
        return own_zones.where_exiled_cards_go()
    if to in (Zone.MAIN_DECK, Zone.HAND) and is_for_extra_deck(card):
        return Zone.EXTRA_DECK
    if to is Zone.DISCARD and card.zone in ON_FIELD and not is_short_term(card):
        return activating.where_ended_cards_go()
    return to


def is_by_effect(kind: str, how: Plain) -> bool:
    """Whether it is an effect that makes a card leave, by what the event is called."""
    return how == "effect" or kind in ("sent", "exiled") or kind.startswith("returned")


def of_token(card: Card, to: Zone) -> Zone:
    """Where a token goes instead; nowhere for all but those of Magic."""
    if summons.never_arrives(card.printed.game):
        return Zone.NOWHERE
    return summons.where_magic_tokens_go() if card.printed.game.value == "Magic" else to


def is_removed(card: Card, by_effect: bool) -> str:
    """The rule by which a token that has left is removed from play, '' for none."""
    if summons.effect_removes_token(is_summon(card), by_effect):
        return "5.4.10.c"
    return "5.4.10.g" if summons.other_ways_remove_token(is_summon(card), by_effect) else ""
