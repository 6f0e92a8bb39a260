"""Random games of python-chess: python chess_moves.py STEPS prints steps and seconds of the processor.

A game ends after 200 moves, or when there is no legal one; draws are not looked for. A move is not checked again when
it is made, and nothing is told of it.
"""

import random
import sys
import time

import chess

wanted, chooser = int(sys.argv[1]), random.Random(1)
steps, start = 0, time.process_time()
while steps < wanted:
    board = chess.Board()
    for _ in range(200):
        moves = list(board.legal_moves)
        if not moves:
            break
        board.push(moves[int(chooser.random() * len(moves))])
        steps += 1
print(steps, time.process_time() - start)
