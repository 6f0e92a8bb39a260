"""What the move of a Pokémon has left behind on a summon, which ends when that goes to the Bench or evolves.

This is how the game of the move has it (14.1.1.R1).
"""

from __future__ import annotations

from rules_db.games.cgs.card_text.gained import effects_of
from rules_db.games.cgs.state import Card, Lasting, Table


def end(table: Table, card: Card) -> None:
    """Let go of whatever a move has left behind on a summon."""
    ended = [each for each in table.lasting if _is_on(each, card) and _is_of_move(table, each)]
    for each in ended:
        each.on = [target for target in each.on if target.id != card.id]
    table.lasting = [each for each in table.lasting if each.on or all(each is not other for other in ended)]


def _is_on(each: Lasting, card: Card) -> bool:
    return any(target.id == card.id for target in each.on)


def _is_of_move(table: Table, each: Lasting) -> bool:
    return effects_of(table.cards[each.card])[each.effect].kind == "move"
