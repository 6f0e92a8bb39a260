"""What players can do, and the one table that reads and writes it as text."""

import re
from dataclasses import dataclass

from rules_db.engine.kernel import MalformedAction
from rules_db.games.grand_archive.state import MAIN_DECK, MATERIAL_DECK, GameState


@dataclass(frozen=True, slots=True)
class Action:
    """What one player does. `card` is a handle, '' where the action is about none; `to` is a deck, or ''."""

    player: str
    verb: str
    card: str = ""
    to: str = ""


PUT, FINISH, PLAY, ACTIVATE, PASS, END_TURN, SACRIFICE = (
    "puts",
    "finishes building",
    "plays",
    "activates",
    "passes",
    "ends the turn",
    "sacrifices",
)

NOTATION: dict[str, str] = {
    PUT: "{player} puts {card} into the {to}",
    FINISH: "{player} finishes building",
    PLAY: "{player} plays {card}",
    ACTIVATE: "{player} activates {card}",
    PASS: "{player} passes",
    END_TURN: "{player} ends the turn",
    SACRIFICE: "{player} sacrifices {card}",
}

_VALUES = {"player": r"(?P<player>\w+)", "card": r"(?P<card>.+?)", "to": f"(?P<to>{MAIN_DECK}|{MATERIAL_DECK})"}
_PATTERNS = {verb: re.compile(text.format_map(_VALUES)) for verb, text in NOTATION.items()}


def format_action(action: Action) -> str:
    return NOTATION[action.verb].format(player=action.player, card=action.card, to=action.to)


def parse_action(state: GameState, text: str) -> Action:
    """The action that a text means at this table; raises MalformedAction. No text can mean two."""
    for verb, pattern in _PATTERNS.items():
        if match := pattern.fullmatch(text):
            values = match.groupdict()
            return _known(state, Action(values["player"], verb, values.get("card", ""), values.get("to", "")))
    raise MalformedAction(f"no action reads like “{text}” (they read: {'; '.join(NOTATION.values())})")


def _known(state: GameState, action: Action) -> Action:
    if action.player not in state.players:
        raise MalformedAction(f"nobody here is called {action.player} (players: {', '.join(state.players)})")
    if action.card and action.card not in state.cards:
        raise MalformedAction(f"there is no card {action.card} (cards: {', '.join(state.cards)})")
    return action
