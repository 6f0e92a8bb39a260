"""What texts in force make of all that is of a sort: more life, damage or tokens, and cards that go to no graveyard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from rules_db.games.cgs.card_text.doing import conditions, matching, permissions, standing, values
from rules_db.games.cgs.card_text.gained import game_of
from rules_db.games.cgs.card_text.model import Counted, Ruled
from rules_db.games.cgs.card_text.verbs.altering import (
    LESS_DAMAGE,
    MORE_COUNTERS,
    MORE_DAMAGE,
    MORE_LIFE,
    MORE_TOKENS,
    NOT_TO_PILE,
    UNPREVENTED,
)
from rules_db.games.cgs.doing.fighting import damage
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.rules.c2_zones import own_zones
from rules_db.games.cgs.state import Card, Table


def life_gained(table: Table, name: str, count: int) -> int:
    """How much life a player gains where it would be so much; the text that came into force first changes it first."""
    for each, step in _counted(table, MORE_LIFE):
        if name in conditions.people(table, step.who, each.by):
            more = step.amount.number * values.scale(table, game_of(table.cards[each.by.card], each.by.effect))
            count = damage.rounded(count * step.amount.times + more)
    return count


def tokens_created(table: Table, name: str, count: int) -> int:
    """How many tokens are created under the control of a player where there would be so many."""
    for each, step in _counted(table, MORE_TOKENS) if count else ():
        if name in conditions.people(table, step.who, each.by):
            count = count * step.amount.times + step.amount.number
    return count


def counters_put(table: Table, card: Card, kind: str, count: int, player: str) -> int:
    """How many counters of a kind a player puts on a card where there would be so many."""
    for each, step in _counted(table, MORE_COUNTERS) if count else ():
        is_meant = step.counter in ("", kind) and (step.who == "each" or player == each.by.player)
        if is_meant and step.what is not None and matching.fits_there(table, card, step.what, each.by):
            count = count * step.amount.times + step.amount.number
    return count


def _counted(table: Table, verb: str) -> Iterator[tuple[standing.InForce, Counted]]:
    for each in standing.in_force(table, Counted, verb):
        if isinstance(each.step, Counted):
            yield each, each.step


@moving.ELSEWHERE.hang()
def _goes_to_no_pile(table: Table, card: Card) -> bool:
    """Whether a text has a card exiled that would go to a graveyard, seen by whose graveyard that is."""
    return any(
        isinstance(each.step, Ruled)
        and each.step.what is not None
        and _is_whose(own_zones.whose_discard_pile(card) or card.owner, each.step.what.of, each.by.player)
        and matching.is_like(table, card, each.step.what, each.by)
        for each in standing.in_force(table, Ruled, NOT_TO_PILE)
    )


def _is_whose(owner: str, of: str, player: str) -> bool:
    return of == "any" or (owner == player) == (of == "you")


def is_dealt_by(table: Table, dealt: damage.Damage, step: Counted, each: standing.InForce) -> bool:
    """Whether a card deals damage that a text means by what deals it."""
    source = table.cards.get(dealt.source)
    return source is not None and step.by is not None and matching.fits(table, source, step.by, each.by)


def _is_dealt_to(table: Table, dealt: damage.Damage, step: Counted, each: standing.InForce) -> bool:
    card = table.cards.get(dealt.to)
    if card is not None:
        return step.what is not None and matching.fits(table, card, step.what, each.by)
    return (step.what is None or step.is_both) and dealt.to in conditions.people(table, step.who, each.by)


@damage.CHANGES.hang(place=8)
@damage.LASTING_CHANGES.hang(place=8)
def _more_or_less(table: Table, dealt: damage.Damage) -> damage.Damage:
    """More damage comes before what is prevented of it; what is not dealt grows by nothing."""
    for verb in (MORE_DAMAGE, LESS_DAMAGE):
        if verb == LESS_DAMAGE and is_unprevented(table):
            continue
        for each, step in _counted(table, verb):
            if (
                dealt.amount <= 0
                or (step.is_battle and dealt.kind != damage.BATTLE)
                or not is_dealt_by(table, dealt, step, each)
                or not _is_dealt_to(table, dealt, step, each)
            ):
                continue
            number = step.amount.number * values.scale(table, game_of(table.cards[each.by.card], each.by.effect))
            left = dealt.amount * step.amount.times + (number if verb == MORE_DAMAGE else -number)
            dealt = replace(dealt, amount=max(left, Fraction(0)))
    return dealt


def is_unprevented(table: Table) -> bool:
    """Whether a text keeps all damage from being prevented."""
    return any(permissions.forbidden(table, UNPREVENTED, each) is not None for each in table.order[:1])
