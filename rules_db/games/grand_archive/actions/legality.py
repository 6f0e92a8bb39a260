"""The one predicate of legality: for each kind of action, the rules that it is held against, in order."""

from collections.abc import Callable

from rules_db.engine.kernel import Refusal
from rules_db.games.grand_archive.actions.values import ACTIVATE, END_TURN, FINISH, PASS, PLAY, PUT, SACRIFICE, Action
from rules_db.games.grand_archive.rules.s_supertypes.regalia import (
    begins_in_material_deck,
    has_memory_cost,
    keeps_deckbuilding_restrictions,
)
from rules_db.games.grand_archive.rules.s_supertypes.unique import (
    nothing_else_goes_on,
    why_not_next_turn_now,
    why_not_pass_now,
    why_not_sacrifice,
)
from rules_db.games.grand_archive.rules.t_map.frame import (
    why_not_act,
    why_not_activate,
    why_not_build,
    why_not_end_turn,
    why_not_play,
)
from rules_db.games.grand_archive.state import MATERIAL_DECK, Card, GameState

Check = Callable[[GameState, Action, Card], Refusal | None]


def why_not(state: GameState, action: Action) -> Refusal | None:
    """The refusal of the first rule that forbids the action; None for a legal one."""
    card = state.cards[action.card] if action.card else next(iter(state.cards.values()))
    for check in _CHECKS[action.verb]:
        if refusal := check(state, action, card):
            return refusal
    return None


def _builds(state: GameState, action: Action, card: Card) -> Refusal | None:
    return why_not_build(state, action.player, card if action.card else None)


def _goes_on(state: GameState, action: Action, card: Card) -> Refusal | None:
    return nothing_else_goes_on(state)


def _has_opportunity(state: GameState, action: Action, card: Card) -> Refusal | None:
    return why_not_act(state, action.player, action.verb == PASS)


def _keeps_restrictions(state: GameState, action: Action, card: Card) -> Refusal | None:
    return keeps_deckbuilding_restrictions(state, card) if action.to == MATERIAL_DECK else None


_CHECKS: dict[str, tuple[Check, ...]] = {
    PUT: (
        _builds,
        lambda state, action, card: has_memory_cost(card),
        lambda state, action, card: begins_in_material_deck(card, action.to),
        _keeps_restrictions,
    ),
    FINISH: (_builds,),
    SACRIFICE: (lambda state, action, card: why_not_sacrifice(state, action.player, card),),
    PLAY: (_goes_on, _has_opportunity, lambda state, action, card: why_not_play(action.player, card)),
    ACTIVATE: (_goes_on, _has_opportunity, lambda state, action, card: why_not_activate(action.player, card)),
    PASS: (
        lambda state, action, card: why_not_pass_now(state),
        _goes_on,
        _has_opportunity,
    ),
    END_TURN: (
        lambda state, action, card: why_not_next_turn_now(state),
        _goes_on,
        _has_opportunity,
        lambda state, action, card: why_not_end_turn(state),
    ),
}
