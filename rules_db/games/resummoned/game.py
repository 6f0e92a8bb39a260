"""The game of Resummoned as the kernel's Game: GAME."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rules_db.engine.asking import Once
from rules_db.engine.kernel import Decision, Event, IllegalAction, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.resummoned import flow, loop_finder, playing, setup, views
from rules_db.games.resummoned.actions import candidates, legality, wording
from rules_db.games.resummoned.actions import values as act
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.rules.c100_prerequisites import ending, match
from rules_db.games.resummoned.rules.c500_zones import arranging
from rules_db.games.resummoned.rules.c600_turns import battle, priority
from rules_db.games.resummoned.rules.c700_effects import costs, ignition, targeting
from rules_db.games.resummoned.state import Duel, Reason, Task, effect_of


class Resummoned:
    """Yugioh: Resummoned. Holds nothing but its registry; every state is a Duel."""

    book = book

    def new(self, setup_: dict[str, Any], seed: int) -> Duel:
        if "position" in setup_:
            duel = setup.position(setup_, seed)
            duel.agenda.append(Task("check"))
        else:
            duel = match.new(setup_, seed)
        flow.run(duel, Trace(book))
        return duel

    def pending(self, state: Duel) -> Decision | None:
        if state.stage == "over":
            return None
        if state.choice is not None:
            return Decision(state.choice.player, state.choice.kind)
        if state.stage == "between":
            return Decision(next(each for each in state.seats if each not in state.match.ready), "sideboard")
        return Decision(state.priority, "act")

    def options(self, state: Duel) -> list[act.Action]:
        return candidates.options(state)

    def prospects(self, state: Duel) -> list[act.Action]:
        return self.options(state)

    def why_not(self, state: Duel, action: act.Action) -> Refusal | None:
        return legality.why_not(state, understood(state, action))

    def judge(self, state: Duel) -> Callable[[act.Action], Refusal | None]:
        once = Once()
        return lambda action: legality.why_not(state, understood(state, action), once)

    def apply(self, state: Duel, action: act.Action) -> list[Event]:
        action = understood(state, action)
        if refusal := legality.why_not(state, action):
            raise IllegalAction(refusal)
        trace = Trace(book)
        execute(state, trace, action)
        flow.run(state, trace)
        for task in state.agenda:
            task.cause = None
        return trace.events

    def view(self, state: Duel, player: str) -> Duel:
        return views.view(state, player)

    def parse(self, state: Duel, text_: str) -> act.Action:
        return wording.parse(state, text_)

    def format(self, action: act.Action) -> str:
        return wording.format_(action)


def understood(duel: Duel, action: act.Action) -> act.Action:
    """The action with cards in the place of the places by which a player calls unknown ones."""
    meaning = MEANINGS.get(type(action))
    return meaning(duel, action) if meaning else action


def _attack_meant(duel: Duel, action: act.Attack) -> act.Attack:
    return act.Attack(action.player, action.attacker, views.meant(duel, action.defender))


def _activation_meant(duel: Duel, action: act.Activate) -> act.Activate:
    if not action.targets:
        return action
    return replace(action, targets=tuple(views.meant(duel, each) for each in action.targets))


def _choice_meant(duel: Duel, action: act.Choose) -> act.Choose:
    called = {views.known_as(duel, action.player, each): each for each in (duel.choice.options if duel.choice else ())}
    return replace(action, picks=tuple(called.get(each, each) for each in action.picks))


MEANINGS: dict[type, Callable[[Duel, Any], act.Action]] = {
    act.Attack: _attack_meant,
    act.Activate: _activation_meant,
    act.Choose: _choice_meant,
}


def execute(duel: Duel, trace: Trace, action: act.Action) -> None:
    """Do what a legal action says and put on the agenda what follows from it."""
    if isinstance(action, act.Pass):
        if priority.pass_priority(duel, trace, action.player):
            if duel.chain:
                loop_finder.note_round(duel, trace, GAME.apply)
            if duel.stage == "duel":
                duel.agenda.append(Task("passes"))
    elif isinstance(action, act.Surrender):
        _surrender(duel, trace, action)
    elif isinstance(action, act.Arrange):
        arranging.arrange(duel, trace, action)
    elif isinstance(action, act.Choose):
        _choose(duel, trace, action)
    elif isinstance(action, act.Ready):
        match.ready(duel, trace, action)
    elif isinstance(action, act.Swap):
        match.swap(duel, trace, action)
    else:
        duel.passes = 0
        duel.forget_loops()
        duel.agenda.append(Task("check"))
        DEEDS[type(action)](duel, trace, action)


def _surrender(duel: Duel, trace: Trace, action: act.Surrender) -> None:
    ending.surrender(duel, trace, action.player)
    if duel.stage == "duel":
        duel.agenda.insert(0, Task("check"))


def _choose(duel: Duel, trace: Trace, action: act.Choose) -> None:
    choice, duel.choice = duel.choice, None
    if choice is not None:
        event = trace.emit("chosen", choice.rule, action.player, choice=choice.kind, picks=list(action.picks))
        duel.agenda[-1].answers.append(list(action.picks))
        duel.agenda[-1].cause = event.number


def _flip(duel: Duel, trace: Trace, action: act.Flip) -> None:
    playing.flip_up(duel, trace, duel.cards[action.card], action.player, "602.4")


def _turn(duel: Duel, trace: Trace, action: act.Turn) -> None:
    duel.cards[action.card].turned = duel.turn
    playing.turn(duel, trace, duel.cards[action.card], action.player, "606.3")


def _activate(duel: Duel, trace: Trace, action: act.Activate) -> None:
    activation = ignition.ignition_activation(duel, action)
    if activation is not None:
        activation.targets = targeting.as_targets(duel, action.targets)
        duel.agenda.append(Task("activate", activation))
        duel.agenda += costs.due(
            duel, trace, effect_of(duel, activation).cost, activation, action.paying, Reason.ACTIVATE
        )


DEEDS: dict[type, Callable[[Duel, Trace, Any], None]] = {
    act.Play: playing.play,
    act.Flip: _flip,
    act.Turn: _turn,
    act.Attack: battle.declare,
    act.Activate: _activate,
}

GAME = Resummoned()
