"""The compact text of cards, smaller parts: noun phrases, amounts, conditions and happenings."""

from __future__ import annotations

import re

from rules_db.engine.kernel import BadSetup
from rules_db.games.resummoned.card_text.model import Amount, Selector, Test, When

SUPERTYPES = ("Continuous", "Equip", "Legend", "Quick-Play")
ATTRIBUTES = ("AIR", "DARK", "DIVINE", "EARTH", "FIRE", "LIGHT", "WATER")
WHO = {
    "you": "you", "your": "you", "opponent": "opponent", "opponent's": "opponent", "each player": "each",
    "each player's": "each", "that player": "that", "its controller": "it",
}  # fmt: skip
WHO_PATTERN = "|".join(sorted(map(re.escape, WHO), key=len, reverse=True))

_NOUN = re.compile(
    r"""(?:(?P<pick>target|all|each|a|an|the|\d+)\ )?(?:(?P<up>up\ to)\ )?(?:(?P<count>\d+)\ )?
    (?P<other>other\ |another\ )?
    (?P<adjectives>(?:\S+\ )*?)(?P<kind>card|monster|spell|trap|player|opponent)s?
    (?:\ named\ "(?P<name>[^"]+)")?
    (?:\ in\ (?P<position>Attack|Defense)\ Position)?
    (?:\ with\ (?P<property>ATK|DEF|level)\ (?P<bound>-?\d+)(?P<side>\ or\ more|\ or\ less)?)?
    (?:\ (?P<where>you\ control|opponent\ controls
      |(?:in\ )?(?:your|opponent's|any)\ (?:hand|deck|graveyard|banished\ zone)
      |excavated|beneath\ this))?$""",
    re.VERBOSE,
)
_ZONES = {"hand": "hand", "deck": "deck", "graveyard": "graveyard", "banished zone": "banished"}


def read_selector(text: str) -> Selector:
    """A noun phrase: 'target face-up monster opponent controls', 'all WATER monsters', 'this'. Raises BadSetup."""
    if text in ("this", "it", "that", "host"):
        return Selector(text)
    if text == "the chain":
        return Selector(zone="chain")
    found = _NOUN.match(text)
    if found is None:
        raise BadSetup(f"card text {text!r}: no noun phrase (write 'target monster', 'all cards you control', 'this')")
    words = found.groupdict()
    zone, of = _where(words["where"] or "", words["kind"])
    pick, count, up_to = _how_many(words)
    bound = int(words["bound"]) if words["bound"] else None
    return Selector(
        pick, count, up_to, "player" if words["kind"] == "opponent" else words["kind"], zone, of,
        bool(words["other"]), name=words["name"] or "",
        position=f"{words['position']} Position" if words["position"] else "",
        property=words["property"] or "", least=bound if words["side"] != " or less" else None,
        most=bound if words["side"] != " or more" else None, **_adjectives(words["adjectives"].split()),
    )  # fmt: skip


def _how_many(words: dict[str, str | None]) -> tuple[str, int, bool]:
    pick = words["pick"] or ("choose" if words["up"] or words["count"] else "all")
    count = int(words["count"] or 1)
    if pick.isdigit():
        return "choose", int(pick), False
    if pick in ("a", "an"):
        return "choose", 1, False
    if pick in ("each", "the", "all"):
        return "all", 1, False
    return pick, count, bool(words["up"])


def _where(text: str, kind: str | None) -> tuple[str, str]:
    if kind == "opponent":
        return "field", "opponent"
    if text in ("excavated", "beneath this"):
        return {"excavated": "excavated", "beneath this": "tributes"}[text], "any"
    if text in ("you control", "opponent controls"):
        return "field", text.split()[0]
    words = text.removeprefix("in ").partition(" ")
    if not text:
        return "field", "any"
    return _ZONES[words[2]], {"your": "you", "opponent's": "opponent", "any": "any"}[words[0]]


