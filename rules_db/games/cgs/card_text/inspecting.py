"""What an effect would do, read off its data: who chooses, whom it reaches, whether it draws or makes tokens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text import equivalents
from rules_db.games.cgs.card_text.entries import VERBS
from rules_db.games.cgs.card_text.model import (
    KEEP,
    Coins,
    Counted,
    Effect,
    ForEach,
    Given,
    Instead,
    Later,
    Left,
    Mana,
    Modes,
    Moved,
    Provided,
    Several,
    Step,
    aimed_at,
    aims,
    all_steps,
    selectors,
)
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.said.keywords import FLANKING
from rules_db.games.cgs.card_text.said.referring.references import THAT_OPPONENT
from rules_db.games.cgs.card_text.said.vocabulary import OWNED, SUMMON_KINDS
from rules_db.games.cgs.card_text.selecting import Selector, fewest
from rules_db.games.cgs.words import Zone

YOU, OPPONENT = "you", "opponent"
BOTH = frozenset({YOU, OPPONENT})

_SIDES = {
    YOU: frozenset({YOU}), OPPONENT: frozenset({OPPONENT}), "target opponent": frozenset({OPPONENT}),
    THAT_OPPONENT: frozenset({OPPONENT}),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Decision:
    """Something that somebody chooses: `of` is target, card, mode, deed or payment.

    `who` is as in a Step. One that is not required may be left undone.
    """

    who: str
    of: str
    is_required: bool
    what: Selector | None = None


def decisions(effect: Effect) -> tuple[Decision, ...]:
    """Every choice that an effect asks for, in the order of its text; its costs are not among them."""
    first = (Decision(YOU, "target", not effect.aim.up_to, effect.aim),) if effect.aim is not None else ()
    return (*first, *(each for step in effect.steps for each in _decisions(step)))


def _decisions(step: Step) -> Iterator[Decision]:
    if isinstance(step, Modes):
        yield Decision(step.who, "mode", is_required=True)
        for mode in step.modes:
            yield from _unless_left(_decisions(mode))
    elif isinstance(step, Left):
        yield Decision(step.who, "payment" if step.unless else "deed", is_required=False)
        yield from _decisions(step.step) if step.unless else _unless_left(_decisions(step.step))
    elif isinstance(step, Coins):
        for each in (*step.heads, *step.tails):
            yield from _decisions(each)
    elif isinstance(step, Provided):
        for each in (*step.steps, *step.otherwise):
            yield from _decisions(each)
    elif isinstance(step, Several):
        for each in step.steps:
            yield from _decisions(each)
    elif isinstance(step, Instead | ForEach):
        yield from _decisions(step.step)
    elif isinstance(step, Later):
        yield from (*_of_one(step), *_decisions(step.step))
    else:
        yield from _of_one(step)


def _unless_left(found: Iterator[Decision]) -> Iterator[Decision]:
    """Targets are chosen as an effect is activated, whatever is left undone later; the rest can be left."""
    return (each if each.of == "target" else replace(each, is_required=False) for each in found)


def _of_one(step: Step) -> Iterator[Decision]:
    for what in aimed_at(step):
        yield Decision(YOU, "target", fewest(what) > 0, what)
    for what in selectors(step):
        if what.pick == "choose":
            yield Decision(YOU if step.verb == "pick out" else step.who, "card", not what.up_to, what)


def has_required_choice(effect: Effect) -> bool:
    """Whether its user cannot leave a choice undone, such as a target (17.6.7.R1)."""
    return any(each.is_required for each in decisions(effect))


@book.kept
def picks(effect: Effect, of_others: bool = False) -> tuple[Decision, ...]:
    """What its user chooses of it: targets, cards and modes; with `of_others` also what it leaves to other players."""
    own = [each for each in decisions(effect) if each.of in ("target", "card", "mode")]
    return tuple(each for each in own if each.who == YOU or of_others)


@book.kept
def is_optional(effect: Effect) -> bool:
    """Whether its user may leave all of it undone."""
    return bool(effect.steps) and all(map(_may_be_left, effect.steps))


def _may_be_left(step: Step) -> bool:
    if isinstance(step, Provided):
        return all(map(_may_be_left, (*step.steps, *step.otherwise)))
    return isinstance(step, Left) and not step.unless


def has_trait(effect: Effect, *traits: Trait) -> bool:
    """Whether any step does something of the sort."""
    return any(trait in _traits(step) for step in all_steps(effect) for trait in traits)


def _traits(step: Step) -> Sequence[Trait]:
    """What a step does; nothing where all stays as it is."""
    return () if step == KEEP else VERBS[step.verb].traits


def draws(effect: Effect) -> bool:
    """Whether it lets somebody draw cards."""
    return has_trait(effect, Trait.DRAWS)


SEARCHING = ("search", "search and attach")
"""The verbs by which somebody looks through a deck."""


def searches(effect: Effect) -> bool:
    return any(step.verb in SEARCHING for step in all_steps(effect))


def makes_tokens(effect: Effect) -> bool:
    return has_trait(effect, Trait.MAKES)


@book.kept
def changes_control(effect: Effect) -> bool:
    return has_trait(effect, Trait.CONTROL)


def reached(step: Step) -> frozenset[str]:
    """On whose side of the table a step does something: that of its player, of opponents, or both.

    A step that only holds others reaches whom these reach. What it points to is on any side, the card itself on its
    player's.
    """
    if isinstance(step, Coins):
        return _together(*step.heads, *step.tails)
    if isinstance(step, Later) and step.what is not None:
        return frozenset().union(*(_side(what, step) for what in selectors(step)))
    if isinstance(step, Left | Instead | Later | ForEach):
        return reached(step.step)
    if isinstance(step, Modes):
        return _together(*step.modes)
    if isinstance(step, Several):
        return _together(*step.steps)
    if isinstance(step, Provided):
        return _together(*step.steps, *step.otherwise)
    if step.what is None:
        return _SIDES.get(step.who, BOTH)
    if isinstance(step, Counted) and step.is_both:
        return _SIDES.get(step.who, BOTH) | reached(replace(step, who=YOU, is_both=False))
    return frozenset().union(*(_side(what, step) for what in selectors(step)))


def _together(*steps: Step) -> frozenset[str]:
    return frozenset().union(*(reached(step) for step in steps))


def _side(what: Selector, step: Step) -> frozenset[str]:
    if what.pick == "this":
        return _SIDES[YOU]
    is_own = equivalents.place_of(what.zone) in (Zone.HAND, Zone.MAIN_DECK)
    if what.pick in ("choose", "all", "random") and what.of == "any" and is_own:
        return _SIDES.get(step.who, BOTH)
    if what.kind == OPPONENT:
        return _SIDES[OPPONENT]
    if step.who != YOU and what.of == YOU:
        return _SIDES.get(step.who, BOTH)
    return _SIDES.get(what.of, BOTH)


@book.kept
def sides(effect: Effect) -> frozenset[str]:
    """On whose side of the table an effect does something."""
    return _together(*effect.steps)


def is_opponent_only(effect: Effect) -> bool:
    """Whether it reaches opponents and nobody else (17.6.7.a)."""
    return sides(effect) == {OPPONENT}


@book.kept
def reaches_all(effect: Effect) -> bool:
    """Whether every step of it reaches all players alike (17.6.7.b)."""
    return bool(effect.steps) and all(reached(step) == BOTH for step in effect.steps)


@book.kept
def helps_own_summons(effect: Effect) -> bool:
    """Whether it is about its user's own summons alone, its own card among them (17.6.8)."""
    return any(
        what.pick == "this" or (what.kind in SUMMON_KINDS and _side(what, step) == _SIDES[YOU])
        for step in all_steps(effect)
        for what in selectors(step)
    )


