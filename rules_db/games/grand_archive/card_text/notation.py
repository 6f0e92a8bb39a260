"""How the worked examples write effects: 'put Wolf onto the field, draw 1. draw 1' is two effects, the first of two.

One table of the primitives; a sentence that fits none is a BadSetup.
"""

import re

from rules_db.engine.kernel import BadSetup
from rules_db.games.grand_archive.state import ACTION, Do, Effect, TypeChange

TYPES = ("Champion", "Ally", ACTION, "Attack", "Item", "Weapon", "Domain", "Phantasia")

_ZONE = r"(?P<to>hand|main deck|material deck|memory|graveyard)"
_TYPE = rf"(?P<supertypes>(?:[a-z]+ )*)(?P<type>{'|'.join(TYPES)})(?P<until> until the end of the turn)?"
_SENTENCES: tuple[tuple[str, str], ...] = (
    ("enter", r"put (?P<card>.+) onto the field"),
    ("move", rf"put (?P<card>.+) into (?:the )?{_ZONE}"),
    ("banish", r"banish (?P<card>.+)"),
    ("control", r"give (?P<card>.+) to (?P<to>\w+)"),
    ("sacrifice", r"sacrifice (?P<card>.+)"),
    ("protect", r"protect (?P<card>.+) from sacrifice"),
    ("change", rf"turn (?P<card>.+) into an? {_TYPE}"),
    ("add", rf"make (?P<card>.+) also an? {_TYPE}"),
    ("rename", r"rename (?P<card>.+) to (?P<to>.+)"),
    ("rename", r"take the name from (?P<card>.+)"),
    ("flip", r"turn (?P<card>.+) over"),
    ("copy", r"make (?P<card>.+) a copy of (?P<to>.+)"),
    ("draw", r"draw (?P<number>\d+)"),
    ("shuffle", r"shuffle the main deck"),
)


def read_effects(text: str) -> tuple[Effect, ...]:
    """The effects that a cell describes; raises BadSetup."""
    sentences = [part.strip() for part in text.split(".") if part.strip()]
    return tuple(tuple(_primitive(part.strip()) for part in sentence.split(",")) for sentence in sentences)


def read_supertypes(text: str) -> tuple[str, ...]:
    """'unique regalia' -> both; '' and 'none' -> none."""
    return () if text in ("", "none") else tuple(text.split())


def _primitive(text: str) -> Do:
    for kind, pattern in _SENTENCES:
        match = re.fullmatch(pattern, text)
        if match:
            return _do(kind, match.groupdict())
    raise BadSetup(f"“{text}” is no effect (effects read: put … onto the field; banish …; draw 1; …)")


def _do(kind: str, values: dict[str, str | None]) -> Do:
    card, to = values.get("card") or "", values.get("to") or ""
    if kind == "banish":
        return Do("move", card, "banishment")
    if kind in ("change", "add"):
        until = (values["until"] or "").removeprefix(" until ")
        named = read_supertypes((values["supertypes"] or "").strip())
        return Do("change", card, change=TypeChange(values["type"] or "", named, kind == "add", until))
    return Do(kind, card, to, int(values.get("number") or 0))
