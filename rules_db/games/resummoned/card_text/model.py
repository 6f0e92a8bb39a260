"""Effects as data: a card has no code of its own, only steps made of a small set of primitives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

EffectType = Literal["cost", "flip", "continuous", "trigger", "ignition"]


@dataclass(frozen=True, slots=True)
class Amount:
    """A number, or (with `property`) what a card has of it: its current value, or the original one."""

    number: int = 0
    property: str = ""
    of: str = ""
    original: bool = False


@dataclass(frozen=True, slots=True)
class Selector:
    """Which objects a step is about.

    `pick` is all, target, choose (not a target), this (the card itself), it (what the condition was about), that (the
    first target) or host (what the card is equipped to). `kind` is card, monster, spell, trap or player; `zone` is
    field, hand, deck, graveyard, banished, excavated, tributes or chain; `of` is any, you or opponent.
    """

    pick: str = "all"
    count: int = 1
    up_to: bool = False
    kind: str = "card"
    zone: str = "field"
    of: str = "any"
    another: bool = False
    facing: str = ""
    position: str = ""
    supertype: str = ""
    name: str = ""
    attribute: str = ""
    monster_type: str = ""
    text: str = ""
    property: str = ""
    least: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Test:
    """A state of the duel: `what` is control, life, phase, turn, chain, battle or always."""

    what: str = "always"
    who: str = "you"
    selector: Selector = Selector()
    least: int | None = None
    most: int | None = None
    phase: str = ""


@dataclass(frozen=True, slots=True)
class When:
    """A happening: the kind of event, whom or what it must be about, and whose turn or doing it must be."""

    event: str
    what: Selector | None = None
    who: str = "any"


@dataclass(frozen=True, slots=True)
class Op:
    """One step: a verb of primitives.VERBS, or `instead`, with what it needs.

    `to` is a zone or a player's zone, `property` with `value` or `amount` is a change of a property, `until` is turn,
    always or field (as long as the changed card stays on the field).
    """

    verb: str
    what: Selector | None = None
    who: str = "you"
    amount: Amount = Amount()
    to: str = ""
    property: str = ""
    value: str = ""
    facing: str = ""
    position: str = ""
    until: str = "always"


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of a card: its type, when it works, what it costs and what it does; `limit` is per turn, 0 is none.

    `zone` is where its card must be. A trigger effect has `when` (a happening), or `tests` alone (a condition that
    lasts), or neither: then summoning or activating the card activates it.
    """

    type: EffectType
    ops: tuple[Op, ...]
    cost: tuple[Op, ...]
    when: When | None
    tests: tuple[Test, ...]
    zone: str
    limit: int
    optional: bool
    text: str
