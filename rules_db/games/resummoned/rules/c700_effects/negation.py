"""Section 708: effects that are negated."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.resummoned import lasting
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.card_text.model import Effect
from rules_db.games.resummoned.rules.c300_cards.cards import refuse
from rules_db.games.resummoned.state import Card, Duel, effect_of


@book.rule("708.1", without=True)
def can_be_negated(effect: Effect) -> bool:
    """Continuous, trigger and ignition effects can be negated, cost and flip effects cannot."""
    return effect.type in ("continuous", "trigger", "ignition")


def is_effect_negated(duel: Duel, card: str, effect: Effect) -> bool:
    return can_be_negated(effect) and lasting.is_negated(duel, duel.cards[card])


@book.rule("708.2", without=False)
def is_silent(duel: Duel, card: Card) -> bool:
    """While an ignition or trigger effect is negated, it cannot be activated."""
    return lasting.is_negated(duel, card)


def is_card_silent(duel: Duel, card: str) -> Refusal | None:
    """The refusal for activating a negated effect."""
    if is_silent(duel, duel.cards[card]):
        return refuse("708.2", card=card, negated=True)
    return None


def take_off_negated(duel: Duel, trace: Trace) -> None:
    """An effect on the Chain that is negated is taken off it and does not resolve (708.2.R1)."""
    if not (duel.silent or duel.lasting):
        return
    for activation in list(duel.chain):
        if is_effect_negated(duel, activation.card, effect_of(duel, activation)):
            duel.chain.remove(activation)
            trace.emit("negated", "708.2", activation.controller, card=activation.card)


@book.rule("708.3", without=True)
def unless_negated(duel: Duel, card: Card) -> bool:
    """While a continuous effect is negated, its changes are not in force."""
    return not lasting.is_negated(duel, card)
