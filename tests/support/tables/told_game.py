"""A random game told line by line. It needs nothing but the engine, so any Python can tell it: setup in, lines out."""

import json
import sys
from typing import Any

from rules_db.engine.chance import Chance
from rules_db.engine.engines import load_engine
from rules_db.engine.game import legal
from rules_db.engine.play.telling import tell_lines


def told_game(key: str, setup: dict[str, Any], seed: int, actions: int) -> list[str]:
    """The actions of a random game, each with what came of it."""
    game, chance = load_engine(key).game, Chance(seed)
    state, lines = game.new(setup, seed), list[str]()
    for _ in range(actions):
        if game.pending(state) is None:
            break
        options = legal(game, state)
        action = options[chance.below(len(options))]
        lines += [game.format(action), *tell_lines(game.apply(state, action))]
    return lines


if __name__ == "__main__":
    json.dump(told_game(**json.load(sys.stdin)), sys.stdout)
