"""Section 2.2.7: who attacks whom, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.games.ttcg.actions.values import AttackWith
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.state import Attack, Target, Zone
from rules_db.games.ttcg.watches.reading import (
    Sight,
    creatures,
    fact,
    is_anything_immune,
    is_changed,
    is_fought,
    is_ruled,
    target_of,
)

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the section that no watch sees to, each with the reason."""


@book.watch("2.2.7.2")
def watch_who_attacks(sight: Sight) -> Iterator[str]:
    """A face-up creature on its player's side attacks, once in a Battle Phase unless a card says otherwise."""
    action, before = sight.action, sight.before
    if not isinstance(action, AttackWith):
        return
    attacker = before.cards[action.attacker]
    if attacker.zone is not Zone.CREATURE or attacker.player != action.player:
        yield f"{action.player} attacks with {attacker.id} in the {attacker.zone} of {attacker.player}"
    if attacker.is_face_down:
        yield f"{attacker.id} attacks face-down"
    if attacker.attacks and not is_ruled(sight, "attack again"):
        yield f"{attacker.id} attacks again in turn {before.turn}"
    if before.chain or before.attack is not None:
        yield f"{attacker.id} attacks while a chain or another attack waits"


@book.watch("2.2.7.3")
def watch_that_creatures_are_attacked(sight: Sight) -> Iterator[str]:
    """While the opponent controls a creature, an attack has one of theirs as its target."""
    action, before = sight.action, sight.before
    if not isinstance(action, AttackWith):
        return
    theirs = [card.id for card in creatures(before, before.other(action.player))]
    name = target_of(sight)
    if name in before.cards and name not in theirs:
        yield f"{action.player} attacks {name} in the {before.cards[name].zone} of {before.cards[name].player}"
    if theirs and name not in theirs and not is_ruled(sight, "attack directly", "be attacked"):
        yield f"{action.player} attacks {name}, behind {' and '.join(theirs)}"
    attack = sight.after.attack
    if attack is not None and attack.is_direct != (name == before.other(action.player)):
        yield f"{action.player} attacks {name}, {'directly' if attack.is_direct else 'not directly'}"


def _is_there(sight: Sight, target: Target, side: str) -> bool:
    """Whether a creature still stands on this side, where it was as the attack was declared."""
    card = sight.before.cards[target.id]
    return card.zone is Zone.CREATURE and card.stay == target.stay and card.player == side


def _is_broken(sight: Sight, attack: Attack) -> bool:
    """Whether one of the creatures of an attack is not there any more."""
    attacker, defender = sight.before.turn_player, sight.before.other(sight.before.turn_player)
    if not _is_there(sight, attack.attacker, attacker):
        return True
    return not attack.is_direct and not _is_there(sight, attack.target, defender)


@book.watch("2.2.7.5", "2.2.7.6", "2.2.7.7", "2.2.7.8")
def watch_the_result_of_attacks(sight: Sight) -> Iterator[str]:
    """Attack meets defense, and the lower of the two is destroyed; a broken attack has no result, any other has one."""
    attack = sight.before.attack
    if attack is None or not is_fought(sight):
        return
    is_broken = _is_broken(sight, attack)
    results = any(sight.of("prevailed", "nothing prevailed", "points lost"))
    if is_broken == results and not _is_for_nothing(sight, attack):
        broken, result = "broken" if is_broken else "fought", "a" if results else "no"
        yield f"the attack of {attack.attacker.id} is {broken}, and has {result} result"
    if is_broken or attack.is_direct or _is_unclear(sight):
        return
    expected = _loser(sight, attack)
    found = {name for name in _destroyed(sight) if name in (attack.attacker.id, attack.target.id)}
    if found != expected:
        told = " and ".join(sorted(found)) or "nothing"
        yield f"{attack.attacker.id} against {attack.target.id} destroys {told}, not {' '.join(expected) or 'nothing'}"


def _destroyed(sight: Sight) -> set[str]:
    """The creatures that were destroyed, but those that went along with the card that they equipped."""
    gone = {fact(event, "card") for event in sight.of("destroyed")}
    return {name for name in gone if sight.before.cards[name].host not in gone}


def _is_for_nothing(sight: Sight, attack: Attack) -> bool:
    """Whether a direct attack may cost no points, for want of levels."""
    level = sight.before.cards[attack.attacker.id].printed.level
    return attack.is_direct and (level < 1 or is_changed(sight, "level"))


def _is_unclear(sight: Sight) -> bool:
    """Whether print alone does not tell how an attack ends."""
    deeds = ("be destroyed", "be destroyed by attacks")
    return is_changed(sight, "attack", "defense") or is_ruled(sight, *deeds) or is_anything_immune(sight)


def _loser(sight: Sight, attack: Attack) -> set[str]:
    power = sight.before.cards[attack.attacker.id].printed.attack
    strength = sight.before.cards[attack.target.id].printed.defense
    if power == strength:
        return set()
    return {attack.target.id if power > strength else attack.attacker.id}