_TO_USER = (
    "look", "scry", "surveil", "arrange", "dig", "take from the top", "add", "take a Prize card", "put",
    "Special Summon", "Set", "summon by materials", "win", "pay you",
)  # fmt: skip
"""The verbs by which its user, and nobody else, gets something: cards, mana, a look, the game."""


def _is_to_owners(step: Step) -> bool:
    """Whether what is put into play comes under the control of whose card it is, not of the user."""
    return isinstance(step, Moved) and step.way == OWNED


_GIVING = ("gain", "create", "put counters", "heal", "return", "reveal", "prevent for a time", "prevent next",
           "prevent damage of attacks for a time", "explore")  # fmt: skip
"""The verbs that are good for whom they are about."""


@book.kept
def draws_for_user(effect: Effect, with_all: bool) -> bool:
    """Whether its user draws or searches; with `with_all` also where all players do."""
    drawing = [step for step in all_steps(effect) if step.verb in SEARCHING or Trait.DRAWS in _traits(step)]
    return any(reached(step) == _SIDES[YOU] or (with_all and YOU in reached(step)) for step in drawing)


@book.kept
def gives_to_user(effect: Effect, with_all: bool) -> bool:
    """Whether its user gets anything by it; with `with_all` also what all players get."""
    for step in all_steps(effect):
        is_all = with_all and step.who == "each"
        if (step.verb in _TO_USER and not _is_to_owners(step)) or (
            step.verb in _GIVING and (reached(step) == _SIDES[YOU] or is_all)
        ):
            return True
    return sides(effect) == _SIDES[YOU]


