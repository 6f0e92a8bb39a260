"""Random games by their seeds, in the order of these: the same games, whoever plays them."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial

from rules_db.engine.card_text.said import Said
from rules_db.engine.chance import Chance
from rules_db.engine.engines import load_bot, load_engine
from rules_db.engine.kernel import GameError
from rules_db.engine.play.bots import Seat, chosen
from rules_db.engine.play.inventing import Game, Patterns, played, printed
from rules_db.engine.play.playout import Checked, Fault, Playout, Subject, play_out
from rules_db.engine.play.record import BadRecord, read_record
from rules_db.engine.play.shrinking import Broken, shrink_game
from rules_db.engine.play.starting import PLAYERS
from rules_db.examples.opening import open_game
from rules_db.studies.sharing import Helpers, shared_out

BOT_PICKS = "a bot picks a legal action"


@dataclass(frozen=True, slots=True)
class RandomGame:
    """A random game, the setup that it begins with, and the patterns of card text that turned up in it."""

    setup: str
    playout: Playout
    patterns: Patterns


@dataclass(frozen=True, slots=True)
class Manner:
    """How random games are played: at most so many actions each; `bot` is '' where any action is as good as another."""

    game: str
    steps: int
    bot: str = ""
    players: tuple[str, ...] = PLAYERS


@contextmanager
def random_games(manner: Manner, seeds: Iterable[int], helpers: Helpers) -> Iterator[Iterator[RandomGame]]:
    """A game for each seed, in order. Raises WorkersLost, here or later; the workers are gone at the end."""
    with shared_out(partial(_play_game, manner), seeds, helpers) as games:
        yield games


def random_setup(game: str, seed: int, players: Sequence[str] = PLAYERS) -> str:
    """The Given steps that the random game of this seed begins with, cards invented where the game has an inventor."""
    engine = load_engine(game)
    return (engine.inventor.setup if engine.inventor else engine.starter.random)(players, Chance(seed))


def why_not_seated(game: str, players: Sequence[str]) -> str:
    """Why these players cannot play a random game, '' where they can; a game may seat fewer than are named."""
    try:
        opening = open_game(read_record(random_setup(game, 1, players), is_markdown=False).setup)
        seated = load_engine(game).promises.players(opening.game.new(opening.setup, 1))
    except (BadRecord, GameError) as error:
        return str(error)
    return "" if list(seated) == list(players) else f"only {', '.join(seated)} would play"


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


def _play_game(manner: Manner, seed: int) -> RandomGame:
    game = manner.game
    setup = random_setup(game, seed, manner.players)
    opening = open_game(read_record(setup, is_markdown=False).setup)
    subject = Subject(opening.game, load_engine(game).promises, opening.setup)
    playout = (_played_by_bot if manner.bot else _played_at_random)(manner, subject, seed)
    inventor, said = load_engine(game).inventor, said_in(game)
    if inventor is None or said is None:
        return RandomGame(setup, playout, Patterns())
    if playout.fault:
        return RandomGame(setup, playout, printed(inventor, said, setup))
    return RandomGame(
        setup, playout, played(inventor, said, Game(opening.game, setup, opening.setup, seed, playout.actions))
    )


def _played_at_random(manner: Manner, subject: Subject, seed: int) -> Playout:
    return play_out(subject, seed, manner.steps)


def _played_by_bot(manner: Manner, subject: Subject, seed: int) -> Playout:
    """The same by the choices of a bot, which sees no more than the player whose turn it is."""
    bot, checked = load_bot(manner.game, manner.bot), Checked(subject, seed)
    while checked.fault is None and checked.legal and len(checked.done) < manner.steps:
        seat = Seat(subject.game, subject.promises, checked.state)
        try:
            text = subject.game.format(chosen(seat, bot, seed, len(checked.done)))
        except Exception as error:  # whatever a bot raises is the fault that is looked for
            checked.fault = Fault(BOT_PICKS, f"{type(error).__name__}: {error}")
        else:
            if text in checked.legal:
                checked.do(text)
            else:
                checked.fault = Fault(BOT_PICKS, f"“{text}” is not legal")
    return checked.finished()


@cache
def said_in(game: str) -> Said | None:
    """What tells the patterns of a game's card text; None for one that has no table of it."""
    card_text = load_engine(game).card_text
    return Said(card_text()) if card_text else None
