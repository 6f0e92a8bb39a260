"""Section 2.2.5: chains, what resolves in them, and what stays active afterwards."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.engine.kernel import Event
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.card_text.model import STAYING, Effect, Selector, waits_for_its_own_end
from rules_db.games.ttcg.state import Activation, Card, Zone, effect_of
from rules_db.games.ttcg.watches.reading import (
    FIELD,
    Sight,
    fact,
    is_magic,
    is_ruled,
    is_settled,
    lie_before,
    number_of,
    resolutions,
)


@book.watch("2.2.5.7")
def watch_that_magic_cards_are_used_up(sight: Sight) -> Iterator[str]:
    """A magic card goes to the discard pile once its effect has resolved, unless that stays active."""
    for _, activation in resolutions(sight):
        card, effect = sight.after.cards[activation.card], effect_of(sight.before, activation)
        is_over = sight.after.choice is None and not any(task.activation for task in sight.after.agenda)
        stays = effect.type in STAYING or sight.after.is_over
        if is_magic(card) and card.zone is Zone.MAGIC and is_over and not stays and _lies_there(activation, card):
            yield f"effect {activation.effect + 1} of {card.id} is done, and the card is still in the magic zone"


def _lies_there(activation: Activation, card: Card) -> bool:
    """Whether the card has been where it is since the effect was activated."""
    return activation.spot is card.zone and activation.stay == card.stay


@book.watch("2.2.5.7.a", "2.2.5.9.b.1", "2.2.5.9.d.1")
def watch_that_effects_stay_active(sight: Sight) -> Iterator[str]:
    """A Continuous or Equip effect stays active as long as its card is on the field.

    One whose host is gone is over where its card is covered (2.2.6.5.R2), has become the top of that pile, or stays
    because it cannot be destroyed (2.2.5.9.d.R1).
    """
    for card in sight.after.cards.values():
        if card.host and not card.active:
            yield f"{card.id} is attached to {card.host}, and no effect of it is active"
    for old in sight.before.cards.values():
        new = sight.after.cards[old.id]
        is_there = old.stay == new.stay and new.zone in (*FIELD, Zone.UNDER)
        is_let_go = bool(old.host) and not new.host and _loses_its_host(sight, old, new)
        for place in old.active if is_there else ():
            is_over = is_let_go and new.printed.effects[place].type == "equip"
            if place not in new.active and not is_over:
                yield f"effect {place + 1} of {new.id} is no longer active, and the card is in the {new.zone}"
    for event, activation in resolutions(sight):
        card, effect = sight.after.cards[activation.card], effect_of(sight.before, activation)
        if effect.type != "continuous":
            continue
        if any(fact(each, "card") == card.id and each.because == event.number for each in sight.of("used up")):
            yield f"{card.id} is used up, and has a Continuous effect to stay for"
        if event.kind == "resolved" and _lies_there(activation, card) and activation.effect not in card.active:
            yield f"effect {activation.effect + 1} of {card.id} has resolved, and is not active"


def _loses_its_host(sight: Sight, old: Card, new: Card) -> bool:
    """Whether an Equip card has reason to be attached to nothing."""
    has_left = old.host in sight.after.cards and sight.before.cards[old.host].stay != sight.after.cards[old.host].stay
    return new.zone is Zone.UNDER or _tops_its_host(old, new) or has_left


def _tops_its_host(old: Card, new: Card) -> bool:
    """Whether an Equip card has become the top of the pile that it was attached to (2.2.5.9.d.R2)."""
    return old.host in new.under or (old.above == old.host and not new.above)


@book.watch("2.2.5.9.d.2")
def watch_that_equip_cards_go_along(sight: Sight) -> Iterator[str]:
    """With a destroyed card every Equip card attached to it is destroyed."""
    destroyed = {fact(event, "card") for event in sight.of("destroyed")}
    for old in sight.before.cards.values() if destroyed else ():
        new = sight.after.cards[old.id]
        if old.host in destroyed and old.stay == new.stay and old.id not in destroyed and new.zone in FIELD:
            yield f"{old.host} is destroyed, and {old.id}, attached to it, stays in the {new.zone}"


@book.watch("2.1.34")
def watch_that_chains_hold_what_was_activated(sight: Sight) -> Iterator[str]:
    """Each effect that is activated is added to the chain, behind those that wait there."""
    added = [(fact(event, "card"), number_of(event, "effect") - 1) for event in sight.of("activated")]
    chain = [(each.card, each.effect) for each in sight.after.chain]
    if added and not sight.after.is_over and chain[-len(added) :] != added:
        yield f"{', '.join(card for card, _ in added)} were activated, and are not at the end of the chain"


@book.watch("2.1.33")
def watch_that_triggers_are_answered(sight: Sight) -> Iterator[str]:
    """A Latent effect that waits for something of its own card is activated as that happens, with nobody asked."""
    if not is_settled(sight.after) or is_ruled(sight, "activate effects"):
        return
    for event in sight.events:
        name = fact(event, "host") if event.kind == "equipped" else fact(event, "card")
        for place, effect in enumerate(sight.after.cards[name].printed.effects if name in sight.after.cards else ()):
            if _must_answer(sight, event, effect, f"{name}/{place}") and not _is_answered(sight, event, name, place):
                yield f"{name} is {event.kind}, and its Latent effect, which waits for that, is not activated"


def _must_answer(sight: Sight, event: Event, effect: Effect, use: str) -> bool:
    """Whether nothing keeps a card from its Latent effect, as far as its own text and its place tell."""
    when, card = effect.when, sight.after.cards[use.rpartition("/")[0]]
    if effect.type != "latent" or when is None or when.event != event.kind or when.who != "any":
        return False
    if when.what is None or when.what != Selector(pick="this") or effect.is_optional or effect.tests:
        return False
    has_target = any(step.what is not None and step.what.pick == "target" for step in effect.steps)
    lies_free = card.zone in FIELD and effect.zone == "field" and not card.is_face_down
    is_fresh = use not in sight.before.used and card.tapped == 0 and sight.before.cards[card.id].tapped == 0
    return lies_free and is_fresh and not has_target and card.set_in != sight.after.turn


def _is_answered(sight: Sight, trigger: Event, name: str, place: int) -> bool:
    wanted = (name, place + 1)
    activated = [(fact(event, "card"), number_of(event, "effect")) for event in sight.of("activated")]
    waiting = [(each.card, each.effect + 1) for each in sight.after.waiting]
    return wanted in (*activated, *waiting)


@book.watch("2.2.5.4")
def watch_the_order_of_chains(sight: Sight) -> Iterator[str]:
    """The effects of a chain resolve backwards: the one that was added last comes first."""
    done = [fact(event, "card") for event in sight.of("resolved", "did nothing")]
    waiting = [each.card for each in reversed(sight.before.chain)]
    if done != waiting[: len(done)]:
        yield f"{', '.join(done)} resolve in this order, and {', '.join(waiting)} waited"
    if done and len(done) < len(waiting) and sight.after.choice is None and not sight.after.is_over:
        yield f"{len(done)} of {len(waiting)} effects of the chain are done, and nobody is asked anything"


@book.watch("2.2.5.4.a")
def watch_that_invalid_effects_do_nothing(sight: Sight) -> Iterator[str]:
    """An effect does nothing if its card is no longer where it was, unless it was about its own end."""
    for event, activation in resolutions(sight):
        if event.kind != "resolved" or waits_for_its_own_end(effect_of(sight.before, activation)):
            continue
        lie = lie_before(sight, activation.card, event)
        if lie.zone is not activation.spot and lie.zone is not Zone.UNDER:
            yield f"{activation.card} has gone from the {activation.spot} to the {lie.zone}, and its effect resolves"


@book.watch("2.2.5.4.b")
def watch_that_uses_are_spent(sight: Sight) -> Iterator[str]:
    """Each activation counts as a use for the turn, also one that does nothing."""
    if sight.before.turn != sight.after.turn:
        return
    for event in sight.of("activated"):
        card = sight.after.cards[fact(event, "card")]
        use = f"{card.id}/{number_of(event, 'effect') - 1}"
        if card.stay == sight.before.cards[card.id].stay and use not in sight.after.used:
            yield f"effect {number_of(event, 'effect')} of {card.id} is activated, and that does not count"
    for event, activation in resolutions(sight):
        card, use = sight.after.cards[activation.card], f"{activation.card}/{activation.effect}"
        if event.kind == "did nothing" and _lies_there(activation, card) and use not in sight.after.used:
            yield f"effect {activation.effect + 1} of {card.id} did nothing, and is not counted"
