"""From one game state to the next: Opportunity, resolution, main phases, and the sacrifices that come before each."""

from rules_db.engine.trace import Trace
from rules_db.games.grand_archive.card_text.effects import carry_out, end_changes
from rules_db.games.grand_archive.moves import move, sacrifice
from rules_db.games.grand_archive.rules.s_supertypes.supertypes import card_types
from rules_db.games.grand_archive.rules.s_supertypes.unique import (
    AT_MAIN_PHASE,
    AT_PASS,
    AT_RESOLUTION,
    GATE_RULES,
    must_go_on,
    owed,
    sacrifices_come_first,
)
from rules_db.games.grand_archive.state import ACTION, GRAVEYARD, STACK, Card, Do, Item, Table


def approach(table: Table, trace: Trace, moment: str, player: str) -> None:
    """Enter a next game state, for a player where it has one; it waits as long as sacrifices are due."""
    table.about_to, table.next_player = moment, player
    if sacrifices_come_first(table, moment):
        _wait(table, trace, moment)
    else:
        _enter_state(table, trace)


def play_card(table: Table, trace: Trace, player: str, card: Card) -> None:
    is_object = ACTION not in card_types(card)
    entering = [(Do("enter", card.handle),)] if is_object else []
    trace.emit("played", "T2.5", player, card=card.handle, origin=card.zone)
    card.zone = STACK
    _respond_to(table, trace, Item(card.handle, player, [*entering, *card.effects]))


def activate(table: Table, trace: Trace, player: str, card: Card) -> None:
    trace.emit("activated", "T2.6", player, card=card.handle)
    _respond_to(table, trace, Item(card.handle, player, list(card.effects)))


def pass_opportunity(table: Table, trace: Trace, player: str) -> None:
    trace.emit("passed", "T2.8", player)
    table.passes += 1
    if table.passes < len(table.players):
        approach(table, trace, AT_PASS, table.after(player))
        return
    table.passes = 0
    _resolve_next(table, trace)


def end_turn(table: Table, trace: Trace, player: str) -> None:
    table.turn += 1
    trace.emit("turn ended", "T2.3", player)
    end_changes(table, trace)
    approach(table, trace, AT_MAIN_PHASE, table.after(player))


def make_sacrifice(table: Table, trace: Trace, card: Card) -> None:
    """Make a sacrifice that is due; the game moves on as soon as none is."""
    event = sacrifice(table, trace, card, "S1.c")
    if not must_go_on(table):
        _enter_state(table, trace)
        return
    with trace.because(event):
        trace.emit("sacrifices go on", "S1.e", owed(table)[0].player)


def _respond_to(table: Table, trace: Trace, item: Item) -> None:
    table.stack.append(item)
    table.passes = 0
    approach(table, trace, AT_PASS, item.player)


def _wait(table: Table, trace: Trace, moment: str) -> None:
    breach = owed(table)[0]
    broken = trace.emit("limit broken", "S1.b", breach.player, name=breach.name, cards=list(breach.cards))
    with trace.because(broken):
        due = trace.emit("sacrifice owed", "S1.c", breach.player)
    with trace.because(due):
        held = trace.emit("sacrifices come first", "S1.f")
    with trace.because(held):
        trace.emit("held back", GATE_RULES[moment], about_to=moment)


def _enter_state(table: Table, trace: Trace) -> None:
    moment, player = table.about_to, table.next_player
    table.about_to, table.next_player = "", ""
    if moment == AT_RESOLUTION:
        _resolve(table, trace)
        return
    if moment == AT_MAIN_PHASE:
        table.turn_player = player
    _put_triggers_on_stack(table, trace)
    table.opportunity = table.turn_player if moment == AT_MAIN_PHASE else player


def _put_triggers_on_stack(table: Table, trace: Trace) -> None:
    for item in table.waiting:
        table.stack.append(item)
        trace.emit("triggered", "T2.6", item.player, card=item.card)
    table.waiting = []


def _resolve_next(table: Table, trace: Trace) -> None:
    """Go on with the top of the stack: its next effect, or the end of it."""
    item = table.stack[-1]
    if item.effects:
        approach(table, trace, AT_RESOLUTION, item.player)
        return
    table.stack.pop()
    card = table.cards[item.card]
    if card.zone == STACK:
        move(table, trace, card, GRAVEYARD)
    if table.stack:
        approach(table, trace, AT_PASS, table.turn_player)
    else:
        approach(table, trace, AT_MAIN_PHASE, table.turn_player)


def _resolve(table: Table, trace: Trace) -> None:
    item = table.stack[-1]
    effect = item.effects.pop(0)
    event = trace.emit("resolved", "T2.5", item.player, card=item.card)
    with trace.because(event):
        carry_out(table, trace, item.player, effect)
    _resolve_next(table, trace)
