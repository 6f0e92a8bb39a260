"""How much an effect says, as the table lies: numbers, X, properties of cards, 'for each'."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from rules_db.engine.kernel import Event
from rules_db.games.cgs.card_text.doing import matching, values
from rules_db.games.cgs.card_text.doing.said_x import x_of
from rules_db.games.cgs.card_text.gained import game_of
from rules_db.games.cgs.card_text.said.vocabulary import DAMAGE, DEFENSE, OFFENSE
from rules_db.games.cgs.card_text.selecting import DISCARDED, HEADS, PAID, TAKEN, Amount, Selector
from rules_db.games.cgs.numbers import exact
from rules_db.games.cgs.rules.c2_zones.prize_cards import prize_places
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import IN_PLAY, ON_FIELD, Zone


def x_of_entered(event: Event, name: str) -> dict[str, str]:
    """What an effect of a card that has just entered keeps of the X with which it was played."""
    return {"X": str(event.get("X"))} if event.get("card") == name and event.get("X") else {}


LAST, STATS = "last", (OFFENSE, DEFENSE)
"""Where an item in the Queue keeps which card in play it has spoken of last; the numbers that are known of that."""


def discarded_by(player: str) -> str:
    """Where an item in the Queue keeps how many cards a player has discarded for it last; '' for all together."""
    return f"{DISCARDED} by {player}" if player else DISCARDED


OWN: dict[str, Callable[[Table, str, int], Fraction]] = {
    "prizes": lambda table, name, number: Fraction(number * len(table.lying(name, Zone.PRIZES))),
    "prizes of opponents": lambda table, name, number: Fraction(
        sum(number * len(table.lying(each, Zone.PRIZES)) for each in table.order if each != name)
    ),
    "up to hand": lambda table, name, number: Fraction(max(number - len(table.lying(name, Zone.HAND)), 0)),
    "down to hand": lambda table, name, number: Fraction(max(len(table.lying(name, Zone.HAND)) - number, 0)),
}
"""What is found out for each player by themselves."""


def amount_of(table: Table, amount: Amount, by: Item) -> Fraction:
    """The number that a step uses, on the scale of the card that says it."""
    value = _of_one(table, amount, by) * amount.times / amount.parts
    if amount.per_heads:
        value *= int(by.said.get(HEADS, "0"))
    if amount.per_prizes_of:
        value *= _prizes_taken(table, amount.per_prizes_of, by)
    if amount.per_counter:
        value *= _counters(table, amount, by)
    if amount.damage_on is not None:
        value *= sum(card.damage for card in matching.counted(table, amount.damage_on, by))
    if amount.per is not None:
        value *= matching.how_many(table, amount.per, by)
    return -value if amount.is_taken else value


def _prizes_taken(table: Table, of: str, by: Item) -> int:
    """How many of their Prize cards somebody has taken, of those who play for any (2.5.1)."""
    players = [by.player] if of == "you" else [each for each in table.order if matching.is_opponent(each, by)]
    taken = (prize_places() - len(table.lying(each, Zone.PRIZES)) for each in players if table.players[each].had_prizes)
    return sum(taken)


def last_of(card: Card, stay: int) -> str:
    """How an item in the Queue keeps that it has spoken of a card in play, in one of its stays."""
    return f"{card.id}/{stay}"


def number_of(table: Table, card: Card, amount: Amount, by: Item, kept: str) -> Fraction | None:
    """A number of a card; of one that has left play since it was spoken of, the last that it had there."""
    if amount.is_original:
        return values.before_effects(table, card, amount.property)
    is_known = bool(card.last) and amount.property in STATS and card.zone not in ON_FIELD
    is_source = card.id == by.card and card.last[:1] == [str(by.stay)]
    if is_known and (is_source or by.said.get(kept) == last_of(card, int(card.last[0]))):
        return exact(card.last[1 + STATS.index(amount.property)])
    return values.number(table, card, amount.property)


def _named(table: Table, amount: Amount, by: Item) -> tuple[Card | None, str]:
    """The card whose number it is, and where an item keeps of which of its stays in play it is."""
    if amount.of == PAID and PAID in by.said:
        return table.cards[by.said[PAID].rpartition("/")[0]], PAID
    if amount.of == "this":
        return table.cards[by.card], LAST
    return matching.named(table, "it" if amount.of == PAID else amount.of, by), LAST


def _counters(table: Table, amount: Amount, by: Item) -> int:
    """How many counters of a kind are on a card; its damage is counted in damage counters (12.2.3.c)."""
    card = matching.named(table, amount.of, by)
    if card is None:
        return 0
    if amount.per_counter == DAMAGE:
        return card.damage
    left = card.last.count(amount.per_counter)
    return card.counters.get(amount.per_counter, 0) if card.zone in IN_PLAY else left


def _of_one(table: Table, amount: Amount, by: Item) -> Fraction:
    if not amount.property:
        return Fraction(amount.number)
    if amount.property == "X":
        return Fraction(x_of(by))
    if amount.property == "amount":
        return exact(by.amount)
    if amount.property in OWN:
        return OWN[amount.property](table, by.player, amount.number)
    if amount.property == "life":
        return Fraction(table.players[by.player].life) / values.scale(table, game_of(table.cards[by.card], by.effect))
    if amount.property == "hand":
        return Fraction(len(table.players[by.you].zones[Zone.HAND]) if by.you else 0)
    if amount.property == TAKEN:
        return Fraction(by.said.get(TAKEN, "0")) / values.scale(table, game_of(table.cards[by.card], by.effect))
    if amount.property == DISCARDED:
        return Fraction(by.said.get(discarded_by(by.player), "0"))
    value = _of_one_card(table, amount, by) if amount.among is None else _of_several(table, amount, amount.among, by)
    scale = values.scale(table, game_of(table.cards[by.card], by.effect), amount.property)
    return Fraction(0) if value is None else value / scale


def _of_one_card(table: Table, amount: Amount, by: Item) -> Fraction | None:
    card, kept = _named(table, amount, by)
    return None if card is None else number_of(table, card, amount, by, kept)


def _of_several(table: Table, amount: Amount, among: Selector, by: Item) -> Fraction | None:
    """The greatest number among cards, or the total of them; None where no card has such a number."""
    cards = matching.counted(table, among, by)
    numbers = [number for card in cards if (number := number_of(table, card, amount, by, "")) is not None]
    return sum(numbers, Fraction(0)) if amount.is_total else max(numbers, default=None)
