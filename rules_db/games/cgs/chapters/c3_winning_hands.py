"""Section 3.1 in the engine: cards that win the game out of their owner's hand, together with others (3.1.1.R2)."""

from __future__ import annotations

from rules_db.games.cgs.card_text.printed.together import wins_with
from rules_db.games.cgs.rules.c1_deckbuilding import copies
from rules_db.games.cgs.rules.c3_the_game import conditions
from rules_db.games.cgs.state import Print, Table
from rules_db.games.cgs.words import Zone


def _wins(table: Table, player: str) -> bool:
    """Whether a card in a player's hand wins with others that lie there too."""
    hand = [table.cards[each].printed for each in table.players[player].zones[Zone.HAND]]
    names = {each.name for each in hand}
    return any((needed := _needed(each)) and needed <= names for each in hand)


def _needed(printed: Print) -> frozenset[str]:
    """The cards that a card needs to win: those that it names, or the other limited cards for the head of these."""
    first, *limbs = copies.limited_cards() or ((printed.game, ""),)
    if (printed.game, printed.name) == first:
        return frozenset(name for _, name in limbs)
    return wins_with(printed.text)


conditions.WINNING_HANDS.append(_wins)
