"""Section 1.1: the six games, and who takes part."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.words import Game


@book.value("1.1.2", without=())
def tcgs() -> tuple[Game, ...]:
    """Magic, Yu-Gi-Oh! and Pokémon are the TCGs."""
    return Game.MAGIC, Game.YUGIOH, Game.POKEMON


@book.value("1.1.3", without=())
def other_games() -> tuple[Game, ...]:
    """Uno, poker and Monopoly Deal are the non-TCG games."""
    return Game.UNO, Game.POKER, Game.MONOPOLY


@book.rule("1.1.6")
def enough_players(players: Sequence[str]) -> Refusal | None:
    """Two players or more take part."""
    return book.refuse("1.1.6", players=len(players)) if len(players) < 2 else None
