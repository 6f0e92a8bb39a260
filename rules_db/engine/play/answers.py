"""What a line means that somebody types while a game goes on, and what comes of it. Nothing is printed here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules_db.engine.amounts import MOST_DIGITS
from rules_db.engine.engines import drawn
from rules_db.engine.kernel import AmbiguousAction, Breakdown, IllegalAction, MalformedAction, Refusal
from rules_db.engine.play.session import Move, Session

HELP = (
    ("NUMBER", "carry out the action with this number"),
    ("ACTION", "carry out an action by its text; the name of the player to act may be left out"),
    ("why ACTION", "say which rule forbids an action"),
    ("undo", "take the last action back"),
    ("state", "show what the player to act sees"),
    ("trace", "show everything that has happened"),
    ("save FILE", "write setup, seed and actions to a file; --load goes on from it"),
    ("quit", "stop"),
)


@dataclass(frozen=True, slots=True)
class Moved:
    move: Move


@dataclass(frozen=True, slots=True)
class Refused:
    action: str
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Allowed:
    """`why` asked about an action that nothing forbids."""

    action: str


@dataclass(frozen=True, slots=True)
class Unclear:
    """The line is no action and no command; `reason` says what would be."""

    reason: str


@dataclass(frozen=True, slots=True)
class TakenBack:
    move: Move


@dataclass(frozen=True, slots=True)
class Looked:
    """`view` is the state as `player` sees it, `lines` the same for people."""

    player: str
    view: Any
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Traced:
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class ToSave:
    """The caller is to write the game to this file."""

    file: str


@dataclass(frozen=True, slots=True)
class Helped:
    pass


@dataclass(frozen=True, slots=True)
class Left:
    pass


Answer = Moved | Refused | Allowed | Unclear | TakenBack | Looked | Traced | ToSave | Helped | Left


def answer(session: Session, line: str) -> Answer:
    """What comes of a line; only an action that is legal and `undo` change the session."""
    word, _, rest = line.strip().partition(" ")
    match word:
        case "quit" | "exit":
            return Left()
        case "help" | "?" | "":
            return Helped()
        case "undo":
            taken = session.undo()
            return TakenBack(taken) if taken else Unclear("there is nothing to take back")
        case "trace":
            return Traced(tuple(session.moves))
        case "state":
            return _look(session)
        case "save":
            return ToSave(rest.strip()) if rest.strip() else Unclear("save needs the name of a file")
        case "why":
            return _judge(session, rest.strip())
        case _:
            return _act(session, line.strip())


def _look(session: Session) -> Looked:
    decision = session.decision
    player = decision.player if decision else session.players[0]
    lines = tuple(drawn(session.game.book.key, session.state, player))
    return Looked(player, session.game.view(session.state, player), lines)


def _judge(session: Session, text: str) -> Answer:
    try:
        action = _action_text(session, text)
        refusal = session.why_not(action)
    except (MalformedAction, AmbiguousAction) as error:
        return Unclear(str(error))
    return Refused(action, refusal) if refusal else Allowed(action)


def _act(session: Session, text: str) -> Answer:
    legal = session.legal()
    if text.isdecimal():
        number = int(text) if len(text) <= MOST_DIGITS else 0
        if not 1 <= number <= len(legal):
            return Unclear(f"there is no action {text[:MOST_DIGITS]} (the numbers go from 1 to {len(legal)})")
        text = legal[number - 1]
    try:
        action = _action_text(session, text)
        return Moved(session.do(action))
    except (MalformedAction, AmbiguousAction, Breakdown) as error:
        return Unclear(str(error))
    except IllegalAction as error:
        return Refused(action, error.refusal)


def _action_text(session: Session, text: str) -> str:
    """The text, with the player to act before it where it is an action only so."""
    try:
        session.game.parse(session.state, text)
    except MalformedAction:
        decision = session.decision
        if decision and _is_action(session, f"{decision.player} {text}"):
            return f"{decision.player} {text}"
        raise
    return text


def _is_action(session: Session, text: str) -> bool:
    try:
        session.game.parse(session.state, text)
    except MalformedAction:
        return False
    except AmbiguousAction:
        pass
    return True
