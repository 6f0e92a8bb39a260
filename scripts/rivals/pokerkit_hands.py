"""PokerKit on random hands of a standard deck: python pokerkit_hands.py CARDS HANDS prints hands and
seconds, first of those it begins with, then of as many others."""

import random
import sys
import time

from pokerkit import Deck, StandardHighHand

size, wanted, chooser = int(sys.argv[1]), int(sys.argv[2]), random.Random(1)
best = StandardHighHand.from_game
for _ in ("beginning", "going on"):
    hands = [chooser.sample(list(Deck.STANDARD), size) for _ in range(wanted)]
    start = time.process_time()
    for hand in hands:
        best(hand)
    print(wanted, time.process_time() - start)
