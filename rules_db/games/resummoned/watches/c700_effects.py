"""Chapter 700: costs, activations, targets and the Chain; for what effects do see c703_resolving."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rules_db.engine.kernel import Event
from rules_db.games.resummoned.actions.values import Activate
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.card_text.model import Counted, Effect, Forbidden, Selector, Step, is_fixed
from rules_db.games.resummoned.state import FIELD, Activation, Card, Duel, Facing, Target, Zone, effect_of
from rules_db.games.resummoned.watches.reading import (
    Sight,
    effects_of,
    fact,
    is_negated_for_long,
    is_negation_about,
    is_settled,
    number_of,
    on_field,
)
from rules_db.games.resummoned.watches.selecting import fits, is_anything_prevented, meant

UNWATCHED = {
    "708.1": "Without it a negated flip or cost effect only takes something away from its player, and nothing happens.",
}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""

PAYMENTS = {"pay": "paid", "discard": "discarded", "tribute": "tributed", "banish": "banished", "destroy": "destroyed"}


@book.watch("303.1bis", "702.1")
def watch_that_cards_are_paid_for(sight: Sight) -> Iterator[str]:
    """All cost effects of a card are carried out directly before it is played out of the hand (504.3.R1).

    Where a choice was open, some of them may have been carried out before it.
    """
    if sight.before.choice is not None:
        return
    for event in (each for each in sight.of("played") if fact(each, "origin") == Zone.HAND):
        card = sight.after.cards[fact(event, "card")]
        steps = [op for effect in effects_of(card, "cost") for op in effect.ops]
        yield from _unpaid(sight.events[: event.number], steps, f"{event.who} plays {card.id}")


@book.watch("305.4.a", "503.3")
def watch_that_effects_are_paid_for(sight: Sight) -> Iterator[str]:
    """The cost of an ignition effect is paid before the effect is activated."""
    action = sight.action
    ends = [event.number for event in sight.of("effect")]
    if isinstance(action, Activate) and ends:
        effect = effects_of(sight.before.cards[action.card], "ignition")[action.effect - 1]
        yield from _unpaid(sight.events[: ends[0]], effect.cost, f"{action.player} activates {action.card}")


def _unpaid(events: Sequence[Event], steps: Sequence[Step], who: str) -> Iterator[str]:
    """What steps of a cost ask for and the events before the play do not tell."""
    for verb, kind in PAYMENTS.items():
        asked = [step for step in steps if step.verb == verb]
        done = [event for event in events if event.kind == kind]
        due = sum(map(_points if verb == "pay" else _cards, asked))
        given = sum(number_of(event, "points") for event in done) if verb == "pay" else len(done)
        if given < due:
            yield f"{who} for {given} {kind} instead of {due}"


def _points(step: Step) -> int:
    """The life points that a step of a cost takes, as far as its text gives a number."""
    return step.amount.number if isinstance(step, Counted) and is_fixed(step.amount) else 0


def _cards(step: Step) -> int:
    """How many cards a step of a cost takes at least."""
    if step.what is None:
        return _points(step)
    return 0 if step.what.up_to or step.what.pick == "all" else step.what.count


@book.watch("701.1")
def watch_that_the_chain_is_a_stack(sight: Sight) -> Iterator[str]:
    """The effect that came last leaves first, and the others stay as they were."""
    before, after = sight.before.chain, sight.after.chain
    for event in sight.of("resolved", "not resolved"):
        if before and fact(event, "card") != before[-1].card:
            yield f"{fact(event, 'card')} is {event.kind}, and {before[-1].card} is on top of the Chain"
        rest = [activation.card for activation in before[:-1]]
        is_cut = any(sight.of("negated", "lost", "won"))
        if not is_cut and [activation.card for activation in after[: len(rest)]] != rest:
            yield f"{', '.join(rest)} should be left on the Chain"


@book.watch("700.2")
def watch_that_activation_puts_on_the_chain(sight: Sight) -> Iterator[str]:
    """An effect that is activated goes onto the Chain."""
    if isinstance(sight.action, Activate) and is_settled(sight.after):
        told = [event for event in sight.of("effect") if fact(event, "card") == sight.action.card]
        if not told:
            yield f"{sight.action.player} activates {sight.action.card}, and nothing goes onto the Chain"


def new_activations(sight: Sight) -> list[Activation]:
    """The effects that have just gone onto the Chain, in their order; none where that cannot be told."""
    told = [fact(event, "card") for event in sight.of("effect")]
    latest = sight.after.chain[len(sight.after.chain) - len(told) :]
    return latest if [activation.card for activation in latest] == told else []


def _waits_for_activations(effect: Effect) -> bool:
    """Whether what another effect does to the Chain may be what activates this one, a moment later."""
    if effect.when is None:
        return bool(effect.tests)
    return effect.when.event in ("effect", "targeted")


@book.watch("701.2", "701.2.a")
def watch_the_order_of_triggers(sight: Sight) -> Iterator[str]:
    """Of effects that activate together, those of the player with priority come first, then clockwise."""
    latest = new_activations(sight)
    effects = [effect_of(sight.after, each) for each in latest]
    is_one_batch = not any(effect.type == "ignition" or _waits_for_activations(effect) for effect in effects)
    if len(latest) != 2 or isinstance(sight.action, Activate) or not is_one_batch or not is_settled(sight.after):
        return
    first, second = (each.controller for each in latest)
    order = sight.after.clockwise_from(sight.after.priority)
    if {first, second} <= set(order) and order.index(first) > order.index(second):
        yield f"the effect of {first} goes onto the Chain before that of {second}"
    asked = any(fact(event, "choice") in ("effect", "target", "may") for event in sight.of("chosen"))
    is_same = (latest[0].card, latest[0].effect) == (latest[1].card, latest[1].effect)
    if first == second and not is_same and not asked:
        yield f"{first} does not choose the order of {latest[0].card} and {latest[1].card}"


@book.watch("701.3")
def watch_that_targets_are_still_there(sight: Sight) -> Iterator[str]:
    """An effect does not resolve if one of its targets has been away or has lost the duel."""
    for event in sight.of("resolved"):
        for target in sight.before.chain[-1].targets if sight.before.chain else ():
            if _is_gone(sight.before, target):
                yield f"{fact(event, 'card')} resolves, and its target {target.id} is gone"


def _is_gone(duel: Duel, target: Target) -> bool:
    if target.id in duel.players:
        return duel.players[target.id].lost
    return duel.cards[target.id].stay != target.stay


@book.watch("709.1", "709.1.a", "709.2", "709.3")
def watch_that_targets_are_declared(sight: Sight) -> Iterator[str]:
    """An effect is activated with all the targets that it has to have."""
    for activation in new_activations(sight):
        due = sum(what.count for what in targeting(effect_of(sight.after, activation)) if not what.up_to)
        if len(activation.targets) < due:
            yield f"{activation.card} is activated with {len(activation.targets)} targets instead of {due}"


def targeting(effect: Effect) -> list[Selector]:
    """What an effect has its controller select among players and cards in public zones, and so targets (709.1.a)."""
    own = [step for step in effect.ops if step.who == "you" or isinstance(step, Forbidden)]
    phrases = [step.what for step in own if step.what is not None and step.what.pick in ("target", "choose")]
    return [what for what in phrases if what.pick == "target" or what.zone in ("field", "graveyard", "banished")]


@book.watch("709.4")
def watch_that_targets_are_on_the_field(sight: Sight) -> Iterator[str]:
    """Targets are on the field and such as the text asks for, unless it names another zone."""
    for activation in new_activations(sight):
        phrases = targeting(effect_of(sight.after, activation))
        for target in activation.targets if len(phrases) == 1 and phrases[0].kind != "player" else ():
            card = sight.after.cards[target.id]
            if fits(sight.after, phrases[0], card, activation.card, activation.controller) is False:
                yield f"{activation.card} targets {card.id} in the {card.zone} of {card.keeper}"


@book.watch("104.1", "300.1", "603.2", "706.1.a")
def watch_that_cards_trigger_as_they_come(sight: Sight) -> Iterator[str]:
    """A trigger effect without a condition is activated as its card comes, if there are objects that it can target."""
    if not any(sight.of("summoned", "activated")) or not is_settled(sight.after):
        return
    if any(sight.of("lost")) or _is_unclear(sight):
        return
    told = Counter(fact(event, "card") for event in sight.of("effect"))
    for event in sight.of("summoned", "activated"):
        card = sight.after.cards[fact(event, "card")]
        due = [each for each in effects_of(card, "trigger") if each.when is None and _is_due(sight, card, each)]
        if told[card.id] < len(due):
            yield f"{card.id} is {event.kind}, and {told[card.id]} of its {len(due)} effects are activated"


def _is_unclear(sight: Sight) -> bool:
    duels = (sight.before, sight.after)
    return any(is_negation_about(duel) or is_anything_prevented(duel) for duel in duels)


def _is_due(sight: Sight, card: Card, effect: Effect) -> bool:
    """Whether a trigger effect has to be activated, once its happening has come about."""
    phrases = targeting(effect)
    is_plain = not effect.tests and not effect.optional and not effect.limit and effect.zone == "field"
    return is_plain and len(phrases) < 2 and all(_is_findable(sight.after, card, what) for what in phrases)


def _is_findable(duel: Duel, card: Card, what: Selector) -> bool:
    if what.kind == "player":
        return True
    controller = card.keeper if card.zone in FIELD else card.owner
    return len(meant(duel, what, card.id, controller) or ()) >= what.count


AWAITED = ("destroyed", "summoned", "set")
"""The happenings that the watch of 706.1 follows."""


@book.watch("706.1")
def watch_that_happenings_trigger(sight: Sight) -> Iterator[str]:
    """What waits face-up on the field for a monster to be destroyed, summoned or set is activated when one is."""
    if not any(sight.of(*AWAITED)) or not is_settled(sight.after):
        return
    if any(sight.of("lost")) or _is_unclear(sight):
        return
    told = {fact(event, "card") for event in sight.of("effect")}
    for card in on_field(sight.before):
        stays = sight.after.cards[card.id].stay == card.stay and card.facing is Facing.UP
        for effect in effects_of(card, "trigger") if stays and card.id not in told else ():
            if _has_happened(sight, card, effect) and _is_due(sight, card, effect):
                yield f"what {card.id} waits for has happened, and its effect is not activated"


def _has_happened(sight: Sight, card: Card, effect: Effect) -> bool:
    when = effect.when
    if when is None or when.who != "any" or when.what is None or when.event not in AWAITED:
        return False
    happened = [sight.before.cards.get(fact(event, "card")) for event in sight.of(when.event)]
    on_the_field = [each for each in happened if each is not None and each.zone in FIELD]
    is_phrase = when.what.pick in ("all", "choose") and when.what.zone == "field"
    return is_phrase and any(fits(sight.before, when.what, each, card.id, card.keeper) for each in on_the_field)


@book.watch("708.2")
def watch_that_negated_effects_are_not_activated(sight: Sight) -> Iterator[str]:
    """The effects of a card that stays negated are not activated."""
    for event in sight.of("effect"):
        card = fact(event, "card")
        if all(card in duel.silent for duel in (sight.before, sight.after)):
            yield f"{event.who} activates {card}, whose effects something negates"
        if all(is_negated_for_long(duel, card) for duel in (sight.before, sight.after)):
            yield f"{event.who} activates {card}, which is negated"


@book.watch("709.1.b")
def watch_that_battles_target(sight: Sight) -> Iterator[str]:
    """Attacker and defender are the targets of their battle."""
    targeted = {fact(event, "card") for event in sight.of("targeted")}
    for event in sight.of("attack"):
        for name in (fact(event, "card"), fact(event, "defender")):
            if name not in targeted:
                yield f"{name} is in a battle, and is not targeted"
