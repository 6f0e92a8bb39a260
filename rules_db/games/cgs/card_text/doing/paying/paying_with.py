"""The cards with which the costs of an effect are paid, named by the player who activates it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, combinations, islice, product

from rules_db.engine.choices import Answers, Choice
from rules_db.games.cgs.card_text.doing import amounts, matching
from rules_db.games.cgs.card_text.doing.paying import crewing
from rules_db.games.cgs.card_text.model import Counted, Step
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.state import Item, Table

MOST_WAYS = 30
"""How many ways to pay are offered."""


class Named(Answers):
    """Takes the cards that an action has named, and the first options where it names none."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self._left = list(names)

    def ask(self, choice: Choice) -> list[str]:
        picked = [each for each in self._left if each in choice.options][: choice.most]
        if len(picked) < choice.least:
            picked += [each for each in choice.options if each not in picked][: choice.least - len(picked)]
        self._left = [each for each in self._left if each not in picked]
        return picked


def open_picks(table: Table, costs: Sequence[Step], by: Item) -> Iterator[tuple[list[str], int]]:
    """What has to be named to pay: for each cost that leaves a choice, the cards among which, and how many."""
    return ((names, count) for names, count in _picks(table, costs, by) if len(names) > count)


def _picks(table: Table, costs: Sequence[Step], by: Item) -> Iterator[tuple[list[str], int]]:
    """The same for each cost that is paid with cards, be there a choice or not."""
    for step in costs:
        what = step.what
        if what is None or what.pick != "choose":
            continue
        wanted = replace(what, pick="all", of="you" if step.verb == "discard" else what.of)
        names = [card.id for card in matching.found(table, wanted, by)]
        yield names, _count(table, step, what, by)


def _count(table: Table, step: Step, what: Selector, by: Item) -> int:
    by_amount = isinstance(step, Counted) and step.verb in ("discard", "sacrifice") and not step.counter
    return int(amounts.amount_of(table, step.amount, by)) if by_amount and isinstance(step, Counted) else what.count


def ways_to_pay(table: Table, costs: Sequence[Step], by: Item) -> list[tuple[str, ...]]:
    """Every way to name cards for the costs, at most so many; [()] where nothing has to be named."""
    lists = [list(islice(combinations(names, count), MOST_WAYS)) for names, count in open_picks(table, costs, by)]
    lists += [list(islice(crewing.teams(table, step, by), MOST_WAYS)) for step in costs if crewing.is_crew(step)]
    return [tuple(chain.from_iterable(picks)) for picks in islice(product(*lists), MOST_WAYS)]


def wanting(table: Table, costs: Sequence[Step], by: Item, using: Sequence[str]) -> int:
    """How many cards are still to be named to pay, below 0 for too many; what there is no choice about may be named."""
    left, short = list(using), 0
    for team in (each for each in costs if crewing.is_crew(each)):
        teams = list(crewing.teams(table, team, by))
        picked = [each for each in left if any(each in names for names in teams)]
        short += int(not any({*names} == {*picked} for names in teams) and (bool(picked) or len(teams) > 1))
        left = [each for each in left if each not in picked]
    for names, count in _picks(table, costs, by):
        picked = [each for each in dict.fromkeys(left) if each in names][:count]
        for each in picked:
            left.remove(each)
        short += count - len(picked) if len(names) > count else 0
    return short if short else -len(left)
