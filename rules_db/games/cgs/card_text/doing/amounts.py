"""How much an effect says, as the table lies: numbers, X, properties of cards, 'for each'."""

from __future__ import annotations

from fractions import Fraction

from rules_db.games.cgs.card_text.doing import matching, values
from rules_db.games.cgs.card_text.model import Amount
from rules_db.games.cgs.card_text.vocabulary import DAMAGE, DEFENSE, OFFENSE
from rules_db.games.cgs.numbers import exact
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import ON_FIELD, Zone

LAST, STATS = "last", (OFFENSE, DEFENSE)
"""Where an item in the Queue keeps which card in play it has spoken of last; the numbers that are known of that."""

HEADS = "heads"
"""Where an item in the Queue keeps how many coins have shown heads."""


def amount_of(table: Table, amount: Amount, by: Item) -> Fraction:
    """The number that a step uses, on the scale of the card that says it."""
    value = _of_one(table, amount, by)
    if amount.per_heads:
        value *= int(by.said.get(HEADS, "0"))
    if amount.per_counter:
        value *= _counters(table, amount, by)
    if amount.per is not None:
        value *= len(matching.counted(table, amount.per, by))
    return -value if amount.is_taken else value


def last_of(card: Card, stay: int) -> str:
    """How an item in the Queue keeps that it has spoken of a card in play, in one of its stays."""
    return f"{card.id}/{stay}"


def _number(table: Table, card: Card, amount: Amount, by: Item) -> Fraction | None:
    """A number of a card; of one that has left play since it was spoken of, the last that it had there."""
    is_known = bool(card.last) and amount.property in STATS and card.zone not in ON_FIELD
    if is_known and by.said.get(LAST) == last_of(card, int(card.last[0])):
        return exact(card.last[1 + STATS.index(amount.property)])
    return values.number(table, card, amount.property)


def _counters(table: Table, amount: Amount, by: Item) -> int:
    """How many counters of a kind are on a card; its damage is counted in damage counters (12.2.3.c)."""
    card = matching.named(table, amount.of, by)
    if card is None:
        return 0
    return card.damage if amount.per_counter == DAMAGE else card.counters.get(amount.per_counter, 0)


def _of_one(table: Table, amount: Amount, by: Item) -> Fraction:
    if not amount.property:
        return Fraction(amount.number)
    if amount.property == "X":
        return Fraction(int(by.said.get("X", "0")))
    if amount.property == "amount":
        return exact(by.amount)
    if amount.property == "hand":
        return Fraction(len(table.players[by.you].zones[Zone.HAND]) if by.you else 0)
    card = matching.named(table, amount.of, by)
    value = None if card is None else _number(table, card, amount, by)
    scale = values.scale(table, table.cards[by.card].printed.game, amount.property)
    return Fraction(0) if value is None else value / scale
