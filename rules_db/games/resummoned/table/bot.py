"""A bot that plays Resummoned by the life points and cards that are left once an action and its chain are over."""

from collections.abc import Mapping

from rules_db.engine.play.bots import Bot
from rules_db.engine.play.looking_ahead import LookingAhead, passing
from rules_db.games.resummoned import properties
from rules_db.games.resummoned.actions.values import Pass, Surrender
from rules_db.games.resummoned.state import Card, CardType, Duel, Facing, Position

DUEL_WORTH, HAND_WORTH, CARD_WORTH = 20_000.0, 350.0, 150.0
"""In life points: the duel itself, a card in the hand, and one on the field besides what it can fight with."""


def worth(duel: Duel, player: str) -> float:
    """How far the player is ahead of all others, in life points."""
    return sum(_standing(duel, name) * (1 if name == player else -1) for name in duel.seats)


def _standing(duel: Duel, name: str) -> float:
    one = duel.players[name]
    if one.lost:
        return -DUEL_WORTH
    cards = sum(_worth_of(duel, duel.cards[each]) for each in one.field)
    return one.life_points + HAND_WORTH * len(one.hand) + cards


def _worth_of(duel: Duel, card: Card) -> float:
    """A monster is worth what it fights with; one that cannot attack now, less."""
    if card.insert.paired.type is not CardType.MONSTER:
        return CARD_WORTH
    attack, defense = card.insert.attack, card.insert.defense
    if card.facing is Facing.UP:
        attack = properties.number(duel, card, "ATK") or 0
        defense = properties.number(duel, card, "DEF") or 0
    return CARD_WORTH + (0.6 * attack if card.position is Position.ATTACK else 0.3 * attack + 0.25 * defense)


BOTS: Mapping[str, Bot] = {"careful": LookingAhead(worth, passing(Pass, Surrender), guesses=1, steps=7)}
