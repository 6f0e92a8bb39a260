"""A game played in the page: every question brings the game as text, and every answer the text after it.

The text is a record without what came of its actions, so that a link can hold it and `rules-db play --load` reads it.
What it stands for is worked out once, and kept until another text is asked about.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules_db.engine.chance import Chance
from rules_db.engine.engines import Engine, drawn, load_bot, load_engine
from rules_db.engine.kernel import AmbiguousAction, BadSetup, Breakdown, IllegalAction, MalformedAction, Refusal
from rules_db.engine.play.bots import Seat, chosen
from rules_db.engine.play.hearsay import Hearsay, Veil, veil
from rules_db.engine.play.record import BadRecord, Line, Record, read_record, replay, without_told, write_record
from rules_db.engine.play.session import Move, Session
from rules_db.engine.play.telling import tell_refusal
from rules_db.examples.opening import open_game
from rules_db.site.examples.events import event_items
from rules_db.site.examples.on_table import cards_before, drawn_table
from rules_db.site.running.inside.shelf import links

MOST_REFUSED = 120
"""So many actions that a rule forbids are told at a time."""

Bots = Mapping[str, str]


class _Session(Session):
    """A game that remembers who made each move."""

    def _begin(self) -> None:
        self.choosers: list[str] = []
        super()._begin()

    def do(self, text: str) -> Move:
        chooser = self.decision.player if self.decision else ""
        move = super().do(text)
        self.choosers.append(chooser)
        return move


@dataclass(frozen=True, slots=True)
class _Table:
    """A game that goes on. `setup` is '' where it is the game's own."""

    engine: Engine[Any, Any]
    session: _Session
    hearsay: Hearsay
    setup: str

    @property
    def key(self) -> str:
        return self.session.game.book.key

    @property
    def text(self) -> str:
        actions = (move.action for move in self.session.moves)
        return write_record(self.setup, self.session.seed, actions).lstrip("\n")

    @property
    def next(self) -> str:
        """Who has to choose; '' when the game is over."""
        return self.session.decision.player if self.session.decision else ""


_KEPT: list[_Table] = []


def sit(key: str, game: str, bots: Bots, viewer: str = "", first: int = 0) -> dict[str, Any]:
    """How a game stands for a viewer ('' for who is next, or the first person), told from the move `first` on."""
    try:
        table = _table(key, game)
    except BadRecord as error:
        return {"wrong": f"line {error.line}: {error.what}"}
    return _position(table, bots, viewer, first)


def act(key: str, game: str, bots: Bots, action: str, viewer: str, first: int = 0) -> dict[str, Any]:
    """How it stands after an action of the viewer; `forbidden` or `wrong` where it cannot be done."""
    table = _table(key, game)
    if table.next != viewer:
        return {"wrong": f"{table.next or 'Nobody'} is next"}
    try:
        table.session.do(_with_player(table, action))
    except IllegalAction as error:
        return {"forbidden": _refused(table, error.refusal, _veil(table, viewer))}
    except (MalformedAction, AmbiguousAction, Breakdown) as error:
        return {"wrong": _veil(table, viewer)(str(error))}
    return _position(table, bots, viewer, first)


def let_bot_act(key: str, game: str, bots: Bots, viewer: str, first: int = 0) -> dict[str, Any]:
    """How it stands after the next action of a bot."""
    table = _table(key, game)
    seat = Seat(table.session.game, table.engine.promises, table.session.state)
    bot = load_bot(key, bots[seat.player])
    action = chosen(seat, bot, table.session.seed, len(table.session.moves))
    table.session.do(table.session.game.format(action))
    return _position(table, bots, viewer, first)


def undo(key: str, game: str, bots: Bots, viewer: str) -> dict[str, Any]:
    """How it stood before the last choice of a person, told from the beginning."""
    table = _table(key, game)
    people = [at for at, chooser in enumerate(table.session.choosers) if chooser not in bots]
    if people:
        kept = [move.action for move in table.session.moves[: people[-1]]]
        table = _table(key, write_record(table.setup, table.session.seed, kept))
    return _position(table, bots, viewer, 0)


def refused(key: str, game: str, bots: Bots, viewer: str, first: int) -> dict[str, Any]:
    """What the rules forbid of what the viewer could try, from the place `first` on, counted from 0.

    Gives `refused`, each with `text` and `html`, and `more`, how many come after these.
    """
    table = _table(key, game)
    return _refusals(table, viewer, _judged(table), first)


def _table(key: str, game: str) -> _Table:
    """The game that a text tells of; BadRecord where it does not come true."""
    if not (_KEPT and (_KEPT[0].key, _KEPT[0].text) == (key, game)):
        _KEPT[:] = [_laid(key, read_record(game, is_markdown=False))]
    return _KEPT[0]


