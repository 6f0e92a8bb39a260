"""The compact text of cards, read into data: 'trigger when this is destroyed: draw 1; flip if a Chain is active'.

An effect is: TYPE [in ZONE] [once a turn] [may] [when HAPPENING] [if CONDITION] [paying STEP and STEP][: STEP, STEP].
Effects are separated by ';'. 'equips NOUN PHRASE' says what an Equip card can be equipped to.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, cast

from rules_db.engine.kernel import BadSetup
from rules_db.games.resummoned.card_text.model import Amount, Effect, EffectType, Op, Selector
from rules_db.games.resummoned.card_text.phrases import (
    WHO,
    WHO_PATTERN,
    read_amount,
    read_selector,
    read_test,
    read_when,
)

BY_ITSELF = ("summoned", "activated")
"""What activates a trigger effect without a condition, where it happens to its card (706.1.a)."""

_EFFECT = re.compile(
    r"""(?P<type>[a-z]+)(?:\ in\ (?P<zone>hand|graveyard|banished|deck))?
    (?:\ (?P<limit>once|twice)\ a\ turn)?(?P<may>\ may)?(?:\ when\ (?P<when>.+?))?(?:\ if\ (?P<tests>.+?))?
    (?:\ paying\ (?P<cost>.+?))?(?::\ (?P<ops>.+))?$""",
    re.VERBOSE,
)


@cache
def read_effects(text: str) -> tuple[tuple[Effect, ...], Selector | None]:
    """The effects of a card, and what it can be equipped to (None: anything). Raises BadSetup."""
    effects, equips = [], None
    for part in filter(None, (each.strip() for each in text.split(";"))):
        if part.startswith("equips "):
            equips = read_selector(part.removeprefix("equips "))
        else:
            effects.append(read_effect(part))
    return tuple(effects), equips


def _require_payments(steps: tuple[Op, ...], text: str) -> tuple[Op, ...]:
    """The steps of a cost. Raises BadSetup for one with which nobody pays."""
    for step in steps:
        if step.verb not in ("pay", "discard", "tribute", "banish", "destroy"):
            raise BadSetup(f"card text {text!r}: no cost (pay, discard, tribute, banish or destroy something)")
    return steps


def _require_standing_steps(type_: str, steps: str, text: str) -> None:
    """Some steps only make sense in a continuous effect, and it has no others. Raises BadSetup."""
    for step in filter(None, re.split(r", then |, ", steps)):
        verb = read_step(step).verb
        if type_ == "continuous" and verb not in ("change", "prevent", "negate", "instead"):
            raise BadSetup(f"card text {text!r}: a continuous effect does not {verb} (it changes, prevents or negates)")
        if type_ != "continuous" and verb == "instead":
            raise BadSetup(f"card text {text!r}: only a continuous effect puts one deed in the place of another")


@cache
def standing_steps(text: str) -> dict[str, tuple[tuple[int, Op], ...]]:
    """The steps of the continuous effects in a card's text by what they do ('change ATK'), with the effects' places."""
    found: dict[str, tuple[tuple[int, Op], ...]] = {}
    for index, effect in enumerate(read_effects(text)[0]):
        for op in effect.ops if effect.type == "continuous" else ():
            key = f"{op.verb} {op.property}"
            found[key] = (*found.get(key, ()), (index, op))
    return found


@cache
def awaited(text: str) -> tuple[str, ...]:
    """The happenings that the trigger effects in a card's text wait for, '' for a condition that lasts."""
    found: dict[str, None] = {}
    for effect in read_effects(text)[0]:
        if effect.type == "trigger" and effect.when is not None:
            found[effect.when.event] = None
        elif effect.type == "trigger":
            found |= dict.fromkeys(("",) if effect.tests else BY_ITSELF)
    return tuple(found)


@cache
def triggers_on_field_only(text: str) -> bool:
    """Whether no trigger effect in a card's text works anywhere but on the field."""
    return all(effect.zone == "field" for effect in read_effects(text)[0] if effect.type == "trigger")


