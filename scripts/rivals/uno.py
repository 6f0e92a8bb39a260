"""Random games of RLCard's UNO at game level: python uno.py GAMES prints the steps and the seconds of the processor.

As in RLCard's own loop, one game object is dealt anew for each game, and each step returns the next player's state: the
hand and the played cards as text, and the legal actions, one of which is taken at random. A step trusts that its action
is legal and tells nothing of what happened.
"""

import random
import sys
import time

from rlcard.games.uno import Game

chooser, game = random.Random(1), Game()
game.np_random.seed(1)
steps, start = 0, time.process_time()
for _ in range(int(sys.argv[1])):
    state, _player = game.init_game()
    while not game.is_over():
        actions = state["legal_actions"]
        state, _player = game.step(actions[int(chooser.random() * len(actions))])
        steps += 1
    game.get_payoffs()
print(steps, time.process_time() - start)
