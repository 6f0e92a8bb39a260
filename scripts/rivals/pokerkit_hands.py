"""PokerKit on random hands of a standard deck: python pokerkit_hands.py CARDS HANDS prints hands and seconds."""

import random
import sys
import time

from pokerkit import Deck, StandardHighHand

size, wanted, chooser = int(sys.argv[1]), int(sys.argv[2]), random.Random(1)
hands = [chooser.sample(list(Deck.STANDARD), size) for _ in range(wanted)]
start = time.process_time()
for hand in hands:
    StandardHighHand.from_game(hand)
print(wanted, time.process_time() - start)
