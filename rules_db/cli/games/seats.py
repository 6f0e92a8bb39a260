"""Who sits where when a game is played here: programs that play by themselves, and people who share one screen."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import click

from rules_db.cli.games.played import Table
from rules_db.engine.engines import load_bot, load_engine
from rules_db.engine.kernel import Breakdown
from rules_db.engine.play.bots import Bot, Seat, chosen
from rules_db.engine.play.hearsay import Hearsay
from rules_db.engine.play.session import Session
from rules_db.engine.scene import NotThere
from rules_db.errors import NotFound, RulesError


class NobodyThere(Exception):
    """Nothing more is typed."""


CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""To the top, and away with the screen and with what has scrolled off it."""


def read_names(given: str) -> tuple[str, ...]:
    """Who plays, by the names between commas. Raises UsageError for what is no name of a player."""
    names = tuple(each.strip() for each in given.split(","))
    for name in names:
        if not re.fullmatch(r"[A-Z]\w*", name):
            what = f"{name!r} is no name for a player (write a word with a capital letter, such as Ann)"
            raise click.UsageError(f"--players {given}: {what}")
    return names


def read_bots(key: str, players: Sequence[str], given: Sequence[str]) -> dict[str, Bot]:
    """The bots by their players, as options name them: Bob=random. Raises UsageError, or NotFound for a bot."""
    bots: dict[str, Bot] = {}
    for each in given:
        player, _, name = each.partition("=")
        if player not in players or not name:
            who = " and ".join(players)
            raise click.UsageError(f"--bot {each}: write PLAYER=BOT, such as {players[-1]}=random (players: {who})")
        if player in bots:
            raise click.UsageError(f"--bot {each}: {player} has a bot already (give one)")
        try:
            bots[player] = load_bot(key, name)
        except NotThere as error:
            raise NotFound(str(error)) from error
    if len(bots) == len(players):
        raise click.UsageError("every player has a bot (leave one to play yourself)")
    return bots


@dataclass(slots=True)
class Seats:
    """Players at one screen. `is_shared` tells that several people look at it in turn, and may not see the same.

    `at_screen` is who looks at it now, '' for nobody yet; `seen` is how many moves each has been told of.
    """

    session: Session
    table: Table
    bots: Mapping[str, Bot]
    is_shared: bool
    at_screen: str = ""
    seen: dict[str, int] = field(default_factory=dict)
    _hearsay: Hearsay | None = None

    @property
    def people(self) -> list[str]:
        return [player for player in self.session.players if player not in self.bots]

    @property
    def hides(self) -> bool:
        """Whether what happened is told to one player only."""
        return self.is_shared or bool(self.bots)

    def heard(self, player: str) -> list[str]:
        """What the player has not been told of yet."""
        lines = self.told_from(player, self.seen.get(player, 0))
        self.seen[player] = len(self.session.moves)
        return lines

    def told_from(self, player: str, first: int) -> list[str]:
        if self._hearsay is None:
            engine = load_engine(self.session.game.book.key)
            self._hearsay = Hearsay(self.session, engine.scene, engine.promises)
        return self._hearsay.lines(player, first)

    def let_bots_play(self) -> None:
        """Carry out what bots choose until a person has to, or the game is over."""
        session = self.session
        engine = load_engine(session.game.book.key)
        while (decision := session.decision) and decision.player in self.bots:
            seat = Seat(session.game, engine.promises, session.state)
            action = chosen(seat, self.bots[decision.player], session.seed, len(session.moves))
            try:
                move = session.do(session.game.format(action))
            except Breakdown as error:
                raise RulesError(str(error)) from error
            self.table.show_breaches(move.breaches)

    def take_back_bots(self) -> None:
        """After a move was taken back, take back what bots did before it, up to the last choice of a person."""
        session = self.session
        while (decision := session.decision) and decision.player in self.bots and session.undo():
            pass
        count = len(session.moves)
        self.seen = {player: min(seen, count) for player, seen in self.seen.items()}

    def forget(self) -> None:
        """Nobody has to be told what has happened up to now."""
        self.seen = dict.fromkeys(self.session.players, len(self.session.moves))

    def viewer(self) -> str:
        """The person whose view is shown: who has to choose, else who is there, else the first."""
        decision = self.session.decision
        if decision and decision.player in self.people:
            return decision.player
        return self.at_screen or self.people[0]

    def hand_over(self, typed: Iterator[str]) -> bool:
        """Clear the screen where another person is next, and wait until that one says so; whether it was cleared.

        Raises NobodyThere where nothing more is typed.
        """
        decision = self.session.decision
        if not self.is_shared or decision is None or decision.player == self.at_screen:
            return False
        self.at_screen = decision.player
        _clear()
        click.echo(f"{decision.player} is next. The others look away; {decision.player} presses Enter.")
        if next(typed, None) is None:
            raise NobodyThere
        _clear()
        return True


def is_terminal() -> bool:
    """Whether a person types and reads here."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def _clear() -> None:
    click.echo(CLEAR, nl=False)
