"""What effects keep from happening: the steps `prevent` and `instead` (705.1)."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.resummoned import lasting, properties
from rules_db.games.resummoned.card_text.conditions import people
from rules_db.games.resummoned.card_text.model import Forbidden, Replaced
from rules_db.games.resummoned.rules.c300_cards.cards import refuse
from rules_db.games.resummoned.state import Activation, Card, Duel


def why_not(duel: Duel, deed: str, player: str, card: Card | None = None) -> Refusal | None:
    """The refusal if an effect prevents this deed of the player, with this card or at it.

    `player` is '' for what merely happens to a card, whoever does it.
    """
    for each, op in lasting.lasting(duel, Forbidden):
        about_card = card is not None and lasting.holds_for(each, card)
        if op.deed == deed and (about_card or any(target.id == player for target in each.on)):
            return refuse("705.1", prevented_by=each.card)
    for source, op, activation in properties.continuous(duel, Forbidden, deed):
        if op.what is None:
            prevents = player in people(duel, op.who, activation)
        else:
            prevents = card is not None and properties.is_reached(duel, card, op.what, activation)
        if prevents:
            return refuse("705.1", prevented_by=source.id)
    return None


def why_not_target(duel: Duel, name: str, deed: str = "targeted") -> Refusal | None:
    """The refusal if an effect keeps this card or player from being targeted, by anything or by effects alone."""
    card = duel.cards.get(name)
    return why_not(duel, deed, "" if card else name, card)


def instead_of(duel: Duel, verb: str, card: Card) -> tuple[str, Activation] | None:
    """The verb that an effect puts in the place of another one, for this card, and whose effect that is."""
    for _, op, activation in properties.continuous(duel, Replaced, verb):
        if op.what is not None and properties.is_reached(duel, card, op.what, activation):
            return op.by, activation
    return None
