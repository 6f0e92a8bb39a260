"""Section 10.7: blocking with monsters."""

from __future__ import annotations

from fractions import Fraction

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.properties import DEFENSIVE, OFFENSIVE
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import Game


@book.rule("10.7.1")
def blocks_one(card: Card, attackers: int) -> Refusal | None:
    """A monster cannot block two or more attacking summons at the same time."""
    return book.refuse("10.7.1", card=card.id, blocks=attackers) if attackers else None


@book.rule("10.7.2", without="")
def meets_with_atk(card: Card) -> str:
    """A monster in Attack Position blocks with its ATK."""
    return "" if card.is_defending else OFFENSIVE


@book.rule("10.7.3", without="")
def meets_with_def(card: Card) -> str:
    """A monster in Defense Position blocks with its DEF."""
    return DEFENSIVE if card.is_defending else ""


@book.rule("10.7.4", without=False)
def strikes_back(card: Card) -> bool:
    """A monster in Attack Position that blocks also damages its attacker, as much as its offensive stat."""
    return not card.is_defending


@book.rule("10.7.5", without=False)
def reflects(card: Card, used: Fraction, stat: Fraction) -> bool:
    """A monster in Defense Position also damages the controller of an attacker that used a lower stat."""
    return card.is_defending and card.printed.game is Game.YUGIOH and used < stat


@book.rule("10.7.5.a", without=Fraction(0))
def reflected(difference: Fraction) -> Fraction:
    """Reflected battle damage is the difference between the two stats."""
    return difference


@book.rule("10.7.6", without=False)
def keeps_from_controller(card: Card) -> bool:
    """A monster in Defense Position that blocks keeps its attacker from damaging the controller of the blocker."""
    return card.is_defending and card.printed.game is Game.YUGIOH


@book.rule("10.7.6.a", without=False)
def is_made_possible(by_effect: bool) -> bool:
    """Damage that an additional effect makes possible is not prevented."""
    return by_effect
