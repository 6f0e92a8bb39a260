"""A bot that plays the True Trading Card Game by the points and cards that are left once an action and its chain are
over."""

from collections.abc import Mapping

from rules_db.engine.play.bots import Bot
from rules_db.engine.play.looking_ahead import LookingAhead, passing
from rules_db.games.ttcg.actions.values import GiveUp, Pass
from rules_db.games.ttcg.rules.c2_1_terms.cards import is_creature
from rules_db.games.ttcg.state import Card, Table

GAME_WORTH, POINT_WORTH, HAND_WORTH, CARD_WORTH = 1_000.0, 3.0, 1.5, 1.0


def worth(table: Table, player: str) -> float:
    """How far the player is ahead of the other."""
    if table.is_over:
        return 0.0 if not table.winner else GAME_WORTH if table.winner == player else -GAME_WORTH
    return _standing(table, player) - _standing(table, table.other(player))


def _standing(table: Table, name: str) -> float:
    one = table.players[name]
    return (
        POINT_WORTH * one.points + HAND_WORTH * len(one.hand) + sum(_worth_of(table.cards[each]) for each in one.field)
    )


def _worth_of(card: Card) -> float:
    """A creature is worth what it fights with, and more if it stands on others."""
    if not is_creature(card):
        return CARD_WORTH
    return CARD_WORTH + 0.5 * card.printed.attack + 0.3 * card.printed.defense + card.printed.level


BOTS: Mapping[str, Bot] = {"careful": LookingAhead(worth, passing(Pass, GiveUp), guesses=1, steps=6)}
