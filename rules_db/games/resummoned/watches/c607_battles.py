"""Section 607: who attacks whom, the steps of a battle and its result."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.engine.kernel import Event
from rules_db.games.resummoned.actions.values import Attack, Pass
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.state import FIELD, Battle, Card, CardType, Duel, Facing, Position, Target, Zone
from rules_db.games.resummoned.watches.reading import (
    Sight,
    counts_as,
    fact,
    has_everyone_passed,
    is_settled,
    number_of,
    on_field,
)
from rules_db.games.resummoned.watches.selecting import is_anything_prevented, number


@book.watch("607.1", "607.2")
def watch_when_battles_are_declared(sight: Sight) -> Iterator[str]:
    """The turn player declares battles, in the Battle Phase, one at a time."""
    action, before = sight.action, sight.before
    if not isinstance(action, Attack):
        return
    if before.phase != "Battle Phase" or action.player != before.turn_player:
        yield f"{action.player} declares a battle in the {before.phase} of {before.turn_player}"
    if before.battle is not None:
        yield f"{action.player} declares a battle during another one"


@book.watch("607.2.a", "607.2.d", "607.2.e")
def watch_the_attacker(sight: Sight) -> Iterator[str]:
    """The attacker is a monster of the turn player in Attack Position that has not attacked and did not come now."""
    before = sight.before
    if not isinstance(sight.action, Attack):
        return
    attacker = before.cards[sight.action.attacker]
    if not _can_attack(before, attacker):
        yield f"{attacker.id} attacks from the {attacker.zone} of {attacker.keeper}, in {attacker.position}"
    if attacker.attacked == before.turn:
        yield f"{attacker.id} attacks twice in turn {before.turn}"
    if attacker.entered == before.turn:
        yield f"{attacker.id} came in turn {before.turn}, and attacks in it"


def _can_attack(duel: Duel, card: Card) -> bool:
    in_place = card.zone is Zone.MONSTER and card.keeper == duel.turn_player
    return in_place and card.position is Position.ATTACK and counts_as(duel, card) is not CardType.SPELL


@book.watch("607.2.b", "607.2.c")
def watch_the_defender(sight: Sight) -> Iterator[str]:
    """The defender is a monster that the turn player does not control, or an opponent without monsters."""
    duel, battle = sight.after, sight.after.battle
    if battle is None or not is_settled(duel) or duel.chain:
        return
    name = battle.defender.id
    if battle.direct:
        if name == duel.turn_player or duel.players[name].lost or _monsters(duel, name):
            yield f"{name} is attacked directly, behind {', '.join(_monsters(duel, name)) or 'no monster'}"
    elif not _is_there(duel, battle.defender) or duel.cards[name].keeper == duel.turn_player:
        yield f"{name} is attacked in the {duel.cards[name].zone} of {duel.cards[name].keeper}"


def _monsters(duel: Duel, player: str) -> list[str]:
    """The monster cards on a player's field, as far as print and facing tell."""
    theirs = (card for card in on_field(duel) if card.keeper == player and card.zone is Zone.MONSTER)
    return [card.id for card in theirs if counts_as(duel, card) is CardType.MONSTER]


def _is_there(duel: Duel, target: Target) -> bool:
    card = duel.cards[target.id]
    return card.zone in FIELD and card.stay == target.stay


@book.watch("607.2.a")
def watch_that_battles_need_their_attacker(sight: Sight) -> Iterator[str]:
    """A battle goes on, once no Chain is active, only while its attacker could still be declared."""
    duel, battle = sight.after, sight.after.battle
    if battle is None or not is_settled(duel) or duel.chain:
        return
    attacker = duel.cards[battle.attacker.id]
    if not _is_there(duel, battle.attacker) or not _can_attack(duel, attacker):
        yield f"the battle of {attacker.id} goes on, and it is in the {attacker.zone} in {attacker.position}"


