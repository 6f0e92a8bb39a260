"""Weakness and Resistance: what they make of an amount of damage."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple

from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text import equivalents
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.doing.fighting import moves
from rules_db.games.cgs.doing.fighting.damage import BATTLE, CHANGES, LASTING_CHANGES, Damage
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.rules.c12_pokemon import attacking, spots
from rules_db.games.cgs.rules.c12_pokemon import damage as rules
from rules_db.games.cgs.rules.c12_pokemon.cards import is_pokemon
from rules_db.games.cgs.state import Card, Table

_LISTED = re.compile(r"(?P<color>.+?)(?:\s*(?P<sign>[x×*+−–-])\s*(?P<number>\d+))?")


class Listed(NamedTuple):
    """One color of a Weakness or Resistance, with its sign and number; '' and 0 where it lists no amount."""

    color: str
    sign: str
    number: int


@book.kept
def listed(text: str) -> tuple[Listed, ...]:
    """'Fire ×2', 'Fire +20, Water': what a card lists, by the classes of 6.2.2."""
    found = [_LISTED.fullmatch(each.strip()) for each in text.split(",") if each.strip()]
    return tuple(
        Listed(equivalents.color_of(each["color"].strip()) or each["color"].strip(), _sign(each["sign"]),
               int(each["number"] or 0))
        for each in found if each is not None
    )  # fmt: skip


def _sign(written: str | None) -> str:
    return {"×": "x", "*": "x", "−": "-", "–": "-"}.get(written or "", written or "")


def colors_of(table: Table, dealt: Damage) -> Sequence[str]:
    """The colors of an amount of damage: those of its move, or of the card that deals it."""
    card = table.cards.get(dealt.source)
    colors = dealt.colors or (tuple(sorted(values.colors(table, card))) if card is not None else ())
    if card is not None and is_pokemon(card) and dealt.kind == BATTLE:
        return attacking.colors_of_move(colors)
    return rules.colors_of_card(colors)


def changed(table: Table, dealt: Damage) -> Damage:
    """Damage to a Pokémon, increased by its Weakness and then reduced by its Resistance."""
    card = table.cards.get(dealt.to)
    if card is None or not is_pokemon(card) or not (card.printed.weakness or card.printed.resistance):
        return dealt
    if spots.is_benched(card) and not rules.changes_on_bench():
        return dealt
    colors, amount = colors_of(table, dealt), dealt.amount
    for which in (each for each in rules.order() if each not in dealt.without):
        amount = max(_applied(table, card, which, colors, amount, dealt), Fraction(0))
    return replace(dealt, amount=amount)


def _applied(table: Table, card: Card, which: str, colors: Sequence[str], amount: Fraction, dealt: Damage) -> Fraction:
    is_weakness = which == rules.WEAKNESS
    text = card.printed.weakness if is_weakness else card.printed.resistance
    has = rules.has_weakness_to if is_weakness else rules.has_resistance_to
    shows = effects().forbidden(table, f"show {which}", card.id) is None
    fitting = [each for each in listed(text) if shows and has(each.color, colors)]
    for each in _as_often(table, fitting, dealt):
        number = each.number * moves.scale(table)
        if not is_weakness:
            amount -= number
        elif not each.sign:
            amount *= rules.times_without_amount()
        elif each.sign == "x":
            amount *= rules.times_listed(Fraction(each.number))
        else:
            amount += number
    return amount


def _as_often(table: Table, fitting: list[Listed], dealt: Damage) -> Iterator[Listed]:
    """Once, or while 12.2.10 is off for every color of the damage that fits."""
    if once := rules.times_applied():
        yield from fitting[:once]
        return
    card = table.cards.get(dealt.source)
    printed = card.printed.colors if card is not None else ()
    for each in fitting:
        yield from [each] * max(sum(equivalents.color_of(color) == each.color for color in printed), 1)


CHANGES.hang(place=40)(changed)
LASTING_CHANGES.hang(place=40)(changed)
