"""may play: cards that are played from where they lie, for a time, as though they were in the hand."""

from __future__ import annotations

from rules_db.games.cgs.card_text.doing import matching, standing
from rules_db.games.cgs.card_text.doing.step import Doing, act, under
from rules_db.games.cgs.card_text.model import Step
from rules_db.games.cgs.doing.course import lasting
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import ON_FIELD, Zone

LET = "may play"


@act(LET)
def let_play(doing: Doing, step: Step) -> None:
    """What they cost and when their time is stays as it is; a card in play or in the Queue is played already."""
    names = [card.id for card in doing.cards(step) if card.zone not in (*ON_FIELD, Zone.QUEUE)]
    doing.leave_behind(step, names)
    for each in names:
        doing.trace.emit("in force", under("5.2.5"), doing.player, about=each, verb=step.verb)


def playable(table: Table, player: str) -> list[str]:
    """The cards that a player may play because of a text, as long as they have not left since."""
    return [
        target.id
        for each in table.lasting
        if each.player == player and standing.step_left(table, each).verb == LET and lasting.is_in_force(table, each)
        for target in each.on
        if matching.is_there(table, target.id, target.stay)
    ]
