"""Section 709: which objects an effect can target, and when a target has become invalid."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product

from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.resummoned import happenings, properties
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.card_text import prevention
from rules_db.games.resummoned.card_text.model import Effect, Selector, Step
from rules_db.games.resummoned.properties import found
from rules_db.games.resummoned.rules.c100_prerequisites import objects
from rules_db.games.resummoned.rules.c200_players import players
from rules_db.games.resummoned.rules.c300_cards import tributes
from rules_db.games.resummoned.rules.c300_cards.cards import refuse
from rules_db.games.resummoned.state import Activation, Duel, Target, Zone

PUBLIC = ("field", "graveyard", "banished")


@book.rule("709.1.a", without=False)
def is_targeted(op: Step) -> bool:
    """What an effect requires a player to select are its targets (709.1.a.R1)."""
    what = op.what
    if what is None or op.who != "you":
        return False
    return what.pick == "target" or (what.pick == "choose" and what.zone in PUBLIC)


@book.rule("709.1.b")
def become_targets(duel: Duel, trace: Trace, names: list[str]) -> None:
    """Attacker and defender are the targets of the battle; effects that look for targets see them."""
    for name in names:
        happenings.happen(duel, trace, "targeted", "709.1.b", duel.turn_player, card=name)


@book.rule("709.1", without=())
def target_groups(effect: Effect) -> tuple[Selector, ...]:
    """There are effects that target objects: what each of their steps asks for."""
    return tuple(op.what for op in effect.ops if op.what is not None and is_targeted(op))


@book.rule("709.4", without=False)
def is_on_field_only(selector: Selector) -> bool:
    """Cards are targeted on the field, unless something else is specified."""
    return selector.zone == "field"


def candidates(duel: Duel, selector: Selector, activation: Activation) -> list[str]:
    """Every object that an effect is able to target."""
    if selector.kind == "player":
        names = duel.alive() if selector.of == "any" else list(players.opponents_of(duel, activation.controller))
    else:
        names = [card.id for card in found(duel, selector, activation)]
        if not is_on_field_only(selector) and selector.zone == "field":
            names += _elsewhere(duel, selector, activation)
    return [each for each in names if objects.is_object(duel, each) and protection(duel, each) is None]


def _elsewhere(duel: Duel, selector: Selector, activation: Activation) -> list[str]:
    piles = [pile for name in duel.alive() for pile in (duel.players[name].graveyard, duel.players[name].banished)]
    return [each for pile in piles for each in pile if properties.matches(duel, duel.cards[each], selector, activation)]


def protection(duel: Duel, name: str) -> Refusal | None:
    """The refusal if an effect keeps the object from being targeted by anything, or by effects."""
    return prevention.why_not_target(duel, name) or prevention.why_not_target(duel, name, "targeted by effects")


def ways_to_target(duel: Duel, effect: Effect, activation: Activation) -> list[tuple[str, ...]]:
    """Every choice of targets that an effect allows; [()] for one that targets nothing."""
    lists = []
    for group in target_groups(effect):
        names = candidates(duel, group, activation)
        least = 0 if group.up_to else group.count
        lists.append([pick for size in range(least, group.count + 1) for pick in combinations(names, size)])
    return [tuple(each for pick in picks for each in pick) for picks in product(*lists)]


@book.rule("709.3")
def has_to_target(duel: Duel, effect: Effect, activation: Activation) -> Refusal | None:
    """An effect that has to target an object cannot be activated if there is none that it is able to target."""
    for group in target_groups(effect):
        if not group.up_to and len(candidates(duel, group, activation)) < group.count:
            return refuse(
                "709.3", card=activation.card, found=len(candidates(duel, group, activation)), needed=group.count
            )
    return None


@book.rule("709.2")
def targets_are_declared(
    duel: Duel, effect: Effect, activation: Activation, targets: tuple[str, ...]
) -> Refusal | None:
    """The controller of the source declares the targets directly before the activation."""
    left = list(targets)
    for group in target_groups(effect):
        allowed = candidates(duel, group, activation)
        named, left = left[: group.count], left[group.count :]
        if len(set(named)) < (len(named) if group.up_to else group.count):
            return refuse("709.2", targets=list(targets), needed=group.count)
        for each in named:
            if each not in allowed:
                return wrong_target(duel, each, group, activation)
    return refuse("709.2", too_many=list(left)) if left else None


def wrong_target(duel: Duel, name: str, group: Selector, activation: Activation) -> Refusal:
    """The refusal for an object that the effect cannot target."""
    if not objects.is_object(duel, name):
        return refuse("104.1", target=name)
    card = duel.cards.get(name)
    if refusal := protection(duel, name):
        return refusal
    if card is not None and group.zone == "field" and card.zone not in (Zone.MONSTER, Zone.SPELL_TRAP):
        return refuse("709.4", target=name, zone=card.zone)
    if card is not None and not tributes.may_be_given_up(group, card, activation.controller):
        return refuse("305.5", card=name, controller=card.keeper)
    return refuse("709.2", target=name)


def as_targets(duel: Duel, names: Sequence[str]) -> list[Target]:
    """The objects as they are now."""
    return [Target(each, duel.cards[each].stay if each in duel.cards else 0) for each in names]


@book.rule("701.3", without=())
def invalid_targets(duel: Duel, effect: Effect, activation: Activation) -> tuple[str, ...]:
    """The targets that the effect could not choose anew, or that have been away (701.3.R1)."""
    invalid, left = [], list(activation.targets)
    for group in target_groups(effect):
        allowed = candidates(duel, group, activation)
        for target in left[: group.count]:
            card = duel.cards.get(target.id)
            if target.id not in allowed or (card is not None and card.stay != target.stay):
                invalid.append(target.id)
        left = left[group.count :]
    return tuple(invalid)


def targets_of_step(effect: Effect, activation: Activation, at: int) -> list[Target]:
    """The targets that were declared for one step of the effect."""
    counts = [op.what.count if op.what is not None and is_targeted(op) else 0 for op in effect.ops]
    start = sum(counts[:at])
    return activation.targets[start : start + counts[at]]
