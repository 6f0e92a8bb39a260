"""Debt Collector, It's My Birthday and Pass Go."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.monopoly import deck
from rules_db.games.cgs.doing.monopoly.actions import ACTIONS, Action
from rules_db.games.cgs.doing.monopoly.collecting import collect
from rules_db.games.cgs.doing.zones import drawing
from rules_db.games.cgs.rules.c18_monopoly_deal import action_cards as rules
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import Zone


def _why_not_debt(table: Table, card: Card, play: Play) -> Refusal | None:
    if len(play.targets) == 1 and play.targets[0] in table.others(play.player):
        return None
    return book.refuse("18.6.8", card=card.id, named=list(play.targets))


def _debts(table: Table, card: Card, play: Play) -> Iterator[Play]:
    for each in table.others(play.player):
        yield replace(play, targets=(each,))


def _debt(table: Table, trace: Trace, item: Item, answers: Answers) -> None:
    event = happenings.happen(table, trace, "debt collected", "18.6.8", item.player, amount=rules.collected_debt())
    who = [each.id for each in item.targets if each.id in table.order]
    collect(table, item, who, rules.collected_debt(), "18.6.8", event.number)


def _birthday(table: Table, trace: Trace, item: Item, answers: Answers) -> None:
    table.agreed += [each for each in rules.has_birthday(item.player) if each not in table.agreed]
    event = happenings.happen(table, trace, "birthday", "18.6.10", item.player, amount=rules.birthday_present())
    collect(table, item, table.others(item.player), rules.birthday_present(), "18.6.10", event.number)


def _pass_go(table: Table, trace: Trace, item: Item, answers: Answers) -> None:
    if rules.deck_of_pass_go() is Zone.MONOPOLY_DECK:
        deck.draw(table, trace, item.player, rules.drawn_by_pass_go(), "18.6.12")
    else:
        drawing.draw(table, trace, item.player, rules.drawn_by_pass_go(), "18.6.12")


ACTIONS["Debt Collector"] = Action(does=_debt, why_not=_why_not_debt, plays=_debts)
ACTIONS["It's My Birthday"] = Action(does=_birthday, against=lambda table, item: table.others(item.player))
ACTIONS["Pass Go"] = Action(does=_pass_go)
