"""The Queue: how items join it, resolve and are removed, and who has priority meanwhile."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.kernel import Event, Plain
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.kinds import is_short_term
from rules_db.games.cgs.rules.c8_queue import joining, priority, resolving, special_actions
from rules_db.games.cgs.shared_games import Target
from rules_db.games.cgs.state import Item, Table, Task
from rules_db.games.cgs.window import Window
from rules_db.games.cgs.words import Game, Zone

COPY = "copy"
"""Where an item keeps that it is the copy of an effect: it has no card of its own that would leave with it.

The way of its original stands there if that carries out what the card says nothing of itself, else 'yes'.
"""

FLIPPED, ACTIVATION = "flip", "activation"
"""The way of what a card does as it is flipped, and the task by which one that stays comes to do what it holds."""


def join(table: Table, trace: Trace, item: Item, rule: str) -> Event:
    """Add an item to the Queue; priority passes to the opponent (8.4.4)."""
    card = table.cards[item.card]
    item.stay, item.since = card.stay, table.tick()
    is_answer = bool(table.queue) or rule == "8.1.5.a"
    table.cues = [each for each in table.cues if is_answer and not each.is_of_queue]
    table.queue.append(item)
    facts: dict[str, Plain] = {"card": item.card, "item": item.kind}
    if item.targets:
        facts["targets"] = [each.id for each in item.targets]
    event = happenings.happen(table, trace, "joined the Queue", rule, item.player, **facts)
    table.passes, table.window = 0, None
    table.priority = priority.after_joining(table, item.player) or item.player
    if table.attack is not None:
        table.attack.is_interrupted = True
    return event


def done_by(item: Item) -> str:
    """The way (hooks.Way) that carries out an effect of which its card says nothing; '' for any other effect."""
    way = hooks.WAYS.get(item.way or item.said.get(COPY, ""))
    return way.name if way is not None and way.does is not None else ""


def aims_itself(item: Item) -> bool:
    """Whether the way of an effect, and no text, says what it may be aimed at."""
    return bool(name := done_by(item)) and hooks.WAYS[name].aims_itself


def aims(table: Table, names: tuple[str, ...]) -> list[Target]:
    """Cards and players as targets, as they are now."""
    return [Target(each, table.cards[each].stay) if each in table.cards else Target(each) for each in names]


def add_waiting(table: Table, trace: Trace, answers: Answers) -> bool:
    """Add the effects that have been set off: False where there is none to add (8.1.5.a, 8.1.5.b)."""
    if not joining.triggered_joins(table):
        return False
    for player in joining.order_of_joining(table) or [table.waiting[-1].player]:
        own = [each for each in table.waiting if each.player == player]
        if not own:
            continue
        names = names_of(own)
        picked = answers.ask_one(Choice(player, "effect", "8.1.5.b", names)) if len(own) > 1 else names[0]
        item = own[names.index(picked)]
        table.waiting.remove(item)
        join(table, trace, item, "8.1.5.a")
        return True
    return False


def names_of(own: list[Item]) -> list[str]:
    """What effects that wait are called: 'Wolf', and 'Wolf 2' for the second effect of the same card."""
    return [_called(own, at) for at in range(len(own))]


def _called(own: list[Item], at: int) -> str:
    earlier = sum(each.card == own[at].card for each in own[:at])
    return own[at].card if not earlier else f"{own[at].card} {earlier + 1}"


def begin_next(table: Table, trace: Trace) -> None:
    """The item that is next begins to resolve."""
    table.is_resolving, table.cues = True, []
    item = table.queue.pop(resolving.next_to_resolve(table.queue))
    event = trace.emit("resolves", "8.3.1", item.player, card=item.card, item=item.kind)
    # What it was; what it does belongs to the task that does it.
    said = {COPY: "yes"} if COPY in item.said else {}
    gone = replace(item, targets=[], paid=[], said=said, inflicts=[*item.inflicts])
    table.agenda.append(Task("resolved", item=gone, cause=event.number))
    table.agenda.append(Task(item.kind, item=item, cause=event.number))
    if item.way == FLIPPED and not item.is_negated and not is_short_term(table.cards[item.card]):
        table.agenda.append(Task(ACTIVATION, item=item, cause=event.number))


def remove(table: Table, trace: Trace, item: Item, rule: str, to: Zone | None = None) -> None:
    """Remove an item from the Queue before it could resolve (8.3.4, 8.3.5)."""
    card = table.cards[item.card]
    is_card = item.kind == "card" and card.zone is Zone.QUEUE
    facts: dict[str, Plain] = {"card": item.card, "item": item.kind}
    if COPY in item.said:
        trace.emit("removed from the Queue", rule, item.player, **facts)
    else:
        happenings.happen(table, trace, "removed from the Queue", rule, item.player, **facts)
    if resolving.resolves_after_removal() if is_card else resolving.effect_resolves_after_removal():
        return
    table.queue.remove(item)
    if is_card:
        place = to or resolving.where_removed_cards_go()
        deed = "exiled" if place is Zone.EXILE else "removed"
        moving.move(table, trace, [moving.Move(card.id, place, deed, "8.3.4.a")])


def open_answers(table: Table, player: str, was_played: bool, was_summoned: bool, is_effect: bool) -> None:
    """Who gets the priority of 8.4.9–12 after something of this player's: a summon is summoned, other cards played."""
    first, second = [], []
    if (
        priority.may_answer_play(was_played)
        or priority.may_answer_summon(was_summoned)
        or priority.may_answer_effect(is_effect)
    ):
        first = priority.opponents(table, priority.whose_opponent(player) or table.turn_player)
    if table.is_resolving and priority.may_answer_queue(table):
        second = priority.opponents(table, priority.opponent_of_turn_player(table) or player)
    able = [each for each in priority.in_this_order(first, second) if _could_answer(table, each)]
    if priority.answers_come_first() and able:
        table.window = Window(list(able), table.turn_player)


def _could_answer(table: Table, player: str) -> bool:
    """Whether all can see that a player may have a Yu-Gi-Oh! card to answer with; who has none is passed over."""
    return bool(table.players[player].zones[Zone.HAND]) or any(
        card.controller == player
        and (card.is_face_down or (card.printed.game is Game.YUGIOH and bool(card.printed.text)))
        for card in table.on_field()
    )


def after_special_action(table: Table, player: str) -> None:
    """A special action is done at once: the opponents may answer, then its player has priority (8.2.1.a)."""
    table.passes = 0
    if table.attack is not None:
        table.attack.is_interrupted = True
    is_resolving, table.is_resolving = table.is_resolving, False
    open_answers(table, player, was_played=True, was_summoned=False, is_effect=False)
    table.is_resolving = is_resolving
    keeps = special_actions.keeps_priority(player) or priority.after(table, player)
    if table.window is not None:
        table.window.after = keeps
    table.priority = table.window.players[0] if table.window else keeps
