"""The rank of a card as a word or a number, and whether two cards match."""

from __future__ import annotations

import re

from rules_db.games.cgs.card_text.said.vocabulary import RANK
from rules_db.games.cgs.doing.playing.symbols import mana_value
from rules_db.games.cgs.doing.yugioh import concealing
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import MONSTERS, Role, has_role, is_of
from rules_db.games.cgs.numbers import exact, told
from rules_db.games.cgs.rules.c6_common_properties import ranks
from rules_db.games.cgs.rules.c16_poker import jokers, ranks_and_suits
from rules_db.games.cgs.rules.c16_poker.playing_cards import PLAYING_CARD
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Game

TRAPS = ("Normal Trap", "Counter Trap", "Continuous Trap")
TEN_COLORS = 10


def rank_of(table: Table, card: Card) -> str:
    """The rank of a card at the moment: what is printed, with the changes of its Level or Rank that are in force."""
    said = rank_as_printed(table, card)
    if not said.isdigit() or not concealing.has_stats(card):
        return said
    return told(effects().changed(table, card, RANK, exact(said)))


def rank_as_printed(table: Table, card: Card) -> str:
    """The rank of a card: '4', 'Land', 'Ace' (6.3.2–6.3.15); the name of its card type where it has no other."""
    named = _BY_GAME[card.printed.game](table, card)
    if jokers.has_no_rank(is_joker(card)):
        return ""
    return named or ranks.rank_by_type(card.types[0] if card.types else "")


def _magic(table: Table, card: Card) -> str:
    if is_of(card, "land"):
        return ranks.rank_of_lands()
    if not card.printed.cost:
        return ranks.rank_without_cost(card.printed.game)
    xs = card.printed.cost.count("{X}") * ranks.counts_of_x()
    return str(mana_value(card.printed.cost) + xs)


def _yugioh(table: Table, card: Card) -> str:
    if is_of(card, *MONSTERS):
        return card.printed.rank
    return ranks.rank_of_traps() if is_of(card, *TRAPS) else ranks.rank_of_spells()


def _pokemon(table: Table, card: Card) -> str:
    if has_role(card, Role.BACKROW):
        return ranks.rank_of_trainers()
    if not is_of(card, "Pokémon"):
        return ""
    stage = card.printed.rank
    if stage in ("", "Basic"):
        return ranks.rank_of_basic_pokemon()
    number = re.fullmatch(r"(?:Stage )?(\d+)", stage)
    if number:
        return number[1]
    below = rank_as_printed(table, table.cards[card.beneath[0]]) if card.beneath else ""
    return ranks.rank_of_other_stage(below)


def _uno(table: Table, card: Card) -> str:
    if card.declared and not ranks.keeps_rank_wild():
        return ""
    return card.printed.rank or ranks.rank_of_uno_actions(card.printed.name)


def is_joker(card: Card) -> bool:
    return is_of(card, PLAYING_CARD) and not card.printed.rank


def _poker(table: Table, card: Card) -> str:
    return ranks_and_suits.rank_of_ace(card) if card.printed.rank == "Ace" else card.printed.rank


def _monopoly(table: Table, card: Card) -> str:
    if is_of(card, "Property Wildcard") and len(card.printed.colors) == TEN_COLORS:
        return ranks.rank_of_ten_colors()
    return str(card.printed.value) if card.printed.value else ""


_BY_GAME = {
    Game.MAGIC: _magic, Game.YUGIOH: _yugioh, Game.POKEMON: _pokemon, Game.UNO: _uno, Game.POKER: _poker,
    Game.MONOPOLY: _monopoly,
}  # fmt: skip
