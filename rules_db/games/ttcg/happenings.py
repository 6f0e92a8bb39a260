"""Events that triggers wait for, and the effects that they set off."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules_db.engine.kernel import Event, Plain
from rules_db.engine.trace import Trace
from rules_db.games.ttcg import properties
from rules_db.games.ttcg.card_text.model import Effect, When
from rules_db.games.ttcg.card_text.reading import triggered
from rules_db.games.ttcg.rules.c2_1_terms import cards, status
from rules_db.games.ttcg.rules.c2_2_basic_rules import activating, types
from rules_db.games.ttcg.state import Activation, Card, Table, Zone

WIDER = {
    "leveled up": ("played",),
    "destroyed": ("to the discard pile",),
    "discarded": ("to the discard pile",),
    "milled": ("to the discard pile",),
    "used up": ("to the discard pile",),
    "returned to the deck": ("to the deck",),
}
"""The wider names by which texts know events. To level up is a way to play a card (2.2.6.1.R1)."""

GOING = ("destroyed", "discarded", "milled", "used up", "returned to the deck")
"""The events in which a card goes to the discard pile or to the deck."""


@dataclass(frozen=True, slots=True)
class Before:
    """How cards that move lay just before (2.2.5.8.c.R1).

    `bound` are those that cannot use effects by the way (2.2.5.8.a); `spoken_of` names each card that moves with each
    effect, by its card and place, whose trigger speaks of it.
    """

    bound: frozenset[str]
    spoken_of: frozenset[tuple[str, str, int]]


def before_a_move(table: Table, moves: Iterable[tuple[Card, str, Zone]]) -> Before:
    """What has to be known of cards before they move, each with the kind of its event and where it goes."""
    bound, spoken_of = set(), set()
    for card, kind, to in moves:
        if _is_bound(table, card):
            bound.add(card.id)
        for name, place, when in _waiting_for(table, kind):
            waiting = Activation(name, place, table.cards[name].player)
            if when.what is None or properties.fits_trigger(table, card, when.what, waiting, to):
                spoken_of.add((card.id, name, place))
    return Before(frozenset(bound), frozenset(spoken_of))


def _waiting_for(table: Table, kind: str) -> Iterable[tuple[str, int, When]]:
    for each in (kind, *WIDER.get(kind, ())):
        for name in table.watching.get(each, ()):
            for place, effect in triggered(table.cards[name].printed.text)[each]:
                if effect.when is not None:
                    yield name, place, effect.when


def happen(table: Table, trace: Trace, kind: str, rule: str, who: str = "", **data: Plain) -> Event:
    """Record an event, and let the effects that wait for it notice."""
    event = trace.emit(kind, rule, who, **data)
    notice(table, event)
    return event


def notice(table: Table, event: Event, before: Before | None = None) -> None:
    """Put every effect that an event sets off on the waiting list; for a move, by how things were `before` it."""
    for kind in (event.kind, *WIDER.get(event.kind, ())):
        for id_ in table.watching.get(kind, ()):
            card = table.cards[id_]
            if card.zone is Zone.DECK and event.get("card") != id_:
                continue
            for place, effect in triggered(card.printed.text)[kind]:
                by = _set_off(event, card, place)
                if _is_set_off(table, event, effect, by, before) and _is_ready(table, by, effect, before):
                    table.waiting.append(by)


def _is_set_off(table: Table, event: Event, effect: Effect, by: Activation, before: Before | None) -> bool:
    if effect not in cards.effects_of_card(table.cards[by.card]) or effect.when is None:
        return False
    is_about = _speaks_of(table, event, effect.when, by, before)
    return status.sets_off(event, effect.when, by, is_about) and properties.all_hold(table, effect.tests, by)


def _speaks_of(table: Table, event: Event, when: When, by: Activation, before: Before | None) -> bool:
    """Whether a trigger speaks of the card that an event is about."""
    if when.what is None:
        return True
    if before is not None:
        return (by.it, by.card, by.effect) in before.spoken_of
    card = table.cards.get(by.it)
    return card is not None and properties.fits_trigger(table, card, when.what, by, str(event.get("origin") or ""))


def _set_off(event: Event, card: Card, place: int) -> Activation:
    """What an event would set off, if it is what the effect waits for.

    What a card does by the way to its end is up to the player on whose side it lay (2.2.5.8.c.R1).
    """
    is_own_end = event.get("card") == card.id and event.kind in GOING
    player = event.who if is_own_end else card.player
    return Activation(
        card.id, place, player, it=_about(event), amount=_amount(event), stay=card.stay, is_by_own_end=is_own_end
    )


def _about(event: Event) -> str:
    """The card that an event is about; one that is equipped is the one to which another is attached."""
    return str(event.get("host") or event.get("card") or "")


def _is_ready(table: Table, by: Activation, effect: Effect, before: Before | None) -> bool:
    """Whether the card is where its effect works, or has just gone to its end and the text says that it works then."""
    card = table.cards[by.card]
    if by.is_by_own_end:
        bound = before.bound if before else frozenset()
        return activating.works_once_destroyed(effect) and activating.was_upright(card.id, bound)
    return (activating.why_not_there(table, card, effect, False) or types.latent_is_upright(card, effect)) is None


def _amount(event: Event) -> int:
    amount = event.get("points")
    return amount if isinstance(amount, int) else 0


def _is_bound(table: Table, card: Card) -> bool:
    """Whether a card that is about to move cannot use effects by the way: it lies tapped, or is magic set this turn."""
    is_set_now = cards.is_magic(card) and card.set_in == table.turn
    return card.zone in (Zone.CREATURE, Zone.MAGIC, Zone.UNDER) and (bool(card.tapped) or is_set_now)
