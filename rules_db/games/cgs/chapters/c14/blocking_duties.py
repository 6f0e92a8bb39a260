"""Summons that texts have block, or be blocked, if they are able to, and whom a summon must not attack (14.1.1.R1).

Blockers are selected for one attacker after the other: a selection is refused after which less of what texts ask for
can be done than before it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from rules_db.engine.choices import Choice
from rules_db.engine.kernel import Refusal
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.candidates import subsets
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import permissions, standing
from rules_db.games.cgs.card_text.doing.instead import limiting
from rules_db.games.cgs.card_text.doing.paying import tolls
from rules_db.games.cgs.card_text.doing.step import under
from rules_db.games.cgs.card_text.model import Ruled
from rules_db.games.cgs.card_text.verbs.rulings.blocking import SEVERAL_BLOCKERS
from rules_db.games.cgs.card_text.verbs.rulings.requiring import (
    ATTACK_OTHERS,
    BE_BLOCKED,
    BE_BLOCKED_BY_ALL,
    BLOCK,
    BLOCK_THIS,
)
from rules_db.games.cgs.doing.fighting import attacks
from rules_db.games.cgs.state import Card, Strike, Table

ENOUGH = 2
"""More blockers than this make no difference to what an attacker asks for."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked of the blockers of some attackers.

    `able` are those that could block each attacker, `worth` is how much of what is asked each of them does by it,
    `wanted` are the attackers that must be blocked, `by_two` those that one summon cannot block alone and `by_one`
    those that only one can block. `must` are the summons that have to block any of them, and `room` is how many of
    them each can block.
    """

    able: Mapping[str, Collection[str]]
    worth: Mapping[tuple[str, str], int]
    wanted: Collection[str]
    by_two: Collection[str]
    must: Collection[str]
    room: Mapping[str, int]
    by_one: Collection[str] = ()


@hooks.BLOCKS.hang("due")
def _leaves_nothing_out(table: Table, choice: Choice, picks: tuple[str, ...]) -> Refusal | None:
    asked = _asked(table, choice)
    if asked is None or _most(asked, {choice.about: picks}) >= _most(asked, {}):
        return None
    return book.refuse(under("14.1.1"), about=choice.about, must=BLOCK)


def _ways(table: Table, choice: Choice) -> Iterable[tuple[str, ...]]:
    """All who are able together come first, since they may all have to block."""
    yield tuple(choice.options)
    yield from (each for each in subsets(choice) if len(each) < len(choice.options))


hooks.ANSWERING["block"] = _ways


def _asked(table: Table, choice: Choice) -> Asked | None:
    """What texts ask of the blockers of the attackers for which some are still to be selected; None for nothing."""
    if not any(isinstance(each.step, Ruled) and each.step.is_forced for each in standing.in_force(table, Ruled)):
        return None
    strikes = _still_open(table, choice)
    able = {each.attacker.id: attacks.able_to_block(table, choice.player, each) for each in strikes}
    worth: dict[tuple[str, str], int] = defaultdict(int)
    for attacker, names in able.items():
        is_for_all = permissions.forced(table, BE_BLOCKED_BY_ALL, attacker)
        for name in names:
            worth[name, attacker] = is_for_all + _pairs(table, name, attacker)
    wanted = [each for each in able if permissions.forced(table, BE_BLOCKED, each)]
    names = list(dict.fromkeys(name for each in able.values() for name in each))
    blocking = {name: _blocked(table, name) for name in names}
    must = [name for name in names if not blocking[name] and permissions.forced(table, BLOCK, name)]
    if not wanted and not must and not any(worth.values()):
        return None
    by_two = [each.attacker.id for each in strikes if _needs_two(table, choice, each, able)]
    room = {name: 1 + limiting.more_blocks(table, table.cards[name]) - blocking[name] for name in names}
    by_one = [each for each in able if permissions.forbidden(table, SEVERAL_BLOCKERS, each)]
    return Asked(able, worth, wanted, by_two, must, room, by_one)


def _blocked(table: Table, name: str) -> int:
    """How many attackers a summon blocks by now."""
    strikes = table.attack.strikes if table.attack is not None else ()
    return sum(any(one.id == name for one in each.blockers) for each in strikes)


def _pairs(table: Table, name: str, attacker: str) -> int:
    """How many texts of an attacker have a summon block it."""
    return sum(
        isinstance(each.step, Ruled)
        and each.step.is_forced
        and each.step.deed == BLOCK_THIS
        and each.by.card == attacker
        and standing.is_meant(table, each, name)
        for each in standing.in_force(table, Ruled)
    )


def _still_open(table: Table, choice: Choice) -> list[Strike]:
    """The attackers for which this player is still to select blockers, the one that is asked about among them."""
    places = [int(each.data[0]) for each in table.agenda if each.kind == "select"]
    found = [strike for place in places if (strike := attacks.strike_at(table, place)) is not None]
    return [
        each
        for each in found
        if attacks.is_blockable(table, each)
        and attacks.may_be_blocked(table, each)
        and attacks.who_selects(table, each) == choice.player
    ]


def _needs_two(table: Table, choice: Choice, strike: Strike, able: Mapping[str, Sequence[str]]) -> bool:
    names = able[strike.attacker.id]
    one = attacks.blocking(choice.player, list(names), strike)
    return all(check(table, one, (each,)) is not None for check in hooks.BLOCKS.at("able") for each in names)


def _most(asked: Asked, chosen: Mapping[str, Collection[str]]) -> int:
    """The most of what is asked that can be done, where the blockers of some attackers have been chosen."""
    counted = [each for each in asked.able if each in {*asked.wanted, *asked.by_two, *asked.by_one}]
    taken = [name for names in chosen.values() for name in names]
    begun = sum(asked.worth.get((name, attacker), 0) for attacker, names in chosen.items() for name in names)
    begun += len({*taken} & {*asked.must})
    best = {tuple(min(len(chosen.get(each, ())), ENOUGH) for each in counted): begun}
    for name, room in asked.room.items():
        open_ = [each for each in asked.able if each not in chosen and name in asked.able[each]]
        left = min(room - taken.count(name), len(open_))
        further = dict(best)
        for blocked in (each for size in range(1, left + 1) for each in combinations(open_, size)):
            more = sum(asked.worth.get((name, each), 0) for each in blocked)
            more += name in asked.must and name not in taken
            for state, done in best.items():
                new = tuple(min(count + (each in blocked), ENOUGH) for each, count in zip(counted, state, strict=True))
                further[new] = max(further.get(new, 0), done + more)
        best = further
    return max((done + _met(asked, counted, state) for state, done in best.items() if _may_be(asked, counted, state)),
               default=0)  # fmt: skip


def _may_be(asked: Asked, counted: Sequence[str], state: Sequence[int]) -> bool:
    """Whether no attacker is blocked by one summon alone that cannot be, nor by several that cannot be."""
    pairs = [*zip(counted, state, strict=True)]
    is_too_few = any(count == 1 and each in asked.by_two for each, count in pairs)
    return not is_too_few and not any(count > 1 and each in asked.by_one for each, count in pairs)


def _met(asked: Asked, counted: Sequence[str], state: Sequence[int]) -> int:
    return sum(count > 0 and each in asked.wanted for each, count in zip(counted, state, strict=True))


@hooks.ATTACKERS.hang(place=60)
def _attacks_another(table: Table, card: Card, target: str) -> Refusal | None:
    """Who must attack another player than some does so, and as many of these as can be are others."""
    shunned = [
        each.by.player
        for each in standing.in_force(table, Ruled)
        if isinstance(each.step, Ruled) and ATTACK_OTHERS in each.step.deed.split(" or ")
        if standing.is_meant(table, each, card.id)
    ]
    if _others(table, shunned, target) == len(set(shunned)):
        return None
    best = max((_others(table, shunned, each) for each in table.order if _is_free(table, card, each)), default=0)
    if _others(table, shunned, target) >= best:
        return None
    return book.refuse(under("14.1.1"), about=card.id, must=ATTACK_OTHERS)


def _others(table: Table, shunned: Sequence[str], target: str) -> int:
    """For how many of these players an attack on this is one on another player."""
    return sum(target != each for each in set(shunned)) if target in table.players else 0


def _is_free(table: Table, card: Card, player: str) -> bool:
    """Whether a summon could attack a player, and nobody would have to pay for it."""
    if player == card.controller or tolls.is_due(table, card, player):
        return False
    checks = [each for each in hooks.ATTACKERS.at() if each is not _attacks_another]
    summons = hooks.SUMMONS[card.printed.game]
    return all(each(table, card, player) is None for each in checks) and any(
        summons.why_not_attack(table, card, player, move) is None for move in summons.moves(table, card)
    )
