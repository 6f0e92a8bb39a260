"""Effects as data: a card has no code of its own, only steps made of a small set of verbs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

EffectType = Literal["normal", "continuous", "counter", "equip", "latent", "dormant", "own play"]
"""The six types (2.2.5.9), and text on how its own card may be played, which is never activated (2.2.5.3.R1)."""

STAYING: tuple[EffectType, ...] = ("continuous", "equip")
"""The types of effects that stay active once they have resolved."""

PAST = ("it", "that")
"""The picks of a Selector that speak of what has happened before."""


@dataclass(frozen=True, slots=True)
class Amount:
    """A number, or (with `property`) what a card has of it; `of` is this, it, that or host.

    The property 'amount' is how much the trigger was about. With `per` it counts as often as there are such cards.
    """

    number: int = 0
    property: str = ""
    of: str = ""
    per: Selector | None = None


@dataclass(frozen=True, slots=True)
class Selector:
    """Which cards or players a step is about.

    `pick` is all, target (chosen on activation), choose (as the step is carried out), this (the card itself), it (what
    the trigger or the answered effect was about), that (the first target) or host (what the card is attached to).
    `kind` is card, creature, magic card or player; `zone` is field, hand, deck, discard pile or under; `of` is any,
    you or opponent. `is_tapped` is None where it does not matter.
    """

    pick: str = "all"
    count: int = 1
    up_to: bool = False
    kind: str = "card"
    zone: str = "field"
    of: str = "any"
    another: bool = False
    facing: str = ""
    is_tapped: bool | None = None
    type: str = ""
    sub_type: str = ""
    name: str = ""
    property: str = ""
    least: int | None = None
    most: int | None = None


def fewest(what: Selector) -> int:
    """How many have to be picked at the least."""
    return 0 if what.up_to else what.count


@dataclass(frozen=True, slots=True)
class Test:
    """A state of the game: `what` is control, points, hand, phase, turn, attack or chain."""

    what: str
    who: str = "you"
    selector: Selector = Selector()
    least: int | None = None
    most: int | None = None
    phase: str = ""


@dataclass(frozen=True, slots=True)
class When:
    """A trigger: the kind of event, what it must be about, and whose turn or doing it must be."""

    event: str
    what: Selector | None = None
    who: str = "any"


@dataclass(frozen=True, slots=True)
class Step:
    """One step of an effect: a verb, and the cards or the players that it is about."""

    verb: str
    what: Selector | None = None
    who: str = "you"

    @property
    def about(self) -> str:
        """The property or the deed that it is about, '' for none."""
        return ""


@dataclass(frozen=True, slots=True)
class Counted(Step):
    """A step with a number: of points, or of cards."""

    amount: Amount = Amount()


@dataclass(frozen=True, slots=True)
class Moved(Step):
    """A step that brings cards somewhere: `to` is hand, deck, bottom of the deck or field."""

    to: str = ""
    facing: str = "face-up"


@dataclass(frozen=True, slots=True)
class Left(Step):
    """A step that is left to the player as the effect resolves (2.1.33.R1)."""

    step: Step = Step("")


@dataclass(frozen=True, slots=True)
class Turned(Step):
    """A step that turns cards to a facing."""

    facing: str = ""


@dataclass(frozen=True, slots=True)
class Changed(Step):
    """A change of attack, defense or level: by an amount, or to an amount (`sets`)."""

    changes: str = ""
    amount: Amount = Amount()
    sets: bool = False
    this_turn: bool = False

    @property
    def about(self) -> str:
        return self.changes


@dataclass(frozen=True, slots=True)
class Ruled(Step):
    """A deed that cannot be done, or (`is_allowed`) that can be done although a rule forbids it.

    `number` is how often or how many, where the deed is counted. `is_explicit`: the text says that it overrules other
    effects as well (2.2.5.2).
    """

    deed: str = ""
    is_allowed: bool = False
    number: int = 0
    is_explicit: bool = False
    this_turn: bool = False

    @property
    def about(self) -> str:
        return self.deed


@dataclass(frozen=True, slots=True)
class Immune(Step):
    """Cards on which effects have no influence: those of `against`, whoever they belong to."""

    against: Selector = Selector()
    this_turn: bool = False


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect: its type, when it works, and what it does.

    `zone` is where its card must be to activate it: field, hand or discard pile. `when` is its trigger; without one it
    is activated at will. `tests` must hold. `equips` is what it can be attached to. `is_optional`: the text leaves the
    activation itself to the player (2.1.33.R1).
    """

    type: EffectType
    steps: tuple[Step, ...] = ()
    when: When | None = None
    tests: tuple[Test, ...] = ()
    zone: str = "field"
    equips: Selector | None = None
    is_optional: bool = False

    @property
    def has_trigger(self) -> bool:
        return self.when is not None

    @property
    def is_at_will(self) -> bool:
        """Whether its player may activate it when they like: no trigger does that, and it is activated at all."""
        return not self.has_trigger and self.type != "own play"


ON_ITS_WAY = ("destroyed", "discarded", "milled", "to the discard pile", "to the deck")
"""The triggers by which an effect is activated as its own card goes to the discard pile or to the deck (2.2.5.8.a)."""


def waits_for_its_own_end(effect: Effect) -> bool:
    """Whether the text names the way of its own card to the discard pile or the deck (2.2.5.8.c.R1)."""
    when = effect.when
    return when is not None and when.event in ON_ITS_WAY and when.what is not None and when.what.pick == "this"
