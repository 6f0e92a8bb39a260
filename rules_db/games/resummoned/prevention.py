"""What effects keep from happening: the steps `prevent` and `instead` (705.1)."""

from __future__ import annotations

from rules_db.games.kernel import Refusal
from rules_db.games.resummoned import properties
from rules_db.games.resummoned.cards import refuse
from rules_db.games.resummoned.conditions import people
from rules_db.games.resummoned.state import Card, Duel, Link


def why_not(duel: Duel, deed: str, player: str, card: Card | None = None) -> Refusal | None:
    """The refusal if an effect prevents this deed of the player, with this card or at it."""
    for each, op in properties.lasting(duel, "prevent"):
        if op.property != deed:
            continue
        if card is None and any(target.id == player for target in each.on):
            return refuse("705.1", prevented_by=each.card)
        if card is not None and (properties.holds_for(each, card) or any(t.id == player for t in each.on)):
            return refuse("705.1", prevented_by=each.card)
    for source, op, link in properties.continuous(duel, "prevent", deed):
        if player not in people(duel, op.who, link):
            continue
        if op.what is None or (card is not None and properties.matches(duel, card, op.what, link)):
            return refuse("705.1", prevented_by=source.id)
    return None


def instead_of(duel: Duel, verb: str, card: Card) -> tuple[str, Link] | None:
    """The verb that an effect puts in the place of another one, for this card, and whose effect that is."""
    for _, op, link in properties.continuous(duel, "instead", verb):
        if op.what and properties.matches(duel, card, op.what, link):
            return op.value, link
    return None
