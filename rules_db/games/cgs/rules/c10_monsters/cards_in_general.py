"""Section 10.1: Set cards, what they hide, and the Extra Deck."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import SUMMON_ZONES, Game, Zone


@book.rule("10.1.1")
def is_of_a_game_that_sets(card: Card) -> Refusal | None:
    """Cards of Yu-Gi-Oh! may be Set, those of other games are not."""
    game = card.printed.game
    return None if game is Game.YUGIOH else book.refuse("10.1.1", card=card.id, game=str(game))


@book.rule("10.1.2", without=False)
def conceals(card: Card) -> bool:
    """A Set card of Yu-Gi-Oh! is concealed."""
    return card.is_face_down and card.printed.game is Game.YUGIOH


@book.rule("10.1.2.a", without=False)
def may_look_at(player: str, card: Card) -> bool:
    """A player may look at the face-down cards that the player controls."""
    return player == card.controller


@book.rule("10.1.3", without="")
def shown_by_zone(zone: Zone) -> str:
    """The zone of a Set card shows whether it is a summon, a backrow card or a resource."""
    if zone in SUMMON_ZONES:
        return "summon"
    return {Zone.BACKROW: "backrow card", Zone.RESOURCES: "resource"}.get(zone, "")


@book.rule("10.1.4", without="")
def shown_by_field_zone(zone: Zone) -> str:
    """A card that lies face-down in the Field Zone counts as a backrow card, and as nothing beyond that."""
    return "backrow card" if zone is Zone.FIELD else ""


@book.rule("10.1.6")
def stays_face_up(card: Card) -> Refusal | None:
    """A card that is face-up cannot flip itself face-down; 10.5.11 says it for monsters."""
    return book.refuse("10.1.6", card=card.id) if not card.is_face_down and not is_summon(card) else None


@book.rule("10.1.7.a", without=False)
def conceals_other_game(card: Card) -> bool:
    """A card of another game that lies face-down is concealed."""
    return card.is_face_down and card.printed.game is not Game.YUGIOH


@book.rule("10.1.7.b", without=True)
def other_game_has_stats(card: Card) -> bool:
    """A card of another game has no stats while it is face-down."""
    return not card.is_face_down or card.printed.game is Game.YUGIOH


@book.rule("10.1.7.c", without=True)
def other_game_has_effects(card: Card) -> bool:
    """A card of another game has no effects while it is face-down."""
    return not card.is_face_down or card.printed.game is Game.YUGIOH


@book.rule("10.1.7.d", without=None)
def cost_of_flipping(card: Card) -> str | None:
    """Flipping a card of another game face-up costs nothing."""
    return ""


@book.rule("10.1.7.f", without=False)
def is_flipped_by_attack(card: Card) -> bool:
    """A face-down summon of another game is flipped face-up when it is attacked."""
    return card.is_face_down and card.printed.game is not Game.YUGIOH


@book.rule("10.1.7.g", without=False)
def is_activated_by_flipping(card: Card) -> bool:
    """A card of another game that is flipped face-up is activated."""
    return card.printed.game is not Game.YUGIOH


@book.rule("10.1.7.h")
def waits_a_turn(table: Table, card: Card) -> Refusal | None:
    """A card of another game cannot be flipped face-up in the turn in which it was turned face-down."""
    if card.printed.game is Game.YUGIOH or card.set_in != table.turn:
        return None
    return book.refuse("10.1.7.h", card=card.id, turned_down_in=card.set_in)


@book.rule("10.1.7.i", without=False)
def flips_like_a_monster(card: Card) -> bool:
    """A summon of another game is flipped face-up in a Main Phase, as a Flip Summon."""
    return is_summon(card) and card.printed.game is not Game.YUGIOH


@book.rule("10.1.7.j", without=False)
def flips_at_any_time(is_fast: bool) -> bool:
    """A fast card of another game may be flipped face-up at any time."""
    return is_fast


@book.rule("10.1.7.k", without=False)
def flips_at_slow_speed(card: Card, is_fast: bool) -> bool:
    """A card of another game that is neither a summon nor fast may be flipped face-up at slow speed."""
    return not is_fast and not is_summon(card)


@book.rule("10.1.9", without=False)
def may_look_through(player: str, card: Card) -> bool:
    """A player may look through their own Extra Deck at any time."""
    return card.player == player


@book.rule("10.1.13", without=True)
def has_stats_and_effects(card: Card) -> bool:
    """A monster, Spell or Trap that is face-down has neither stats nor effects."""
    return not card.is_face_down or card.printed.game is not Game.YUGIOH


@book.rule("10.1.12")
def begins_in_extra_deck(card: str, is_made_for_it: bool) -> Refusal | None:
    """A card of a type that is made for the Extra Deck cannot be part of a Main Deck."""
    return book.refuse("10.1.12", card=card) if is_made_for_it else None
