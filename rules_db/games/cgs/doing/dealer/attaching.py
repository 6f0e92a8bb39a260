"""Cards of the Dealer that attach to others: to what, and what each copy grants to the target of its player."""

from __future__ import annotations

from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.doing.yugioh import equipping
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.state import Card, Item, Table

ATTACH = "attach"
"""Where an item keeps that it attaches a copy of its card."""


def host_of(card: Card) -> Selector | None:
    """What a card attaches to by itself, None for a card that does not."""
    if is_of(card, "Tool"):
        return Selector("target", kind="Pokémon")
    named = next((each.host for each in read_effects(card.printed.text) if each.kind == "enchant"), None)
    if named is None and is_of(card, "Equip Spell") and not equipping.equips_by_effect(card.printed.text):
        return Selector("target", kind="summon")  # Any summon on the field (11.3.6.a).
    return named


def place_of(card: Card) -> int:
    """The place of the effect by which a card attaches, beyond all its effects where it says nothing of that."""
    read = read_effects(card.printed.text)
    return next((place for place, each in enumerate(read) if each.kind == "enchant"), len(read))


def is_copy(item: Item) -> bool:
    return ATTACH in item.said


def copies_of(table: Table, card: Card) -> list[Item]:
    """The copies of a card of the Dealer that have been attached."""
    return [each for each in table.copies if each.card == card.id]
