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
from rules_db.games.grand_archive.state import ACTION, GRAVEYARD, STACK, Card, Do, GameState, Item


def approach(state: GameState, trace: Trace, moment: str, player: str) -> None:
    """Enter a next game state, for a player where it has one; it waits as long as sacrifices are due."""
    state.about_to, state.next_player = moment, player
    if sacrifices_come_first(state, moment):
        _wait(state, trace, moment)
    else:
        _enter_state(state, trace)


def play_card(state: GameState, trace: Trace, player: str, card: Card) -> None:
    is_object = ACTION not in card_types(card)
    entering = [(Do("enter", card.handle),)] if is_object else []
    trace.emit("played", "T2.5", player, card=card.handle, origin=card.zone)
    card.zone = STACK
    _respond_to(state, trace, Item(card.handle, player, [*entering, *card.effects]))


def activate(state: GameState, trace: Trace, player: str, card: Card) -> None:
    trace.emit("activated", "T2.6", player, card=card.handle)
    _respond_to(state, trace, Item(card.handle, player, list(card.effects)))


def pass_opportunity(state: GameState, trace: Trace, player: str) -> None:
    trace.emit("passed", "T2.8", player)
    state.passes += 1
    if state.passes < len(state.players):
        approach(state, trace, AT_PASS, state.after(player))
        return
    state.passes = 0
    _resolve_next(state, trace)


def end_turn(state: GameState, trace: Trace, player: str) -> None:
    state.turn += 1
    trace.emit("turn ended", "T2.3", player)
    end_changes(state, trace)
    approach(state, trace, AT_MAIN_PHASE, state.after(player))


def make_sacrifice(state: GameState, trace: Trace, card: Card) -> None:
    """Make a sacrifice that is due; the game moves on as soon as none is."""
    event = sacrifice(state, trace, card, "S1.c")
    if not must_go_on(state):
        _enter_state(state, trace)
        return
    with trace.because(event):
        trace.emit("sacrifices go on", "S1.e", owed(state)[0].player)


def _respond_to(state: GameState, trace: Trace, item: Item) -> None:
    state.stack.append(item)
    state.passes = 0
    approach(state, trace, AT_PASS, item.player)


def _wait(state: GameState, trace: Trace, moment: str) -> None:
    breach = owed(state)[0]
    broken = trace.emit("limit broken", "S1.b", breach.player, name=breach.name, cards=list(breach.cards))
    with trace.because(broken):
        due = trace.emit("sacrifice owed", "S1.c", breach.player)
    with trace.because(due):
        held = trace.emit("sacrifices come first", "S1.f")
    with trace.because(held):
        trace.emit("held back", GATE_RULES[moment], about_to=moment)


def _enter_state(state: GameState, trace: Trace) -> None:
    moment, player = state.about_to, state.next_player
    state.about_to, state.next_player = "", ""
    if moment == AT_RESOLUTION:
        _resolve(state, trace)
        return
    if moment == AT_MAIN_PHASE:
        state.turn_player = player
    _put_triggers_on_stack(state, trace)
    state.opportunity = state.turn_player if moment == AT_MAIN_PHASE else player


def _put_triggers_on_stack(state: GameState, trace: Trace) -> None:
    for item in state.waiting:
        state.stack.append(item)
        trace.emit("triggered", "T2.6", item.player, card=item.card)
    state.waiting = []


def _resolve_next(state: GameState, trace: Trace) -> None:
    """Go on with the top of the stack: its next effect, or the end of it."""
    item = state.stack[-1]
    if item.effects:
        approach(state, trace, AT_RESOLUTION, item.player)
        return
    state.stack.pop()
    card = state.cards[item.card]
    if card.zone == STACK:
        move(state, trace, card, GRAVEYARD)
    if state.stack:
        approach(state, trace, AT_PASS, state.turn_player)
    else:
        approach(state, trace, AT_MAIN_PHASE, state.turn_player)


def _resolve(state: GameState, trace: Trace) -> None:
    item = state.stack[-1]
    effect = item.effects.pop(0)
    event = trace.emit("resolved", "T2.5", item.player, card=item.card)
    with trace.because(event):
        carry_out(state, trace, item.player, effect)
    _resolve_next(state, trace)
