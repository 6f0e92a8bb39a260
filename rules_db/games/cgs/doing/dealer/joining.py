"""The effects of the Dealer as they join the Queue, one after the other, and the copies that attach as they resolve."""

from __future__ import annotations

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.trace import Trace
from rules_db.games.cgs.card_text.doing import activating, costs, preparing, standing
from rules_db.games.cgs.card_text.doing.step import Doing
from rules_db.games.cgs.card_text.model import Effect
from rules_db.games.cgs.doing.course import queue
from rules_db.games.cgs.doing.dealer import attaching, inflicting
from rules_db.games.cgs.rules.c4_turn import ending_phase
from rules_db.games.cgs.rules.c17_dealer import effects as rules
from rules_db.games.cgs.shared_games import Target
from rules_db.games.cgs.state import Item, Table, Task


def put_next(table: Table, trace: Trace, answers: Answers) -> bool:
    """Put the next effect of the Dealer in the Queue, aimed by its player; False where none can be put there now."""
    if not table.dealing or (table.waiting and not ending_phase.waits_for_turn(table)):
        return False
    if rules.one_after_the_other() and any(each.inflicts for each in table.queue):
        return False
    item = table.dealing[0]
    if item.player not in table.order:
        table.dealing.pop(0)
        return True
    targets = _aimed(table, trace, item, answers)
    table.dealing.pop(0)
    if targets is None:
        trace.emit("no target", "17.6.12", item.player, card=item.card)
        return True
    item.targets, item.stay = targets, table.cards[item.card].stay
    item.said[preparing.READY] = "yes"
    if rules.waits_in_queue():
        _join(table, trace, item)
    else:
        table.agenda.append(Task("effect", item=item))
    return True


def _join(table: Table, trace: Trace, item: Item) -> None:
    queue.join(table, trace, item, "17.6.27")
    if not rules.acts_as_activating(table, item.player):
        table.priority = item.player
    if rules.are_tapped_for_x():
        for name in inflicting.resources(table):
            table.cards[name].is_tapped = True


def _aimed(table: Table, trace: Trace, item: Item, answers: Answers) -> list[Target] | None:
    """The targets that the player of a copy chooses, None where there are too few."""
    doing = Doing(table, trace, item, answers)
    if attaching.is_copy(item):
        host = attaching.host_of(table.cards[item.card])  # None for a Tool that has become something else since.
        names = activating.candidates(table, host, item) if host is not None else []
        choice = Choice(item.player, "target", "17.6.17", names, about=item.card)
        return queue.aims(table, (answers.ask_one(choice),)) if names else None
    effect = _effect(table, item)
    chosen = preparing.chosen_targets(doing, effect)
    if chosen is not None and effect.costs and rules.pays_costs():
        costs.pay_all(doing, effect.costs, item.player)
    return None if chosen is None else activating.aimed(table, effect, item, chosen)


def _effect(table: Table, item: Item) -> Effect:
    return standing.effect_of(table, item)


def attach(table: Table, trace: Trace, item: Item) -> None:
    """A copy of an attaching card resolves: it grants the effects of the card to its target, if that is still there."""
    if not rules.grants_its_effects() or not all(_is_there(table, each) for each in item.targets):
        return
    item.on = item.targets[0].id
    table.copies.append(item)
    trace.emit("copy attached", "17.6.18", item.player, card=item.card, to=item.on)


def _is_there(table: Table, target: Target) -> bool:
    return target.id in table.players or table.cards[target.id].stay == target.stay
