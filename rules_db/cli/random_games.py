"""Random games by their seeds, played here or by several processes: the same games in the same order, whoever plays."""

import multiprocessing
import signal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial

from rules_db.engine.card_text.said import Said
from rules_db.engine.chance import Chance
from rules_db.engine.engines import load_engine
from rules_db.engine.play.inventing import Game, Patterns, played, printed
from rules_db.engine.play.playout import Playout, Subject, play_out
from rules_db.engine.play.record import BadRecord, read_record
from rules_db.engine.play.shrinking import Broken, shrink_game
from rules_db.engine.play.starting import PLAYERS
from rules_db.examples.opening import open_game


@dataclass(frozen=True, slots=True)
class RandomGame:
    """A random game, the setup that it begins with, and the patterns of card text that turned up in it."""

    setup: str
    playout: Playout
    patterns: Patterns


@contextmanager
def random_games(game: str, seeds: Iterable[int], steps: int, workers: int) -> Iterator[Iterator[RandomGame]]:
    """A game of at most `steps` actions for each seed, in order. The workers are gone at the end."""
    play = partial(_play_game, game, steps)
    if workers == 1:
        yield map(play, seeds)
        return
    with multiprocessing.Pool(workers, initializer=_leave_interrupts_to_the_parent) as pool:
        yield pool.imap(play, seeds)


def random_setup(game: str, seed: int) -> str:
    """The Given steps that the random game of this seed begins with, cards invented where the game has an inventor."""
    engine = load_engine(game)
    return (engine.inventor.setup if engine.inventor else engine.starter.random)(PLAYERS, Chance(seed))


def open_subject(game: str, setup: str) -> Subject | None:
    """The game from a setup as written; None where it does not accept that."""
    try:
        opening = open_game(read_record(setup, is_markdown=False).setup)
    except BadRecord:
        return None
    return Subject(opening.game, load_engine(game).promises, opening.setup)


def cut_down(game: str, one: RandomGame) -> Broken:
    """The smallest game in which the same promise is broken."""
    inventor = load_engine(game).inventor
    columns = inventor.columns if inventor else ()
    return shrink_game(partial(open_subject, game), columns, Broken(one.setup, one.playout))


def _play_game(game: str, steps: int, seed: int) -> RandomGame:
    setup = random_setup(game, seed)
    opening = open_game(read_record(setup, is_markdown=False).setup)
    playout = play_out(Subject(opening.game, load_engine(game).promises, opening.setup), seed, steps)
    inventor, said = load_engine(game).inventor, said_in(game)
    if inventor is None or said is None:
        return RandomGame(setup, playout, Patterns())
    if playout.fault:
        return RandomGame(setup, playout, printed(inventor, said, setup))
    return RandomGame(
        setup, playout, played(inventor, said, Game(opening.game, setup, opening.setup, seed, playout.actions))
    )


@cache
def said_in(game: str) -> Said | None:
    """What tells the patterns of a game's card text; None for one that has no table of it."""
    card_text = load_engine(game).card_text
    return Said(card_text()) if card_text else None


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
