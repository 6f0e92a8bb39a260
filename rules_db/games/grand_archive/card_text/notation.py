"""How the worked examples write effects: 'put Wolf onto the field, draw 1. draw 1' is two effects, the first of two.

One table of the primitives; a sentence that fits none is a BadSetup.
"""

import re

from rules_db.engine.kernel import BadSetup
from rules_db.games.grand_archive.state import ACTION, Do, Effect, TypeChange

TYPES = ("Champion", "Ally", ACTION, "Attack", "Item", "Weapon", "Domain", "Phantasia")

_SLOTS = {
    "card": r"(?P<card>.+)",
    "zone": r"(?:the )?(?P<to>hand|main deck|material deck|memory|graveyard)",
    "player": r"(?P<to>\w+)",
    "name": r"(?P<to>.+)",
    "number": r"(?P<number>\d+)",
    "type": rf"an? (?P<supertypes>(?:[a-z]+ )*)(?P<type>{'|'.join(TYPES)})(?P<until> until the end of the turn)?",
}
_SENTENCES: tuple[tuple[str, str], ...] = (
    ("enter", "put {card} onto the field"),
    ("move", "put {card} into {zone}"),
    ("banish", "banish {card}"),
    ("control", "give {card} to {player}"),
    ("sacrifice", "sacrifice {card}"),
    ("protect", "protect {card} from sacrifice"),
    ("change", "turn {card} into {type}"),
    ("add", "make {card} also {type}"),
    ("rename", "rename {card} to {name}"),
    ("rename", "take the name from {card}"),
    ("flip", "turn {card} over"),
    ("copy", "make {card} a copy of {name}"),
    ("draw", "draw {number}"),
    ("shuffle", "shuffle the main deck"),
)
_PATTERNS = tuple((kind, re.compile(text.format_map(_SLOTS))) for kind, text in _SENTENCES)


def read_effects(text: str) -> tuple[Effect, ...]:
    """The effects that a cell describes; raises BadSetup."""
    sentences = [part.strip() for part in text.split(".") if part.strip()]
    return tuple(tuple(_primitive(part.strip()) for part in sentence.split(",")) for sentence in sentences)


def read_supertypes(text: str) -> tuple[str, ...]:
    """'unique regalia' -> both; '' and 'none' -> none."""
    return () if text in ("", "none") else tuple(text.split())


def _primitive(text: str) -> Do:
    for kind, pattern in _PATTERNS:
        if match := pattern.fullmatch(text):
            return _do(kind, match.groupdict())
    raise BadSetup(f"“{text}” is no effect (effects read: {'; '.join(each for _, each in _SENTENCES)})")


def _do(kind: str, values: dict[str, str | None]) -> Do:
    card, to = values.get("card") or "", values.get("to") or ""
    if kind == "banish":
        return Do("move", card, "banishment")
    if kind in ("change", "add"):
        until = (values["until"] or "").removeprefix(" until ")
        named = read_supertypes((values["supertypes"] or "").strip())
        return Do("change", card, change=TypeChange(values["type"] or "", named, kind == "add", until))
    return Do(kind, card, to, int(values.get("number") or 0))
