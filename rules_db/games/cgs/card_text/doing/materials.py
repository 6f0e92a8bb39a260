"""The materials of monsters of the Extra Deck: which summons fit what the text asks for."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from rules_db.engine.choices import Choice
from rules_db.games.cgs.card_text.doing import matching, values
from rules_db.games.cgs.card_text.doing.step import Doing, under
from rules_db.games.cgs.card_text.model import Material
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.state import Card, Item, Table

MOST = 200
"""How many sets of materials a player may choose among."""


def materials_of(card: Card) -> tuple[Material, ...]:
    """What a monster asks for; nothing for one that has no such text."""
    effects = read_effects(card.printed.text)
    return next((effect.materials for effect in effects if effect.kind == "materials"), ())


def sets_for(table: Table, card: Card, player: str) -> list[tuple[str, ...]]:
    """The sets of summons of a player that meet the materials of a monster, at most so many."""
    by = Item("effect", card.id, player)
    found: list[tuple[str, ...]] = [()]
    for material in materials_of(card):
        fitting = [each.id for each in matching.found(table, replace(material.what, pick="all"), by)]
        sizes = range(material.count, len(fitting) + 1) if material.or_more else (material.count,)
        found = [
            (*used, *more)
            for used in found
            for size in sizes
            for more in combinations([each for each in fitting if each not in used], size)
        ][:MOST]
    whole = dict.fromkeys(tuple(sorted(each)) for each in found if each and _adds_up(table, card, each))
    return list(whole)


def _adds_up(table: Table, card: Card, used: tuple[str, ...]) -> bool:
    """For a Synchro Monster the Levels must add up exactly (10.8.22.b)."""
    if not is_of(card, "Synchro Monster"):
        return True
    return sum(values.printed_rank(table, table.cards[each]) or 0 for each in used) == values.printed_rank(table, card)


def chosen(doing: Doing, card: Card) -> tuple[str, ...] | None:
    """The materials that the player chooses for a monster, None where there are none."""
    sets = sets_for(doing.table, card, doing.player)
    if not sets:
        return None
    names = [" + ".join(each) for each in sets]
    rule = under("10.8.12")
    picked = doing.answers.ask_one(Choice(doing.player, "choose", rule, names, about=card.id))
    return sets[names.index(picked)]
