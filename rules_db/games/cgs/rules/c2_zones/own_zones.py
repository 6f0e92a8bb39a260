"""Section 2.2: the places of a player, and whose pile a card goes to."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import Game, Zone


@book.rule("2.2.2.b", without=Zone.NOWHERE)
def graveyard() -> Zone:
    """Cards that speak of the graveyard, or GY, mean the discard pile."""
    return Zone.DISCARD


@book.rule("2.2.3.b", without=Zone.NOWHERE)
def where_exiled_cards_go() -> Zone:
    """A card that is exiled goes to the exiled zone."""
    return Zone.EXILE


@book.value("2.2.5", without=1)
def main_summon_zones() -> int:
    """Each player has five Main Summon Zones."""
    return 5


@book.value("2.2.6", without=1)
def backrow_zones() -> int:
    """Each player has five backrow zones."""
    return 5


@book.value("2.2.8", without=0)
def extra_summon_zones() -> int:
    """Each player has one Extra Summon Zone."""
    return 1


@book.rule("2.2.8.a", without=False)
def takes_pokemon(card: Card) -> bool:
    """A Pokémon may be summoned into the Extra Summon Zone."""
    return card.printed.game is Game.POKEMON


@book.rule("2.2.8.b", without=False)
def takes_extra_deck_monster(card: Card, origin: Zone) -> bool:
    """A monster may be summoned from the Extra Deck into the Extra Summon Zone."""
    return card.printed.game is Game.YUGIOH and origin is Zone.EXTRA_DECK


@book.rule("2.2.8.c")
def takes_no_other(card: Card, zone: Zone, is_allowed: bool) -> Refusal | None:
    """No other card is summoned into the Extra Summon Zone, or moves there as its card type changes."""
    if zone is not Zone.EXTRA_SUMMON or is_allowed:
        return None
    return book.refuse("2.2.8.c", card=card.id, game=str(card.printed.game), origin=str(card.zone))


@book.value("2.2.9", without=0)
def field_zones() -> int:
    """Each player has one Field Zone."""
    return 1


@book.rule("2.2.11", without="")
def whose_discard_pile(card: Card) -> str:
    """A discarded card goes to the discard pile of its owner."""
    return card.owner


@book.rule("2.2.12", without="")
def whose_exiled_zone(card: Card) -> str:
    """An exiled card goes to the exiled zone of its owner."""
    return card.owner


@book.rule("2.2.12.a", without="")
def whose_hand(card: Card) -> str:
    """A card that returns to a hand goes to that of its owner."""
    return card.owner


@book.rule("2.2.12.b", without="")
def whose_deck(card: Card) -> str:
    """A card that returns to a deck goes to that of its owner."""
    return card.owner


@book.rule("2.2.13", without=False)
def goes_to_shared_deck(card: Card) -> bool:
    """A card that no player owns goes back to the shared deck that it comes from."""
    return not card.owner
