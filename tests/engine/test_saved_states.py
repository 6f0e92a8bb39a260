"""A game that is saved and loaded after every action goes on as the one that was never saved."""

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rules_db.engine.chance import Chance
from rules_db.engine.engines import engine_keys, load_engine
from rules_db.engine.game import AnyGame, legal
from rules_db.engine.play.record import read_record
from rules_db.engine.state.copying import copied
from rules_db.engine.state.plain import from_json, to_json
from rules_db.examples.opening import open_game

GAMES = 8
ACTIONS = 40
WAYS: dict[str, Callable[[Any], Any]] = {
    "JSON": lambda state: from_json(type(state), to_json(state)),
    "copies": copied,
}


def begun(key: str, seed: int) -> tuple[AnyGame, Any]:
    """A game of cards half of which chance has invented, where the game has somebody who does."""
    engine, chance = load_engine(key), Chance(seed)
    players = ("Ann", "Bob") if key != "singularity" else ("Ann",)
    setup = (engine.inventor.setup if engine.inventor else engine.starter.random)(players, chance)
    return opened(key, setup, seed)


def opened(key: str, setup: str, seed: int = 1) -> tuple[AnyGame, Any]:
    opening = open_game(read_record(setup, is_markdown=False).setup)
    return opening.game, opening.game.new(opening.setup, seed)


def states(key: str, seed: int) -> Iterator[tuple[AnyGame, Any, Any]]:
    """Each state of a random game played in one go, and the action that is taken in it."""
    (game, state), chance = begun(key, seed), Chance(seed)
    for _ in range(ACTIONS):
        actions = legal(game, state)
        if not actions:
            return
        action = chance.pick(actions)
        yield game, state, action
        game.apply(state, action)


def changeable(value: Any, where: str) -> Iterator[tuple[int, str]]:
    """Everything in a state that can change, wherever it is held, by its identity."""
    if isinstance(value, dict):
        held = [(f"{where}[{key}]", each) for key, each in value.items()]
    elif isinstance(value, (list, tuple)):
        held = [(f"{where}[{at}]", each) for at, each in enumerate(value)]
    elif dataclasses.is_dataclass(value) and type(value).__hash__ is None:
        held = [(f"{where}.{each.name}", getattr(value, each.name)) for each in dataclasses.fields(value)]
    else:
        return
    if not isinstance(value, tuple):
        yield id(value), where
    for inner, each in held:
        yield from changeable(each, inner)


def held_twice(state: Any) -> list[str]:
    """Where the state holds what can change and is held elsewhere in it as well."""
    found = list(changeable(state, "state"))
    count = Counter(identity for identity, _ in found)
    return [where for identity, where in found if count[identity] > 1]


@pytest.mark.parametrize("key", engine_keys())
def test_what_can_change_is_held_in_one_place(key: str) -> None:
    found = [twice for seed in range(GAMES) for _, state, _ in states(key, seed) if (twice := held_twice(state))]

    assert found == []


@pytest.mark.parametrize("key", engine_keys())
def test_a_game_goes_on_alike_whether_or_not_it_is_saved_and_copied(key: str) -> None:
    apart = [parting for seed in range(GAMES) if (parting := parted(*begun(key, seed), seed))]

    assert apart == []


def parted(game: AnyGame, whole: Any, seed: int) -> str:
    """The first action after which a game that is passed on before each is another one than one that is not; or ''."""
    chance, others = Chance(seed), {name: copied(whole) for name in WAYS}
    for _ in range(ACTIONS):
        actions = legal(game, whole)
        if not actions:
            return ""
        action = chance.pick(actions)
        events = game.apply(whole, action)
        for name, way in WAYS.items():
            others[name] = way(others[name])
            if game.apply(others[name], action) != events or to_json(others[name]) != to_json(whole):
                return f"{name}, game {seed}: {game.format(action)}"
    return ""
