"""What is done in the place of something that would happen to a card: 'if this would be destroyed, … instead'."""

from __future__ import annotations

from dataclasses import replace

from rules_db.games.cgs.card_text.doing import standing
from rules_db.games.cgs.card_text.doing.step import ACTS, Doing
from rules_db.games.cgs.card_text.model import Instead
from rules_db.games.cgs.state import Card


def is_replaced(doing: Doing, would: str, card: Card) -> bool:
    """Whether something else is done instead, which is done then; the text that came into force first decides."""
    for each in standing.reaching(doing.table, Instead, card):
        step = each.step
        if isinstance(step, Instead) and step.would == would and doing.item.said.get("instead") != each.by.card:
            by = replace(each.by, it=card.id, stay=card.stay, said={"instead": each.by.card})
            ACTS[step.step.verb](replace(doing, item=by), step.step)
            return True
    return False