def _adjectives(words: list[str]) -> dict[str, str]:
    found = {}
    for word in words:
        if word in ("face-up", "face-down"):
            found["facing"] = word
        elif word in ("normal", "effect"):
            found["text"] = word
        elif word in SUPERTYPES:
            found["supertype"] = word
        elif word in ATTRIBUTES:
            found["attribute"] = word
        elif word[0].isupper():
            found["monster_type"] = word
        else:
            raise BadSetup(f"card text: {word!r} describes no card (face-up, normal, WATER, Legend, Beast…)")
    return found


def read_amount(text: str) -> Amount:
    """'500', 'the ATK of this', 'the original level of it', 'as much'."""
    if re.fullmatch(r"-?\d+", text):
        return Amount(int(text))
    if text == "as much":
        return Amount(property="amount")
    found = re.fullmatch(r"the (original )?(ATK|DEF|level) of (this|it|that)", text)
    if found is None:
        raise BadSetup(f"card text {text!r}: no amount (write 500, or 'the ATK of this')")
    return Amount(property=found[2], of=found[3], original=bool(found[1]))


def read_test(text: str) -> Test:
    """'you control 2 monsters', 'opponent has 3000 life points or less', 'a Chain is active', 'it is your turn'."""
    if found := re.fullmatch(rf"({WHO_PATTERN}) controls? (no|\d+) (.+)", text):
        least = 0 if found[2] == "no" else int(found[2])
        of = WHO[found[1]] if WHO[found[1]] in ("you", "opponent") else "any"
        owned = {"you": "you control", "opponent": "opponent controls"}.get(of)
        selector = read_selector(f"all {found[3]} {owned}" if owned else f"all {found[3]}")
        return Test("control", selector=selector, least=least, most=0 if found[2] == "no" else None)
    if found := re.fullmatch(rf"({WHO_PATTERN}) (?:has|have) (-?\d+) life points or (more|less)", text):
        bound = int(found[2])
        return Test("life", WHO[found[1]], least=bound, most=None) if found[3] == "more" else Test(
            "life", WHO[found[1]], most=bound
        )  # fmt: skip
    if found := re.fullmatch(r"it is (your|opponent's) turn", text):
        return Test("turn", WHO[found[1]])
    if found := re.fullmatch(r"it is the (.+)", text):
        return Test("phase", phase=found[1])
    simple = {"a Chain is active": "chain", "there is a battle": "battle", "always": "always"}
    if text in simple:
        return Test(simple[text])
    raise BadSetup(f"card text {text!r}: no condition (write 'you control 2 monsters', 'a Chain is active'…)")


_DEEDS = {
    "attacks": "attack", "attack": "attack", "enters": "enters", "leaves": "leaves", "is turned down": "turned down",
}  # fmt: skip
_BY_PLAYER = {
    "takes damage": "damage", "take damage": "damage", "gains": "gain", "gain": "gain", "draws": "drawn",
    "draw": "drawn", "discards": "discarded", "discard": "discarded", "loses": "lost", "pays": "paid", "pay": "paid",
    "activates an effect": "effect", "activate an effect": "effect",
}  # fmt: skip


def read_when(text: str) -> When:
    """'this is destroyed', 'a monster opponent controls attacks', 'you take damage', 'your Standby Phase begins'."""
    if found := re.fullmatch(rf"({WHO_PATTERN}) (.+ Phase(?: [12])?) begins", text):
        who = WHO[found[1]]
        return When(found[2], who=who if who in ("you", "opponent") else "any")
    if found := re.fullmatch(rf"({WHO_PATTERN}) ({'|'.join(_BY_PLAYER)})", text):
        who = WHO[found[1]]
        return When(_BY_PLAYER[found[2]], who=who if who in ("you", "opponent") else "any")
    if found := re.fullmatch(rf"(.+?) ({'|'.join(_DEEDS)}|is (\w+))", text):
        return When(_DEEDS.get(found[2], found[3]), read_selector(found[1]))
    raise BadSetup(f"card text {text!r}: no happening (write 'this is destroyed', 'you draw'…)")
