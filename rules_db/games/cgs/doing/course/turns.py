"""From phase to phase and from turn to turn. What chapters add hangs in hooks.DUTIES at the moments named here."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.doing.conditions import counters
from rules_db.games.cgs.doing.course import happenings, lasting, this_turn
from rules_db.games.cgs.doing.zones import drawing, moving
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.rules.c4_turn import counting, ending_phase, phases, starting_phase
from rules_db.games.cgs.rules.c8_queue import priority
from rules_db.games.cgs.rules.c9_magic import tapping
from rules_db.games.cgs.rules.c17_dealer import cycle
from rules_db.games.cgs.state import Table, Task
from rules_db.games.cgs.words import BATTLE, BETWEEN, DRAW, END_OF_COMBAT, ENDING, STARTING, UNTAP, UPKEEP, Until, Zone

PHASE_OVER, TURN_OVER, TURN_BEGAN, BETWEEN_ROUNDS = "phase over", "turn over", "turn began", "between rounds"
CHECKUP, TURN = "Pokémon Checkup", "turn"
"""Moments besides the phases, the steps, BETWEEN (turns), and the parts of the Ending Phase."""

CUT_OFF = "turn cut off"
"""The task that ends a turn whose player has left, as soon as nothing waits in the Queue any more (3.1.16.R2)."""

WAITING = ("round", "turn", "coming", CUT_OFF)
"""The tasks that may have to wait until the Queue is empty."""


def do_in_order(table: Table, *tasks: Task) -> None:
    """Have tasks done next, the first of them first."""
    table.agenda += reversed(tasks)


def duties(moment: str) -> Task:
    """The task of doing what is due at a moment."""
    return Task("duties", data=[moment])


@hooks.task("duties")
def _duties(table: Table, trace: Trace, task: Task) -> None:
    """Each duty is a task of its own, so that a choice in one repeats no other."""
    (moment,) = task.data
    do_in_order(table, *(Task("duty", data=[moment, str(at)]) for at in range(len(hooks.DUTIES.at(moment)))))


@hooks.task("duty")
def _duty(table: Table, trace: Trace, task: Task) -> None:
    moment, at = task.data
    hooks.DUTIES.at(moment)[int(at)](table, trace, Answers(task.answers))


def begin_phase(table: Table, trace: Trace, phase: str) -> None:
    table.phase, table.step, table.passes = phase, "", 0
    if phase == BATTLE:
        this_turn.forget_attacks(table)
    happenings.happen(table, trace, "phase began", "4.1.1", table.turn_player, phase=phase)
    if phase == STARTING:
        table.steps = [each for each in starting_phase.steps_of_this_turn(table) if not _is_skipped(table, trace, each)]
        do_in_order(table, duties(phase), Task("step"))
    elif phase == ENDING:
        table.steps = list(ending_phase.parts())
        do_in_order(table, duties(phase), Task("part"))
    else:
        do_in_order(table, duties(phase), Task("open"))


def _is_skipped(table: Table, trace: Trace, what: str, whose: str = "") -> bool:
    """Whether a text has the turn player skip this step or phase; it may have been for this one time.

    Whether it has another player skip the turn that they would have now is asked in the same way (`whose`).
    """
    deed, player = f"take the {what}", whose or table.turn_player
    if not effects().forbidden(table, deed, player):
        return False
    effects().use_up(table, deed, player)
    trace.emit("step skipped", "4.1.1", player, what=what)
    return True


@hooks.task("open")
def _open(table: Table, trace: Trace, task: Task) -> None:
    """A phase or step has started: priority goes to the turn player (8.4.2)."""
    table.passes, table.window = 0, None
    table.priority = priority.first_in_phase(table) or priority.after(table, table.turn_player)
    table.agenda.append(Task("settle"))


@hooks.task("step")
def _step(table: Table, trace: Trace, task: Task) -> None:
    """The turn player takes the next step of the Starting Phase; after the last one the phase is over."""
    if not table.steps:
        table.step = ""
        table.agenda.append(Task("phase over"))
        return
    left = table.steps[: starting_phase.free_to_take(table.steps)]
    choice = Choice(table.turn_player, "step", "4.2.2", list(left))
    table.step = Answers(task.answers).ask_one(choice)
    table.steps.remove(table.step)
    happenings.happen(table, trace, "step began", "4.2.1", table.turn_player, step=table.step)
    do_in_order(table, duties(table.step), Task("open"))


@hooks.DUTIES.hang(DRAW, 10)
def _draw(table: Table, trace: Trace, answers: Answers) -> None:
    if starting_phase.must_draw(table) and not starting_phase.skips_main_deck(table):
        drawing.draw(table, trace, table.turn_player, 1, "4.2.3", in_draw_step=True)


@hooks.DUTIES.hang(UPKEEP, 10)
def _upkeep(table: Table, trace: Trace, answers: Answers) -> None:
    if starting_phase.upkeep_is_due():
        happenings.happen(table, trace, "upkeep", "4.2.9", table.turn_player)


@hooks.DUTIES.hang(UNTAP, 10)
def _untap(table: Table, trace: Trace, answers: Answers) -> None:
    for card in sorted(starting_phase.untapping(table), key=lambda each: each.id):
        if not tapping.untaps_by_itself(card) or effects().forbidden(table, "untap", card.id):
            continue
        counters.untap(table, trace, card, table.turn_player, "4.2.10")
    lasting.expire_for(table, Until.NEXT_UNTAP, table.turn_player)


@hooks.task("part")
def _part(table: Table, trace: Trace, task: Task) -> None:
    """The parts of the Ending Phase, each finished before the next begins (4.6.4)."""
    if table.step and not table.steps:
        table.agenda.append(Task("phase over"))
        return
    is_first = not table.step
    table.step = table.steps.pop(0)
    if is_first:
        do_in_order(table, duties(table.step), Task("open"))
    else:
        do_in_order(table, duties(table.step), Task("settle"), Task("after part"))


@hooks.task("after part")
def _after_part(table: Table, trace: Trace, task: Task) -> None:
    """Players have priority after a part only where it has set something off."""
    if not ending_phase.finishes_first(table):
        table.agenda.append(Task("part"))


@hooks.DUTIES.hang(ending_phase.EFFECTS, 10)
def _end_of_turn(table: Table, trace: Trace, answers: Answers) -> None:
    if ending_phase.effects_are_due():
        happenings.happen(table, trace, "end of turn", "4.6.2", table.turn_player)


@hooks.DUTIES.hang(ending_phase.HAND, 10)
def _discard(table: Table, trace: Trace, answers: Answers) -> None:
    """The hand is brought down to its limit."""
    player = table.turn_player
    count = _cards_to_discard(table, player)
    if count:
        hand = list(table.players[player].zones[Zone.HAND])
        picks = answers.ask(Choice(player, "discard", "4.6.3", hand, count, count))
        moving.discard(table, trace, picks, "4.6.3")


def _cards_to_discard(table: Table, player: str) -> int:
    """How many cards the limit takes; none where a text says that there is no limit for a player."""
    if effects().forbidden(table, "discard down", player):
        return 0
    return ending_phase.cards_to_discard(table, player, effects().hand_size(table, player, ending_phase.MOST_IN_HAND))


@hooks.task("phase over")
def _phase_over(table: Table, trace: Trace, task: Task) -> None:
    if table.steps and table.phase == STARTING:
        table.agenda.append(Task("step"))
        return
    if table.phase == BETWEEN:
        _go_to_turn(table, _next_player(table))
        return
    if table.phase == ENDING and ending_phase.is_repeated(table) and _cards_to_discard(table, table.turn_player):
        table.steps.append(ending_phase.HAND)
    if table.phase == ENDING and table.steps:
        table.agenda.append(Task("part"))
        return
    if table.phase == BATTLE and table.step != END_OF_COMBAT:
        _end_combat(table, trace)
        return
    trace.emit("phase ended", "4.1.1", table.turn_player, phase=table.phase)
    lasting.expire(table, Until.PHASE, table.turn_player)
    do_in_order(table, duties(PHASE_OVER), Task("next phase"))


def _end_combat(table: Table, trace: Trace) -> None:
    """What waits for the end of combat joins the Queue; once that has resolved, the Battle Phase is over."""
    table.step = END_OF_COMBAT
    happenings.happen(table, trace, END_OF_COMBAT, "4.1.1", table.turn_player)
    table.agenda.append(Task("settle" if table.waiting else "phase over"))


def go_to_end(table: Table) -> None:
    """A text has ended the turn: what is left of it are the parts of its Ending Phase behind the effects (4.6.1.R2)."""
    do_in_order(table, duties(PHASE_OVER), Task("last parts"))


@hooks.task("last parts")
def _last_parts(table: Table, trace: Trace, task: Task) -> None:
    if table.turn_player not in table.order:
        table.agenda.append(Task(CUT_OFF))
        return
    if table.phase != ENDING:
        lasting.expire(table, Until.PHASE, table.turn_player)
        table.phase, table.steps = ENDING, list(ending_phase.parts())
    table.step, table.passes, table.window = ending_phase.EFFECTS, 0, None
    table.steps, table.phases = [each for each in table.steps if each != ending_phase.EFFECTS], []
    table.agenda.append(Task("part"))


@hooks.task("next phase")
def _next_phase(table: Table, trace: Trace, task: Task) -> None:
    phase = _after(table, table.phase)
    while phase and _is_skipped(table, trace, phase):
        phase = _after(table, phase)
    if phase:
        begin_phase(table, trace, phase)
    else:
        do_in_order(table, duties(TURN_OVER), Task("turn over"))


def _after(table: Table, phase: str) -> str:
    """The phase that comes next, '' for the end of the turn: of those that are still to come, or of every turn."""
    return table.phases.pop(0) if table.phases else phases.after(table, phase)


def add_phases(table: Table, added: Sequence[str]) -> None:
    """Have phases come after this one, before those that come anyway (4.1.1.R1)."""
    table.phases = [*added, *(table.phases or _usual_after(table))]


def _usual_after(table: Table) -> list[str]:
    found = [phases.after(table, table.phase)]
    while found[-1]:
        found.append(phases.after(table, found[-1]))
    return found


@hooks.task(CUT_OFF)
def _cut_off(table: Table, trace: Trace, task: Task) -> None:
    """The player whose turn it is has left: the phase is over, and the turn with it (3.1.16)."""
    lasting.expire(table, Until.PHASE, table.turn_player)
    do_in_order(table, duties(PHASE_OVER), duties(TURN_OVER), Task("turn over"))


@hooks.task("turn over")
def _turn_over(table: Table, trace: Trace, task: Task) -> None:
    """What lies between two turns."""
    for moment in lasting.ENDING_WITH_TURN:
        lasting.expire(table, moment, table.turn_player)
    trace.emit("turn ended", "4.1.2", table.turn_player, turn=table.turn)
    table.phase, table.step, table.steps, table.phases, table.uses = BETWEEN, "", [], [], {}
    if ending_phase.may_act_between():
        do_in_order(table, duties(BETWEEN), Task("open"))
    else:
        do_in_order(table, duties(BETWEEN), Task("settle"), _coming_next(table))


def pass_over(table: Table, player: str) -> None:
    """The turn that was about to come is the next player's, who passes the one over that has left (3.1.14.R3)."""
    for task in table.agenda:
        if task.kind not in ("coming", "comes next", "turn") or task.player != player:
            continue
        if table.interrupted:  # It was an extra turn, after which the turn order goes on where it was.
            coming = _coming_next(table)
            task.kind, task.player, task.data = coming.kind, coming.player, [*task.data, player, *coming.data]
        else:
            task.player, task.data = table.after(player), [*task.data, player]


