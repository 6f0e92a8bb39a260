"""Singularity as the kernel knows it: GAME."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Any

from rules_db.engine.kernel import Decision, Event, IllegalAction, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.singularity.actions import values as act
from rules_db.games.singularity.actions.candidates import options
from rules_db.games.singularity.actions.legality import why_not
from rules_db.games.singularity.actions.values import Action, format_action, parse_action
from rules_db.games.singularity.book import book
from rules_db.games.singularity.doing.aligning import align
from rules_db.games.singularity.doing.consuming import consume, eat_from_distant_space
from rules_db.games.singularity.doing.dealing import deal, open_galaxy
from rules_db.games.singularity.doing.merging import merge
from rules_db.games.singularity.doing.refilling import refill_chosen
from rules_db.games.singularity.doing.resolving import do_without, use_star
from rules_db.games.singularity.doing.revealing import reveal_all
from rules_db.games.singularity.doing.special import find, search
from rules_db.games.singularity.doing.stars import move_top_card, put_back, take
from rules_db.games.singularity.doing.storms import let_storm_go_off, pay_for_storm, set_off
from rules_db.games.singularity.doing.waiting import begin_waiting
from rules_db.games.singularity.flow import advance
from rules_db.games.singularity.rules.c2_flow.consuming import cost
from rules_db.games.singularity.setup import new_galaxy
from rules_db.games.singularity.state import CHOICE, Galaxy
from rules_db.games.singularity.views import View, view

CarryOut = Callable[[Galaxy, Trace, Action], None]


def _consumes(galaxy: Galaxy, trace: Trace, action: Action) -> None:
    (card,) = action.cards
    galaxy.answered()
    consume(galaxy, trace, card, galaxy.space_under(card), CHOICE, cost(galaxy, card))


def _eats(galaxy: Galaxy, trace: Trace, action: Action) -> None:
    galaxy.answered()
    eat_from_distant_space(galaxy, trace)


_CARRY_OUT: dict[str, CarryOut] = {
    act.DEAL: lambda galaxy, trace, action: deal(galaxy, trace),
    act.OPEN: lambda galaxy, trace, action: open_galaxy(galaxy, trace),
    act.REVEAL: lambda galaxy, trace, action: reveal_all(galaxy, trace),
    act.CONSUME: _consumes,
    act.EAT: _eats,
    act.ALIGN: lambda galaxy, trace, action: align(galaxy, trace, *action.cards),
    act.BEGIN: lambda galaxy, trace, action: begin_waiting(galaxy, trace, *action.cards),
    act.PAY: lambda galaxy, trace, action: pay_for_storm(galaxy, trace),
    act.LET: lambda galaxy, trace, action: let_storm_go_off(galaxy, trace),
    act.SET_OFF: lambda galaxy, trace, action: set_off(galaxy, trace, *action.cards),
    act.REFILL: lambda galaxy, trace, action: refill_chosen(galaxy, trace, *action.spaces),
    act.MOVE: lambda galaxy, trace, action: move_top_card(galaxy, trace, *action.spaces),
    act.TAKE: lambda galaxy, trace, action: take(galaxy, trace, *action.spaces),
    act.SEARCH: lambda galaxy, trace, action: search(galaxy, trace, *action.spaces),
    act.FIND: lambda galaxy, trace, action: find(galaxy, trace, galaxy.at, *action.cards),
    act.USE: lambda galaxy, trace, action: use_star(galaxy, trace),
    act.DO_WITHOUT: lambda galaxy, trace, action: do_without(galaxy, trace),
    act.PUT_BACK: lambda galaxy, trace, action: put_back(galaxy, trace, action.cards),
    act.MERGE: lambda galaxy, trace, action: merge(galaxy, trace, *action.spaces),
}


@lru_cache(maxsize=256)
def _decision(player: str, kind: str) -> Decision:
    return Decision(player, kind)


class Singularity:
    """Holds nothing but its registry; every state is a Galaxy."""

    book = book

    def new(self, setup: dict[str, Any], seed: int) -> Galaxy:
        return new_galaxy(setup, seed)

    def pending(self, state: Galaxy) -> Decision | None:
        return _decision(state.player, state.asks) if state.asks else None

    def options(self, state: Galaxy) -> Sequence[Action]:
        return options(state)

    def prospects(self, state: Galaxy) -> Sequence[Action]:
        return self.options(state)

    def why_not(self, state: Galaxy, action: Action) -> Refusal | None:
        return why_not(state, action)

    def judge(self, state: Galaxy) -> Callable[[Action], Refusal | None]:
        return partial(why_not, state)

    def apply(self, state: Galaxy, action: Action) -> list[Event]:
        refusal = why_not(state, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        trace, asked = Trace(book), state.asks
        _CARRY_OUT[action.verb](state, trace, action)
        advance(state, trace, asked)
        return trace.events

    def view(self, state: Galaxy, player: str) -> View:
        return view(state)

    def parse(self, state: Galaxy, text: str) -> Action:
        return parse_action(state, text)

    def format(self, action: Action) -> str:
        return format_action(action)


GAME = Singularity()
