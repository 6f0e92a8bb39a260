"""The card types that cards in play have at present: those printed, with what effects in force have made of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rules_db.games.cgs.card_text.doing import standing, values
from rules_db.games.cgs.card_text.model import Given, Paired
from rules_db.games.cgs.card_text.said.vocabulary import EQUIP_AS_SPELL, SUMMON_KINDS
from rules_db.games.cgs.doing.zones import presence
from rules_db.games.cgs.rules.c5_cards import card_types
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Game

KIND, ONLY_KIND = "kind", "only kind"
OF_TYPES = (KIND, ONLY_KIND)
"""What a Given step says that changes card types: one more, or one in place of all others."""


def is_anything_else(table: Table) -> bool:
    """Whether a card is, or should be, anything else than what is printed, or lies where it does because it was."""
    if [card for card in presence.lying_about(table) if card.became or card.is_displaced]:
        return True
    is_said = standing.is_said(table, Given, "") or standing.is_said(table, Paired, EQUIP_AS_SPELL)
    return is_said and any(_cards(table, each) for each, _ in _changes(table))


def refresh(table: Table) -> bool:
    """Find out anew what each card is, beginning with what is printed, in the order in which effects came in force.

    False where none of them is anything else than what is printed, or lies where it does because it was.
    """
    others = [card for card in table.cards.values() if card.became or card.is_displaced]
    for card in others:
        card.became = []
    for each, step in _changes(table):
        for card in _cards(table, each):
            card.became = _with(card, step.words, step.what_kind == ONLY_KIND)
            others.append(card)
    return bool(others)


def _changes(table: Table) -> Iterator[tuple[standing.InForce, Given]]:
    """What in force changes card types."""
    for each in standing.in_force(table, Given):
        step = each.step
        if isinstance(step, Given) and step.what_kind in OF_TYPES and card_types.can_change():
            yield each, step
    for each in standing.in_force(table, Paired, EQUIP_AS_SPELL):
        if card_types.can_change():
            yield each, _AS_SPELL


_AS_SPELL = Given("have", what_kind=ONLY_KIND, words=("Equip Spell",))
"""What becomes of a card that is equipped to another one."""


def _cards(table: Table, each: standing.InForce) -> Iterable[Card]:
    """The cards in play that a step in force is about."""
    return [card for card in presence.all_in_play(table) if standing.is_about(table, each, card)]


def _with(card: Card, words: Sequence[str], is_only: bool) -> list[str]:
    """The card types of a card that gets another one; [] where that makes it what is printed on it."""
    gained = [own_type(card, word) for word in words]
    types = gained if is_only else list(dict.fromkeys((*card.types, *gained)))
    return [] if set(types) == set(card.printed.types) else types


def own_type(card: Card, word: str) -> str:
    """The card type that a word makes of a card: a summon is one of the card's own game (5.7.2.R1)."""
    if word not in SUMMON_KINDS:
        return word
    if card.printed.game is Game.YUGIOH:
        return "Effect Monster" if values.has_effect(card) else "Normal Monster"
    return "Pokémon" if card.printed.game is Game.POKEMON else "creature"
