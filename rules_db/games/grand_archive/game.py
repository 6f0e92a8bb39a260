"""The game as the kernel knows it: setup, decisions, options, play."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from rules_db.engine.kernel import Decision, Event, IllegalAction, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.grand_archive.actions.candidates import ACT, BUILD, CHOOSE, options
from rules_db.games.grand_archive.actions.legality import why_not
from rules_db.games.grand_archive.actions.values import (
    ACTIVATE,
    END_TURN,
    FINISH,
    PASS,
    PLAY,
    PUT,
    SACRIFICE,
    Action,
    format_action,
    parse_action,
)
from rules_db.games.grand_archive.book import book
from rules_db.games.grand_archive.building import finish_building, put_into_deck
from rules_db.games.grand_archive.flow import activate, end_turn, make_sacrifice, pass_opportunity, play_card
from rules_db.games.grand_archive.rules.s_supertypes.unique import owed
from rules_db.games.grand_archive.setup import new_state
from rules_db.games.grand_archive.state import GameState
from rules_db.games.grand_archive.views import View, view

_CARRY_OUT: dict[str, Callable[[GameState, Trace, Action], None]] = {
    PUT: lambda state, trace, action: put_into_deck(state, trace, state.cards[action.card], action.to),
    FINISH: lambda state, trace, action: finish_building(state, trace, action.player),
    PLAY: lambda state, trace, action: play_card(state, trace, action.player, state.cards[action.card]),
    ACTIVATE: lambda state, trace, action: activate(state, trace, action.player, state.cards[action.card]),
    PASS: lambda state, trace, action: pass_opportunity(state, trace, action.player),
    END_TURN: lambda state, trace, action: end_turn(state, trace, action.player),
    SACRIFICE: lambda state, trace, action: make_sacrifice(state, trace, state.cards[action.card]),
}


class GrandArchive:
    """The kernel's Game for chapter S. The chapter names no end, so somebody is always next."""

    book = book

    def new(self, setup: dict[str, Any], seed: int) -> GameState:
        return new_state(setup, seed)

    def pending(self, state: GameState) -> Decision:
        if state.builders:
            return Decision(state.builders[0], BUILD)
        if state.about_to:
            return Decision(owed(state)[0].player, CHOOSE)
        return Decision(state.opportunity, ACT)

    def options(self, state: GameState) -> Sequence[Action]:
        return options(state, self.pending(state))

    def prospects(self, state: GameState) -> Sequence[Action]:
        return self.options(state)

    def why_not(self, state: GameState, action: Action) -> Refusal | None:
        return why_not(state, action)

    def judge(self, state: GameState) -> Callable[[Action], Refusal | None]:
        return partial(self.why_not, state)

    def apply(self, state: GameState, action: Action) -> list[Event]:
        refusal = why_not(state, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        trace = Trace(book)
        _CARRY_OUT[action.verb](state, trace, action)
        return trace.events

    def view(self, state: GameState, player: str) -> View:
        return view(state, player)

    def parse(self, state: GameState, text: str) -> Action:
        return parse_action(state, text)

    def format(self, action: Action) -> str:
        return format_action(action)


GAME = GrandArchive()
