"""Random hands of PokerKit's no-limit hold'em, three players: python holdem.py STEPS prints steps and seconds.

A step folds, checks or calls, or raises by the least or by all there is. The library deals and pays out by itself,
checks an operation again when it is made, and records it.
"""

import random
import sys
import time

from pokerkit import Automation, NoLimitTexasHoldem

PLAYERS, CHIPS, BLINDS, LEAST_BET = 3, 200, (1, 2), 2

wanted, chooser = int(sys.argv[1]), random.Random(1)
table = NoLimitTexasHoldem(tuple(Automation), True, 0, BLINDS, LEAST_BET)
random.seed(1)
steps, start = 0, time.process_time()
while steps < wanted:
    state = table(CHIPS, PLAYERS)
    while state.status:
        actions = []
        if state.can_fold():
            actions.append((state.fold, ()))
        if state.can_check_or_call():
            actions.append((state.check_or_call, ()))
        if state.can_complete_bet_or_raise_to():
            least = state.min_completion_betting_or_raising_to_amount
            most = state.max_completion_betting_or_raising_to_amount
            actions += ((state.complete_bet_or_raise_to, (amount,)) for amount in dict.fromkeys((least, most)))
        act, amounts = actions[int(chooser.random() * len(actions))]
        act(*amounts)
        steps += 1
print(steps, time.process_time() - start)
