"""Effects as data: a card has no code of its own, only steps made of a small set of verbs.

Numbers stay as they are printed; whoever carries a step out multiplies them by the stat factor of the card's game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from rules_db.games.cgs.card_text.selecting import Amount, Selector, Test, When
from rules_db.games.cgs.words import Until

EffectKind = Literal[
    "played", "triggered", "activated", "loyalty", "static", "flip", "move",
    "entering", "requirement", "additional cost", "enchant", "equip", "materials", "no card", "provides", "by name",
    "kicker", "flashback", "alternative cost", "treated as", "paid with", "as it enters", "stored", "rule box",
]  # fmt: skip
"""What an effect is. 'played' is what a card does as it resolves; those of the second line say how it is played."""

_NOTHING, _ONE, _ANY = Amount(), Amount(1), Selector()


@dataclass(frozen=True, slots=True)
class Step:
    """One step of an effect: a verb, and the cards or the players that it is about.

    `who` is you, opponent, each, controller (of what it speaks of), host (whom the card enchants), target player,
    target opponent, or that player, that opponent: the one who is targeted, or else whom the trigger was about.
    `lasts` is None for what stands by itself or is done once. `depends`: only if the step before it was done.
    `also` are cards besides those of `what`: 'target creature and target land'.
    """

    verb: str
    what: Selector | None = None
    who: str = "you"
    lasts: Until | None = None
    depends: bool = False
    also: Selector | None = None


@dataclass(frozen=True, slots=True)
class Counted(Step):
    """A step with a number: of cards, of life, of damage. `counter` is the kind of counters, '' for none.

    `is_all` stands for prevention or healing of all damage, `is_battle` for battle damage alone. `side` of damage that
    is prevented is to, by or both: what is dealt to or by what the step is about; 'any' is all damage there is.
    `by` are the cards that deal damage, None for the one whose text it is. `is_both`: about cards and players (`who`).
    """

    amount: Amount = _NOTHING
    counter: str = ""
    is_all: bool = False
    is_battle: bool = False
    side: str = "to"
    by: Selector | None = None
    is_both: bool = False


@dataclass(frozen=True, slots=True)
class Copied(Counted):
    """Tokens that are copies of cards, and have these keywords, a grouping and what it `says` besides.

    `size` ('4/4') and `color` are in place of theirs; `is_free`: they have no mana cost.
    """

    keywords: tuple[str, ...] = ()
    says: str = ""
    size: str = ""
    color: str = ""
    grouping: str = ""
    is_free: bool = False


@dataclass(frozen=True, slots=True)
class Moved(Step):
    """A step that brings cards somewhere.

    `way` is how they come: tapped, face-down, Defense Position, shuffled, revealed, under their owners' control.
    """

    to: str = ""
    way: str = ""


@dataclass(frozen=True, slots=True)
class Paired(Step):
    """A step that brings cards of one kind to others: attach, move, switch, fight."""

    other: Selector = _ANY


@dataclass(frozen=True, slots=True)
class CountersMoved(Paired):
    """So many counters of a kind, or (`is_all`) all of them, go from one card to another; '' for every kind."""

    amount: Amount = _ONE
    counter: str = ""
    is_all: bool = False


@dataclass(frozen=True, slots=True)
class Changed(Step):
    """A change of numbers: by amounts, or to amounts (`sets`); `keywords` and what it `says` are gained besides.

    `is_bare`: all abilities are lost besides.
    """

    changes: tuple[tuple[str, Amount], ...] = ()
    sets: bool = False
    keywords: tuple[str, ...] = ()
    says: str = ""
    is_bare: bool = False


SAYS = "says"
"""What a Given step has in place of keywords: an effect, in quotes."""


@dataclass(frozen=True, slots=True)
class Given(Step):
    """Keywords, a color, a card type or a Special Condition that cards have; `is_lost`: that they lose.

    `what_kind` is keyword, color, kind or grouping (or only that), condition or SAYS; `says` is an effect besides.
    `counters` are the damage counters that a Special Condition puts at a Checkup, 0 for as many as it usually does.
    """

    what_kind: str = "keyword"
    words: tuple[str, ...] = ()
    is_lost: bool = False
    says: str = ""
    counters: int = 0


@dataclass(frozen=True, slots=True)
class Become(Step):
    """What cards become: a card type in place of their own or (`is_also`) besides, with numbers and abilities."""

    kind: str = ""
    is_also: bool = False
    changes: tuple[tuple[str, Amount], ...] = ()
    grouping: str = ""
    color: str = ""
    keywords: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Ruled(Step):
    """A deed that cannot be done, or (`is_allowed`) that can be done although a rule forbids it, or must be done.

    `number` is how often or how many, where the deed is counted.
    """

    deed: str = ""
    is_allowed: bool = False
    is_forced: bool = False
    number: int = 0
    against: Selector | None = None


@dataclass(frozen=True, slots=True)
class OfAttacks(Step):
    """Damage of attacks: `number` as printed is added, None prevents all of it; `is_whole`: and what else they do.

    `what` are those whose attacks deal it or (`is_taken`) those who take it, `other` those on the other side of it.
    """

    number: int | None = None
    is_taken: bool = False
    is_whole: bool = False
    other: Selector | None = None


@dataclass(frozen=True, slots=True)
class Made(Step):
    """Tokens: so many, with these numbers as printed; `kind` is a card type besides creature, `way` as of cards."""

    amount: Amount = _ONE
    name: str = ""
    offense: int = 0
    defense: int = 0
    color: str = ""
    grouping: str = ""
    keywords: tuple[str, ...] = ()
    says: str = ""
    rank: str = ""
    game: str = "magic"
    kind: str = ""
    way: str = ""


@dataclass(frozen=True, slots=True)
class Mana(Step):
    """Mana as it is written, '{G}{G}' or '[R]'; '' with `count` for mana of any color, ONE_COLOR for any one.

    As often as there are cards of `per`, where a cost is more or less for each, or so much is added. `is_either`: of
    all that is written one is added, or `count`. Mana with `what` pays for no other spells. `x`: what {X} is. A cost
    with `at` is that of what targets such cards.
    """

    mana: str = ""
    count: int = 0
    is_more: bool = False
    per: Selector | None = None
    is_either: bool = False
    x: Amount | None = None
    at: Selector | None = None


@dataclass(frozen=True, slots=True)
class Coins(Step):
    """Coins flipped in a row or until tails; what happens on heads (of as many coins as `least`), and on tails."""

    count: int = 1
    until_tails: bool = False
    heads: tuple[Step, ...] = ()
    tails: tuple[Step, ...] = ()
    least: int = 1


@dataclass(frozen=True, slots=True)
class Left(Step):
    """A step that is left to a player: done or not, or (`unless`) not done if the player pays."""

    step: Step = Step("")
    unless: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Provided(Step):
    """A step that is done if conditions hold, and others if they do not; `is_again`: if those of the last one did."""

    tests: tuple[Test, ...] = ()
    steps: tuple[Step, ...] = ()
    otherwise: tuple[Step, ...] = ()
    is_again: bool = False


@dataclass(frozen=True, slots=True)
class Modes(Step):
    """Several steps of which the player chooses one, or from `least` to `most`; `is_listed`: dots stand before.

    With `tests` it is more than the least only if they hold, and then (`is_due`) no fewer than the most.
    """

    modes: tuple[Step, ...] = ()
    least: int = 1
    most: int = 1
    is_listed: bool = field(default=False, compare=False)
    tests: tuple[Test, ...] = ()
    is_due: bool = False

    def sizes(self, holds: bool) -> range:
        """How many may be chosen, where the condition holds or not."""
        most = min(self.most, len(self.modes)) if holds or not self.tests else self.least
        return range(most if self.is_due else self.least, most + 1)


@dataclass(frozen=True, slots=True)
class Several(Step):
    """What a mode does one after the other."""

    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Instead(Step):
    """Something that would happen to cards, and the step that is done in its place; `is_first`: once a turn each."""

    would: str = ""
    step: Step = Step("")
    is_first: bool = False


KEEP = Step("keep")
"""What is done instead where nothing is: the card stays."""


@dataclass(frozen=True, slots=True)
class ForEach(Step):
    """A step that is done for each of the cards of `what`, which is 'it' to the step then."""

    step: Step = Step("")


@dataclass(frozen=True, slots=True)
class Later(Step):
    """A step that is put off: `what` it will be about is singled out now, and is 'them' to the step.

    `time` is a phase, a step or 'end of turn', for the `nth` time in a turn of `whose`: any, you, opponent.
    """

    step: Step = Step("")
    time: str = ""
    whose: str = "any"
    nth: int = 1


@dataclass(frozen=True, slots=True)
class Material:
    """What a monster of the Extra Deck asks for: so many summons of a sort, or more."""

    what: Selector
    count: int = 1
    or_more: bool = False


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect: what it is, when it works, what it costs and what it does.

    `zone` is where its card must be to activate it. `speed` is fast, slow, AS_CAST or '' for its kind and game. `limit`
    is turn or round where it can be activated once in each. `name` and `power` are those of a move or an Ability.
    `aim` is targeted first, where no step is about it alone. `cost` of a move is its Energy, of an Equipment its mana.
    `damage` is what a move says, sign and all. `by_name`: its limit is that of all cards together that
    say this name, `is_one_of_all`: and of all their effects. `is_only_way`: its card is not Special Summoned otherwise,
    `is_first_way`: nor out of a hand or deck. `is_for_all`: every player activates it as their own.
    """

    kind: EffectKind
    steps: tuple[Step, ...] = ()
    when: When | None = None
    tests: tuple[Test, ...] = ()
    costs: tuple[Step, ...] = ()
    zone: str = "field"
    speed: str = ""
    limit: str = ""
    name: str = ""
    power: str = ""
    cost: str = ""
    damage: str = ""
    loyalty: int = 0
    materials: tuple[Material, ...] = ()
    host: Selector | None = None
    aim: Selector | None = None
    by_name: str = ""
    is_one_of_all: bool = False
    is_only_way: bool = False
    is_first_way: bool = False
    is_for_all: bool = False

    @property
    def is_mana(self) -> bool:
        """Whether it does nothing but add mana, so that it does not use the Queue (9.6.4.R1)."""
        adds = bool(self.steps) and all(isinstance(step, Mana) and not step.is_more for step in self.steps)
        return self.kind == "activated" and adds and not aims(self)


