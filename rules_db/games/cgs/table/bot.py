"""A bot that plays the Card Game Singularity by life, cards and full sets, once an action and what follows are over."""

from collections.abc import Mapping

from rules_db.engine.play.bots import Bot
from rules_db.engine.play.looking_ahead import LookingAhead, passing
from rules_db.games.cgs.actions.values import GiveUp, Pass
from rules_db.games.cgs.properties import DEFENSIVE, OFFENSIVE, stat
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import ON_FIELD, SUMMON_ZONES, Zone

GAME_WORTH, HAND_WORTH, CARD_WORTH, PRIZE_WORTH = 1_000.0, 2.0, 1.0, 4.0
"""In points of life: the game, a card in the hand, one in play besides its stats, a Prize card that is taken."""

MONEY_WORTH = 0.3
"""In points of life, of $1M in the bank or as the value of a Property card."""


def worth(table: Table, player: str) -> float:
    """How far the player is ahead of the strongest other, in points of life."""
    others = [_standing(table, each) for each in table.players if each != player]
    return _standing(table, player) - max(others, default=0.0)


def _standing(table: Table, name: str) -> float:
    one = table.players[name]
    if name in table.winners:
        return GAME_WORTH
    if one.is_out or name in table.losers:
        return -GAME_WORTH
    cards = sum(_worth_of(table, card) for card in table.cards.values() if card.controller == name)
    money = sum(table.cards[each].printed.value for each in table.lying(name, Zone.BANK))
    prizes = PRIZE_WORTH * -len(table.lying(name, Zone.PRIZES))
    return one.life + HAND_WORTH * len(table.lying(name, Zone.HAND)) + cards + MONEY_WORTH * money + prizes


def _worth_of(table: Table, card: Card) -> float:
    """A card in play; a summon is worth what it fights with, less its damage."""
    if card.zone not in ON_FIELD or card.is_masked:
        return 0.0
    value = CARD_WORTH + MONEY_WORTH * card.printed.value
    if card.zone not in SUMMON_ZONES:
        return value
    defense = max(0.0, float(stat(table, card, DEFENSIVE)) - card.damage)
    return value + 0.6 * float(stat(table, card, OFFENSIVE)) + 0.4 * defense + 0.5 * len(card.attached)


BOTS: Mapping[str, Bot] = {"careful": LookingAhead(worth, passing(Pass, GiveUp), guesses=1, steps=6, options=24)}
