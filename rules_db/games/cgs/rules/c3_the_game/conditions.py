"""Section 3.1: when a player wins or loses, and what several results at once come to."""

from __future__ import annotations

from collections.abc import Callable

from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

Condition = Callable[[Table, str], bool]


@book.rule("3.1.2", without=False)
def has_no_life(table: Table, player: str) -> bool:
    """A player whose life is down to 0, or below it, loses (3.1.2.R1)."""
    return table.players[player].life <= 0


@book.rule("3.1.3", without=False)
def has_removed_prizes(table: Table, player: str) -> bool:
    """A player wins who has removed every Prize card, however it went (3.1.3.R1)."""
    return table.players[player].had_prizes and not any(table.players[player].zones[Zone.PRIZES])


@book.rule("3.1.4", without=False)
def has_decked_out(table: Table, player: str) -> bool:
    """A player loses who is to draw a card and has none left in the Main Deck."""
    return table.players[player].is_decked


FULL_SETS: list[Callable[[Table, str, int], bool]] = []
"""Whether a player has full sets in so many colors; chapter 18 says what that is."""


@book.rule("3.1.5", without=False)
def has_three_sets(table: Table, player: str) -> bool:
    """A player wins with 3 full sets of Property cards, each of a different color."""
    for has_full_sets in FULL_SETS:  # noqa: SIM110 - asked after each event
        if has_full_sets(table, player, 3):
            return True
    return False


WINNING_HANDS: list[Callable[[Table, str], bool]] = []
"""Whether a player wins with the cards in hand."""


@book.rule("3.1.12", without="")
def said_by_card(table: Table, player: str) -> str:
    """'wins' or 'loses' where the text of a card has said so, or says so in a hand (3.1.1.R2)."""
    for wins in WINNING_HANDS:
        if wins(table, player):
            return "wins"
    return table.players[player].verdict


@book.rule("3.1.1", without=())
def conditions() -> tuple[tuple[str, str, Condition], ...]:
    """Each condition is one by itself: its rule, and what a player does who meets it."""
    return (
        ("3.1.2", "loses", has_no_life),
        ("3.1.3", "wins", has_removed_prizes),
        ("3.1.4", "loses", has_decked_out),
        ("3.1.5", "wins", has_three_sets),
        ("3.1.12", "wins", _wins_by_card),
        ("3.1.12", "loses", _loses_by_card),
    )


def _wins_by_card(table: Table, player: str) -> bool:
    return said_by_card(table, player) == "wins"


def _loses_by_card(table: Table, player: str) -> bool:
    return table.players[player].verdict == "loses" and said_by_card(table, player) == "loses"


@book.rule("3.1.6", without=())
def met(table: Table) -> list[tuple[str, str, str]]:
    """After each event: the rule, the result and the player of each condition that is met."""
    known = conditions()
    return [(rule, result, player) for player in table.order for rule, result, holds in known if holds(table, player)]


@book.rule("3.1.6.a", without=1)
def counted_together(found: list[tuple[str, str, str]]) -> int:
    """What happens at the same moment is looked at together: how many of the results at once."""
    return len(found)


@book.rule("3.1.6.b", without=False)
def battle_has_three_moments() -> bool:
    """In a battle the damage, the destruction and the Prize cards are three moments, one after the other."""
    return True


@book.rule("3.1.7", without=False)
def loses_all_the_same(player: str, winners: list[str], losers: list[str]) -> bool:
    """A player who would win and lose at the same moment loses."""
    return player in winners and player in losers


@book.rule("3.1.8", without=())
def beaten_by(table: Table, winners: list[str]) -> list[str]:
    """Where one player wins, all others lose."""
    return [each for each in table.order if each not in winners]


@book.rule("3.1.8.a", without=1)
def share_the_win(winners: list[str]) -> int:
    """Players who win at the same moment tie: how many of them win."""
    return len(winners)


@book.rule("3.1.9", without=False)
def tie_by_losing(table: Table, losers: list[str]) -> bool:
    """The last players, when they lose at the same moment, tie."""
    return all(each in losers for each in table.order)


@book.rule("3.1.10", without=False)
def leaves_by_losing(player: str) -> bool:
    """A player who loses leaves the game."""
    return True


@book.rule("3.1.11", without="")
def last_one(table: Table) -> str:
    """The one player who is left wins; '' while there are more."""
    return table.order[0] if len(table.order) == 1 else ""
