"""Section 9.6: lands, and mana from them."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import Game, Zone

BASIC = {
    "Plains": "white", "Island": "blue", "Swamp": "black", "Mountain": "red", "Forest": "green", "Wastes": "colorless",
}  # fmt: skip


@book.rule("9.6.1", without=False)
def is_resource_card(card: Card) -> bool:
    """The land is the resource card of Magic."""
    return is_of(card, "land")


@book.rule("9.6.1.b", without=False)
def is_slow() -> bool:
    """Lands are slow cards."""
    return True


@book.rule("9.6.2", without=Zone.NOWHERE)
def is_played_to() -> Zone:
    """A land is played to the resource area."""
    return Zone.RESOURCES


@book.rule("9.6.3")
def one_a_turn(card: Card, played: int, allowed: int) -> Refusal | None:
    """No more than one land is played each turn, apart from what cards allow besides."""
    return book.refuse("9.6.3", card=card.id, played=played) if played >= allowed else None


@book.rule("9.6.4", without=False)
def may_be_tapped_for_mana(card: Card, player: str) -> bool:
    """A player may tap a land that they have in play to add its mana to their mana pool."""
    return is_of(card, "land") and card.controller == player


@book.rule("9.6.4.a", without=())
def colors_of_basic(types: Sequence[str]) -> list[str]:
    """The mana of a basic land, 1 of each kind that its name or types give."""
    return [color for name, color in BASIC.items() if name in types]


@book.rule("9.6.4.b", without=False)
def at_any_time() -> bool:
    """A land may be tapped for mana whenever its player has priority."""
    return True


@book.rule("9.6.4.c", without=False)
def adds_at_once(card: Card) -> bool:
    """An ability of a Magic card that only adds mana does not use the Queue."""
    return card.printed.game is Game.MAGIC
