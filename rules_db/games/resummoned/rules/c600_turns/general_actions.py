"""Section 602: the actions that every player may take, whatever the phase."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.resummoned import properties
from rules_db.games.resummoned.actions.values import Flip
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.rules.c300_cards.cards import controller_of, refuse
from rules_db.games.resummoned.rules.c600_turns import main_phase
from rules_db.games.resummoned.rules.c700_effects import flip
from rules_db.games.resummoned.state import Activation, Card, Duel, Facing, effect_of


@book.rule("602.1")
def is_open_in_every_phase(duel: Duel) -> bool:
    """Whatever the phase, every player may take the general actions."""
    return True


def not_open_now(duel: Duel, player: str) -> Refusal | None:
    """Without 602.1 the general actions would be like any other: for the turn player, in a Main Phase."""
    if is_open_in_every_phase(duel) or main_phase.in_main_phase_of(duel, player):
        return None
    return refuse("602.1", phase=duel.phase)


@book.rule("602.2", without=False)
def is_quick(duel: Duel, card: Card) -> bool:
    """Quick-Play cards are open to everybody as an action."""
    return "Quick-Play" in properties.supertypes(duel, card)


@book.rule("602.3")
def activates_own_ignition(duel: Duel, activation: Activation) -> Refusal | None:
    """The controller of a card with an ignition effect may activate it as an action."""
    card = duel.cards[activation.card]
    if card.facing is Facing.DOWN and not cards.works_face_down(effect_of(duel, activation)):
        return refuse("303.1.a", card=card.id, facing=card.facing)
    if controller_of(card) != activation.controller:
        return refuse("602.3", card=card.id, controller=controller_of(card))
    return None


@book.rule("602.4")
def flips_own_card(duel: Duel, action: Flip) -> Refusal | None:
    """A player may flip a face-down card that they control if it has a flip effect whose conditions are met."""
    card = duel.cards[action.card]
    if card.facing is not Facing.DOWN or cards.controller_of(card) != action.player:
        return refuse("602.4", card=card.id, facing=card.facing or "none", controller=cards.controller_of(card))
    if not flip.can_be_flipped(duel, card):
        return refuse("602.4", card=card.id, conditions_met=False)
    return None
