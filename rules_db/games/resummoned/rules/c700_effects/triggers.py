"""Section 706: the conditions of trigger effects."""

from __future__ import annotations

from rules_db.engine.kernel import Event
from rules_db.games.resummoned import properties
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.card_text.model import Effect, When
from rules_db.games.resummoned.card_text.reading import BY_ITSELF
from rules_db.games.resummoned.state import FIELD, Activation, Duel, Zone


@book.rule("706.1", without=False)
def condition_met(duel: Duel, event: Event, effect: Effect, activation: Activation) -> bool:
    """A trigger effect has a condition; once that is met, a state action activates it."""
    if effect.when is not None:
        return _fits(duel, event, effect.when, activation)
    return not effect.tests and without_condition(event, activation.card)


@book.rule("706.1.a", without=False)
def without_condition(event: Event, card: str) -> bool:
    """Without a condition, summoning or activating its card activates the effect."""
    return event.kind in BY_ITSELF and event.get("card") == card


def _fits(duel: Duel, event: Event, when: When, activation: Activation) -> bool:
    if when.event not in (event.kind, *_wider(event)):
        return False
    if when.who != "any" and (event.who == activation.controller) != (when.who == "you"):
        return False
    if when.what is None:
        return True
    card = duel.cards.get(str(event.get("card")))
    return card is not None and properties.matches(duel, card, when.what, activation)


def was_in_battle(rule: str) -> bool:
    """Whether it is the result of a battle that destroys by this rule."""
    return rule.rpartition("-")[2].startswith("607.3.")


def _wider(event: Event) -> list[str]:
    """The other names of an event: a card that is destroyed also leaves the field, and goes to the graveyard."""
    origin, goal = event.get("origin"), event.get("to")
    if goal is None:
        return []
    came, went = origin in FIELD, goal in FIELD
    wider = ["moved"]
    if came != went:
        wider.append("enters" if went else "leaves")
    if goal == Zone.GRAVEYARD:
        wider.append("buried")
    if event.kind == "destroyed" and was_in_battle(event.rule):
        wider.append("destroyed in battle")
    return wider
