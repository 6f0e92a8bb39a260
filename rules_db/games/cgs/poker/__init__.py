"""Poker hands by chapter 16: which hand some cards make, and which of two is higher. Knows cards, but no table.

best_hand([PokerCard("Ace", "spades", frozenset({"black"})), JOKER])   # a Pair of Aces
"""

from rules_db.games.cgs.poker.cards import JOKER, PokerCard
from rules_db.games.cgs.poker.evaluator import Evaluator, Hand, best_hand, best_with_shared, evaluator

__all__ = ["JOKER", "Evaluator", "Hand", "PokerCard", "best_hand", "best_with_shared", "evaluator"]
