"""The present stats of a card: what is printed, by its game's factor, and the changes that are in force."""

from __future__ import annotations

from fractions import Fraction

from rules_db.games.cgs import hooks
from rules_db.games.cgs.doing.yugioh import concealing
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.numbers import exact
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Game

OFFENSIVE, DEFENSIVE = "offensive stat", "defensive stat"

FACTORS = {
    Game.MAGIC: "factor.magic.stats",
    Game.YUGIOH: "factor.yugioh.stats",
    Game.POKEMON: "factor.pokemon.stats",
}


def stat(table: Table, card: Card, name: str) -> Fraction:
    """A stat of a card at the moment, exact; 0 for one that has none because it lies face-down."""
    if not concealing.has_stats(card):
        return Fraction(0)
    asked = hooks.STATS.get((card.printed.game, name))
    base = asked(table, card) if asked else scaled(table, card.printed.game, printed(card, name))
    return effects().changed(table, card, name, base)


def printed(card: Card, name: str) -> str:
    return card.printed.offense if name == OFFENSIVE else card.printed.defense


def scaled(table: Table, game: Game, number: str) -> Fraction:
    """A number on the cards of a game, times the stat factor of that game (7.3.1)."""
    factor = FACTORS.get(game)
    return exact(number) * exact(table.settings[factor]) if factor else exact(number)