_AROUND = (Left, Instead, Later, ForEach)
"""The steps that are made of one other."""


def inner(step: Step) -> tuple[Step, ...]:
    """The steps that a step is made of, itself first."""
    if isinstance(step, Coins):
        return (step, *(each for one in (*step.heads, *step.tails) for each in inner(one)))
    if isinstance(step, _AROUND):
        return (step, *inner(step.step))
    if isinstance(step, Modes):
        return (step, *(each for mode in step.modes for each in inner(mode)))
    if isinstance(step, Provided):
        return tuple(each for one in (*step.steps, *step.otherwise) for each in inner(one))
    if isinstance(step, Several):
        return tuple(each for one in step.steps for each in inner(one))
    return (step,)


def selectors(step: Step) -> tuple[Selector, ...]:
    """Whatever a step itself is about, in the order of its text."""
    by = step.by if isinstance(step, Counted) else None
    other = step.other if isinstance(step, Paired) else None
    return tuple(each for each in (by, step.what, step.also, other) if each is not None)


def aimed_at(step: Step) -> tuple[Selector, ...]:
    """What is targeted for a step itself, in the order in which its text names it."""
    found: list[Selector] = []
    for what in selectors(step):
        if what.of.startswith("target "):
            found.append(Selector("target", kind=what.of.removeprefix("target ")))
        if what.pick == "target":
            found.append(what)
    if step.who.startswith("target "):  # After what does it, where that is targeted, too.
        does_it = isinstance(step, Counted) and step.by is not None and step.by.pick == "target"
        found.insert(int(does_it), Selector("target", kind=step.who.removeprefix("target ")))
    return tuple(found)


def all_steps(effect: Effect) -> tuple[Step, ...]:
    """Every step of an effect, those within others too."""
    return tuple(each for step in effect.steps for each in inner(step))


def aims(effect: Effect) -> tuple[Selector, ...]:
    """What is targeted as an effect is activated, in the order in which its text names it."""
    return (*filter(None, (effect.aim,)), *(each for step in all_steps(effect) for each in aimed_at(step)))
