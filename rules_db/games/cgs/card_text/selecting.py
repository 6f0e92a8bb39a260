"""What effects as data speak of: cards and players, amounts, states of the game, and what triggers wait for."""

from __future__ import annotations

from dataclasses import dataclass

PAST = ("it", "that", "them", "those", "defending", "attacker", "striker", "gone")
"""The picks of a Selector that speak of what has happened before."""


ANY_COUNTER = "any counter"
"""The counter of a Selector where every kind will do."""

HEADS = "heads"
"""Where an item in the Queue keeps how many coins have shown heads."""

DISCARDED = "discarded"
"""The property of an amount that is how many cards each player has just discarded."""

TAKEN = "taken"
"""The property of an amount that is how much damage the same effect has dealt last, or how much life it has taken."""

THOSE_DISCARDED = "those discarded"
"""Which cards are meant that have just been discarded; under this name an item in the Queue keeps them."""

GONE = "gone"
"""The pick of a Selector that means what the step before has moved: 'each creature destroyed this way'."""

AIMED = "aimed"
"""The pick of a Selector that means all that was targeted, cards and players."""

OF_EACH = "each"
"""What an amount points to that is found out for each card of its step by itself."""

PAID = "paid"
"""What an amount points to that has been given up for the effect, or else what has been spoken of last."""


CHOSEN, COLOR, TYPE, PLAYER = "chosen", "color", "type", "player"
"""The color or grouping of a Selector, and the mana, that is what has been chosen for the card that says it; and what
can be chosen for one."""


ONE_COLOR = "one color"
"""The mana that is of any color, all of it of the same."""

X_BOUND = -1
"""What stands for X among the bounds of a Selector."""


GREATER, LESSER = "greater", "lesser"
"""How the number of a card compares to that of the card itself."""


@dataclass(frozen=True, slots=True)
class Selector:
    """Which cards or players a step is about.

    `pick` is all, top (of a deck), target (chosen on activation), choose (as the step is carried out), random, this
    (the card itself), it (what the trigger or the answered effect was about), them (all that the step before has
    singled out), that (the first target, else it), those (all targets), host (what the card is attached to), defending
    (the summon that is attacked) or striker (the one whose attack set the effect off). `kind` is a card type or
    category as the text names it, or one of player, opponent and any target. `zone` is a place of the Singularity,
    'field', or 'attached cards' (to `near`, a card that is pointed to or any of a sort); `of` is any, you or opponent,
    or as `who` of a Step a player who is targeted or whom the trigger was about. `traits` are adjectives, `color` a row
    of 6.2.2; `not_color` and `not_grouping` are not meant. `or_kind` is another kind that will do,
    `or_zone` another pile. `series` is what the name must have in it (and `not_series` must not), `not_named` a name
    that will not do. The bounds of `property` are as printed. `is_without`: those that lack the `keyword`.
    `holding` is what must be attached to them, `or_else` what will do besides, `counter` the kind of counter that must
    be on them, or ANY_COUNTER. Of `up_to` so many it is at least as many as `at_least`. `but_not` is what is excepted.
    `is_apart`: it is another card than what the same effect targets before it.
    `besides` is what they must be like as well.
    `beside`: the `property` is greater or lesser than that of the card itself.
    `extreme`: those of them of which this number is the highest, or (`is_lowest`) the lowest.
    """

    pick: str = "all"
    count: int = 1
    up_to: bool = False
    kind: str = "card"
    zone: str = "field"
    or_zone: str = ""
    of: str = "any"
    near: str | Selector = ""
    another: bool = False
    traits: tuple[str, ...] = ()
    color: str = ""
    grouping: str = ""
    name: str = ""
    keyword: str = ""
    property: str = ""
    least: int | None = None
    most: int | None = None
    not_color: str = ""
    or_kind: str = ""
    is_without: bool = False
    not_grouping: str = ""
    holding: Selector | None = None
    at_least: int = 0
    counter: str = ""
    series: str = ""
    not_series: str = ""
    not_named: str = ""
    or_else: Selector | None = None
    but_not: Selector | None = None
    beside: str = ""
    extreme: str = ""
    is_lowest: bool = False
    is_apart: bool = False
    besides: Selector | None = None


def fewest(what: Selector) -> int:
    """How many have to be named at least."""
    return what.at_least if what.up_to else what.count


@dataclass(frozen=True, slots=True)
class Amount:
    """A number, X, or what a card has of a property, which `of` points to; as often as there are cards of `per`.

    The property 'amount' is how much the trigger was about, 'heads' how many coins have shown heads, 'life' what its
    player has; of each player by themselves 'prizes' is how many Prize cards they have, 'up to hand' how many cards
    they want to have the number in hand. `per_counter` is a kind of counter: as often as there are such counters on
    what `of` points to. `damage_on`: as often as there are damage counters on such
    cards. `is_taken`: it is lost.
    `is_original`: as printed, before any effect. It is `times` as much, and one of `parts`.
    `of` is a pick of a Selector, or its: what the sentence is about, each of the cards that deal damage for itself.
    `per_prizes_of`: as often as 'you', or an opponent, have taken a Prize card.
    `among`: the greatest number of such cards, or (`is_total`) all of their numbers together.
    """

    number: int = 0
    property: str = ""
    of: str = ""
    per: Selector | None = None
    per_heads: bool = False
    per_counter: str = ""
    damage_on: Selector | None = None
    is_taken: bool = False
    is_original: bool = False
    parts: int = 1
    times: int = 1
    per_prizes_of: str = ""
    among: Selector | None = None
    is_total: bool = False


@dataclass(frozen=True, slots=True)
class Test:
    """A state of the game: `what` is control, life, hand, phase, turn, attack, queue, counters, birthday and others.

    It is 'is' for what the card that is meant is like, 'damage' for the damage counters on it, 'more prizes' for having
    more Prize cards than each opponent, 'heads' for the coins that have shown heads, 'this turn' for what has happened
    in this turn, which `phase` names, 'discarded' for what the effect has had discarded last, 'came up' for what has
    come to the Active Spot in this turn. `is_not`: it must not be so.
    """

    what: str
    who: str = "you"
    selector: Selector = Selector()
    least: int | None = None
    most: int | None = None
    phase: str = ""
    is_not: bool = False


@dataclass(frozen=True, slots=True)
class When:
    """A trigger: the kind of event, what it must be about, and whose turn or doing it must be.

    `whose` is whose attack it must come from.
    `or_event` is another kind that will do, `or_this`: the card itself will do for `what`. `to` is what damage is dealt
    to, a card or (by its kind) a player. `nth` counts how often the player has done it in this turn, 0 for any.
    `is_deed`: it is what a player does with a card. `is_together`: what happens to several at one moment counts once.
    """

    event: str
    what: Selector | None = None
    who: str = "any"
    whose: str = "any"
    or_event: str = ""
    or_this: bool = False
    to: Selector | None = None
    nth: int = 0
    is_deed: bool = False
    is_together: bool = False

    @property
    def events(self) -> tuple[str, ...]:
        """The kinds of event that it waits for."""
        return (self.event, self.or_event) if self.or_event else (self.event,)
