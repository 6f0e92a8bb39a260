"""Section 703: flip effects."""

from __future__ import annotations

from rules_db.games.resummoned import properties
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.card_text.conditions import all_hold
from rules_db.games.resummoned.rules.c700_effects import negation
from rules_db.games.resummoned.state import Activation, Card, Duel


@book.rule("703.1", without=True)
def can_be_flipped(duel: Duel, card: Card) -> bool:
    """A flip effect states the condition on which its face-down card can be flipped face-up."""
    return any(
        effect.type == "flip"
        and not negation.is_effect_negated(duel, card.id, effect)
        and all_hold(duel, effect.tests, Activation(card.id, index, card.keeper))
        for index, effect in properties.effects(card)
    )
