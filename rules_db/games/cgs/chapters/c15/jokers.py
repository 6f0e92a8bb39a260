"""A joker on the Uno pile, which any player may treat as any other playing card (16.2.18)."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.games.cgs.doing.playing.matching_cards import FACES, Face
from rules_db.games.cgs.doing.playing.ranks import is_joker
from rules_db.games.cgs.rules.c6_common_properties.ranks import ROYALS
from rules_db.games.cgs.rules.c16_poker import jokers
from rules_db.games.cgs.state import Card, Table

_RANKS = (*map(str, range(2, 11)), *ROYALS)


def _treated(table: Table, card: Card, is_played: bool) -> Iterator[Face]:
    if not is_joker(card) or not jokers.may_be_treated():
        return
    for suit, color in jokers.suits_of_jokers():
        colors = frozenset({color}) if jokers.has_its_color() else frozenset()
        for rank in _RANKS if jokers.has_its_rank() else ("",):
            yield Face(colors, rank, suit if jokers.has_its_suit() else "")


FACES.append(_treated)
