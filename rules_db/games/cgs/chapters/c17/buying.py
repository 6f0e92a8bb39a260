"""Buying from the Dealer: a special action for $5M, of a card in a Dealer's zone or the top card of the deck."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Plain, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.wording import card
from rules_db.games.cgs.book import book
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.dealer import lapsing, zones
from rules_db.games.cgs.doing.monopoly import money
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.rules.c4_turn import main_phase
from rules_db.games.cgs.rules.c8_queue import priority, special_actions
from rules_db.games.cgs.rules.c17_dealer import buying
from rules_db.games.cgs.rules.c17_dealer import effects as rules
from rules_db.games.cgs.state import Table, Task
from rules_db.games.cgs.words import Zone

TOP = f"the top card of the {Zone.DEALERS_DECK}"


@dataclass(frozen=True, slots=True)
class Buy:
    """Buys a card from the Dealer; '' stands for the top card of its deck."""

    player: str
    card: str


def _named(table: Table, action: Buy) -> str:
    return action.card or moving.top_of(table, "", Zone.DEALERS_DECK)


def _options(table: Table, player: str) -> Iterator[Buy]:
    if _why_not_now(table, player) is None and money.funds(table, player) >= buying.price():
        yield from (Buy(player, each) for each in (*table.lying("", Zone.DEALERS_ZONE), ""))


def _why_not_now(table: Table, player: str) -> Refusal | None:
    if refusal := effects().forbidden(table, "buy cards from the Dealer", player):
        return refusal
    if table.window is not None:
        return book.refuse("8.4.13", buys="a card of the Dealer")
    return buying.at_slow_speed(table, player) or main_phase.has_resolved(table)


def _why_not(table: Table, action: Buy) -> Refusal | None:
    name = _named(table, action)
    if not name:
        return book.refuse("17.3.2.b", deck="empty")
    if refusal := _why_not_now(table, action.player) or buying.for_sale(table, table.cards[name]):
        return refusal
    funds = money.funds(table, action.player)
    return book.refuse("17.3.3", price=buying.price(), funds=funds) if funds < buying.price() else None


def _does(table: Table, trace: Trace, action: Buy) -> None:
    table.agenda += [Task("settle"), Task("buy", action.player, data=[_named(table, action)])]


@hooks.task("buy")
def _buy(table: Table, trace: Trace, task: Task) -> None:
    """The price is paid, and the card goes to the hand; what it has left in a Dealer's zone is filled again."""
    player, bought = task.player, table.cards[task.data[0]]
    payee = buying.paid_to()
    if payee is not None:
        money.pay(table, trace, Answers(task.answers), player, payee, buying.price(), "17.3.4")
    to, was_revealed = buying.where_it_goes(), bought.zone is Zone.DEALERS_ZONE
    if to is not Zone.NOWHERE:
        _hand_over(table, trace, task, was_revealed)
    keeps = special_actions.keeps_priority(player) if special_actions.is_purchase() else ""
    table.passes, table.priority = 0, keeps or priority.after(table, player)


def _hand_over(table: Table, trace: Trace, task: Task, was_revealed: bool) -> None:
    player, bought = task.player, table.cards[task.data[0]]
    attached: list[Plain] = [*bought.attached]
    facts: dict[str, Plain] = {
        "card": bought.id,
        "origin": str(bought.zone),
        "to": str(Zone.HAND),
        "attached": attached,
    }
    event = trace.emit("bought", "17.3.5", player, **facts)
    moving.leave(table, bought)
    bought.owner = buying.owner_of_bought(player)
    moving.arrive(table, bought, Zone.HAND, last=player)
    happenings.follow(table, trace, event)
    if was_revealed:
        if rules.ends_as_it_leaves():
            lapsing.end_all(table, trace, bought.id, "17.6.6.a")
        lapsing.end_for(table, trace, [bought.id])
        zones.replace(table, trace)


def _print(action: Buy) -> str:
    return f"{action.player} buys {action.card or TOP}"


def _read(table: Table, found: re.Match[str]) -> Buy:
    name = found["card"]
    is_top = name.replace("Dealer deck", str(Zone.DEALERS_DECK)) in (TOP, f"{Zone.DEALERS_DECK} 1")
    return Buy(found["player"], "" if is_top else card(table, name))


hooks.deed(
    hooks.Deed(
        kind=Buy,
        prints=_print,
        reads=((r"(?P<player>.+?) buys (?P<card>.+)", _read),),
        options=_options,
        why_not=_why_not,
        does=_does,
    )
)
