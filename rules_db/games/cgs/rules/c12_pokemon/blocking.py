"""Section 12.8: Pokémon that are to block, or are attacked."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.rules.c12_pokemon.spots import is_active_spot
from rules_db.games.cgs.state import Card


@book.rule("12.8.1")
def blocks_from_active_spot(card: Card) -> Refusal | None:
    """Only a Pokémon in an Active Spot is selected to block."""
    return None if is_active_spot(card.zone) else book.refuse("12.8.1", card=card.id, zone=str(card.zone))


@book.rule("12.8.2", without=True)
def strikes_back_when_attacked() -> bool:
    """A Pokémon that is attacked deals no damage back."""
    return False


@book.rule("12.8.2.a", without=True)
def strikes_back_as_blocker() -> bool:
    """Nor does one that was selected to block."""
    return False
