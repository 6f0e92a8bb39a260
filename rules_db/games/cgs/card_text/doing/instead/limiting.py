"""How often texts in force let players do something in a turn, and what they let them play at any time."""

from __future__ import annotations

from rules_db.games.cgs.card_text.doing import matching, permissions, standing
from rules_db.games.cgs.card_text.model import Ruled
from rules_db.games.cgs.card_text.verbs.rulings.requiring import BLOCK_MORE
from rules_db.games.cgs.card_text.verbs.rulings.restricting import HAND_SIZE, SIZE_SET
from rules_db.games.cgs.state import Card, Table


def most(table: Table, deed: str, name: str) -> int | None:
    """How often a player may do something in this turn at most; None where no text says."""
    found = [
        each.step.number
        for each in standing.in_force(table, Ruled, "limit in a turn")
        if isinstance(each.step, Ruled) and each.step.deed == deed and standing.is_meant(table, each, name)
    ]
    return min(found, default=None)


def more_blocks(table: Table, card: Card) -> int:
    """How many attackers more than one a summon may block at the same time."""
    return sum(each.number for each in permissions.more_allowed(table, BLOCK_MORE, card.id))


def hand_size(table: Table, player: str, usual: int) -> int:
    """The most cards that a player keeps: what texts say of it holds in the order in which they came into force."""
    for each in standing.in_force(table, Ruled, HAND_SIZE):
        step = each.step
        if isinstance(step, Ruled) and standing.is_meant(table, each, player):
            usual = step.number if step.deed == SIZE_SET else usual + step.number
    return max(usual, 0)


def may_be_played_fast(table: Table, card: Card) -> bool:
    """Whether a text lets the player who holds a card play it as though it had flash."""
    return any(
        isinstance(each.step, Ruled)
        and each.step.against is not None
        and standing.is_meant(table, each, card.player)
        and matching.is_like(table, card, each.step.against, each.by)
        for each in standing.in_force(table, Ruled, "let play")
    )
