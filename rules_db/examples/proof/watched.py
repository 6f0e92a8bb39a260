"""Whether each watch is one: with its rule switched off it has to speak up, in an example or in a random game.

The examples that stand under the rule are tried first, then all others that come to it, then random games.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules_db.engine.chance import Chance
from rules_db.engine.engines import Engine
from rules_db.engine.play.playout import watch_through
from rules_db.engine.play.record import read_record
from rules_db.engine.play.starting import PLAYERS
from rules_db.engine.watching import Breach, Watch
from rules_db.errors import Problem, RulebookProblems
from rules_db.examples.opening import open_game
from rules_db.examples.proof.shares import shared_out
from rules_db.examples.proof.without import Ran, run_without

GAMES, ACTIONS = 60, 60
"""How many random games are played without a rule, and how long, until its watch is held to have nothing to say."""


@dataclass(frozen=True, slots=True)
class SpokenWatch:
    """A watch of one rule. `spoke` is the scenario in which it spoke up, 'random game 7', or '' where it never did."""

    rule: str
    module: str
    qualname: str
    line: int
    spoke: str


def spoken_watches(engines: Sequence[Engine[Any, Any]], ran: Sequence[Ran]) -> Iterator[SpokenWatch]:
    """What every watch of these games says without its rules. `ran` are their examples with what came of them.

    Raises RulebookProblems for rules that are not registered.
    """
    numbers, coming = [(engine, number) for engine in engines for number in _watched(engine)], _coming(ran)
    for spoken in shared_out(lambda each: _spoken(*each, coming), numbers):
        yield from spoken


def _watched(engine: Engine[Any, Any]) -> list[str]:
    """The numbers of the rules that watches of a game see to; raises RulebookProblems for those not registered."""
    book = engine.game.book
    if astray := [(watch, number) for watch in book.watches for number in watch.rules if number not in book.entries]:
        raise RulebookProblems(_is_not_registered(watch, number) for watch, number in astray)
    return [*dict.fromkeys(number for watch in book.watches for number in watch.rules)]


def _spoken(engine: Engine[Any, Any], number: str, coming: Mapping[str, Sequence[Ran]]) -> list[SpokenWatch]:
    """What the watches of one rule say without it."""
    book = engine.game.book
    rule = book.id(number)
    own_first = sorted(coming.get(rule, ()), key=lambda ran: ran.example.rule != rule)
    spoke = _where_they_speak(engine, number, own_first)
    return [
        SpokenWatch(book.id(number), watch.module, watch.qualname, watch.line, spoke.get(watch, ""))
        for watch in book.watches_of(number)
    ]


def _is_not_registered(watch: Watch, number: str) -> Problem:
    what = f"{watch.qualname} sees to rule {number}, which is not registered"
    return Problem(file_of(watch.module), watch.line, what, "mend the number, or register the rule")


def file_of(module: str) -> str:
    """The file of a module, from the project's folder."""
    return f"{module.replace('.', '/')}.py"


def _coming(ran: Sequence[Ran]) -> Mapping[str, Sequence[Ran]]:
    """The examples that come to each rule."""
    coming = defaultdict(list)
    for each in ran:
        for rule in frozenset[str]().union(*(scenario.reached for scenario in each.result.scenarios)):
            coming[rule].append(each)
    return coming


def _where_they_speak(engine: Engine[Any, Any], number: str, examples: Sequence[Ran]) -> dict[Watch, str]:
    """The watches of a rule that speak up while it is off, each with where it first does."""
    silent, spoke = set(engine.game.book.watches_of(number)), dict[Watch, str]()
    for where, heard in _hearings(engine, number, examples):
        for breach in heard:
            if breach.watch in silent and not breach.is_breakdown:
                silent.discard(breach.watch)
                spoke[breach.watch] = where
        if not silent:
            break
    return spoke


def _hearings(engine: Engine[Any, Any], number: str, examples: Sequence[Ran]) -> Iterator[tuple[str, Sequence[Breach]]]:
    """Scenarios and random games without a rule, each run when it is asked for, with what its watches say."""
    book = engine.game.book
    for example in examples:
        yield from ((after.title, after.breaches) for _, after in run_without(example, book, number))
    for seed in range(GAMES):
        setup = engine.starter.random(PLAYERS, Chance(seed))
        opening = open_game(read_record(setup, is_markdown=False).setup)
        with book.switched_off(number):
            heard = watch_through(engine.game, book.watches_of(number), opening.setup, seed, ACTIONS)
        yield f"random game {seed}", heard
