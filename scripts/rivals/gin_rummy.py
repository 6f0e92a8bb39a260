"""Random games of RLCard's gin rummy at game level: python gin_rummy.py STEPS prints steps and processor seconds.

As in RLCard's own loop, one game object is dealt anew for each game, and each step returns the next player's view: the
cards as text. A step trusts that its action is legal and tells nothing of what happened.
"""

import random
import sys
import time

from rlcard.games.gin_rummy.game import GinRummyGame

wanted, chooser, game = int(sys.argv[1]), random.Random(1), GinRummyGame()
game.np_random.seed(1)
steps, start = 0, time.process_time()
while steps < wanted:
    game.init_game()
    while not game.is_over():
        actions = game.judge.get_legal_actions()
        game.step(actions[int(chooser.random() * len(actions))])
        steps += 1
print(steps, time.process_time() - start)
