"""Section 2.2.2: who goes first, the opening hands, and what the first player does not do."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.rules.c2_2_basic_rules import overruling
from rules_db.games.ttcg.state import Card, Table


@book.rule("2.2.2.1", without="")
def agreed_on(player: str) -> str:
    """Who goes first is settled by any way that both players accept; '' for none (2.2.2.1.R1)."""
    return player


@book.rule("2.2.2.2")
def first_by_the_die(seats: Sequence[str], roll: int) -> str | None:
    """The even numbers are one player's and the odd ones the other's, and a die is rolled (2.2.2.2.R1)."""
    first, second = seats
    return first if roll % 2 == 0 else second


@book.value("2.2.2.3", without=0)
def opening_hand() -> int:
    """To begin the game each player draws five cards."""
    return 5


@book.rule("2.2.2.4")
def attacks_in_first_turn(table: Table, attacker: Card) -> Refusal | None:
    """The player who goes first does not attack during their first turn."""
    if table.turn > 1 or overruling.is_allowed_to_card(table, "attack in the first turn", attacker):
        return None
    return book.refuse("2.2.2.4", attacker=attacker.id, turn=table.turn)
