"""How summons of every game are told to attack, and what an attack as a whole has to keep."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions import values as act
from rules_db.games.cgs.actions.wording import card, listed, thing, unlisted
from rules_db.games.cgs.book import book
from rules_db.games.cgs.doing.course import queue
from rules_db.games.cgs.doing.fighting import attacks, naming
from rules_db.games.cgs.rules.c4_turn import main_phase
from rules_db.games.cgs.state import Strike, Table, Task
from rules_db.games.cgs.views import known_as


def _attack_options(table: Table, player: str) -> Iterator[act.AttackWith]:
    """Each attacker alone against each target, and all that attack together against each player."""
    if main_phase.attacks_in_battle_phase(table, player) or main_phase.has_resolved(table):
        return
    together: dict[str, list[act.Blow]] = {}
    for each in attacks.attackers(table, player):
        rules = hooks.SUMMONS[each.printed.game]
        for target in rules.targets(table, each):
            for move in rules.moves(table, each):
                blow = act.Blow(each.id, known_as(table, player, target), move)
                yield act.AttackWith(player, (blow,))
                if rules.together and attacks.why_not_attack(table, player, each, target, move) is None:
                    together.setdefault(target, []).append(blow)
    for blows in together.values():
        if len(blows) > 1:
            yield act.AttackWith(player, tuple(sorted(blows, key=lambda each: each.move)))


def _why_not_attack(table: Table, action: act.AttackWith) -> Refusal | None:
    if table.window is not None:
        return book.refuse("8.4.13", card=action.blows[0].attacker)
    names = [each.attacker for each in action.blows]
    if again := next((each for each in names if names.count(each) > 1), ""):
        return book.refuse("4.5.3", card=again, attacks=names.count(again))
    for blow in action.blows:
        card_ = table.cards[blow.attacker]
        if refusal := attacks.why_not_attack(table, action.player, card_, blow.target, blow.move):
            return refusal
        if len(action.blows) > 1 and not hooks.SUMMONS[card_.printed.game].together:
            return book.refuse("4.5.2", card=card_.id, together=[each.attacker for each in action.blows])
    return next((refusal for check in hooks.ATTACKS.at() if (refusal := check(table, action))), None)


def _attack(table: Table, trace: Trace, action: act.AttackWith) -> None:
    table.agenda.append(Task("settle"))
    strikes = [_strike(table, each) for each in action.blows]
    attacks.declare(table, trace, action.player, strikes)


def _strike(table: Table, blow: act.Blow) -> Strike:
    attacker, target = queue.aims(table, (blow.attacker, blow.target))
    return Strike(attacker, target, move=blow.move)


def _print_attack(action: act.AttackWith) -> str:
    parts: list[str] = []
    for target, number in dict.fromkeys((each.target, each.move) for each in action.blows):
        own = [each for each in action.blows if (each.target, each.move) == (target, number)]
        move = f" using {number}" if number else ""
        parts.append(f"{target} with {listed(tuple(each.attacker for each in own))}{move}")
    return f"{action.player} attacks {'; '.join(parts)}"


_ALSO = re.compile(r",? and (?:attacks )?(?=(?P<target>(?:(?! and |, | with ).)+) with )")


def _parted(table: Table, blows: str) -> list[str]:
    """The targets of one attack with their attackers: 'Bob with Elf; Mira with Ogre', or with 'and' between them."""
    found: list[str] = []
    for part in blows.split("; "):
        begun = 0
        for also in _ALSO.finditer(part):
            if also["target"] in table.players or also["target"] in table.cards:
                found.append(part[begun : also.start()])
                begun = also.end()
        found.append(part[begun:])
    return found


def _read_attack(table: Table, found: re.Match[str]) -> act.Action:
    blows: list[act.Blow] = []
    for part in _parted(table, found["blows"]):
        target, _, rest = part.partition(" with ")
        names, _, move = rest.partition(" using ")
        for name in unlisted(table, names):
            attacker = table.cards[card(table, name)]
            blows.append(act.Blow(attacker.id, thing(table, target), naming.number_of(table, attacker, move)))
    return act.AttackWith(found["player"], tuple(blows))


hooks.deed(
    hooks.Deed(
        kind=act.AttackWith,
        prints=_print_attack,
        reads=((r"(?P<player>.+?) attacks (?P<blows>.+ with .+)", _read_attack),),
        options=_attack_options,
        why_not=_why_not_attack,
        does=_attack,
    )
)
