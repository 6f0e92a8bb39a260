"""What a face-down card hides, from whom, and what it still shows."""

from __future__ import annotations

from rules_db.games.cgs.doing.uno.works import works
from rules_db.games.cgs.rules.c10_monsters import cards_in_general as rules
from rules_db.games.cgs.state import Card


def is_hidden_from(card: Card, player: str) -> bool:
    """Whether a player does not get to see the front of a face-down card."""
    return (rules.conceals(card) or rules.conceals_other_game(card)) and not rules.may_look_at(player, card)


def has_stats(card: Card) -> bool:
    return rules.has_stats_and_effects(card) and rules.other_game_has_stats(card)


def has_effects(card: Card) -> bool:
    return rules.has_stats_and_effects(card) and rules.other_game_has_effects(card) and works(card)


def shown(card: Card) -> str:
    """What a face-down card on the field is known to be: summon, backrow card, resource, or '' for nothing."""
    return rules.shown_by_zone(card.zone) or rules.shown_by_field_zone(card.zone)
