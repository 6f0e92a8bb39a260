"""The primitives that every effect is made of. Cards are data: none has code of its own."""

from collections.abc import Callable
from dataclasses import replace

from rules_db.engine.trace import Trace
from rules_db.games.grand_archive.moves import enter, move, sacrifice
from rules_db.games.grand_archive.rules.s_supertypes.supertypes import counting_change, supertypes
from rules_db.games.grand_archive.rules.t_map.frame import is_there, next_draw
from rules_db.games.grand_archive.state import FIELD, HAND, NOWHERE, OWN_ZONES, STACK, Do, Effect, GameState

Primitive = Callable[[GameState, Trace, str, Do], None]


def carry_out(state: GameState, trace: Trace, player: str, effect: Effect) -> None:
    """Resolve one effect to its end, as far as it can be done, for the player whose effect it is."""
    for each in effect:
        PRIMITIVES[each.kind](state, trace, player, each)


def _move(state: GameState, trace: Trace, player: str, do: Do) -> None:
    card = state.cards[do.card]
    if is_there(card, FIELD, *OWN_ZONES) and card.zone != do.to:
        move(state, trace, card, do.to)


def _enter(state: GameState, trace: Trace, player: str, do: Do) -> None:
    card = state.cards[do.card]
    if is_there(card, STACK, *OWN_ZONES, *((NOWHERE,) if card.is_token else ())):
        enter(state, trace, card, player)


def _control(state: GameState, trace: Trace, player: str, do: Do) -> None:
    card = state.cards[do.card]
    if is_there(card, FIELD) and card.controller != do.to:
        card.controller = do.to
        trace.emit("changed control", "T2.7", do.to, card=card.handle)


def _sacrifice(state: GameState, trace: Trace, player: str, do: Do) -> None:
    card = state.cards[do.card]
    if is_there(card, FIELD) and card.controller == player and not card.is_protected:
        sacrifice(state, trace, card, "T2.7")


def _protect(state: GameState, trace: Trace, player: str, do: Do) -> None:
    card = state.cards[do.card]
    if is_there(card, FIELD):
        card.is_protected = True
        trace.emit("protected from sacrifice", "T2.7", player, card=card.handle)


def _change(state: GameState, trace: Trace, player: str, do: Do) -> None:
    card = state.cards[do.card]
    if not is_there(card, FIELD) or do.change is None:
        return
    card.changes.append(do.change)
    if do.change.adds:
        trace.emit("card type added", "T2.7", player, card=card.handle, type=do.change.type)
        return
    event = trace.emit("card type changed", "S0.e", player, card=card.handle, type=do.change.type)
    with trace.because(event):
        rule = "S0.g" if do.change.supertypes else "S0.f"
        trace.emit("supertypes changed", rule, card.controller, card=card.handle, supertypes=list(supertypes(card)))


def _rename(state: GameState, trace: Trace, player: str, do: Do) -> None:
    card = state.cards[do.card]
    if is_there(card, FIELD):
        card.new_name = do.to
        trace.emit("renamed", "T2.7", player, card=card.handle, name=do.to)


def _flip(state: GameState, trace: Trace, player: str, do: Do) -> None:
    card = state.cards[do.card]
    if is_there(card, FIELD) and card.back:
        card.is_flipped = not card.is_flipped
        trace.emit("turned over", "T2.7", player, card=card.handle, name=card.name)


def _copy(state: GameState, trace: Trace, player: str, do: Do) -> None:
    card, model = state.cards[do.card], state.cards[do.to]
    if is_there(card, FIELD) and is_there(model, FIELD):
        name = model.back if model.is_flipped and model.copied is None else model.face.name
        card.copied = replace(model.face, name=name)
        trace.emit("became a copy", "T2.7", player, card=card.handle, of=model.handle)


def _draw(state: GameState, trace: Trace, player: str, do: Do) -> None:
    for _ in range(do.number):
        handle = next_draw(state, player)
        if handle is None:
            return
        event = trace.emit("drew", "T2.1", player)
        with trace.because(event):
            move(state, trace, state.cards[handle], HAND)


def _shuffle(state: GameState, trace: Trace, player: str, do: Do) -> None:
    state.chance.shuffle(state.main_decks[player])
    trace.emit("shuffled", "T2.8", player)


PRIMITIVES: dict[str, Primitive] = {
    "move": _move,
    "enter": _enter,
    "control": _control,
    "sacrifice": _sacrifice,
    "protect": _protect,
    "change": _change,
    "rename": _rename,
    "flip": _flip,
    "copy": _copy,
    "draw": _draw,
    "shuffle": _shuffle,
}


def end_changes(state: GameState, trace: Trace) -> None:
    """End what lasts until the end of the turn; the supertypes that went with the earlier card type come back."""
    for card in state.on_field():
        before = counting_change(card)
        card.changes = [change for change in card.changes if not change.until]
        if before is not None and counting_change(card) is not before:
            trace.emit(
                "card type restored", "S0.d", card.controller, card=card.handle, supertypes=list(supertypes(card))
            )
