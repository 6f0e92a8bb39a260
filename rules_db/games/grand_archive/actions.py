"""What players can do, and the one table that reads and writes it as text."""

import re
from dataclasses import dataclass

from rules_db.games.grand_archive.state import MAIN_DECK, MATERIAL_DECK, Table
from rules_db.games.kernel import AmbiguousAction, MalformedAction


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


def parse_action(table: Table, text: str) -> Action:
    """The action that a text means at this table; raises MalformedAction or AmbiguousAction."""
    found = []
    for verb, pattern in _PATTERNS.items():
        if match := pattern.fullmatch(text):
            values = match.groupdict()
            found.append(Action(values["player"], verb, values.get("card", ""), values.get("to", "")))
    if not found:
        raise MalformedAction(f"no action reads like “{text}” (they read: {'; '.join(NOTATION.values())})")
    known = [action for action in found if _names_what_is_there(table, action)]
    if len(known) > 1:
        raise AmbiguousAction("; ".join(f"{each.verb} {each.card}" for each in known))
    if not known:
        raise MalformedAction(_stranger(table, found[0]))
    return known[0]


def _names_what_is_there(table: Table, action: Action) -> bool:
    return action.player in table.players and (not action.card or action.card in table.cards)


def _stranger(table: Table, action: Action) -> str:
    if action.player not in table.players:
        return f"nobody here is called {action.player} (players: {', '.join(table.players)})"
    return f"there is no card {action.card} (cards: {', '.join(table.cards)})"
