"""What a player can do, and the one table that reads and writes it as text."""

import re
from functools import lru_cache
from typing import NamedTuple

from rules_db.engine.kernel import MalformedAction
from rules_db.games.singularity.state import SPACES, Galaxy

DEAL, OPEN, REVEAL, CONSUME, EAT, ALIGN = (
    "deals",
    "opens",
    "reveals",
    "consumes",
    "eats",
    "aligns",
)
BEGIN, PAY, LET, SET_OFF, REFILL = "begins", "pays", "lets", "sets off", "refills"
MOVE, TAKE, SEARCH, FIND, USE, DO_WITHOUT, PUT_BACK, MERGE = (
    "moves",
    "takes",
    "searches",
    "finds",
    "triggers",
    "does without",
    "puts back",
    "merges",
)


class Action(NamedTuple):
    """What the player does; a named tuple, as so many are made.

    `cards` are handles, `spaces` those of the circle; which of them an action has, its verb says.
    """

    player: str
    verb: str
    cards: tuple[str, ...] = ()
    spaces: tuple[int, ...] = ()


NOTATION: dict[str, str] = {
    DEAL: "{player} deals the galaxy",
    OPEN: "{player} opens the galaxy",
    REVEAL: "{player} reveals the galaxy",
    EAT: "{player} eats the top card of Distant Space",
    ALIGN: "{player} aligns {card} with {other}",
    BEGIN: "{player} begins with {card}",
    PAY: "{player} pays for {card}",
    LET: "{player} lets {card} go off",
    SET_OFF: "{player} sets off {card}",
    REFILL: "{player} refills the {space} sector",
    MOVE: "{player} moves the top card of the {space} sector to the {goal} sector",
    TAKE: "{player} takes the top card of the {space} sector",
    SEARCH: "{player} searches the {space} sector",
    FIND: "{player} finds {card}",
    USE: "{player} triggers {card}",
    DO_WITHOUT: "{player} does without {card}",
    PUT_BACK: "{player} puts back {cards}",
    MERGE: "{player} merges the {space} sector and the {goal} sector in the {into}",
    CONSUME: "{player} consumes {card}",
}

_SPACE = "|".join(sorted(SPACES, key=len, reverse=True))
_VALUES = {
    "player": r"(?P<player>\w+)",
    "card": r"(?P<card>.+?)",
    "other": r"(?P<other>.+)",
    "cards": r"(?P<cards>.+)",
    "space": f"(?P<space>{_SPACE})",
    "goal": f"(?P<goal>{_SPACE})",
    "into": f"(?P<into>{_SPACE})",
}
_BLANKS = {
    "card": "CARD",
    "other": "PLANET",
    "cards": "CARD, then CARD",
    "space": "north",
    "goal": "east",
    "into": "east",
}
"""What stands in a message for what an action names."""
_PATTERNS = {verb: re.compile(text.format_map(_VALUES)) for verb, text in NOTATION.items()}
_THEN = ", then "


@lru_cache(maxsize=4096)
def format_action(action: Action) -> str:
    said = {"player": action.player, "cards": _THEN.join(action.cards)}
    said |= dict(zip(("card", "other"), action.cards, strict=False))
    said |= dict(zip(("space", "goal", "into"), (SPACES[space] for space in action.spaces), strict=False))
    return NOTATION[action.verb].format_map(said)


@lru_cache(maxsize=4096)
def about(player: str, verb: str, *cards: str) -> Action:
    """An action with these cards; the same value each time."""
    return Action(player, verb, cards)


def parse_action(galaxy: Galaxy, text: str) -> Action:
    """The action that a text means at this table; raises MalformedAction. No text can mean two."""
    for verb, pattern in _PATTERNS.items():
        if match := pattern.fullmatch(text):
            return _known(galaxy, verb, match.groupdict())
    readings = "; ".join(each.format_map(_BLANKS | {"player": galaxy.player}) for each in NOTATION.values())
    raise MalformedAction(f"no action reads like “{text}” (they read: {readings})")


def _known(galaxy: Galaxy, verb: str, said: dict[str, str]) -> Action:
    if said["player"] != galaxy.player:
        raise MalformedAction(f"nobody here is called {said['player']} (the player is {galaxy.player})")
    cards = tuple(said["cards"].split(_THEN)) if "cards" in said else ()
    cards += tuple(said[name] for name in ("card", "other") if name in said)
    unknown = [card for card in cards if card not in galaxy.kinds]
    if unknown:
        raise MalformedAction(f"there is no card {unknown[0]} (cards: {', '.join(sorted(galaxy.kinds))})")
    spaces = tuple(SPACES.index(said[name]) for name in ("space", "goal", "into") if name in said)
    if verb == MERGE:
        first, second, into = spaces
        if first == second or into not in (first, second):
            raise MalformedAction(f"two sectors merge in the place of one of them, and not in the {said['into']}")
        spaces = (min(first, second), max(first, second), into)
    return Action(said["player"], verb, cards, spaces)
