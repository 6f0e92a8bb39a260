"""The hand of poker that is under way: who has bid how much, who is still in it, and what can be put in."""

from __future__ import annotations

from rules_db.games.cgs.doing.monopoly import money
from rules_db.games.cgs.rules.c3_the_game import leaving
from rules_db.games.cgs.rules.c16_poker import betting, opening
from rules_db.games.cgs.shared_games import HandOfPoker
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone


def of(table: Table) -> HandOfPoker:
    """The hand of poker; there is one wherever this is asked."""
    assert table.poker is not None
    return table.poker


def worth(table: Table, name: str) -> int:
    return money.worth(table, table.cards[name])


def money_of(table: Table, player: str) -> list[str]:
    """The cards that a player can put in, the cheapest first."""
    banked = table.lying(player, Zone.BANK)
    usable = money.money(table, player)
    others = [each for each in usable if each not in banked]
    known = opening.money_you_have([each for each in usable if each in banked], others)
    return sorted(known, key=lambda each: worth(table, each))


def funds(table: Table, player: str) -> int:
    """How many $M a player could put in."""
    return sum(worth(table, each) for each in money_of(table, player))


def least_all_in(table: Table, player: str) -> int:
    """How many $M at least a player puts in by going all in: the bank, or, without one, the cheapest other card.

    Who has bet already may be all in with nothing more (16.4.14.b).
    """
    bank, usable = table.lying(player, Zone.BANK), money_of(table, player)
    banked = [worth(table, each) for each in usable if each in bank]
    if banked or bid(table, player):
        return sum(banked)
    return min((worth(table, each) for each in usable), default=0)


def bid(table: Table, player: str) -> int:
    """How many $M a player has put into the pot."""
    return opening.bid_of(worth(table, each) for each in table.lying(player, Zone.BETTING))


def highest(table: Table) -> int:
    """The highest bid so far; that of a player who has folded, or left, counts as well."""
    return max((bid(table, each) for each in of(table).players), default=0)


def has_folded(table: Table, player: str) -> bool:
    hand = of(table)
    return player in hand.folded or leaving.leaver_has_folded(table.players[player].is_out)


def contenders(table: Table) -> list[str]:
    """Those who can still win the pot, the one who opened first."""
    return [each for each in of(table).players if betting.may_win(has_folded(table, each))]


def pot(table: Table) -> list[str]:
    """The cards in all betting zones, those of players who have left as well."""
    return [name for player in table.seats for name in table.lying(player, Zone.BETTING)]


def is_under_way(table: Table) -> bool:
    """Whether there is still something in the pot that a hand of poker decides."""
    return table.poker is not None and bool(pot(table))
