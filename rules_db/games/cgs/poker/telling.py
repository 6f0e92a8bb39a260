"""What examples and pictures tell of a hand of poker: bids, the ante, and the poker hands that were announced."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules_db.engine.scene import NotThere
from rules_db.games.cgs.doing.monopoly import money, sets
from rules_db.games.cgs.doing.poker import hand
from rules_db.games.cgs.doing.uno import calls
from rules_db.games.cgs.shared_games import Announced
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone


def _full_sets(table: Table, player: str) -> int:
    return sum(each.is_full for each in sets.sets_of(table, player))


SUMS: dict[str, Callable[[Table, str], int]] = {
    "million bid": hand.bid,
    "million of ante": lambda table, player: table.ante,
    "million in the bank": lambda table, player: sum(
        money.worth(table, table.cards[each]) for each in table.lying(player, Zone.BANK)
    ),
    **dict.fromkeys(("full set", "full sets"), _full_sets),
}
"""Sums that a player has, by the words of examples."""

_TOLD: dict[str, Callable[[Announced], str]] = {
    "poker hand": lambda each: each.kind,
    "poker cards": lambda each: ", ".join(each.cards),
    "poker ranks": lambda each: ", ".join(each.ranks),
}


_IS_SO: dict[str, Callable[[Table, str], bool]] = {
    "folded": lambda table, player: table.poker is not None and hand.has_folded(table, player),
    "all in": lambda table, player: table.poker is not None and player in table.poker.all_in,
    "UNO to call": lambda table, player: player in calls.owing(table),
    "priority": lambda table, player: table.choice is None and not table.is_over and table.priority == player,
}
"""What is so of a player or not."""


def told(table: Table, player: str, name: str) -> str:
    """What a player has announced, 'none' for nothing, or whether something is so. Raises NotThere for another word."""
    if name in _IS_SO:
        return "yes" if _IS_SO[name](table, player) else "no"
    if name not in _TOLD:
        raise NotThere(f"a player has no {name} (there are: {', '.join((*_TOLD, *_IS_SO))})")
    found = table.poker.announced.get(player) if table.poker is not None else None
    return _TOLD[name](found) if found is not None else "none"


def drawn(table: Table) -> Iterator[str]:
    """A line on each player of the hand of poker that is under way, below one on the ante."""
    now = table.poker
    if now is None:
        return
    yield f"poker, ante ${table.ante}M"
    for player in now.players:
        how = "folded" if hand.has_folded(table, player) else "all in" if player in now.all_in else ""
        words = [f"bid ${hand.bid(table, player)}M", how, now.announced[player].kind if player in now.announced else ""]
        yield f"  {player}: {', '.join(word for word in words if word)}"
