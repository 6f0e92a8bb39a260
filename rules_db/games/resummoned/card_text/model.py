"""Effects as data: a card has no code of its own, only steps made of a small set of verbs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

EffectType = Literal["cost", "flip", "continuous", "trigger", "ignition"]


PAST = ("it", "that")
"""The picks of a Selector that speak of what has happened before."""


@dataclass(frozen=True, slots=True)
class Amount:
    """A number, or (with `property`) what a card has of it: its current value, or the original one.

    With `per` it counts as often as there are such cards.
    """

    number: int = 0
    property: str = ""
    of: str = ""
    original: bool = False
    per: Selector | None = None


def is_fixed(amount: Amount) -> bool:
    """Whether the text itself gives the number."""
    return not amount.property and amount.per is None


@dataclass(frozen=True, slots=True)
class Selector:
    """Which objects a step is about.

    `pick` is all, target, choose (not a target), this (the card itself), it (what the condition was about), that (the
    first target) or host (what the card is equipped to). `kind` is card, monster, spell, trap, spell or trap, or
    player; `zone` is
    field, hand, deck, graveyard, banished, excavated or tributes; `of` is any, you or opponent. `own_only`:
    only cards of the one who chooses will do, as for a tribute (305.5).
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
    own_only: bool = False


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
class Step:
    """One step of an effect: a verb, and the objects or the players that it is about."""

    verb: str
    what: Selector | None = None
    who: str = "you"

    @property
    def about(self) -> str:
        """The property or the deed that it is about, '' for none."""
        return ""

    @property
    def until_turn_ends(self) -> bool:
        """Whether what it leaves behind ends with the turn."""
        return False


@dataclass(frozen=True, slots=True)
class Counted(Step):
    """A step with a number: of life points, or of cards."""

    amount: Amount = Amount()


@dataclass(frozen=True, slots=True)
class Placed(Step):
    """A step that brings cards to a zone: `to` as in Selector.zone, 'bottom of the deck', or 'opponent' for that field.

    `wrong_zone` is monster or spell, where the text says into which kind of zone of the field.
    """

    to: str = ""
    facing: str = ""
    position: str = ""
    wrong_zone: str = ""


@dataclass(frozen=True, slots=True)
class Turned(Step):
    """A step that turns cards to a facing or a position; '' for the other position."""

    facing: str = ""
    position: str = ""


@dataclass(frozen=True, slots=True)
class Changed(Step):
    """A change of the property that `changes` names: by an amount, to an amount (`sets`), or to the word `value`.

    The value '+Legend' adds a word to those that the card has.
    """

    changes: str = ""
    amount: Amount = Amount()
    sets: bool = False
    value: str = ""
    this_turn: bool = False

    @property
    def about(self) -> str:
        return self.changes

    @property
    def until_turn_ends(self) -> bool:
        return self.this_turn


@dataclass(frozen=True, slots=True)
class Forbidden(Step):
    """A deed that cannot be done, by players or at cards."""

    deed: str = ""
    this_turn: bool = False

    @property
    def about(self) -> str:
        return self.deed

    @property
    def until_turn_ends(self) -> bool:
        return self.this_turn


@dataclass(frozen=True, slots=True)
class Replaced(Step):
    """One deed put in the place of another."""

    deed: str = ""
    by: str = ""

    @property
    def about(self) -> str:
        return self.deed


@dataclass(frozen=True, slots=True)
class Negated(Step):
    """Cards whose effects are negated."""

    this_turn: bool = False

    @property
    def until_turn_ends(self) -> bool:
        return self.this_turn


@dataclass(frozen=True, slots=True)
class Made(Step):
    """A token for an insert of this name."""

    insert: str = ""


@dataclass(frozen=True, slots=True)
class Played(Step):
    """A card that is played in some `way`: summon, set, activate, or '' for any."""

    way: str = ""


def topic(kind: type[Step], about: str = "") -> str:
    """What the steps of continuous effects are found by: 'changed ATK', 'forbidden attack', 'negated '."""
    return f"{kind.__name__.lower()} {about}"


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of a card: its type, when it works, what it costs and what it does; `limit` is per turn, 0 is none.

    `zone` is where its card must be. A trigger effect has `when` (a happening), or `tests` alone (a condition that
    lasts), or neither: then summoning or activating the card activates it. `moments` says how many of the steps happen
    at each moment (700.3.R1).
    """

    type: EffectType
    ops: tuple[Step, ...] = ()
    moments: tuple[int, ...] = ()
    cost: tuple[Step, ...] = ()
    when: When | None = None
    tests: tuple[Test, ...] = ()
    zone: str = "field"
    limit: int = 0
    optional: bool = False

    def together(self, at: int) -> range:
        """The places of the steps that happen at the same moment as the first of them, which is at this place."""
        start = 0
        for size in self.moments:
            if start == at:
                return range(at, at + size)
            start += size
        return range(at, at + 1)
