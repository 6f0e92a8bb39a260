"""enter, move, banish, control, sacrifice, protect."""

from rules_db.engine.card_text.parts import Filled
from rules_db.engine.card_text.verbs import Trait, Verb
from rules_db.engine.trace import Trace
from rules_db.games.grand_archive import moves
from rules_db.games.grand_archive.card_text.entries import Act
from rules_db.games.grand_archive.rules.t_map.frame import is_there
from rules_db.games.grand_archive.state import BANISHMENT, FIELD, NOWHERE, OWN_ZONES, STACK, Do, GameState


def enter(state: GameState, trace: Trace, player: str, do: Do) -> None:
    card = state.cards[do.card]
    if is_there(card, STACK, *OWN_ZONES, *((NOWHERE,) if card.is_token else ())):
        moves.enter(state, trace, card, player)


def move(state: GameState, trace: Trace, player: str, do: Do) -> None:
    card = state.cards[do.card]
    if is_there(card, FIELD, *OWN_ZONES) and card.zone != do.to:
        moves.move(state, trace, card, do.to)


def control(state: GameState, trace: Trace, player: str, do: Do) -> None:
    card = state.cards[do.card]
    taker = do.to or player
    if is_there(card, FIELD) and card.controller != taker:
        card.controller = taker
        trace.emit("changed control", "T2.7", taker, card=card.handle)


def sacrifice(state: GameState, trace: Trace, player: str, do: Do) -> None:
    card = state.cards[do.card]
    if is_there(card, FIELD) and card.controller == player and not card.is_protected:
        moves.sacrifice(state, trace, card, "T2.7")


def protect(state: GameState, trace: Trace, player: str, do: Do) -> None:
    card = state.cards[do.card]
    if is_there(card, FIELD):
        card.is_protected = True
        trace.emit("protected from sacrifice", "T2.7", player, card=card.handle)


def _enter(filled: Filled) -> Do:
    return Do("enter", filled["card"])


def _move(filled: Filled) -> Do:
    return Do("move", filled["card"], filled["zone"])


def _banish(filled: Filled) -> Do:
    return Do("banish", filled["card"], BANISHMENT)


def _control(filled: Filled) -> Do:
    return Do("control", filled["card"], filled["player"])


def _take_control(filled: Filled) -> Do:
    """Whoever's effect it is takes it."""
    return Do("control", filled["card"])


def _sacrifice(filled: Filled) -> Do:
    return Do("sacrifice", filled["card"])


def _protect(filled: Filled) -> Do:
    return Do("protect", filled["card"])


ENTRIES: tuple[Verb[Act, None], ...] = (
    Verb("enter", (("put {card} onto the field", _enter),), enter, traits=(Trait.MOVES, Trait.CONTROL)),
    Verb("move", (("(put|return) {card} (into|to) [{owners}]{zone}", _move),), move, traits=(Trait.MOVES,)),
    Verb("banish", (("banish {card}", _banish),), move, traits=(Trait.MOVES,)),
    Verb(
        "control",
        (("give {card} to {player}", _control), ("(take|gain) control of {card}", _take_control)),
        control,
        traits=(Trait.CONTROL,),
    ),
    Verb("sacrifice", (("sacrifice {card}", _sacrifice),), sacrifice, traits=(Trait.MOVES,)),
    Verb("protect", (("protect {card} from sacrifice", _protect),), protect, traits=(Trait.FORBIDS,)),
)
