"""The Card Game Singularity as the kernel's Game: GAME."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from functools import cache
from operator import attrgetter
from typing import Any

from rules_db.engine.kernel import Decision, Event, IllegalAction, Refusal
from rules_db.engine.still import Still
from rules_db.engine.trace import Trace
from rules_db.games.cgs import chapters, flow, hooks, setup, views
from rules_db.games.cgs.actions import candidates, legality, wording
from rules_db.games.cgs.actions import values as act
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Table

LOADED = chapters


class CardGameSingularity:
    """Holds nothing but its registry; every state is a Table."""

    book = book

    def new(self, setup_: dict[str, Any], seed: int) -> Table:
        table, trace = setup.new_table(setup_, seed), Trace(book)
        flow.run(table, trace)
        for task in table.agenda:
            task.cause = None
        return table

    def pending(self, state: Table) -> Decision | None:
        if state.is_over:
            return None
        if state.choice is not None:
            return Decision(state.choice.player, state.choice.kind)
        return Decision(state.priority, "answer" if state.window else "act")

    def options(self, state: Table) -> list[act.Action]:
        return candidates.options(state)

    def prospects(self, state: Table) -> list[act.Action]:
        return candidates.options(state, are_timely=True)

    def why_not(self, state: Table, action: act.Action) -> Refusal | None:
        return legality.why_not(state, understood(state, action))

    def judge(self, state: Table) -> Callable[[act.Action], Refusal | None]:
        known = Still(state)

        def why_not(action: act.Action) -> Refusal | None:
            with known:
                return self.why_not(state, action)

        return why_not

    def apply(self, state: Table, action: act.Action) -> list[Event]:
        action = understood(state, action)
        with Still(state):
            refusal = legality.why_not(state, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        trace = Trace(book)
        if isinstance(action, act.Choose):
            _choose(state, trace, action)
        elif state.choice is not None and not isinstance(action, act.GiveUp):
            _come_between(state, trace, action)
        else:
            hooks.DEEDS[type(action)].does(state, trace, action)
        flow.run(state, trace)
        for task in state.agenda:
            task.cause = None
        return trace.events

    def view(self, state: Table, player: str) -> Table:
        return views.view(state, player)

    def parse(self, state: Table, text: str) -> act.Action:
        return wording.parse(state, text)

    def format(self, action: act.Action) -> str:
        return wording.format_(action)


def understood(table: Table, action: act.Action) -> act.Action:
    """The action with cards in the place of the places by which a player calls hidden ones."""
    if isinstance(action, act.Choose) and table.choice is not None:
        called = {views.known_as(table, action.player, each): each for each in table.choice.options}
        return replace(action, picks=tuple(called.get(each) or views.meant(table, each) for each in action.picks))
    value: Any = action
    kind: Any = type(value)
    names, said_of = _names(kind)
    cards, players, said = table.cards, table.players, said_of(value)
    if not [each for each in said if each and each not in cards and each not in players]:
        return action
    changed = {name: new for name, each in zip(names, said, strict=True) if (new := _meant(table, each)) != each}
    return replace(value, **changed) if changed else action


@cache
def _names(kind: Any) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]:
    """The fields of an action that may name a card, and what gives all that stands in them."""
    names = tuple(each.name for each in fields(kind) if each.type not in ("Zone", "int", "bool"))
    return names, attrgetter(*names) if len(names) > 1 else lambda action: (getattr(action, *names),)


def _meant(table: Table, value: Any) -> Any:
    if type(value) is str:
        return views.meant(table, value)
    if isinstance(value, tuple):
        return tuple(_meant(table, each) for each in value)
    if isinstance(value, act.Blow):
        return replace(value, target=views.meant(table, value.target))
    return value


def _choose(table: Table, trace: Trace, action: act.Choose) -> None:
    choice, table.choice = table.choice, None
    if choice is not None:
        event = trace.emit("chosen by", choice.rule, action.player, choice=choice.kind, picks=list(action.picks))
        table.agenda[-1].asked.append(choice)
        table.agenda[-1].answers.append(list(action.picks))
        table.agenda[-1].cause = event.number


def _come_between(table: Table, trace: Trace, action: act.Action) -> None:
    """What comes of it waits until the choice has been made, which is asked anew where more may be done than pay."""
    asking, deed = table.agenda.pop(), hooks.DEEDS[type(action)]
    deed.does(table, trace, action)
    table.agenda.append(asking)
    if deed.at_any_moment:
        table.choice = None


GAME = CardGameSingularity()
