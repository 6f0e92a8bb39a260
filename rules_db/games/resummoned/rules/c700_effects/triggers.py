"""Section 706: events, and the trigger effects whose conditions they meet."""

from __future__ import annotations

from rules_db.engine.kernel import Event, Plain
from rules_db.engine.trace import Trace
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.card_text.conditions import all_hold
from rules_db.games.resummoned.card_text.model import Effect, When
from rules_db.games.resummoned.card_text.notation import BY_ITSELF, triggers_on_field_only
from rules_db.games.resummoned.rules.c100_prerequisites import properties
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.rules.c500_zones import zone_kinds
from rules_db.games.resummoned.state import FIELD, Card, Duel, Link

WIDER = ("moved", "enters", "leaves")
"""The wider names of events in which a card moves."""

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
            if effect.type == "trigger" and works_here(card, effect) and not is_silent(duel, card):
                found.append((card, index, effect, card.keeper))
    return found


def works_here(card: Card, effect: Effect) -> bool:
    """Whether the card is where an effect works: face-up on the field, or in the zone that its text mentions."""
    if effect.zone == "field":
        return cards.is_face_up_in_play(card)
    return zone_kinds.zone_named(effect.zone) is card.zone


@book.rule("708.2", without=False)
def is_silent(duel: Duel, card: Card) -> bool:
    """While an ignition or trigger effect is negated, it cannot be activated."""
    return properties.is_negated(duel, card)


def happen(duel: Duel, trace: Trace, kind: str, rule: str, who: str = "", **data: Plain) -> Event:
    """Record an event and let the trigger effects that work now notice it."""
    event = trace.emit(kind, rule, who, **data)
    if kind in duel.awaited:
        notice(duel, event, watchers(duel))
    return event


def notice(duel: Duel, event: Event, among: list[Watcher]) -> None:
    """Put the trigger effects among these whose condition the event meets on the waiting list."""
    for card, index, effect, controller in among:
        link = Link(card.id, index, controller, it=str(event.get("card") or ""), amount=_points(event))
        if condition_met(duel, event, effect, link) and all_hold(duel, effect.tests, link):
            duel.waiting.append(link)


@book.rule("706.1", without=False)
def condition_met(duel: Duel, event: Event, effect: Effect, link: Link) -> bool:
    """A trigger effect has a condition; once that is met, a state action activates it."""
    if effect.when is not None:
        return _fits(duel, event, effect.when, link)
    return not effect.tests and without_condition(event, link.card)


@book.rule("706.1.a", without=False)
def without_condition(event: Event, card: str) -> bool:
    """Without a condition, summoning or activating its card activates the effect."""
    return event.kind in BY_ITSELF and event.get("card") == card


def notice_lasting(duel: Duel) -> None:
    """Conditions that last are met once, when they begin to hold (706.1.R1)."""
    if "" not in duel.awaited:
        return
    holding = []
    for card, index, effect, controller in watchers(duel):
        link = Link(card.id, index, controller)
        if effect.when is None and effect.tests and all_hold(duel, effect.tests, link):
            holding.append(f"{card.id}/{index}")
            if f"{card.id}/{index}" not in duel.holding:
                duel.waiting.append(link)
    duel.holding = holding


def _points(event: Event) -> int:
    points = event.get("points")
    return points if isinstance(points, int) else 0


def _fits(duel: Duel, event: Event, when: When, link: Link) -> bool:
    if when.event not in (event.kind, *_wider(event)):
        return False
    if when.who != "any" and (event.who == link.controller) != (when.who == "you"):
        return False
    if when.what is None:
        return True
    card = duel.cards.get(str(event.get("card")))
    return card is not None and properties.matches(duel, card, when.what, link)


def _wider(event: Event) -> list[str]:
    """The wider names of an event: a card that is destroyed also leaves the field."""
    origin, goal = event.get("origin"), event.get("to")
    if goal is None:
        return []
    came, went = origin in FIELD, goal in FIELD
    wider = ["moved"]
    if came != went:
        wider.append("enters" if went else "leaves")
    return wider
