"""Section 8.2: special actions, which never enter the Queue."""

from __future__ import annotations

from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import Role, has_role
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import Game, Zone


@book.rule("8.2.1", without=True)
def enters_queue(is_special: bool) -> bool:
    """A special action is not added to the Queue."""
    return not is_special


@book.rule("8.2.1.a", without="")
def keeps_priority(player: str) -> str:
    """Who takes a special action has priority afterwards."""
    return player


@book.rule("8.2.2", without=False)
def is_special_in_magic(card: Card) -> bool:
    """What Magic calls a special action is one, such as playing a land."""
    return card.printed.game is Game.MAGIC and has_role(card, Role.RESOURCE)


@book.rule("8.2.3.a", without=False)
def is_resource_of_another_game(card: Card) -> bool:
    """Playing a resource card of another game than Magic is a special action."""
    return card.printed.game is not Game.MAGIC and has_role(card, Role.RESOURCE)


@book.rule("8.2.3.b", without=False)
def is_evolving(card: Card) -> bool:
    """Evolving a Pokémon is a special action."""
    return card.printed.game is Game.POKEMON


@book.rule("8.2.3.d", without=False)
def is_purchase() -> bool:
    """Buying a card from the Dealer is a special action."""
    return True


@book.rule("8.2.3.c", without=False)
def is_playing_uno() -> bool:
    """Playing a card onto the Uno pile is a special action."""
    return True


@book.rule("8.2.3.e", without=False)
def is_banking(zone: Zone) -> bool:
    """Banking a card is a special action."""
    return zone is Zone.BANK


def is_resource(card: Card) -> bool:
    """Whether playing a card is a special action because the card is a resource."""
    return is_special_in_magic(card) or is_resource_of_another_game(card)
