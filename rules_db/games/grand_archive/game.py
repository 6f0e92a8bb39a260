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
from rules_db.games.grand_archive.setup import new_table
from rules_db.games.grand_archive.state import Table
from rules_db.games.grand_archive.views import View, view

_CARRY_OUT: dict[str, Callable[[Table, Trace, Action], None]] = {
    PUT: lambda table, trace, action: put_into_deck(table, trace, table.cards[action.card], action.to),
    FINISH: lambda table, trace, action: finish_building(table, trace, action.player),
    PLAY: lambda table, trace, action: play_card(table, trace, action.player, table.cards[action.card]),
    ACTIVATE: lambda table, trace, action: activate(table, trace, action.player, table.cards[action.card]),
    PASS: lambda table, trace, action: pass_opportunity(table, trace, action.player),
    END_TURN: lambda table, trace, action: end_turn(table, trace, action.player),
    SACRIFICE: lambda table, trace, action: make_sacrifice(table, trace, table.cards[action.card]),
}


class GrandArchive:
    """The kernel's Game for chapter S; its states are tables. The chapter names no end, so somebody is always next."""

    book = book

    def new(self, setup: dict[str, Any], seed: int) -> Table:
        return new_table(setup, seed)

    def pending(self, state: Table) -> Decision:
        if state.builders:
            return Decision(state.builders[0], BUILD)
        if state.about_to:
            return Decision(owed(state)[0].player, CHOOSE)
        return Decision(state.opportunity, ACT)

    def options(self, state: Table) -> Sequence[Action]:
        return options(state, self.pending(state))

    def why_not(self, state: Table, action: Action) -> Refusal | None:
        return why_not(state, action)

    def judge(self, state: Table) -> Callable[[Action], Refusal | None]:
        return partial(self.why_not, state)

    def apply(self, state: Table, action: Action) -> list[Event]:
        refusal = why_not(state, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        trace = Trace(book)
        _CARRY_OUT[action.verb](state, trace, action)
        return trace.events

    def view(self, state: Table, player: str) -> View:
        return view(state, player)

    def parse(self, state: Table, text: str) -> Action:
        return parse_action(state, text)

    def format(self, action: Action) -> str:
        return format_action(action)


GAME = GrandArchive()
