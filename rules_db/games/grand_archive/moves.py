"""Cards on their way from one zone to another, and the supertypes that change where they end up."""

from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.grand_archive.rules.s_supertypes.regalia import banished_instead, home, returns_instead
from rules_db.games.grand_archive.rules.t_map.frame import zone_owner
from rules_db.games.grand_archive.state import FIELD, GRAVEYARD, MAIN_DECK, NOWHERE, Card, Item, Table


def move(table: Table, trace: Trace, card: Card, to: str) -> None:
    """Put a card into a zone of its owner's, or wherever its supertype sends it instead."""
    origin, (goal, rule) = card.zone, _destination(card, to)
    owner = home(card) if rule == "S2.4" else zone_owner(card)
    holder = owner or card.controller
    _take_out(table, card)
    card.zone, card.controller = goal, holder
    if goal == MAIN_DECK:
        table.main_decks[holder].insert(0, card.handle)
    instead = {} if goal == to else {"instead_of": to}
    trace.emit("moved", rule, holder, card=card.handle, origin=origin, to=goal, **instead)


def enter(table: Table, trace: Trace, card: Card, player: str) -> None:
    """Put a card onto the field under a player's control."""
    origin = card.zone
    _take_out(table, card)
    card.zone, card.controller = FIELD, player
    trace.emit("entered", "T2.2", player, card=card.handle, origin=origin)


def sacrifice(table: Table, trace: Trace, card: Card, rule: str) -> Event:
    """Move an object from the field to its owner's graveyard; what triggers on that waits."""
    event = trace.emit("sacrificed", rule, card.controller, card=card.handle)
    if card.when_sacrificed:
        table.waiting.append(Item(card.handle, card.controller, [card.when_sacrificed]))
    with trace.because(event):
        move(table, trace, card, GRAVEYARD)
    return event


def _destination(card: Card, to: str) -> tuple[str, str]:
    """Where a card ends up that is told to go to a zone, and the rule that says so.

    What the card is just before it moves counts. A token that leaves the field ceases to exist.
    """
    if card.is_token:
        return NOWHERE, "T2.2"
    if banished := banished_instead(card, to):
        return banished, "S2.3"
    if returned := returns_instead(card, to):
        return returned, "S2.4"
    return to, "T2.2"


def _take_out(table: Table, card: Card) -> None:
    if card.zone == MAIN_DECK:
        table.main_decks[card.controller].remove(card.handle)
    if card.zone == FIELD:
        card.forget()
