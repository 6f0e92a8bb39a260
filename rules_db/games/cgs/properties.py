"""The present stats of a card: what is printed, by its game's factor, and the changes that are in force."""

from __future__ import annotations

from fractions import Fraction

from rules_db.games.cgs import hooks
from rules_db.games.cgs.doing.yugioh import concealing
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.numbers import exact
from rules_db.games.cgs.rules.c7_summon_properties import stats
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Game

OFFENSIVE, DEFENSIVE = "offensive stat", "defensive stat"

DIVISORS = {
    Game.MAGIC: "stats.magic_divisor",
    Game.YUGIOH: "stats.yugioh_divisor",
    Game.POKEMON: "stats.pokemon_divisor",
}
MANA_FACTORS = {Game.MAGIC: "mana.magic_factor", Game.POKEMON: "mana.pokemon_factor"}


def stat(table: Table, card: Card, name: str) -> Fraction:
    """A stat of a card at the moment, exact; 0 for one that has none because it lies face-down."""
    if not concealing.has_stats(card):
        return Fraction(0)
    asked = hooks.STATS.get((card.printed.game, name))
    base = asked(table, card) if asked else scaled(table, card.printed.game, printed(card, name))
    return effects().changed(table, card, name, base)


def printed(card: Card, name: str) -> str:
    """The number of a stat as it stands on the card (7.1.1.a, 7.1.1.b)."""
    if name == DEFENSIVE:
        return stats.defense_of(card.printed)
    return stats.offense_of(card.printed, [])


def factor(table: Table, game: Game) -> Fraction:
    """The stat factor of a game (7.3.1)."""
    divisor = DIVISORS.get(game)
    return stats.stat_factor(exact(table.settings[divisor])) if divisor else Fraction(1)


def mana_factor(table: Table, game: Game) -> int:
    """The mana cost factor of a game (7.3.5)."""
    name = MANA_FACTORS.get(game)
    return stats.mana_factor(int(table.settings[name])) if name else 1


def scaled(table: Table, game: Game, number: str) -> Fraction:
    """A number on the cards of a game, times the stat factor of that game."""
    if number and not number.lstrip("-")[:1].isdigit():
        return stats.stat_of_sign()
    return exact(number) * factor(table, game)
