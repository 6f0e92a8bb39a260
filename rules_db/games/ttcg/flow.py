"""The loop that does what is to be done until a player has to choose (2.2.3.1.R2)."""

from __future__ import annotations

from collections.abc import Callable

from rules_db.engine.choices import Answers, Asked, Choice
from rules_db.engine.trace import Trace
from rules_db.games.ttcg import chains, happenings, moving, scoring
from rules_db.games.ttcg.card_text import doing
from rules_db.games.ttcg.card_text.model import STAYING
from rules_db.games.ttcg.rules.c2_2_basic_rules import battle, exhaustion, hands, points, turns
from rules_db.games.ttcg.rules.c2_2_basic_rules.turns import DRAW, END
from rules_db.games.ttcg.state import Card, Table, Task, effect_of


def run(table: Table, trace: Trace) -> None:
    """Carry out tasks until there is none left or a choice is open."""
    while table.choice is None and table.agenda:
        task = table.agenda.pop()
        try:
            if task.cause is None:
                TASKS[task.kind](table, trace, task)
            else:
                with trace.because(trace.events[task.cause]):
                    TASKS[task.kind](table, trace, task)
        except Asked as asked:
            table.agenda.append(task)
            table.choice = asked.choice


def pass_on(table: Table, trace: Trace, player: str) -> None:
    """Give priority to the other player; what follows when both have passed in a row."""
    trace.emit("passed", "2.2.3.1", player)
    table.passes += 1
    table.priority = table.other(player)
    if table.passes < len(table.seats):
        return
    table.passes = 0
    if table.chain:
        table.is_resolving = True
        table.agenda.append(Task("chain"))
    else:
        table.agenda.append(Task("fight" if table.attack else "phase over"))


def _settle(table: Table, trace: Trace, task: Task) -> None:
    """Effects that have been set off join the chain before anyone goes on; while it resolves they wait."""
    if table.waiting and not table.is_resolving and chains.add_waiting(table, trace, Answers(task.answers)):
        table.agenda.append(Task("settle"))


def _chain(table: Table, trace: Trace, task: Task) -> None:
    """The whole chain resolves, and nobody has priority in between."""
    if table.chain:
        table.agenda.append(Task("chain"))
        chains.resolve_next(table, trace)
        return
    table.is_resolving = False
    _go_on(table)


def _go_on(table: Table) -> None:
    """The player whose turn it is has priority, or, where effects have been set off, whom the chain gives it to."""
    table.priority = table.turn_player
    table.agenda += [Task("turn over")] if table.phase == END else []
    table.agenda.append(Task("settle"))


def _effect(table: Table, trace: Trace, task: Task) -> None:
    """The steps of an effect, one after the other, and its end; meanwhile this task alone holds its activation."""
    activation = task.activation
    if activation is None:
        return
    effect = effect_of(table, activation)
    if activation.at >= len(effect.steps):
        chains.stay(table, trace, activation)
        chains.end_effect(table, trace, activation)
        return
    if effect.type not in STAYING:
        doing.carry_out(table, trace, activation, Answers(task.answers))
    activation.at += 1
    table.agenda.append(Task("effect", activation, cause=task.cause))


def _fight(table: Table, trace: Trace, task: Task) -> None:
    """The values of this moment are compared (2.2.7.2.R3)."""
    attack, table.attack = table.attack, None
    if attack is None:
        return
    attacker = table.cards[attack.attacker.id]
    if battle.is_broken(table, attack):
        trace.emit("attack ended", "2.2.7.2", table.turn_player, card=attacker.id, target=attack.target.id)
    elif attack.is_direct:
        count = points.lost_by_direct_attack(battle.level_of(table, attacker))
        scoring.lose(table, trace, attack.target.id, count, "2.2.8.5")
    else:
        _compare(table, trace, attacker, table.cards[attack.target.id])
    scoring.check(table, trace)
    if not table.is_over:
        _go_on(table)


def _compare(table: Table, trace: Trace, attacker: Card, defender: Card) -> None:
    winner = battle.prevails(table, attacker, defender)
    if winner is None:
        trace.emit("nothing prevailed", "2.2.7.7", table.turn_player, card=attacker.id, target=defender.id)
        return
    loser = defender if winner is attacker else attacker
    event = trace.emit("prevailed", "2.2.7.7", winner.player, card=winner.id, over=loser.id)
    if battle.is_destroyed_by_failing(table, loser):
        with trace.because(event):
            moving.destroy(table, trace, [loser], "2.2.7.8")


def _phase_over(table: Table, trace: Trace, task: Task) -> None:
    trace.emit("phase ended", "2.2.3.1", table.turn_player, phase=table.phase)
    table.phase = turns.phase_after(table.phase)
    if table.phase == END:
        table.agenda.append(Task("turn over"))
    elif table.phase == DRAW:
        table.agenda.append(Task("draw"))
    else:
        _go_on(table)


def _turn_over(table: Table, trace: Trace, task: Task) -> None:
    """The hand is brought to its limit, what that triggers resolves, and the hand is counted again (2.2.10.2.R1)."""
    if table.chain:
        return
    player = table.turn_player
    excess = hands.cards_to_discard(table, player)
    if not excess:
        table.agenda.append(Task("turn"))
        return
    hand = list(table.players[player].hand)
    picks = Answers(task.answers).ask(Choice(player, "discard", "2.2.10.2", hand, excess, excess))
    moving.discard(table, trace, [table.cards[each] for each in picks], "2.2.10.2")
    _go_on(table)


def _turn(table: Table, trace: Trace, task: Task) -> None:
    """The next turn opens with untapping, before the Draw Phase (2.2.3.1.R1)."""
    table.turn += 1
    table.turn_player = table.priority = table.other(table.turn_player)
    table.phase, table.plays = turns.phases()[0], 0
    table.used, table.lasting = [], []
    for card in table.on_field():
        card.attacks = 0
    event = trace.emit("turn began", "2.2.3.1", table.turn_player, turn=table.turn)
    with trace.because(event):
        for card in turns.begins_upright(table):
            chains.untap(table, trace, card, "2.2.3.1")
    happenings.notice(table, event)
    table.agenda.append(Task("draw" if table.phase == DRAW else "settle"))


def _draw(table: Table, trace: Trace, task: Task) -> None:
    """The draw that the turn starts with, or what comes in its place."""
    player = table.turn_player
    table.agenda.append(Task("settle"))
    if turns.skips_the_draw(table):
        return
    if exhaustion.damage_is_due(table, player):
        scoring.lose(table, trace, player, exhaustion.damage_of_exhaustion(), "2.2.11.1")
        scoring.check(table, trace)
    elif turns.must_draw(table):
        moving.draw(table, trace, player, 1, "2.2.3.2")


TASKS: dict[str, Callable[[Table, Trace, Task], None]] = {
    "settle": _settle,
    "chain": _chain,
    "effect": _effect,
    "fight": _fight,
    "phase over": _phase_over,
    "turn over": _turn_over,
    "turn": _turn,
    "draw": _draw,
}
