"""Random games by their seeds, played here or by several processes: the same games in the same order, whoever plays."""

import multiprocessing
import signal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial

from rules_db.engine.chance import Chance
from rules_db.engine.engines import load_engine
from rules_db.engine.play.playout import Playout, Subject, play_out
from rules_db.engine.play.record import read_record
from rules_db.engine.play.starting import PLAYERS
from rules_db.examples.opening import open_game


@contextmanager
def random_games(game: str, seeds: Iterable[int], steps: int, workers: int) -> Iterator[Iterator[Playout]]:
    """A game of at most `steps` actions for each seed, in order. The workers are gone at the end."""
    play = partial(_play_game, game, steps)
    if workers == 1:
        yield map(play, seeds)
        return
    with multiprocessing.Pool(workers, initializer=_leave_interrupts_to_the_parent) as pool:
        yield pool.imap(play, seeds)


def random_setup(game: str, seed: int) -> str:
    """The Given steps that the random game of this seed begins with."""
    return load_engine(game).starter.random(PLAYERS, Chance(seed))


def random_subject(game: str, seed: int) -> Subject:
    opening = open_game(read_record(random_setup(game, seed), is_markdown=False).setup)
    return Subject(opening.game, load_engine(game).promises, opening.setup)


def _play_game(game: str, steps: int, seed: int) -> Playout:
    return play_out(random_subject(game, seed), seed, steps)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