def _coming_next(table: Table) -> Task:
    """The task that leads to the turn that comes next."""
    last, without = table.interrupted or table.turn_player, _without_extra_turn(table)
    player = _next_player(table)
    return Task("coming", player=player, data=[*without, *_passed_over(table, player, last)])


def _without_extra_turn(table: Table) -> list[str]:
    """Those who would have the next extra turn and have left; it does not take place (3.1.14.R3)."""
    found = []
    while table.extra_turns and table.extra_turns[-1] not in table.order:
        found.append(table.extra_turns.pop())
    return found


def _next_player(table: Table) -> str:
    """Whose turn comes next: extra turns come first, then the turn order goes on where it was (4.1.2.R2)."""
    _without_extra_turn(table)
    if table.extra_turns:
        table.interrupted = table.interrupted or table.turn_player
        return table.extra_turns.pop()
    last, table.interrupted = table.interrupted or table.turn_player, ""
    return table.after(last)


def _passed_over(table: Table, player: str, last: str) -> list[str]:
    """Those who have left and whose turn would have come between the `last` one and the next (3.1.14.R3).

    They sit right before the player who comes next; an extra turn passes nobody over.
    """
    if table.interrupted or player not in table.seats:
        return []
    circle = table.seats if table.is_reversed else table.seats[::-1]
    at = circle.index(player)
    before = [*circle[at + 1 :], *circle[:at]]
    return [*itertools.takewhile(lambda name: name not in table.order and name != last, before)]