@book.watch("607.2.f", "607.3")
def watch_that_the_attack_can_be_reassigned(sight: Sight) -> Iterator[str]:
    """If only the defender is gone and there is another one, the turn player chooses before the battle ends."""
    battle, duel = sight.before.battle, sight.after
    asked = any(fact(event, "choice") == "defender" for event in sight.of("chosen"))
    ended = any(fact(event, "result") == "False" for event in sight.of("battle over"))
    if battle is None or not ended or asked or not is_settled(duel) or is_anything_prevented(duel):
        return  # An effect may keep the others from being targeted.
    attacker = duel.cards[battle.attacker.id]
    if _is_there(duel, battle.attacker) and _can_attack(duel, attacker) and _defenders(duel):
        yield f"the battle of {attacker.id} ends, and nobody was asked for another defender"


def _defenders(duel: Duel) -> list[str]:
    opponents = [name for name in duel.alive() if name != duel.turn_player]
    free = [name for name in opponents if not any(card.keeper == name for card in on_field(duel))]
    return [*free, *(name for each in opponents for name in _monsters(duel, each))]


@book.watch("607.3.d", "607.3.e")
def watch_the_steps_of_battles(sight: Sight) -> Iterator[str]:
    """A battle comes to its result when everybody has passed on it, and never with a monster face-down."""
    battle, going_on = sight.before.battle, sight.after.battle
    if is_settled(sight.after) and going_on is not None and going_on.step not in ("Battle Step", "Flip Step"):
        yield f"players may act in the {going_on.step} of a battle"
    result = any(fact(event, "result") == "True" for event in sight.of("battle over"))
    if not result or not isinstance(sight.action, Pass):
        return
    if battle is None or not has_everyone_passed(sight) or sight.before.chain:
        yield "a battle comes to its result before everybody has passed in it"
        return
    for target in (battle.attacker, *(() if battle.direct else (battle.defender,))):
        if sight.before.cards[target.id].facing is Facing.DOWN:
            yield f"{target.id} is face-down in the Damage Step"


@book.watch("607.3.a", "607.3.b", "607.3.c", "400.1", "406.1", "104.2", "705.1", "708.3")
def watch_the_result_of_battles(sight: Sight) -> Iterator[str]:
    """ATK meets ATK or DEF: the lower monster is destroyed, and the difference is damage; a direct attack deals ATK."""
    battle = sight.before.battle
    ends = [event for event in sight.of("battle over") if fact(event, "result") == "True"]
    if battle is None or not ends or not isinstance(sight.action, Pass):
        return
    expected = _result(sight.before, battle)
    if expected is None:
        return
    found = _found(sight.events[: ends[0].number], battle)
    if found != expected:
        yield f"{battle.attacker.id} against {battle.defender.id} gives {_told(found)} instead of {_told(expected)}"


Result = tuple[dict[str, int], frozenset[str]]
"""The damage of each player who takes any, and the monsters that go."""


def _told(result: Result) -> str:
    damage = [f"{points} damage to {name}" for name, points in sorted(result[0].items())]
    return " and ".join([*damage, *(f"the end of {name}" for name in sorted(result[1]))]) or "nothing"


def _found(events: tuple[Event, ...], battle: Battle) -> Result:
    damage = {event.who: number_of(event, "points") for event in events if event.kind == "damage"}
    gone = {fact(event, "card") for event in events if event.kind in ("destroyed", "banished")}
    return damage, frozenset(gone & {battle.attacker.id, battle.defender.id})


def _result(duel: Duel, battle: Battle) -> Result | None:
    """What the numbers of both sides lead to; None where they cannot be told from print and plain changes."""
    attacker = duel.cards[battle.attacker.id]
    attack = number(duel, attacker, "ATK")
    if attack is None or is_anything_prevented(duel):
        return None
    if battle.direct:
        return ({battle.defender.id: attack} if attack else {}), frozenset()
    defender = duel.cards[battle.defender.id]
    if defender.position is Position.DEFENSE:
        return _against_defense(attacker, attack, defender, number(duel, defender, "DEF"))
    other = number(duel, defender, "ATK")
    if other is None:
        return None
    if other == attack:
        return {}, frozenset((attacker.id, defender.id))
    loser = attacker if attack < other else defender
    return {loser.keeper: abs(attack - other)}, frozenset((loser.id,))


def _against_defense(attacker: Card, attack: int, defender: Card, defense: int | None) -> Result | None:
    if defense is None:
        return None
    if defense > attack:
        return {attacker.keeper: defense - attack}, frozenset()
    return {}, frozenset((defender.id,)) if defense < attack else frozenset()
