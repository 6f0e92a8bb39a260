"""tap creatures with a total power: their player names one after the other until it is enough."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

from rules_db.engine.choices import Choice
from rules_db.games.cgs.card_text.doing import amounts, matching, permissions, values
from rules_db.games.cgs.card_text.doing.step import GENERAL, Doing, act, under
from rules_db.games.cgs.card_text.model import Counted, Step
from rules_db.games.cgs.card_text.said.vocabulary import OFFENSE
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.card_text.verbs.of_kinds.crewing import CREW
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.rules.c9_magic import tapping
from rules_db.games.cgs.state import Card, Item, Table


def can_crew(table: Table, step: Counted, by: Item) -> bool:
    """Whether the untapped creatures of a player have power enough together; summoning sickness does not matter."""
    return sum((_power(table, card) for card in _able(table, step, by)), Fraction(0)) >= _wanted(table, step, by)


def is_crew(step: Step) -> bool:
    return step.verb == CREW


def teams(table: Table, step: Step, by: Item) -> Iterator[tuple[str, ...]]:
    """Every set of creatures with power enough of which none could be left out, the smallest first."""
    assert isinstance(step, Counted)
    due, able = _wanted(table, step, by), {card.id: _power(table, card) for card in _able(table, step, by)}
    for size in range(1, len(able) + 1):
        for names in combinations(able, size):
            spare = sum((able[each] for each in names), Fraction(0)) - due
            if spare >= 0 and all(able[each] > spare for each in names):
                yield names


def _able(table: Table, step: Counted, by: Item) -> list[Card]:
    found = matching.found(table, step.what or Selector(), by)
    return [card for card in found if permissions.forbidden(table, "be tapped", card.id) is None]


def _power(table: Table, card: Card) -> Fraction:
    """What a creature adds; one whose power is below 0 takes nothing away from that of the others."""
    return max(values.number(table, card, OFFENSE) or Fraction(0), Fraction(0))


def _wanted(table: Table, step: Counted, by: Item) -> Fraction:
    return amounts.amount_of(table, step.amount, by) * values.scale(table, table.cards[by.card].printed.game)


@act(CREW)
def crew(doing: Doing, step: Counted) -> None:
    table, due = doing.table, _wanted(doing.table, step, doing.item)
    chosen: list[str] = []
    able = {card.id: _power(table, card) for card in _able(table, step, doing.item)}
    while due > sum((able[each] for each in chosen), Fraction(0)) and len(chosen) < len(able):
        rest = [each for each in able if each not in chosen]
        chosen.append(
            doing.answers.ask_one(Choice(doing.player, "choose", under(GENERAL), rest, about=doing.item.card))
        )
    for name in chosen:
        table.cards[name].is_tapped = tapping.lies_sideways()
        happenings.happen(table, doing.trace, "tapped", under("9.3.2"), doing.player, card=name)
