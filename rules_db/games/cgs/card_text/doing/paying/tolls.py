"""What texts in force have players pay for an attack: for each attacker, besides what its own game asks for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from rules_db.games.cgs.card_text.doing import amounts, costs, matching, standing, values
from rules_db.games.cgs.card_text.gained import game_of
from rules_db.games.cgs.card_text.model import Counted, Left, Mana, Ruled
from rules_db.games.cgs.card_text.verbs.rulings.taxing import ON_ALL, ON_YOU, ON_YOURS, TAX
from rules_db.games.cgs.doing.playing.paying import Cost
from rules_db.games.cgs.state import Card, Table


@dataclass(frozen=True, slots=True)
class Toll:
    """What an attack takes: mana and life, and the cards whose texts ask for it."""

    mana: Cost
    life: int
    cards: tuple[str, ...]


NOTHING = Toll(Cost(0, ()), 0, ())


def due(table: Table, blows: Iterable[tuple[Card, str]]) -> Toll:
    """What is due for an attack: pairs of an attacker and what it attacks."""
    found = [each for card, target in blows for each in _asking(table, card, target)]
    mana, life = NOTHING.mana, 0
    for each in found:
        for step in each.step.unless if isinstance(each.step, Left) else ():
            if isinstance(step, Mana):
                mana = mana.plus(costs.due(table, table.cards[each.by.card], costs.written(table, step, each.by)))
            elif isinstance(step, Counted):
                life += _life(table, each, step)
    return Toll(mana, life, tuple(dict.fromkeys(each.by.card for each in found)))


def is_due(table: Table, card: Card, target: str) -> bool:
    """Whether a summon attacks this for nothing but what a text asks for."""
    return any(True for _ in _asking(table, card, target))


def _life(table: Table, each: standing.InForce, step: Counted) -> int:
    game = game_of(table.cards[each.by.card], each.by.effect)
    exact: Fraction = amounts.amount_of(table, step.amount, each.by) * values.scale(table, game)
    return values.whole_life(game, exact)


def _asking(table: Table, card: Card, target: str) -> Iterator[standing.InForce]:
    """The texts in force that ask something for this attack."""
    for each in standing.in_force(table, Left, TAX):
        step = each.step
        if not isinstance(step, Left) or not isinstance(step.step, Ruled):
            continue
        if _is_of(table, each, card) and _is_on(table, each.by.player, step.step.deed, target):
            yield each


def _is_of(table: Table, each: standing.InForce, card: Card) -> bool:
    """Whether it is an attack of one of those of whom a text asks something; of a sort also those that came later."""
    what = each.step.what
    if what is not None and what.pick == "all":
        return matching.fits_there(table, card, what, each.by)
    return standing.is_meant(table, each, card.controller if what is None else card.id)


def _is_on(table: Table, whose: str, deed: str, target: str) -> bool:
    """Whether the attack is one of those for which a text of a player asks something."""
    if deed == ON_ALL:
        return True
    if target in table.players:
        return target == whose and ON_YOU in deed.split(" or ")
    it = table.cards[target]
    is_planeswalker = "planeswalker" in it.types
    return is_planeswalker and it.controller == whose and ON_YOURS in deed.split(" or ")
