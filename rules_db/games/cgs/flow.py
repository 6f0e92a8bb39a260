"""The loop that does what is to be done until a player has to choose, and how priority is passed on."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.choices import Answers, Asked
from rules_db.engine.still import Still
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.doing.course import ending, happenings, queue, turns
from rules_db.games.cgs.doing.fighting.attacks import goes_on
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.rules.c4_turn import ending_phase
from rules_db.games.cgs.rules.c5_cards import activating, backrow
from rules_db.games.cgs.rules.c8_queue import priority
from rules_db.games.cgs.rules.c17_dealer import effects as dealers_effects
from rules_db.games.cgs.state import Table, Task
from rules_db.games.cgs.words import END_OF_COMBAT, STAY, Zone


def run(table: Table, trace: Trace) -> None:
    """Carry out tasks until there is none left or a choice is open."""
    ending.check(table, trace)
    while table.choice is None and table.agenda and not table.is_over and not _is_held(table):
        task, told = table.agenda.pop(), len(trace.events)
        try:
            if task.cause is None:
                hooks.TASKS[task.kind](table, trace, task)
            else:
                with trace.because(trace.events[task.cause]):
                    hooks.TASKS[task.kind](table, trace, task)
        except Asked as asked:
            if not table.players[asked.choice.player].is_out:  # The rest of an effect ends with the player (3.1.14).
                table.agenda.append(task)
                table.choice = asked.choice
        if len(trace.events) > told:
            ending.check(table, trace)
    ending.hand_on_priority(table)


def _is_held(table: Table) -> bool:
    """Whether the next round or turn, or the end of one that is cut off, waits for what players may respond to."""
    if table.agenda[-1].kind == turns.CUT_OFF:
        return bool(table.queue) or table.window is not None
    return table.agenda[-1].kind in turns.WAITING and dealers_effects.turn_waits(table)


def pass_on(table: Table, trace: Trace, player: str) -> None:
    """Give priority to the next player; what follows when all have passed in a row."""
    if any(each(table, trace, player) for each in hooks.PASSES.at()):
        return
    trace.emit("passed", "8.4.7", player)
    if table.window is not None:
        _pass_window(table)
        return
    table.passes += 1
    if (not priority.opponent_has_last_word() and not table.queue) or (
        not priority.comes_back() and player != table.turn_player
    ):
        table.passes = len(table.order)
    else:
        table.priority = priority.after(table, player)
    if not _all_have_passed(table):
        return
    table.passes = 0
    if table.queue:
        table.agenda.append(Task("next item"))
    elif table.attack is not None:
        table.cues = []
        goes_on(table)
    else:
        table.cues = []
        table.agenda.append(Task("phase over"))


def _all_have_passed(table: Table) -> bool:
    if table.queue:
        return priority.goes_on_resolving(table) if table.is_resolving else priority.begins_to_resolve(table)
    return table.passes >= len(table.order)


def _pass_window(table: Table) -> None:
    """Limited priority passes on to the next player who gets it, and then back to whoever comes after."""
    window = table.window
    if window is None:
        return
    window.players.pop(0)
    if window.players:
        table.priority = window.players[0]
    else:
        table.window, table.passes, table.priority = None, 0, window.after


@hooks.task("settle")
def _settle(table: Table, trace: Trace, task: Task) -> None:
    """What follows from how the table lies is done, and effects that have been set off join the Queue."""
    if _is_checked(table, trace, task):
        table.agenda.append(Task("settle"))
        return
    if table.uno.series:  # What the cards of a series set off waits until it is over (15.3.15.R1).
        for item in table.waiting:
            item.said["event"] = ""
        return
    if ending_phase.waits_for_turn(table):
        return
    if queue.add_waiting(table, trace, Answers(task.answers)):
        table.agenda.append(Task("settle"))


def _is_checked(table: Table, trace: Trace, task: Task) -> bool:
    """Whether one of the checks did something; until one is due nothing changes, and they share what they find out."""
    checks, at = hooks.CHECKS.at(), 0
    while at < len(checks):
        with Still(table):
            while at < len(checks) and not checks[at].is_due(table):
                at += 1
        if at < len(checks) and checks[at].does(table, trace, Answers(task.answers)):
            return True
        at += 1
    return False


@hooks.task("next item")
def _next_item(table: Table, trace: Trace, task: Task) -> None:
    queue.begin_next(table, trace)


@hooks.task("card")
def _card(table: Table, trace: Trace, task: Task) -> None:
    """A card that has been played arrives; one of the backrow that stays does at once what it does as it is played."""
    item = task.item
    if item is None:
        return
    effects().before_it_enters(table, item, Answers(task.answers))
    hooks.WAYS[item.way].arrives(table, trace, item)
    card = table.cards[item.card]
    is_open = card.zone in (Zone.BACKROW, Zone.FIELD) and not card.is_face_down
    if is_open and not is_summon(card) and backrow.activates_when_played():
        effect = effects().of_play(table, replace(item, kind="effect"))
        if effect is not None:
            table.agenda.append(Task("effect", item=effect))


@hooks.task("effect")
def _effect(table: Table, trace: Trace, task: Task) -> None:
    """The steps of an effect, one after the other."""
    item = task.item
    if item is None or not activating.occurs() or activating.is_stopped(item.is_negated):
        return
    if not all(check(table, item) for check in hooks.RESOLVES.at()):
        return
    way = hooks.WAYS.get(queue.done_by(item))
    carry_out = way.does if way is not None and way.does is not None else effects().carry_out
    under, below = table.agenda[-1] if table.agenda else None, len(table.agenda)
    is_last = carry_out(table, trace, item, Answers(task.answers))
    item.at += 1
    if not is_last and not ending.is_left(table, item):  # What this step leads to comes before the next step.
        table.agenda.insert(_place_above(table, under, below), Task("effect", item=item, cause=task.cause))


def _place_above(table: Table, under: Task | None, below: int) -> int:
    """Where a task comes right before the one that was next, wherever that is since somebody has left (3.1.14)."""
    places = [at + 1 for at, each in enumerate(table.agenda) if each is under]
    is_cut_off = any(each.kind == turns.CUT_OFF for each in table.agenda[:1])
    return places[0] if places else 2 if is_cut_off else below


@hooks.task("resolved")
def _resolved(table: Table, trace: Trace, task: Task) -> None:
    """An item has resolved: answers first (8.4.8.a), then the turn player has priority."""
    item = task.item
    if item is None:
        return
    is_effect = item.kind == "effect"
    if is_effect:
        hooks_end_effect(table, trace, task)
    if table.attack is not None:
        table.attack.is_interrupted = True
    card = table.cards[item.card]
    has_come = not is_effect and (card.stay != item.stay or (item.kind == "flip" and not card.is_face_down))
    is_summoned = has_come and table.cards[item.card].summoned == table.turn
    is_card = (bool(item.way) or not is_effect) and not item.is_negated and not item.is_face_down
    if is_card and "card resolved" in table.watching:
        happenings.happen(table, trace, "card resolved", "8.3.1", item.player, card=item.card)
    queue.open_answers(table, item.player, has_come and not is_summoned, is_summoned, is_effect)
    table.agenda += [Task("go on"), Task("settle")]


def hooks_end_effect(table: Table, trace: Trace, task: Task) -> None:
    """An effect is over; rules see to what becomes of its card ('effect over')."""
    item = task.item
    if item is not None and queue.COPY not in item.said:
        trace_event = trace.emit("effect over", "8.3.1", item.player, card=item.card, effect=item.effect + 1)
        for answer in hooks.ANSWERS.at("effect over"):
            answer(table, trace, trace_event)


def _is_cut_short(table: Table) -> bool:
    """Whether a text has ended the phase."""
    return effects().forbidden(table, STAY, table.turn_player) is not None


@hooks.task("go on")
def _go_on(table: Table, trace: Trace, task: Task) -> None:
    """Who has priority after an item, or what comes next where nobody gets any."""
    if table.passes == 0 and table.queue and table.queue[-1].since == table.clock:
        return
    table.passes = 0
    if table.queue:
        table.priority = priority.first_between_items(table) or priority.after(table, table.turn_player)
    else:
        table.is_resolving = False
        table.priority = table.turn_player
        is_over = table.step == END_OF_COMBAT or not priority.phase_goes_on() or _is_cut_short(table)
        if table.attack is None and is_over and table.turn_player in table.order:
            table.agenda.append(Task("phase over"))
        table.agenda.append(Task("redirect"))
    if table.window is not None:
        table.window.after, table.priority = table.priority, table.window.players[0]