@hooks.task("coming")
def _coming(table: Table, trace: Trace, task: Task) -> None:
    _go_to_turn(table, task.player, task.data)


def _go_to_turn(table: Table, player: str, passed_over: Sequence[str] = ()) -> None:
    """The next turn, and before it the next round where it is due."""
    rounds: list[Task] = []
    if phases.is_round_over(table, player):
        rounds = [Task("comes next", player), duties(BETWEEN_ROUNDS), Task("settle"), Task("round")]
    do_in_order(table, *rounds, Task("turn", player=player, data=[*passed_over]))


@hooks.task("comes next")
def _comes_next(table: Table, trace: Trace, task: Task) -> None:
    """Between two rounds it is the turn of the Dealer, right before that of the player who goes first."""
    table.turn_player = cycle.comes_before(task.player) or table.turn_player


@hooks.DUTIES.hang(BETWEEN, 10)
def _checkup(table: Table, trace: Trace, answers: Answers) -> None:
    """The Pokémon Checkup comes first (4.7.2.R2)."""
    if ending_phase.has_checkup():
        happenings.happen(table, trace, CHECKUP, "4.7.2", table.turn_player)
        table.agenda.append(duties(CHECKUP))


@hooks.DUTIES.hang(BETWEEN, 90)
def _between(table: Table, trace: Trace, answers: Answers) -> None:
    """What is for this moment is done now; what the Checkup has set off goes on waiting (4.7.5)."""
    if ending_phase.takes_place_between():
        set_off, table.waiting = table.waiting, []
        happenings.happen(table, trace, BETWEEN, "4.7.1", table.turn_player)
        due, table.waiting = table.waiting, set_off
        if ending_phase.is_carried_out_at_once():
            do_in_order(table, *(Task("effect", item=item) for item in due))
        else:
            table.waiting += due


