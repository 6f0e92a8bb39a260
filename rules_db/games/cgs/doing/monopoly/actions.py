"""What Rent cards and Action Cards do, by name: what they need, how they can be played, and whom they are against."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.doing.course import turns
from rules_db.games.cgs.doing.monopoly import money
from rules_db.games.cgs.doing.monopoly.cards import action_of
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.rules.c18_monopoly_deal.rent import RENT
from rules_db.games.cgs.state import Card, Item, Table, Task

SPARED = "spared"
"""Under which an item names players whom it does not reach; only without 18.6.11.f."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """One sort of card. `does` asks, and then does it; `why_not` and `plays` are about a play, whatever its zone.

    `against` are the players who would have to give something; its targets tell of themselves. `aims` are all that a
    play is aimed at, named or not.
    """

    does: Callable[[Table, Trace, Item, Answers], None]
    why_not: Callable[[Table, Card, Play], Refusal | None] = lambda table, card, play: None
    plays: Callable[[Table, Card, Play], Iterable[Play]] = lambda table, card, play: (play,)
    against: Callable[[Table, Item], Iterable[str]] = lambda table, item: ()
    aims: Callable[[Table, Play], Iterable[str]] = lambda table, play: play.targets


ACTIONS: dict[str, Action] = {}
"""By the name of an Action Card, and 'Rent card'."""


def action(card: Card) -> Action | None:
    """What a card does; None for a card that chapter 18 does not name."""
    return ACTIONS.get(RENT if is_of(card, RENT) else action_of(card))


PAYMENT = "payment"


def collect(table: Table, item: Item, payers: Iterable[str], amount: int, rule: str, cause: int) -> None:
    """Have players pay the player of an item, one after the other."""
    spared = item.said.get(SPARED, "").split("/")
    who = [each for each in payers if each not in spared and amount > 0]
    tasks = (Task(PAYMENT, each, data=[item.player, str(amount), rule], cause=cause) for each in who)
    turns.do_in_order(table, *tasks)


@hooks.task(PAYMENT)
def _payment(table: Table, trace: Trace, task: Task) -> None:
    payee, amount, rule = task.data
    if payee in table.order and task.player in table.order:
        money.pay(table, trace, Answers(task.answers), task.player, payee, int(amount), rule)


def waiting(table: Table, type_: str, player: str = "") -> Iterator[Item]:
    """The items of cards of a type in the Queue, of one player or of all, the latest first."""
    for item in reversed(table.queue):
        if is_of(table.cards[item.card], type_) and player in ("", item.player):
            yield item
