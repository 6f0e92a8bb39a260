"""What the player who must choose could do: finite, canonical, sorted by text. Legality is decided elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, islice

from rules_db.engine.choices import Choice
from rules_db.engine.still import Still
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions import values as act
from rules_db.games.cgs.actions.wording import format_
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.views import known_as

MOST_ANSWERS = 500
"""How many answers to one choice are listed; others are legal as well."""


def options(table: Table, are_timely: bool = False) -> list[act.Action]:
    """Candidate actions. Giving up, possible at any time, is not among them.

    With `are_timely`, some are left out for which this is not the time.
    """
    if table.is_over:
        return []
    with Still(table):
        if table.choice is not None:
            found = [*islice(answers(table, table.choice), MOST_ANSWERS), *_besides(table, table.choice)]
        else:
            found = [each for deed in hooks.DEEDS.values() for each in _of(deed, table, are_timely)]
    return sorted(found, key=format_)


def _of(deed: hooks.Deed, table: Table, are_timely: bool) -> Iterable[act.Action]:
    found = deed.prospects if are_timely and deed.prospects is not None else deed.options
    return found(table, table.priority)


def answers(table: Table, choice: Choice) -> Iterator[act.Action]:
    """The answers to a choice, as the player who makes it calls the cards."""
    listed = hooks.ANSWERING.get(choice.kind)
    for pick in listed(table, choice) if listed else subsets(choice):
        yield act.Choose(choice.player, choice.kind, tuple(known_as(table, choice.player, each) for each in pick))


def _besides(table: Table, choice: Choice) -> Iterator[act.Action]:
    """What can be done at any moment, and what makes mana for a cost that somebody is asked to pay."""
    for deed in hooks.DEEDS.values():
        if deed.at_any_moment:
            yield from deed.options(table, choice.player)
        elif choice.costs and deed.makes_mana is not None:
            yield from (each for each in deed.options(table, choice.player) if deed.makes_mana(table, each))


def subsets(choice: Choice) -> Iterator[tuple[str, ...]]:
    """Every answer to a choice."""
    for size in range(choice.least, min(choice.most, len(choice.options)) + 1):
        yield from combinations(choice.options, size)