@cache
def has_ignition(text: str, zone: str) -> bool:
    """Whether there is an ignition effect in a card's text that works in a zone, as Effect.zone names it."""
    return any(effect.type == "ignition" and effect.zone == zone for effect in read_effects(text)[0])


def read_effect(text: str) -> Effect:
    """One effect. Raises BadSetup."""
    found = _EFFECT.match(text)
    if found is None:
        raise BadSetup(f"card text {text!r}: no effect (begin with cost, flip, continuous, trigger or ignition)")
    words = found.groupdict()
    _require_standing_steps(words["type"], words["ops"] or "", text)
    if words["type"] in ("continuous", "cost") and (words["when"] or words["tests"] or words["cost"]):
        raise BadSetup(f"card text {text!r}: a {words['type']} effect has no condition and no cost (leave them out)")
    steps = tuple(read_step(each) for each in re.split(r", then |, ", words["ops"] or "") if each)
    cost = tuple(read_step(each) for each in (words["cost"] or "").split(" and ") if each)
    return Effect(
        cast(EffectType, words["type"]),
        _require_payments(steps, text) if words["type"] == "cost" else steps,
        _require_payments(cost, text),
        read_when(words["when"]) if words["when"] else None,
        tuple(read_test(each) for each in (words["tests"] or "").split(" and ") if each),
        words["zone"] or "field",
        {"once": 1, "twice": 2}.get(words["limit"] or "", 0),
        bool(words["may"]),
        text,
    )


_DEEDS = {
    "attack": "attack", "be destroyed": "destroyed", "be targeted": "targeted",
    "be targeted by effects": "targeted by effects", "be turned": "turned",
    "be flipped": "flipped", "use effects": "effect", "summon": "summoned", "set": "set", "activate cards": "activated",
    "flip cards": "flipped", "turn cards": "turned",
}  # fmt: skip
_PLACES = {
    "hand": "hand", "deck": "deck", "bottom of the deck": "bottom of the deck", "graveyard": "graveyard",
    "banished zone": "banished", "field": "field", "opponent's field": "opponent",
}  # fmt: skip
_WRONG_ZONES = {"Monster Zone": "monster", "Spell/Trap Zone": "spell"}
_PLACE = "|".join(sorted(map(re.escape, (*_PLACES, *_WRONG_ZONES)), key=len, reverse=True))


def _who(text: str | None) -> str:
    return WHO[text.strip()] if text else "you"


def _points(verb: str) -> Callable[[re.Match[str]], Op]:
    return lambda found: Op(verb, who=_who(found[1]), amount=read_amount(found[2]))


def _one(text: str) -> Selector:
    """A noun phrase that means one card at most. Raises BadSetup."""
    what = read_selector(text)
    if what.count != 1 or what.pick == "all":
        raise BadSetup(f"card text {text!r}: more than one card (write 'target monster', 'a card in your hand')")
    return what


def _on(verb: str) -> Callable[[re.Match[str]], Op]:
    return lambda found: Op(verb, read_selector(found[1]))


def _damage(found: re.Match[str]) -> Op:
    if found[2] in WHO:
        return Op("damage", who=WHO[found[2]], amount=read_amount(found[1]))
    return Op("damage", read_selector(found[2]), amount=read_amount(found[1]))


def _move(found: re.Match[str]) -> Op:
    place = found[2]
    more: dict[str, Any] = {"facing": found[3] or "", "position": f"{found[4]} Position" if found[4] else ""}
    if place in _WRONG_ZONES:
        return Op("move", read_selector(found[1]), to="field", property=_WRONG_ZONES[place], **more)
    return Op("move", read_selector(found[1]), to=_PLACES[place], **more)


def _number_change(found: re.Match[str]) -> Op:
    sign, amount = found[3], read_amount(found[4])
    if sign == "-" and amount.property:
        raise BadSetup(f"card text {found[0]!r}: only a number can be taken away (write -500)")
    if sign == "-":
        amount = Amount(-amount.number)
    value = "=" if sign == "= " else ""
    return Op("change", read_selector(found[1]), amount=amount, property=found[2], value=value, until=_until(found[5]))