@book.kept
def aims_at_queue(text: str) -> bool:
    """Whether a text targets what waits in the Queue, as 'negate target spell' does."""
    return any(each.zone == Zone.QUEUE for effect in read_effects(text) for each in aims(effect))


def targets_players(effect: Effect) -> bool:
    """Whether a player can be chosen as a target of it."""
    kinds = ("player", OPPONENT, "any target")
    return any(each.of == "target" and each.what is not None and each.what.kind in kinds for each in decisions(effect))


def touches_opponent(effect: Effect) -> bool:
    """Whether it may target or directly affect an opponent of its user, or their cards (18.6.11.b)."""
    return bool(effect.steps) and OPPONENT in _together(*effect.steps)


def stays(effect: Effect) -> bool:
    """Whether it holds as long as its card is in play, and never waits in the Queue (8.1.5.R1)."""
    return effect.kind == "static"


@book.kept
def flashback(text: str) -> str:
    """What it costs to play a card with this text from the discard pile; '' if it says nothing of that."""
    return next((each.cost for each in flashbacks(text)), "")


@book.kept
def flashbacks(text: str) -> tuple[Effect, ...]:
    """What a text says of playing its card from the discard pile for a cost of its own, and for nothing but that."""
    return tuple(each for each in read_effects(text) if each.kind == "flashback" and each.cost)


@book.kept
def is_played_again(text: str) -> bool:
    """Whether a card with this text can be played from the discard pile by what it says of itself."""
    return any(each.kind == "flashback" for each in read_effects(text))


def keywords(effect: Effect) -> tuple[str, ...]:
    """The keywords that a text gives its own card, without any condition."""
    if effect == FLANKING:
        return ("flanking",)
    own = [step for step in effect.steps if isinstance(step, Given) and step.what == Selector("this")]
    words = (word for step in own if step.what_kind == "keyword" and not step.is_lost for word in step.words)
    return () if effect.tests or not stays(effect) else tuple(words)


def adds_mana(effect: Effect, is_land: bool) -> bool:
    """Whether an effect does not use the Queue: it only adds mana, or is that of a land which does so for a price."""
    first, *others = effect.steps or (Step(""),)
    is_price = is_land and isinstance(first, Mana) and all(_is_price(each) for each in others)
    return effect.is_mana or (is_price and replace(effect, steps=(first,)).is_mana)


def _is_price(step: Step) -> bool:
    """Whether a step is damage, or a loss of life, of the land's own player."""
    return step.verb in ("damage", "lose") and isinstance(step, Counted) and (step.what, step.who) == (None, "you")