def _laid(key: str, record: Record) -> _Table:
    engine, seed = load_engine(key), record.seed or 0
    lines = record.setup or _lines(engine.starter.usual(engine.players, Chance(seed)))
    opening = open_game(lines)
    if opening.rulebook != key:
        raise BadRecord(lines[0].number, f"this is a game of {opening.rulebook}, not of {key}")
    try:
        session = _Session(opening.game, opening.players, opening.setup, seed)
    except (BadSetup, Breakdown) as error:
        raise BadRecord(lines[0].number, str(error)) from error
    setup = "\n".join(line.text for line in record.setup)
    for _ in replay(session, without_told(record)):
        pass
    return _Table(engine, session, Hearsay(session, engine.scene, engine.promises), setup)


def _lines(text: str) -> tuple[Line, ...]:
    return tuple(Line(number, each) for number, each in enumerate(text.splitlines(), 1))


def _position(table: _Table, bots: Bots, viewer: str, first: int) -> dict[str, Any]:
    session, scene = table.session, table.engine.scene
    people = [player for player in session.players if player not in bots]
    viewer = viewer or (table.next if table.next in people else people[0])
    heard = table.hearsay.heard(viewer, first)
    decision, shown = session.decision, links(f"rulebooks/{table.key}/play.md")
    others = [player for player in session.players if player != viewer]
    (phase, *_), turn = scene.phase(session.state)
    lines, names = drawn(table.key, session.state, viewer), tuple(f"{each}: " for each in session.players)
    said: dict[str, Any] = {
        "game": table.text,
        "players": session.players,
        "viewer": viewer,
        "next": table.next,
        "is_bot": table.next in bots,
        "choice": scene.decisions.get(decision.kind, decision.kind) if decision else "",
        "phase": f"{phase} of {turn}" if turn and phase else phase,
        "outcome": scene.outcome(session.state),
        "board": str(drawn_table(cards_before(scene, session.state, viewer), [viewer, *others])),
        "lines": lines,
        "scores": [line.strip() for line in lines if line.strip().startswith(names)],
        "can_undo": any(chooser not in bots for chooser in table.session.choosers),
        "moves": len(session.moves),
        "first": first,
        "told": [{"action": each.action, "html": str(event_items(each.told, shown))} for each in heard],
        "actions": [],
        "refused": [],
        "more": 0,
    }
    return said | _choices(table, viewer) if table.next == viewer else said


def _choices(table: _Table, viewer: str) -> dict[str, Any]:
    """What the viewer may do, by the card that it names first, and what the rules forbid of what could be tried."""
    judged = _judged(table)
    named = _first_named({card.card for card in table.engine.scene.board(table.session.state)})
    actions = [{"text": text, "card": named(text)} for text, refusal in judged if refusal is None]
    return {"actions": actions} | _refusals(table, viewer, judged, 0)


def _judged(table: _Table) -> list[tuple[str, Refusal | None]]:
    """Each action that could be tried, with the refusal of one that a rule forbids."""
    game, state = table.session.game, table.session.state
    judge = game.judge(state)
    return [(game.format(option), judge(option)) for option in game.options(state)]


def _refusals(table: _Table, viewer: str, judged: Sequence[tuple[str, Refusal | None]], first: int) -> dict[str, Any]:
    found = [(text, refusal) for text, refusal in judged if refusal is not None]
    shown, said = found[first : first + MOST_REFUSED], _veil(table, viewer)
    told = [{"text": text, "html": _refused(table, refusal, said)} for text, refusal in shown]
    return {"refused": told, "more": len(found[first:]) - len(shown)}


def _first_named(cards: set[str]) -> Veil:
    """Finds the card that a text names first; '' where it names none."""
    if not cards:
        return lambda text: ""
    known = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(cards, key=len, reverse=True)))})(?!\w)")
    return lambda text: found[0] if (found := known.search(text)) else ""


def _refused(table: _Table, refusal: Refusal, said: Veil) -> str:
    """The refusal as a page shows an event, without what the viewer may not know."""
    told = tell_refusal(Refusal(refusal.rule, tuple((name, _said(value, said)) for name, value in refusal.facts)))
    return str(event_items([told], links(f"rulebooks/{table.key}/play.md")))


def _said(value: Any, said: Veil) -> Any:
    match value:
        case str():
            return said(value)
        case list():
            return [_said(each, said) for each in value]
        case dict():
            return {said(name): _said(each, said) for name, each in value.items()}
        case _:
            return value


def _veil(table: _Table, viewer: str) -> Veil:
    """Leaves out of a text the cards that the viewer does not know."""
    state = table.session.state
    cards: Sequence[str] = table.engine.promises.cards(state)
    return veil([card for card in cards if not table.engine.scene.sees(state, viewer, card)], cards)


def _with_player(table: _Table, action: str) -> str:
    """The text as typed, with the player who is next before it where it does not begin so."""
    action = action.strip()
    return action if action.startswith(f"{table.next} ") else f"{table.next} {action}"
