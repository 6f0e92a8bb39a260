"""change, rename, flip, copy: what becomes of an object on the field."""

from dataclasses import replace

from rules_db.engine.card_text.parts import Filled
from rules_db.engine.card_text.verbs import Trait, Verb
from rules_db.engine.trace import Trace
from rules_db.games.grand_archive.card_text.entries import Act
from rules_db.games.grand_archive.rules.s_supertypes.supertypes import supertypes
from rules_db.games.grand_archive.rules.t_map.frame import is_there
from rules_db.games.grand_archive.state import FIELD, Do, GameState


def change(state: GameState, trace: Trace, player: str, do: Do) -> None:
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


def rename(state: GameState, trace: Trace, player: str, do: Do) -> None:
    card = state.cards[do.card]
    if is_there(card, FIELD):
        card.new_name = do.to
        trace.emit("renamed", "T2.7", player, card=card.handle, name=do.to)


def flip(state: GameState, trace: Trace, player: str, do: Do) -> None:
    card = state.cards[do.card]
    if is_there(card, FIELD) and card.back:
        card.is_flipped = not card.is_flipped
        trace.emit("turned over", "T2.7", player, card=card.handle, name=card.name)


def copy(state: GameState, trace: Trace, player: str, do: Do) -> None:
    card, model = state.cards[do.card], state.cards[do.to]
    if is_there(card, FIELD) and is_there(model, FIELD):
        name = model.back if model.is_flipped and model.copied is None else model.face.name
        card.copied = replace(model.face, name=name)
        trace.emit("became a copy", "T2.7", player, card=card.handle, of=model.handle)


def _turn_into(filled: Filled) -> Do:
    return Do("change", filled["card"], change=filled["type"])


def _make_also(filled: Filled) -> Do:
    return Do("change", filled["card"], change=replace(filled["type"], adds=True))


def _rename(filled: Filled) -> Do:
    return Do("rename", filled["card"], filled["name"])


def _unname(filled: Filled) -> Do:
    return Do("rename", filled["card"])


def _flip(filled: Filled) -> Do:
    return Do("flip", filled["card"])


def _copy(filled: Filled) -> Do:
    return Do("copy", filled["card"], filled["model"])


ENTRIES: tuple[Verb[Act, None], ...] = (
    Verb("change", (
        ("turn {card} into {type}", _turn_into),
        ("make {card} also {type}", _make_also),
    ), change, traits=(Trait.CHANGES,)),
    Verb("rename", (
        ("rename {card} to {name}", _rename),
        ("take the name from {card}", _unname),
    ), rename, traits=(Trait.CHANGES,)),
    Verb("flip", (("turn {card} over", _flip),), flip, traits=(Trait.TURNS,)),
    Verb("copy", (("make {card} a copy of {model:card}", _copy),), copy, traits=(Trait.CHANGES,)),
)  # fmt: skip
