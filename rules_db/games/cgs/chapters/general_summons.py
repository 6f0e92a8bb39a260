"""How summons fight in a game whose chapter does not say it yet: any target, the stats compared, damage kept.

Modules are loaded by name, so what a chapter has entered for its game stays.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.doing.fighting import attacks
from rules_db.games.cgs.doing.fighting.damage import BATTLE, Damage, rounded
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.properties import DEFENSIVE, OFFENSIVE, stat
from rules_db.games.cgs.state import Card, Strike, Table
from rules_db.games.cgs.words import Game


def targets(table: Table, card: Card) -> Iterator[str]:
    """The other players and their summons."""
    yield from table.others(card.controller)
    yield from (
        each.id for each in table.cards.values() if each.controller not in ("", card.controller) and is_summon(each)
    )


def _why_not(table: Table, card: Card, target: str, move: int) -> Refusal | None:
    return None


def _strikes(table: Table, strike: Strike, answers: Answers) -> Iterator[Damage]:
    """All of it to the first summon that is met, else to the target."""
    card = table.cards[strike.attacker.id]
    met = attacks.met_by(table, strike)
    if met or not strike.is_blocked:
        to = met[0].id if met else strike.target.id
        yield _damage(table, card, to)


def _strikes_back(table: Table, strike: Strike, blocker: Card) -> Iterator[Damage]:
    yield _damage(table, blocker, strike.attacker.id)


def _damage(table: Table, card: Card, to: str) -> Damage:
    amount, colors = stat(table, card, OFFENSIVE), card.printed.colors
    return Damage(to, amount, BATTLE, card.id, card.controller, card.printed.game, colors)


def _damaged(table: Table, trace: Trace, card: Card, amount: Fraction) -> bool:
    card.damage += rounded(amount)
    return is_summon(card) and card.damage >= stat(table, card, DEFENSIVE)


for _game in (Game.MAGIC, Game.YUGIOH, Game.POKEMON):
    hooks.SUMMONS.setdefault(
        _game,
        hooks.Summons(
            targets=targets,
            why_not_attack=_why_not,
            strikes=_strikes,
            strikes_back=_strikes_back,
            damaged=_damaged,
            together=_game is Game.MAGIC,
            is_blockable=_game is Game.MAGIC,
            may_redirect=_game is Game.YUGIOH,
        ),
    )
