"""Cards that come onto the field, under others, or to the other side."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.ttcg import happenings, moving
from rules_db.games.ttcg.rules.c2_1_terms import places, status
from rules_db.games.ttcg.rules.c2_2_basic_rules import field, leveling, playing, turns
from rules_db.games.ttcg.rules.c2_2_basic_rules.activating import FIELD
from rules_db.games.ttcg.state import Card, Facing, Table


def why_not_put(table: Table, card: Card, player: str, facing: str, below: str) -> Refusal | None:
    """Why a card may not come onto a player's side like this, whenever that would be."""
    if refusal := playing.why_not_lie(facing, below):
        return refusal
    if below:
        return leveling.why_not_level_up(table, card, table.cards.get(below), player)
    return leveling.needs_a_card_under_it(card, below) or field.has_room(table, player, places.zone_for(card))


def may_lie_alone(table: Table, card: Card, player: str) -> bool:
    return why_not_put(table, card, player, Facing.UP, "") is None


def can_level_up(table: Table, card: Card, player: str) -> list[str]:
    """The creatures of a player that a card can be laid on top of."""
    field_ = table.players[player].field
    return [each for each in field_ if leveling.why_not_level_up(table, card, table.cards[each], player) is None]


def put(
    table: Table, trace: Trace, card: Card, player: str, facing: str, below: Card | None, by_effect: bool = False
) -> None:
    """Lay a card onto the field, and say what that is."""
    origin = card.zone
    if turns.counts_as_play(by_effect):
        table.plays += 1
    moving.lay_down(table, card, player, facing == Facing.DOWN, below)
    kind, rule = ("played", "2.1.14") if below is None else ("leveled up", "2.2.6.2")
    data = {"on": below.id} if below else {}
    happenings.happen(table, trace, kind, rule, player, card=card.id, origin=origin, facing=facing, **data)


def lay_beneath(table: Table, trace: Trace, card: Card, top: Card) -> None:
    """Lay a card, with what lies under it, beneath another one; one that is on the field stays there (2.1.17.R1)."""
    lower = [card.id, *card.under]
    if card.zone in FIELD:
        table.players[card.player].field.remove(card.id)
        status.rotate(table, card, False)
    else:
        moving.leave(table, card)
    card.under = []
    places.lay_under(table, lower, top)
    moving.rest(table, card, top)
    trace.emit("laid under", "2.1.17", top.player, card=card.id, under=top.id)


def change_sides(table: Table, card: Card, player: str) -> None:
    """Move a pile to a player's side."""
    table.players[card.player].field.remove(card.id)
    table.players[player].field.append(card.id)
    for each in (card.id, *card.under):
        table.cards[each].player = player
