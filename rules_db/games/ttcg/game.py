"""The True Trading Card Game as the kernel's Game: GAME."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from rules_db.engine.kernel import Decision, Event, IllegalAction, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.ttcg import chains, flow, happenings, putting, scoring, setup, views
from rules_db.games.ttcg.actions import candidates, legality, wording
from rules_db.games.ttcg.actions import values as act
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.rules.c2_1_terms.cards import is_magic
from rules_db.games.ttcg.rules.c2_2_basic_rules import battle, playing
from rules_db.games.ttcg.state import Table, Task


class TrueTradingCardGame:
    """Holds nothing but its registry; every state is a Table."""

    book = book

    def new(self, setup_: dict[str, Any], seed: int) -> Table:
        table, trace = setup.new_table(setup_, seed), Trace(book)
        if table.phase == "":
            setup.begin(table, trace)
        flow.run(table, trace)
        for task in table.agenda:
            task.cause = None
        return table

    def pending(self, state: Table) -> Decision | None:
        if state.is_over:
            return None
        if state.choice is not None:
            return Decision(state.choice.player, state.choice.kind)
        return Decision(state.priority, "act")

    def options(self, state: Table) -> list[act.Action]:
        return candidates.options(state)

    def prospects(self, state: Table) -> list[act.Action]:
        return self.options(state)

    def why_not(self, state: Table, action: act.Action) -> Refusal | None:
        return legality.why_not(state, understood(state, action))

    def judge(self, state: Table) -> Callable[[act.Action], Refusal | None]:
        return partial(self.why_not, state)

    def apply(self, state: Table, action: act.Action) -> list[Event]:
        action = understood(state, action)
        if refusal := legality.why_not(state, action):
            raise IllegalAction(refusal)
        trace = Trace(book)
        DEEDS[type(action)](state, trace, action)
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
    if isinstance(action, act.AttackWith):
        return replace(action, target=views.meant(table, action.target))
    if isinstance(action, act.Activate) and action.targets:
        return replace(action, targets=tuple(views.meant(table, each) for each in action.targets))
    if isinstance(action, act.Choose) and table.choice is not None:
        called = {views.known_as(table, action.player, each): each for each in table.choice.options}
        return replace(action, picks=tuple(called.get(each, each) for each in action.picks))
    return action


def _is_no_pass(table: Table) -> None:
    """Two passes in a row are counted anew, and what the deed sets off joins the chain before anyone goes on."""
    table.passes = 0
    table.agenda.append(Task("settle"))


def _play(table: Table, trace: Trace, action: act.Play) -> None:
    """Playing keeps priority."""
    _is_no_pass(table)
    below = table.cards[action.on] if action.on else None
    putting.put(table, trace, table.cards[action.card], action.player, action.facing, below)


def _flip(table: Table, trace: Trace, action: act.Flip) -> None:
    """A flip is no action, and keeps priority."""
    _is_no_pass(table)
    turn_up(table, trace, action.card, "2.2.4.2.a" if is_magic(table.cards[action.card]) else "2.2.4.3.a")


def turn_up(table: Table, trace: Trace, name: str, rule: str) -> None:
    """Turn a face-down card face-up."""
    card = table.cards[name]
    card.is_face_down = False
    happenings.happen(table, trace, "flipped", rule, card.player, card=name, facing="face-up")


def _activate(table: Table, trace: Trace, action: act.Activate) -> None:
    _is_no_pass(table)
    table.priority = table.other(action.player)
    activation = chains.activation_of(table, action.card, action.effect - 1, action.player)
    chains.activate(table, trace, activation, action.targets)


def _attack(table: Table, trace: Trace, action: act.AttackWith) -> None:
    """The target is flipped at once, and the opponent has priority (2.2.7.2.R3)."""
    attacker = table.cards[action.attacker]
    _is_no_pass(table)
    table.priority = table.other(action.player)
    table.attack = battle.declared(table, attacker, action.target)
    attacker.attacks += 1
    rule = "2.2.7.4" if table.attack.is_direct else "2.2.7.2"
    event = happenings.happen(table, trace, "attacks", rule, action.player, card=attacker.id, target=action.target)
    if table.attack.is_direct:
        return
    with trace.because(event):
        if playing.is_flipped_by_attack(table.cards[action.target]):
            turn_up(table, trace, action.target, "2.2.4.3.b")
        happenings.happen(table, trace, "attacked", "2.2.7.3", action.player, card=action.target)


def _choose(table: Table, trace: Trace, action: act.Choose) -> None:
    choice, table.choice = table.choice, None
    if choice is not None:
        event = trace.emit("chosen by", choice.rule, action.player, choice=choice.kind, picks=list(action.picks))
        table.agenda[-1].answers.append(list(action.picks))
        table.agenda[-1].cause = event.number


DEEDS: dict[type, Callable[[Table, Trace, Any], None]] = {
    act.Pass: lambda table, trace, action: flow.pass_on(table, trace, action.player),
    act.GiveUp: lambda table, trace, action: scoring.end(table, trace, [action.player]),
    act.Play: _play,
    act.Flip: _flip,
    act.Activate: _activate,
    act.AttackWith: _attack,
    act.Choose: _choose,
}

GAME = TrueTradingCardGame()
