"""Section 3.1 in the engine: cards that win the game out of their owner's hand, together with others (3.1.1.R2)."""

from __future__ import annotations

from rules_db.games.cgs.card_text.printed.together import wins_with
from rules_db.games.cgs.rules.c1_deckbuilding import copies
from rules_db.games.cgs.rules.c3_the_game import conditions
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone


def _wins(table: Table, player: str) -> bool:
    """Whether a card in a player's hand wins with others that lie there too."""
    cards, hand = table.cards, table.players[player].zones[Zone.HAND]
    head, *limbs = copies.limited_cards() or (None,)
    for each in hand:  # asked after each event
        printed = cards[each].printed
        needed = wins_with(printed.text)
        if head is not None and printed.name == head[1] and printed.game is head[0]:
            needed = frozenset(name for _, name in limbs)
        if needed and needed <= {cards[other].printed.name for other in hand}:
            return True
    return False


conditions.WINNING_HANDS.append(_wins)
