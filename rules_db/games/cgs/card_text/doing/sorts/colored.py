"""Which colors a card has in the eyes of a game."""

from __future__ import annotations

from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.said.vocabulary import COLORED
from rules_db.games.cgs.rules.c6_common_properties import colors
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Game


def has_color(table: Table, card: Card, color: str, asking: Game) -> bool:
    """Whether a card has a color in the eyes of a card of a game.

    A Magic card finds no color on a colorless card, and calls it colorless for that (6.2.5, 6.2.5.R1).
    """
    own = {each for each in values.colors(table, card) if _is_color(each, asking)}
    if color == COLORED:
        return bool(own)
    return not own if color == "colorless" and asking is Game.MAGIC else color in own


def _is_color(color: str, asking: Game) -> bool:
    """Whether colorless is a color to a game (6.2.5, 6.2.10); all others are."""
    if color == "colorless" and asking is Game.POKEMON:
        return colors.names_colorless(asking)
    return colors.is_color_to(asking, color)
