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


def why_not(table: GameState, action: Action) -> Refusal | None:
    """The refusal of the first rule that forbids the action; None for a legal one."""
    card = table.cards[action.card] if action.card else next(iter(table.cards.values()))
    for check in _CHECKS[action.verb]:
        if refusal := check(table, action, card):
            return refusal
    return None


def _builds(table: GameState, action: Action, card: Card) -> Refusal | None:
    return why_not_build(table, action.player, card if action.card else None)


def _goes_on(table: GameState, action: Action, card: Card) -> Refusal | None:
    return nothing_else_goes_on(table)


def _has_opportunity(table: GameState, action: Action, card: Card) -> Refusal | None:
    return why_not_act(table, action.player, action.verb == PASS)


def _keeps_restrictions(table: GameState, action: Action, card: Card) -> Refusal | None:
    return keeps_deckbuilding_restrictions(table, card) if action.to == MATERIAL_DECK else None


_CHECKS: dict[str, tuple[Check, ...]] = {
    PUT: (
        _builds,
        lambda table, action, card: has_memory_cost(card),
        lambda table, action, card: begins_in_material_deck(card, action.to),
        _keeps_restrictions,
    ),
    FINISH: (_builds,),
    SACRIFICE: (lambda table, action, card: why_not_sacrifice(table, action.player, card),),
    PLAY: (_goes_on, _has_opportunity, lambda table, action, card: why_not_play(action.player, card)),
    ACTIVATE: (_goes_on, _has_opportunity, lambda table, action, card: why_not_activate(action.player, card)),
    PASS: (
        lambda table, action, card: why_not_pass_now(table),
        _goes_on,
        _has_opportunity,
    ),
    END_TURN: (
        lambda table, action, card: why_not_next_turn_now(table),
        _goes_on,
        _has_opportunity,
        lambda table, action, card: why_not_end_turn(table),
    ),
}
