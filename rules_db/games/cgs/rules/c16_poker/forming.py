"""Section 16.5: which cards a poker hand is formed of, and what cards in Hold 'em zones do not do."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import Game, Zone


@book.rule("16.5.1", without=0)
def most_of_hold_em_zones() -> int:
    """A poker hand can use as many as two cards from the Hold 'em zones."""
    return 2


@book.rule("16.5.2", without=5)
def most_of_the_dealer() -> int:
    """A poker hand can use no more than three cards from the Dealer's zones."""
    return 3


@book.rule("16.5.3", without=False)
def uses_other_games(game: Game) -> bool:
    """Any card, of whatever game and card type, can be used in a poker hand."""
    return game is not Game.POKER


@book.rule("16.5.4", without=False)
def goes_by_the_tables() -> bool:
    """The cards are compared by color and rank as the tables of 6.2.2 and 6.3.2 say."""
    return True


@book.rule("16.5.5", without=False)
def uses_flipped_cards() -> bool:
    """Playing cards that were flipped in the backrow zones as hands were revealed may be used as well."""
    return True


@book.rule("16.5.6", without=12)
def most_cards() -> int:
    """A poker hand cannot use more than five cards."""
    return 5


@book.rule("16.5.7")
def is_not_activated(card: Card) -> Refusal | None:
    """An effect of a card in a Hold 'em zone cannot be activated."""
    return book.refuse("16.5.7", card=card.id) if card.zone is Zone.HOLD_EM else None


@book.rule("16.5.8", without=True)
def begins_by_revealing() -> bool:
    """No effect begins because a card in a Hold 'em zone is revealed."""
    return False


@book.rule("16.5.10")
def cannot_be_affected(card: Card) -> Refusal | None:
    """A card in a Hold 'em zone cannot be affected by other cards or actions, so nothing is aimed at it."""
    return book.refuse("16.5.10", card=card.id) if card.zone is Zone.HOLD_EM else None


@book.rule("16.5.12", without=False)
def may_be_left_out() -> bool:
    """Any of these cards may be left out."""
    return True
