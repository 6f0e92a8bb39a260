"""Events that trigger effects wait for, and who notices them."""

from __future__ import annotations

from rules_db.engine.kernel import Event, Plain
from rules_db.engine.trace import Trace
from rules_db.games.resummoned.card_text.conditions import all_hold
from rules_db.games.resummoned.card_text.model import Effect
from rules_db.games.resummoned.card_text.reading import triggers_on_field_only
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.rules.c500_zones import zone_kinds
from rules_db.games.resummoned.rules.c700_effects import negation, triggers
from rules_db.games.resummoned.state import FIELD, Activation, Card, Duel

WIDER = ("moved", "enters", "leaves", "buried", "destroyed in battle")
"""The other names of events in which a card moves."""

Watcher = tuple[Card, int, Effect, str]
"""A card with a trigger effect that works now, the effect's place, the effect, and who controls the card."""


def watchers(duel: Duel) -> list[Watcher]:
    """The trigger effects that work at this moment (706.1.R1)."""
    found: list[Watcher] = []
    for id_ in duel.watching:
        card = duel.cards[id_]
        if card.zone not in FIELD and triggers_on_field_only(card.insert.text):
            continue
        for index, effect in enumerate(cards.printed_effects(card.insert)):
            if effect.type == "trigger" and works_here(card, effect) and not negation.is_silent(duel, card):
                found.append((card, index, effect, card.keeper))
    return found


def works_here(card: Card, effect: Effect) -> bool:
    """Whether the card is where an effect works: face-up on the field, or in the zone that its text mentions."""
    if effect.zone == "field":
        return cards.is_face_up_in_play(card)
    return zone_kinds.zone_named(effect.zone) is card.zone


def happen(duel: Duel, trace: Trace, kind: str, rule: str, who: str = "", **data: Plain) -> Event:
    """Record an event and let the trigger effects that work now notice it."""
    event = trace.emit(kind, rule, who, **data)
    if kind in duel.awaited:
        notice(duel, event, watchers(duel))
    return event


def notice(duel: Duel, event: Event, among: list[Watcher]) -> None:
    """Put the trigger effects among these whose condition the event meets on the waiting list."""
    it, points = str(event.get("card") or ""), _points(event)
    for card, index, effect, controller in among:
        activation = Activation(card.id, index, controller, it=it, amount=points)
        if triggers.condition_met(duel, event, effect, activation) and all_hold(duel, effect.tests, activation):
            duel.waiting.append(activation)


def notice_lasting(duel: Duel) -> None:
    """Conditions that last are met once, when they begin to hold (706.1.R1)."""
    if "" not in duel.awaited:
        return
    holding = []
    for card, index, effect, controller in watchers(duel):
        if effect.when is not None or not effect.tests:
            continue
        activation = Activation(card.id, index, controller)
        if all_hold(duel, effect.tests, activation):
            holding.append(f"{card.id}/{index}")
            if f"{card.id}/{index}" not in duel.holding:
                duel.waiting.append(activation)
    duel.holding = holding


def _points(event: Event) -> int:
    points = event.get("points")
    return points if isinstance(points, int) else 0