def _word_change(found: re.Match[str]) -> Op:
    value = found[3].strip('"')
    return Op("change", read_selector(found[1]), property=found[2], value=value, until=_until(found[4]))


def _until(text: str | None) -> str:
    return "turn" if text else "always"


def _prevent(found: re.Match[str]) -> Op:
    deed, until = _DEEDS[found[2]], _until(found[3])
    if found[1] in WHO:
        return Op("prevent", who=WHO[found[1]], property=deed, until=until)
    return Op("prevent", read_selector(found[1]), who="each", property=deed, until=until)


def _flip(found: re.Match[str]) -> Op:
    return Op("flip", read_selector(found[1]), facing=found[2] or "face-up")


def _turn(found: re.Match[str]) -> Op:
    return Op("turn", read_selector(found[1]), position=found[2] or "")


_SUBJECT = rf"(?:({WHO_PATTERN}) )?"
_STEPS: tuple[tuple[str, Callable[[re.Match[str]], Op]], ...] = (
    (rf"(.+?) cannot ({'|'.join(_DEEDS)})( this turn)?", _prevent),
    (r"(.+?) (?:are|is) banished instead of destroyed", lambda found: Op(
        "instead", read_selector(found[1]), property="destroy", value="banish")),
    (r"(.+?) gets? (ATK|DEF|level) (\+|-|= )(.+?)( this turn)?", _number_change),
    (r"(.+?) gets? (name|attribute|type|monster type|supertype) (\S+|\"[^\"]+\")( this turn)?", _word_change),
    (r"damage (.+) to (.+)", _damage),
    (rf"{_SUBJECT}gains? (.+)", _points("gain")),
    (rf"{_SUBJECT}pays? (.+)", _points("pay")),
    (rf"{_SUBJECT}draws? (.+)", _points("draw")),
    (rf"{_SUBJECT}discards? (\d+)", _points("discard")),
    (rf"{_SUBJECT}excavates? (.+)", _points("excavate")),
    (r"discard (.+)", _on("discard")),
    (r"destroy (.+)", _on("destroy")),
    (r"banish (.+)", _on("banish")),
    (r"tribute (.+)", _on("tribute")),
    (r"negate (.+)", lambda found: Op("negate", read_selector(found[1]), until="field")),
    (rf"move (.+?) to (?:the )?({_PLACE})(?: (face-up|face-down))?(?: in (Attack|Defense) Position)?", _move),
    (r"(play|summon|set|activate) (.+)", lambda found: Op(
        "play", _one(found[2]), property=found[1].replace("play", ""))),
    (r"flip (.+?)(?: (face-up|face-down))?", _flip),
    (r"turn (.+?)(?: to (Attack Position|Defense Position))?", _turn),
    (r"make (.+)", lambda found: Op("make", value=found[1])),
    (r"equip to (.+)", lambda found: Op("equip", _one(found[1]))),
    (r"unequip (.+)", _on("unequip")),
    (rf"{_SUBJECT}wins?", lambda found: Op("win", who=_who(found[1]))),
    (rf"{_SUBJECT}loses? the duel", lambda found: Op("lose", who=_who(found[1]))),
    (rf"{_SUBJECT}shuffles?", lambda found: Op("shuffle", who=_who(found[1]))),
)  # fmt: skip
_COMPILED = tuple((re.compile(pattern), build) for pattern, build in _STEPS)


def read_step(text: str) -> Op:
    """One step: 'damage 500 to opponent', 'destroy target monster'. Raises BadSetup."""
    for pattern, build in _COMPILED:
        if found := pattern.fullmatch(text.strip()):
            return build(found)
    raise BadSetup(f"card text {text!r}: no step (write 'damage 500 to opponent', 'destroy target monster'…)")
