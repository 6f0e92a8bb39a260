"""Our evaluator on random hands of a standard deck: python our_hands.py CARDS HANDS prints hands and
seconds, first of those it begins with, then of as many others."""

import random
import sys
import time

from rules_db.games.cgs.poker import PokerCard, evaluator

COLORS = {"spades": "black", "clubs": "black", "diamonds": "red", "hearts": "red"}
RANKS = (*map(str, range(2, 11)), "Jack", "Queen", "King", "Ace")

size, wanted, chooser = int(sys.argv[1]), int(sys.argv[2]), random.Random(1)
deck = [PokerCard(rank, suit, frozenset({color})) for rank in RANKS for suit, color in COLORS.items()]
best = evaluator().best
for _ in ("beginning", "going on"):
    hands = [chooser.sample(deck, size) for _ in range(wanted)]
    start = time.process_time()
    for hand in hands:
        best(hand)
    print(wanted, time.process_time() - start)
