"""Cards on their way from one zone to another, and the supertypes that change where they end up."""

from dataclasses import dataclass

from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.grand_archive.rules.s_supertypes.regalia import banished_instead, home, returns_instead
from rules_db.games.grand_archive.rules.t_map.frame import zone_owner
from rules_db.games.grand_archive.state import FIELD, GRAVEYARD, MAIN_DECK, NOWHERE, Card, GameState, Item


def move(state: GameState, trace: Trace, card: Card, to: str) -> None:
    """Put a card into a zone of its owner's, or wherever its supertype sends it instead."""
    origin, goal = card.zone, _destination(card, to)
    holder = goal.owner or card.controller
    _take_out(state, card)
    card.zone, card.controller = goal.zone, holder
    if goal.zone == MAIN_DECK:
        state.main_decks[holder].insert(0, card.handle)
    instead = {} if goal.zone == to else {"instead_of": to}
    trace.emit("moved", goal.rule, holder, card=card.handle, origin=origin, to=goal.zone, **instead)


def enter(state: GameState, trace: Trace, card: Card, player: str) -> None:
    """Put a card onto the field under a player's control; a token that comes into being is that player's (T2.2.R1)."""
    origin = card.zone
    if card.is_token and origin == NOWHERE:
        card.owner = player
    _take_out(state, card)
    card.zone, card.controller = FIELD, player
    trace.emit("entered", "T2.2", player, card=card.handle, origin=origin)


def sacrifice(state: GameState, trace: Trace, card: Card, rule: str) -> Event:
    """Move an object from the field to its owner's graveyard; what triggers on that waits."""
    event = trace.emit("sacrificed", rule, card.controller, card=card.handle)
    if card.when_sacrificed:
        state.waiting.append(Item(card.handle, card.controller, [card.when_sacrificed]))
    with trace.because(event):
        move(state, trace, card, GRAVEYARD)
    return event


@dataclass(frozen=True, slots=True)
class Destination:
    """Where a card ends up, whose zone that is (None: no rule says), and the rule that sends it there."""

    zone: str
    owner: str | None
    rule: str


def _destination(card: Card, to: str) -> Destination:
    """Where a card ends up that is told to go to a zone.

    What the card is just before it moves counts. A token that leaves the field ceases to exist.
    """
    if card.is_token:
        return Destination(NOWHERE, zone_owner(card), "T2.2")
    if banished := banished_instead(card, to):
        return Destination(banished, zone_owner(card), "S2.3")
    if returned := returns_instead(card, to):
        return Destination(returned, home(card), "S2.4")
    return Destination(to, zone_owner(card), "T2.2")


def _take_out(state: GameState, card: Card) -> None:
    if card.zone == MAIN_DECK:
        state.main_decks[card.controller].remove(card.handle)
    if card.zone == FIELD:
        card.forget()
