"""Section 707: ignition effects."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.resummoned import happenings
from rules_db.games.resummoned.actions.values import Activate
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.card_text.conditions import all_hold
from rules_db.games.resummoned.card_text.model import Effect
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.rules.c300_cards.cards import refuse
from rules_db.games.resummoned.state import Activation, Duel, effect_of


def ignition_activation(duel: Duel, action: Activate) -> Activation | None:
    """The activation that an action means; None if the card has no such ignition effect."""
    printed = cards.printed_effects(duel.cards[action.card].insert)
    found = [index for index, effect in enumerate(printed) if effect.type == "ignition"]
    if not 1 <= action.effect <= len(found):
        return None
    return Activation(action.card, found[action.effect - 1], action.player)


@book.rule("707.1")
def ignition_condition_is_met(duel: Duel, effect: Effect, activation: Activation) -> Refusal | None:
    """While its card is face-up on the field and the condition is met, the effect may be activated (707.1.R1)."""
    card = duel.cards[activation.card]
    if not happenings.works_here(card, effect):
        return refuse("707.1", card=card.id, zone=card.zone, facing=card.facing or "none")
    if not all_hold(duel, effect.tests, activation):
        return refuse("707.1", card=card.id, condition_met=False)
    return refuse("707.1", card=card.id, used_this_turn=effect.limit) if is_used_up(duel, activation) else None


def is_used_up(duel: Duel, activation: Activation, besides: Sequence[Activation] = ()) -> bool:
    """Whether the effect has reached the limit for a turn that its text gives; `besides` will be activated first."""
    limit = effect_of(duel, activation).limit
    used = duel.used.count(f"{activation.card}/{activation.effect}")
    return bool(limit) and used + sum(_is_same_effect(activation, each) for each in besides) >= limit


def _is_same_effect(one: Activation, other: Activation) -> bool:
    return (one.card, one.effect) == (other.card, other.effect)
