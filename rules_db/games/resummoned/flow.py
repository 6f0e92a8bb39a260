"""The loop that does what is to be done until a player has to choose."""

from __future__ import annotations

from collections.abc import Callable

from rules_db.engine.choices import Answers, Asked
from rules_db.engine.trace import MOST_EVENTS, Trace
from rules_db.games.resummoned import playing
from rules_db.games.resummoned.card_text import doing
from rules_db.games.resummoned.rules.c100_prerequisites import ending, loops, match
from rules_db.games.resummoned.rules.c600_turns import battle, phases, state_actions
from rules_db.games.resummoned.rules.c700_effects import chain, costs, equip, targeting
from rules_db.games.resummoned.state import Duel, Task, effect_of

ENDLESS = 200
"""How many checks in a row find something to do before nobody believes any more that they end."""

EACH = 3
"""How many events the activation of one effect brings about, or so."""

Step = Callable[[Duel, Trace, Task], None]


def run(duel: Duel, trace: Trace) -> None:
    """Carry out tasks until there is none left or a choice is open."""
    while duel.choice is None:
        if not duel.agenda and not _next_turn_is_due(duel):
            return
        task = duel.agenda.pop()
        try:
            if task.cause is None:
                TASKS[task.kind](duel, trace, task)
            else:
                with trace.because(trace.events[task.cause]):
                    TASKS[task.kind](duel, trace, task)
        except Asked as asked:
            duel.agenda.append(task)
            duel.choice = asked.choice


def _next_turn_is_due(duel: Duel) -> bool:
    """When the turn player has been removed, the rest of the turn is left out once the Chain is empty (103.2.R1)."""
    if duel.stage != "duel" or duel.chain or not duel.players[duel.turn_player].lost or not duel.alive():
        return False
    duel.agenda.append(Task("turn"))
    return True


def _check(duel: Duel, trace: Trace, task: Task) -> None:
    over = state_actions.check(duel, trace, task)
    if duel.stage != "duel":
        return
    if not over:
        _check_again(duel, trace, task.times + 1)
    elif duel.battle is not None:
        duel.agenda.append(Task("look"))


def _check_again(duel: Duel, trace: Trace, times: int) -> None:
    """A check that finds something to do for ever is a loop that nobody can end (103.4.a).

    Effects that activate one another may become more with each check, so it is seen as well by what is due.
    """
    due = len(trace.events) + EACH * len(duel.waiting)
    if times > ENDLESS or due > MOST_EVENTS // 2:
        loops.end_loop(duel, trace, loops.Outlook)
    else:
        duel.agenda.append(Task("check", times=times))


def _effect(duel: Duel, trace: Trace, task: Task) -> None:
    activation = task.activation
    if activation is None or activation.at >= len(effect_of(duel, activation).ops):
        duel.shown = []
        return
    duel.agenda.append(task)
    try:
        doing.carry_out(duel, trace, activation, Answers(task.answers))
    except Asked:
        duel.agenda.pop()
        raise
    activation.at = effect_of(duel, activation).together(activation.at).stop
    task.answers = []


def _after_passes(duel: Duel, trace: Trace, task: Task) -> None:
    """What a round of passes brings: the top effect resolves, or the step or the phase ends."""
    ends = phases.phase_ends(duel)
    state_actions.resolve_after_passes(duel, trace)
    if ends:
        if duel.battle is not None:
            battle.end_step(duel)
        else:
            phases.end_phase(duel, trace)


def _damage_step(duel: Duel, trace: Trace, task: Task) -> None:
    battle.damage_step(duel, trace, task)
    if duel.stage == "duel":
        duel.agenda += [Task("battle over"), Task("check")]


def _activate(duel: Duel, trace: Trace, task: Task) -> None:
    """The cost has been paid: the targets are declared, and the effect goes onto the Chain (709.2.R1)."""
    if activation := task.activation:
        activation.targets = targeting.as_targets(duel, [target.id for target in activation.targets])
        chain.activate(duel, trace, activation, "602.3")


TASKS: dict[str, Step] = {
    "turn": lambda duel, trace, task: phases.begin_turn(duel, trace),
    "phase": lambda duel, trace, task: phases.begin_phase(duel, trace, task.name),
    "check": _check,
    "pay": costs.pay_step,
    "put into play": playing.put_into_play,
    "activate": _activate,
    "passes": _after_passes,
    "effect": _effect,
    "equip": lambda duel, trace, task: equip.equip_on_arrival(
        duel, trace, duel.cards[task.name], Answers(task.answers)
    ),
    "flip step": lambda duel, trace, task: battle.flip_step(duel, trace),
    "damage step": _damage_step,
    "battle over": lambda duel, trace, task: battle.end_battle(duel, trace, "607.3.e", result=True),
    "look": battle.look,
    "ended": lambda duel, trace, task: match.end_duel(duel, trace),
    "give back": lambda duel, trace, task: ending.give_back(duel, trace, task),
    "start": match.start_next,
}
