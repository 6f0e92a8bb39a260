"""Rules 4.2.8–4.2.8.e: whose a card is."""

from __future__ import annotations

from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import Zone


@book.rule("4.2.8.a", without="")
def owner_of_brought(player: str) -> str:
    """The player who has brought a card in a deck owns it."""
    return player


@book.rule("4.2.8.b", without="")
def owner_of_token(controller: str) -> str:
    """The player under whose control a token comes into play owns it."""
    return controller


@book.rule("4.2.8", without="")
def owner_in_draw_step(player: str) -> str:
    """Who draws a card in the draw step owns it."""
    return player


@book.rule("4.2.8.c", without="")
def owner_outside_draw_step(player: str) -> str:
    """Who draws a card from a shared deck outside the draw step owns it as well."""
    return player


@book.rule("4.2.8.d", without=False)
def is_nobodys(zone: Zone) -> bool:
    """A card in a shared deck has no owner there."""
    return zone in (Zone.UNO_DECK, Zone.MONOPOLY_DECK, Zone.DEALERS_DECK)


@book.rule("4.2.8.e", without=False)
def keeps_owner() -> bool:
    """A change of control leaves the owner of a card as it was: False while it would not."""
    return True


def owner_of_drawn(player: str, card: Card, in_draw_step: bool) -> str:
    """Whose a card is that a player has drawn: a card of a Main Deck stays its owner's."""
    return card.owner or (owner_in_draw_step(player) if in_draw_step else owner_outside_draw_step(player))
