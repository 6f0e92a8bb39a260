"""regenerate: a shield that is used up instead of a destruction, and what becomes of the summon then."""

from __future__ import annotations

from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.doing import permissions, standing
from rules_db.games.cgs.card_text.doing.step import GENERAL, Doing, act, under
from rules_db.games.cgs.card_text.model import Step
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.fighting import leaving
from rules_db.games.cgs.rules.c9_magic import tapping
from rules_db.games.cgs.state import Card, Table, Task

REGENERATED = "regenerated"
"""What would happen to a card that may regenerate: it would be destroyed, by something that lets it."""


@act("regenerate")
def regenerate(doing: Doing, step: Step) -> None:
    """The next time that it would be destroyed in this turn it is not; each card has a shield of its own."""
    for card in doing.cards(step):
        doing.leave_behind(step, [card.id])
        doing.trace.emit("shielded", under(GENERAL), doing.player, about=card.id)


def uses_shield(table: Table, card: Card) -> bool:
    """Whether a card regenerates, which comes next; of several shields one is used up."""
    shields = standing.reaching(table, Step, card, "regenerate")
    if not shields or permissions.forbidden(table, "be regenerated", card.id) is not None:
        return False
    table.lasting = [each for each in table.lasting if each.since != shields[0].since]
    table.agenda.append(Task("regenerated", player=card.controller, data=[card.id, str(card.stay)]))
    return True


@hooks.task("regenerated")
def _regenerates(table: Table, trace: Trace, task: Task) -> None:
    """It is tapped, all damage is taken off it, and it leaves the attack."""
    name, stay = task.data
    card = table.cards[name]
    if card.stay != int(stay):
        return
    trace.emit("regenerated", under(GENERAL), task.player, card=name)
    if not card.is_tapped:
        card.is_tapped = tapping.lies_sideways()
        happenings.happen(table, trace, "tapped", under("9.3.2"), task.player, card=name)
    if card.damage:
        healed, card.damage = card.damage, 0
        happenings.happen(table, trace, "healed", under(GENERAL), task.player, card=name, amount=healed)
    leaving.take_out(table, name)