@hooks.task("round")
def _round(table: Table, trace: Trace, task: Task) -> None:
    table.round += 1
    lasting.expire(table, Until.ROUND)
    trace.emit("round began", "4.1.3", "", round=table.round)
    counting.begin_round(table)


@hooks.task("turn")
def _turn(table: Table, trace: Trace, task: Task) -> None:
    """The next turn begins; one that is skipped does not, and the player after it is next (4.1.2.R3)."""
    if _is_skipped(table, trace, TURN, task.player):
        table.turn_player = task.player
        coming = _coming_next(table)
        coming.data = [*task.data, *coming.data]
        table.agenda.append(coming)
        return
    table.turn += 1
    table.turn_player = table.priority = task.player
    table.players[task.player].turns += 1
    table.uses = {}
    lasting.expire(table, Until.YOUR_NEXT_TURN, task.player)
    for name in task.data:
        lasting.expire(table, Until.YOUR_NEXT_TURN, name)
        lasting.expire(table, Until.END_OF_YOUR_NEXT_TURN, name)
    happenings.happen(table, trace, TURN_BEGAN, "4.1.2", task.player, turn=table.turn)
    do_in_order(table, duties(TURN_BEGAN), Task("first phase"))


@hooks.task("first phase")
def _first_phase(table: Table, trace: Trace, task: Task) -> None:
    begin_phase(table, trace, phases.phases()[0])
