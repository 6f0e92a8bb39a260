"""Who leaves an attack that is under way and stays in play: what lies down, changes sides, or is no summon any more."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.doing.fighting.battle import GONE, is_there
from rules_db.games.cgs.kinds import is_of, is_summon
from rules_db.games.cgs.rules.c14_combat import pairings
from rules_db.games.cgs.state import Card, Strike, Table


def take_out(table: Table, name: str) -> None:
    """A summon neither attacks nor blocks any more; what it has blocked stays blocked."""
    for strike in _strikes(table):
        strike.blockers = [each for each in strike.blockers if each.id != name]
        if strike.attacker.id == name:
            strike.attacker.stay = GONE


def _strikes(table: Table) -> list[Strike]:
    return table.attack.strikes if table.attack is not None else []


def _may_redirect(card: Card) -> bool:
    """Whether the controller of an attacker decides about its attack once it is interrupted (10.6.4.b)."""
    ways = hooks.SUMMONS.get(card.printed.game)
    return ways is not None and ways.may_redirect


@hooks.ANSWERS.hang("controlled")
def _changes_sides(table: Table, trace: Trace, event: Event) -> None:
    """What comes under another player's control leaves the attack; of a monster that attacks, that player decides.

    A planeswalker that creatures attack leaves it as well, as it does in its own game (14.1.1.R1).
    """
    card = table.cards[str(event.get("card"))]
    for strike in _strikes(table):
        is_attacker = strike.attacker.id == card.id
        if not (is_attacker and _may_redirect(card)):
            strike.blockers = [each for each in strike.blockers if each.id != card.id]
            strike.attacker.stay = GONE if is_attacker else strike.attacker.stay
        if strike.target.id == card.id and is_of(table.cards[strike.attacker.id], "creature"):
            strike.target.stay = GONE


@hooks.ANSWERS.hang("position changed")
@hooks.ANSWERS.hang("turned down")
def _lies_down(table: Table, trace: Trace, event: Event) -> None:
    """The attack of a summon that is put into Defense Position ends, even if it is set upright again."""
    name = str(event.get("card"))
    is_attacker = any(each.attacker.id == name for each in _strikes(table))
    if is_attacker and pairings.ends_in_defense(table.cards[name]):
        take_out(table, name)


def _no_summons(table: Table) -> Iterator[str]:
    """What attacks or blocks and is no summon any more."""
    for strike in _strikes(table):
        for each in (strike.attacker, *strike.blockers):
            if is_there(table, each) and not is_summon(table.cards[each.id]):
                yield each.id


@hooks.check(place=6, is_due=lambda table: any(_no_summons(table)))
def _leave(table: Table, trace: Trace, answers: Answers) -> bool:
    """What has become another kind of card neither attacks nor blocks any more."""
    names = list(_no_summons(table))
    for name in names:
        take_out(table, name)
    return bool(names)
