"""What the move of a Pokémon has left behind on a summon, which ends when that goes to the Bench or evolves.

This is how the game of the move has it (14.1.1.R1).
"""

from __future__ import annotations

from rules_db.games.cgs.card_text.gained import effects_of
from rules_db.games.cgs.state import Card, Lasting, Table


def end(table: Table, card: Card) -> None:
    """Let go of whatever a move has left behind on a summon."""
    for each in table.lasting:
        if _is_on(each, card) and _is_of_move(table, each):
            each.on = [target for target in each.on if target.id != card.id]
            table.lasting = [other for other in table.lasting if other is not each or each.on]


def _is_on(each: Lasting, card: Card) -> bool:
    return any(target.id == card.id for target in each.on)


def _is_of_move(table: Table, each: Lasting) -> bool:
    return effects_of(table.cards[each.card])[each.effect].kind == "move"
