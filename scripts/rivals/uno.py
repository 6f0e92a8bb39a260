"""Random games of RLCard's UNO at game level: python uno.py GAMES prints the steps and the seconds."""

import random
import sys
import time

from rlcard.games.uno import Game

random.seed(1)
steps, start = 0, time.perf_counter()
for _ in range(int(sys.argv[1])):
    game = Game()
    game.init_game()
    while not game.is_over():
        game.step(random.choice(list(game.get_legal_actions())))
        steps += 1
print(steps, time.perf_counter() - start)
