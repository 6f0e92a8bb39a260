"""How a game that goes on is shown: to people as text, to machines as one JSON object a line."""

import dataclasses
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from rules_db.cli.output import console, print_json
from rules_db.engine.engines import load_engine
from rules_db.engine.kernel import Event, Refusal
from rules_db.engine.play.answers import (
    HELP,
    Allowed,
    Answer,
    Helped,
    Left,
    Looked,
    Moved,
    Refused,
    TakenBack,
    ToSave,
    Traced,
    Unclear,
)
from rules_db.engine.play.record import Replayed
from rules_db.engine.play.session import Move, Session
from rules_db.engine.play.telling import INDENT, number_of, tell_lines, tell_refusal
from rules_db.engine.watching import Breach
from rules_db.errors import StoreError
from rules_db.store import open_database


class Table(Protocol):
    """Shows a game."""

    def show_position(self, session: Session) -> None:
        """Who is to act, and what is legal."""

    def show(self, given: Answer) -> None:
        """What came of a line that was typed."""

    def show_replayed(self, replayed: Replayed) -> None:
        """A line of a file that was carried out, or refused as the file says."""

    def show_told(self, lines: Sequence[str]) -> None:
        """What one player hears of moves."""

    def show_breaches(self, breaches: Sequence[Breach]) -> None:
        """What watches see that their rules do not allow."""


class PlainTable:
    """For people. The texts of rules come from the database, where there is one."""

    def __init__(self, database: Path) -> None:
        self.database = database

    def show_position(self, session: Session) -> None:
        decision = session.decision
        if decision is None:
            _say("The game is over.")
            return
        to_do = load_engine(session.game.book.key).scene.decisions[decision.kind]
        _say(f"\n{decision.player} is to {to_do} (seed {session.seed}, action {len(session.moves) + 1}):")
        for number, text in enumerate(session.legal(), 1):
            _say(f"{number:4} {text}")

    def show(self, given: Answer) -> None:
        for line in self._lines(given):
            _say(line)

    def show_replayed(self, replayed: Replayed) -> None:
        _say("\n".join(_told(replayed.attempt.action.text, replayed.lines)))

    def show_told(self, lines: Sequence[str]) -> None:
        for line in lines:
            _say(line)

    def show_breaches(self, breaches: Sequence[Breach]) -> None:
        for breach in breaches:
            _say(f"{INDENT}{breach}")

    def _lines(self, given: Answer) -> list[str]:
        match given:
            case Moved(move):
                return [INDENT + line for line in tell_lines(move.events)]
            case Refused(_, refusal):
                return [tell_refusal(refusal).text, *self._rule_text(refusal)]
            case Allowed(action):
                return [f"Nothing forbids it: {action}"]
            case Unclear(reason):
                return [reason]
            case TakenBack(move):
                return [f"Taken back: {move.action}"]
            case Looked(player, _, lines):
                return [f"What {player} sees:", *(INDENT + line for line in lines)]
            case Traced(moves):
                return [line for move in moves for line in _told(move.action, tell_lines(move.events))]
            case ToSave(file):
                return [f"Saved: {file}"]
            case Helped():
                return [f"{name:12} {what}" for name, what in HELP]
            case Left():
                return []

    def _rule_text(self, refusal: Refusal) -> list[str]:
        text = rule_text(self.database, refusal.rule)
        return [f"{INDENT}{number_of(refusal.rule)} {text}"] if text else []


class Unseen(PlainTable):
    """For a game that is gone on with by several people: nobody is shown what came before."""

    def show_replayed(self, replayed: Replayed) -> None:
        pass


class JsonTable:
    """For machines."""

    def __init__(self, database: Path) -> None:
        self.database = database

    def show_position(self, session: Session) -> None:
        decision = session.decision
        to_act = {"player": decision.player, "kind": decision.kind} if decision else None
        _print_line("position", seed=session.seed, decision=to_act, legal=session.legal())

    def show(self, given: Answer) -> None:
        match given:
            case Moved(move):
                _print_line("moved", **_plain_move(move))
            case Refused(action, refusal):
                _print_line("refused", action=action, **self._plain_refusal(refusal))
            case Looked(player, view, _):
                _print_line("looked", player=player, view=dataclasses.asdict(view))
            case Traced(moves):
                _print_line("traced", moves=[_plain_move(move) for move in moves])
            case TakenBack(move):
                _print_line("takenback", action=move.action)
            case _:
                _print_line(type(given).__name__.lower(), **dataclasses.asdict(given))

    def show_replayed(self, replayed: Replayed) -> None:
        for move in replayed.moves:
            _print_line("moved", **_plain_move(move))
        if replayed.refusal:
            _print_line("refused", action=replayed.attempt.action.text, told=replayed.lines)

    def show_told(self, lines: Sequence[str]) -> None:
        if lines:
            _print_line("told", lines=list(lines))

    def show_breaches(self, breaches: Sequence[Breach]) -> None:
        for breach in breaches:
            _print_line("breach", rules=list(breach.watch.rules), what=breach.what)

    def _plain_refusal(self, refusal: Refusal) -> dict[str, Any]:
        return {
            "rule": refusal.rule,
            "facts": dict(refusal.facts),
            "text": rule_text(self.database, refusal.rule),
        }


def rule_text(database: Path, rule: str) -> str | None:
    """The wording of a rule; None where there is no database, or no such rule in it."""
    try:
        with open_database(database) as connection:
            row: sqlite3.Row | None = connection.execute("SELECT text FROM rules WHERE id = ?", [rule]).fetchone()
    except StoreError:
        return None
    return row["text"] if row else None


def _told(action: str, lines: Sequence[str]) -> list[str]:
    return [action, *(INDENT + line for line in lines)]


def _plain_move(move: Move) -> dict[str, Any]:
    return {"action": move.action, "events": _plain_events(move.events)}


def _plain_events(events: Sequence[Event]) -> list[dict[str, Any]]:
    return [{**event._asdict(), "data": dict(event.data)} for event in events]


def _print_line(kind: str, **values: Any) -> None:
    print_json({"kind": kind, **values}, indent=None)


def _say(line: str) -> None:
    console.print(line, soft_wrap=True)
