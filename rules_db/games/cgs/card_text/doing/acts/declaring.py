"""What is chosen for a card, as it enters or by its effect: a color, a type, a player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks, views
from rules_db.games.cgs.card_text import equivalents
from rules_db.games.cgs.card_text.doing.step import GENERAL, Doing, act, under
from rules_db.games.cgs.card_text.gained import effects_of, printed_of_kind
from rules_db.games.cgs.card_text.likeness import Declared
from rules_db.games.cgs.card_text.selecting import COLOR, PLAYER, TYPE
from rules_db.games.cgs.doing.playing.saying import BY_OTHER_COST
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.rules.c7_summon_properties import stats
from rules_db.games.cgs.state import Item, Table, Task


@act("declare")
def declare(doing: Doing, step: Declared) -> None:
    """It is kept with the card, whose text speaks of it."""
    options = _options(doing.table, doing.player, step)
    if not options:
        return
    said = doing.answers.ask_one(Choice(doing.player, "choose", under(GENERAL), list(options), about=doing.item.card))
    meant = equivalents.color_of(said) if step.kind == COLOR else said
    doing.source.chosen = {**doing.source.chosen, step.kind: meant}
    doing.trace.emit("declared", under(GENERAL), doing.player, card=doing.item.card, said=said)


def _options(table: Table, player: str, step: Declared) -> Sequence[str]:
    """What can be chosen: of types those of the player's own cards, and of all that they see."""
    if step.kind == PLAYER:
        return table.others(player) if step.among else table.from_(player)
    if step.kind != TYPE:
        return step.among
    known = [each for each in table.cards.values() if each.owner == player or views.sees(table, player, each)]
    words = {word for card in known if is_summon(card) for word in stats.groupings_of(card.printed)}
    return sorted(words - {"Legendary", "Basic"})


TASK = "declare as it enters"


@hooks.ANSWERS.hang("entered", 2)
def _enters(table: Table, trace: Trace, event: Event) -> None:
    """What was chosen before is forgotten; what its text asks for is chosen before anything else is done."""
    card = table.cards[str(event.get("card"))]
    if card.chosen:
        card.chosen = {kind: said for kind, said in card.chosen.items() if kind == BY_OTHER_COST}
    for place, effect in printed_of_kind(card, "as it enters") if not card.is_face_down else ():
        if isinstance(effect.steps[0], Declared) and card.controller:
            item = Item("effect", card.id, card.controller, effect=place, stay=card.stay)
            table.agenda.append(Task(TASK, player=card.controller, item=item))


@hooks.task(TASK)
def _declare(table: Table, trace: Trace, task: Task) -> None:
    item = task.item
    if item is None or item.player not in table.order or table.cards[item.card].stay != item.stay:
        return
    doing = Doing(table, trace, replace(item), Answers(task.answers))
    for step in effects_of(table.cards[item.card])[item.effect].steps:
        doing.do(step)
