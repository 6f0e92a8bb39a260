"""Rules 501.3 and 501.4: drawing and excavating."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.choices import Listed
from rules_db.engine.trace import Trace
from rules_db.games.resummoned import moving
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.state import Duel, Zone


@book.rule("501.3.a", without=False)
def loses_instead_of_drawing(duel: Duel, player: str, count: int) -> bool:
    """A player who is to draw more cards than the deck holds loses the duel instead."""
    return count > len(duel.players[player].deck)


@book.rule("501.3", without=())
def top_cards(duel: Duel, player: str, count: int) -> tuple[str, ...]:
    """To draw X cards is to move the top X cards of the deck to the hand; the first one is the top one."""
    return _from_the_top(duel, player, count)


def _from_the_top(duel: Duel, player: str, count: int) -> tuple[str, ...]:
    deck = duel.players[player].deck
    return tuple(reversed(deck[max(0, len(deck) - count) :]))


def drawing(duel: Duel, draws: Sequence[tuple[str, int]], rule: str) -> tuple[list[moving.Move], list[tuple[str, str]]]:
    """The moves of players who draw, and the players whose decks are too small, with the rule, who lose instead."""
    failing = [player for player, count in draws if loses_instead_of_drawing(duel, player, count)]
    moves = [
        moving.Move(card, Zone.HAND, "drawn", rule, who=player)
        for player, count in draws
        if player not in failing
        for card in top_cards(duel, player, count)
    ]
    return moves, [(player, "501.3.a") for player in failing]


def draw(duel: Duel, trace: Trace, draws: Sequence[tuple[str, int]], rule: str) -> list[tuple[str, str]]:
    """Players draw at the same moment; the players who lose instead, as `drawing` finds them."""
    moves, failing = drawing(duel, draws, rule)
    if moves:
        moving.move_all(duel, trace, moves, Listed())
    return failing


@book.rule("501.4", without=())
def excavated(duel: Duel, player: str, count: int) -> tuple[str, ...]:
    """To excavate X cards is to reveal the top X cards of the deck; a small deck is excavated whole (501.4.R1)."""
    return _from_the_top(duel, player, count)
