"""Events that triggers wait for, and the effects that they set off."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.kernel import Event, Plain
from rules_db.engine.trace import Trace
from rules_db.games.ttcg import properties
from rules_db.games.ttcg.card_text.model import Effect
from rules_db.games.ttcg.card_text.reading import triggered
from rules_db.games.ttcg.rules.c2_1_terms import cards, status
from rules_db.games.ttcg.rules.c2_2_basic_rules import activating, types
from rules_db.games.ttcg.state import Activation, Card, Table, Zone

WIDER = {
    "destroyed": ("to the discard pile",),
    "discarded": ("to the discard pile",),
    "milled": ("to the discard pile",),
    "used up": ("to the discard pile",),
    "returned to the deck": ("to the deck",),
}
"""The wider names by which texts know events."""

GOING = tuple(WIDER)
"""The events in which a card goes to the discard pile or to the deck."""


def happen(table: Table, trace: Trace, kind: str, rule: str, who: str = "", **data: Plain) -> Event:
    """Record an event, and let the effects that wait for it notice."""
    event = trace.emit(kind, rule, who, **data)
    if kind in table.watching:
        notice(table, event)
    return event


def notice(table: Table, event: Event, tapped: Sequence[str] = ()) -> None:
    """Put every effect that an event sets off on the waiting list.

    `tapped` are the cards that were tapped, or bound in another way, just before a move (2.2.5.8.a).
    """
    for kind in (event.kind, *WIDER.get(event.kind, ())):
        for id_ in table.watching.get(kind, ()):
            card = table.cards[id_]
            if card.zone is Zone.DECK and event.get("card") != id_:
                continue
            for place, effect in triggered(card.printed.text)[kind]:
                by = _set_off(event, card, place)
                if _is_set_off(table, event, effect, by) and _is_ready(table, by, effect, tapped):
                    table.waiting.append(by)


def _is_set_off(table: Table, event: Event, effect: Effect, by: Activation) -> bool:
    if effect not in cards.effects_of_card(table.cards[by.card]) or effect.when is None:
        return False
    return status.sets_off(table, event, effect.when, by) and properties.all_hold(table, effect.tests, by)


def _set_off(event: Event, card: Card, place: int) -> Activation:
    """What an event would set off, if it is what the effect waits for."""
    about, is_own_end = str(event.get("card") or ""), event.get("card") == card.id and event.kind in GOING
    return Activation(
        card.id, place, card.player, it=about, amount=_amount(event), stay=card.stay, is_by_own_end=is_own_end
    )


def _is_ready(table: Table, by: Activation, effect: Effect, tapped: Sequence[str]) -> bool:
    """Whether the card is where its effect works, or has just gone to its end and the text says that it works then."""
    card = table.cards[by.card]
    if by.is_by_own_end:
        return activating.works_once_destroyed(effect) and activating.was_upright(card.id, tapped)
    return (activating.why_not_there(table, card, effect, False) or types.latent_is_upright(card, effect)) is None


def _amount(event: Event) -> int:
    amount = event.get("points")
    return amount if isinstance(amount, int) else 0


def is_bound(table: Table, card: Card) -> bool:
    """Whether a card that is about to move cannot use effects by the way: it lies tapped, or is magic set this turn."""
    is_set_now = cards.is_magic(card) and card.set_in == table.turn
    return card.zone in (Zone.CREATURE, Zone.MAGIC, Zone.UNDER) and (bool(card.tapped) or is_set_now)
