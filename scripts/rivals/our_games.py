"""Random games of one of our engines: python our_games.py GAME WAY STEPS prints steps and seconds of the processor.

WAY is what is done in another way than usual, so that its share can be told:

    plainly    nothing
    unruled    the functions of rules stand as if nobody had registered them
    untraced   no event is made, and nothing is linked to its cause
    searching  each step copies the state and lists all legal actions, as a node of a search does
"""

import random
import sys
import time
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

from rules_db.engine.chance import Chance
from rules_db.engine.engines import load_engine
from rules_db.engine.game import legal
from rules_db.engine.kernel import Event
from rules_db.engine.play.playout import run_through
from rules_db.engine.play.record import read_record
from rules_db.engine.registry import Registry
from rules_db.engine.state.copying import copied
from rules_db.engine.trace import Trace
from rules_db.examples.opening import Opening, open_game

LIMIT = 200


def leave_rules_plain() -> None:
    """What the game calls is the function as written, whatever registering makes of it."""
    registered = Registry.rule

    def rule(book: Registry, number: str, without: Any = None) -> Callable[[Any], Any]:
        register = registered(book, number, without)

        def plain(function: Any) -> Any:
            register(function)
            return function

        return plain

    Registry.rule = Registry.value = rule  # type: ignore[method-assign]


def leave_traces_out() -> None:
    """One event stands for all."""
    event, cause = Event(0, "", "", "", (), None), nullcontext()

    def begin(trace: Trace, book: Registry) -> None:
        trace.events, trace._causes = [event], []

    def emit(trace: Trace, kind: str, number: str, who: str = "", **data: Any) -> Event:
        trace.events.append(event)
        return event

    Trace.__init__ = begin  # type: ignore[method-assign]
    Trace.emit = emit  # type: ignore[method-assign]
    Trace.because = lambda trace, event: cause  # type: ignore[method-assign, assignment, return-value]


def search(opening: Opening, seed: int, limit: int) -> int:
    """A random game in which each step is a node of a search; how many there were."""
    game, chance = opening.game, random.Random(seed)
    state = game.new(opening.setup, seed)
    for count in range(limit):
        if game.pending(state) is None:
            return count
        state = copied(state)
        actions = legal(game, state)
        game.apply(state, actions[int(chance.random() * len(actions))])
    return limit


key, way, wanted = sys.argv[1], sys.argv[2], int(sys.argv[3])
if way == "unruled":
    leave_rules_plain()
if way == "untraced":
    leave_traces_out()
engine = load_engine(key)
opening = open_game(read_record(engine.starter.usual(engine.players, Chance(1)), is_markdown=False).setup)
with opening.game.book.reached():
    run_through(opening.game, opening.setup, 0, LIMIT)  # rules that were noted once cost what they did before
steps, seed, start = 0, 0, time.process_time()
while steps < wanted:
    seed += 1
    if way == "searching":
        steps += search(opening, seed, LIMIT)
    else:
        steps += run_through(opening.game, opening.setup, seed, LIMIT)
print(steps, time.process_time() - start)
