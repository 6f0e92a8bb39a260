"""Section 18.1: drawing from the Monopoly Deal deck, how many of its cards one plays, and banking."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.rules.c4_turn.phases import is_main
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone


@book.rule("18.1.1", without=0)
def drawn_in_draw_step() -> int:
    """One card from the Monopoly Deal deck is drawn in the draw step."""
    return 1


@book.rule("18.1.1.a", without=False)
def is_made_anew(table: Table) -> bool:
    """When the deck is empty, the cards beside it are shuffled and become the new deck at once."""
    return not table.shared[Zone.MONOPOLY_DECK] and bool(table.shared[Zone.LOST])


@book.rule("18.1.1.b", without=True)
def loses_by_empty_deck() -> bool:
    """Nobody draws from an empty Monopoly Deal deck, and nobody loses for that."""
    return False


@book.rule("18.1.2", without=True)
def serves_other_effects() -> bool:
    """No effect that draws additional cards can be used on the Monopoly Deal deck."""
    return False


@book.rule("18.1.3")
def is_one_of_three(card: Card, played: int) -> Refusal | None:
    """No more than three Monopoly Deal cards are played in a turn of one's own."""
    return book.refuse("18.1.3", card=card.id, played=played) if played >= 3 else None


@book.rule("18.1.3.a", without=False)
def banking_is_playing(zone: Zone) -> bool:
    """Banking a card counts as playing it."""
    return zone is Zone.BANK


@book.rule("18.1.3.b", without=False)
def counts_in_turn_of(player: str, turn_player: str) -> bool:
    """A card counts if the player whose turn it is plays it, wherever it is played to."""
    return player == turn_player


@book.rule("18.1.3.c", without=True)
def counts_without_being_played() -> bool:
    """A bet, a payment and another color for a Property Wildcard do not count."""
    return False


@book.rule("18.1.3.d")
def is_banked_at_slow_speed(table: Table, card: Card, player: str) -> Refusal | None:
    """A card is banked from the hand, in a Main Phase of one's own turn while the Queue is empty, even a fast one."""
    in_hand = card.zone is Zone.HAND and card.player == player
    is_time = table.turn_player == player and is_main(table.phase) and not table.queue and table.attack is None
    if in_hand and is_time:
        return None
    return book.refuse("18.1.3.d", card=card.id, turn_player=table.turn_player, phase=table.phase, zone=str(card.zone))
