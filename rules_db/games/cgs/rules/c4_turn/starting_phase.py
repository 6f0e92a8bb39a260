"""Section 4.2: the steps of the Starting Phase."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.games.cgs.book import book
from rules_db.games.cgs.rules.c4_turn.phases import is_first_turn
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import DRAW, UNTAP, UPKEEP


@book.value("4.2.1", without=())
def steps() -> tuple[str, ...]:
    """The three steps of the Starting Phase."""
    return DRAW, UPKEEP, UNTAP


@book.rule("4.2.2", without=1)
def free_to_take(left: Sequence[str]) -> int:
    """The steps may be taken in any order: how many of those left may come next."""
    return len(left)


@book.rule("4.2.3", without=False)
def must_draw(table: Table) -> bool:
    """In the draw step the turn player draws a card from the Main Deck."""
    return True


@book.rule("4.2.4", without=True)
def counts_in_draw_step(number: int) -> bool:
    """The three draws of a draw step together count as drawing one card: the first of them does."""
    return number == 1


@book.rule("4.2.4.a", without=False)
def counts_by_itself() -> bool:
    """A card that an effect draws is a draw of its own."""
    return True


@book.rule("4.2.5", without=False)
def skips_main_deck(table: Table) -> bool:
    """The first player draws no card from the Main Deck in their first turn."""
    return is_first_turn(table)


@book.rule("4.2.6", without=False)
def skips_upkeep(table: Table) -> bool:
    """The first player skips the upkeep step in their first turn."""
    return is_first_turn(table)


@book.rule("4.2.7", without=False)
def skips_untap(table: Table) -> bool:
    """The first player skips the untap step in their first turn."""
    return is_first_turn(table)


@book.rule("4.2.9", without=False)
def upkeep_is_due() -> bool:
    """In the upkeep step the effects that are due in the upkeep or in Standby are resolved."""
    return True


@book.rule("4.2.10", without=())
def untapping(table: Table) -> list[Card]:
    """The cards that untap in the untap step."""
    return [card for card in table.cards.values() if card.is_tapped and card.controller == table.turn_player]


def steps_of_this_turn(table: Table) -> list[str]:
    skipped = ([UPKEEP] if skips_upkeep(table) else []) + ([UNTAP] if skips_untap(table) else [])
    return [each for each in steps() if each not in skipped]
