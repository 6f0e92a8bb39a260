"""Whether players are offered what examples do: an action that nobody would find in a list is as good as forbidden.

An offer may leave open what the game asks for later, such as a target, name a place of a zone for all that are free,
and several cards in another order: it stands for every action whose text has all of its words. It also stands for what
comes to the same, such as an attack on a card that is called by its place.
"""

import re
from typing import Any

from rules_db.engine.engines import load_engine
from rules_db.engine.game import AnyGame, legal
from rules_db.engine.state.copying import copied
from rules_db.examples.results import Result
from rules_db.examples.runner import run_example
from rules_db.model import Example


def run_by_offers(example: Example) -> tuple[Result, list[str]]:
    """What comes of an example, and the texts of the actions that it carries out though no offer stands for them."""
    game, missing = load_engine(example.rulebook).game, []

    def look(state: Any, action: Any) -> None:
        if game.why_not(state, action) is None and not _is_offered(game, state, action):
            missing.append(game.format(action))

    return run_example(example, witness=look), missing


def _is_offered(game: AnyGame, state: Any, action: Any) -> bool:
    offers = game.options(state)
    if action in offers:
        return True
    wanted = _words(game.format(action))
    if any(_words(game.format(each)) <= wanted and game.why_not(state, each) is None for each in offers):
        return True
    after = _after(game, state, action)
    return any(_after(game, state, each) == after for each in legal(game, state))


def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"[^\W\d][^\s,;]*", text))


def _after(game: AnyGame, state: Any, action: Any) -> Any:
    state = copied(state)
    game.apply(state, action)
    return state
