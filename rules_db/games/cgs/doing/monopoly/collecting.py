"""How players are made to pay another one: one after the other, each as a task of its own."""

from __future__ import annotations

from collections.abc import Iterable

from rules_db.games.cgs.doing.course import turns
from rules_db.games.cgs.state import Item, Table, Task

SPARED = "spared"
"""Under which an item names players whom it does not reach; only without 18.6.11.f."""

PAYMENT = "payment"


def collect(table: Table, item: Item, payers: Iterable[str], amount: int, rule: str, cause: int) -> None:
    """Have players pay the player of an item, one after the other; nobody pays themselves."""
    spared = item.said.get(SPARED, "").split("/")
    who = [each for each in payers if each not in (item.player, *spared) and amount > 0]
    tasks = (Task(PAYMENT, each, data=[item.player, str(amount), rule], cause=cause) for each in who)
    turns.do_in_order(table, *tasks)
