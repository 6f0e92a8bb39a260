"""Section 13.2: Trainers, of which Items and Supporters are short-term."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.rules.c4_turn.phases import is_first_turn
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone


@book.rule("13.2.1", without=Zone.NOWHERE)
def where_trainers_go() -> Zone:
    """Trainers are backrow cards."""
    return Zone.BACKROW


@book.rule("13.2.1.a", without=False)
def are_slow() -> bool:
    """Trainers are slow cards."""
    return True


@book.rule("13.2.2", without=False)
def item_is_short_term() -> bool:
    """An Item goes when its effect is over."""
    return True


@book.rule("13.2.4", without=False)
def supporter_is_short_term() -> bool:
    """A Supporter goes when its effect is over."""
    return True


@book.rule("13.2.5")
def is_only_supporter(card: Card, played: int) -> Refusal | None:
    """No more than one Supporter is played in a turn."""
    return book.refuse("13.2.5", card=card.id, played=played) if played else None


@book.rule("13.2.6")
def waits_for_second_turn(table: Table, card: Card, player: str) -> Refusal | None:
    """The player who goes first plays no Supporter on their first turn."""
    if is_first_turn(table) and table.turn_player == player:
        return book.refuse("13.2.6", card=card.id, turn=table.turn)
    return None
