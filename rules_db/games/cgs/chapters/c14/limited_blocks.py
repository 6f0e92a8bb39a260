"""Summons that texts keep from blocking some, and from being blocked by some or by several (14.1.1.R1)."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.engine.choices import Choice
from rules_db.engine.kernel import Refusal
from rules_db.games.cgs import hooks
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import matching, permissions, standing
from rules_db.games.cgs.card_text.doing.step import under
from rules_db.games.cgs.card_text.model import Ruled
from rules_db.games.cgs.card_text.verbs.rulings.blocking import (
    BLOCK_OTHERS,
    BLOCK_SOME,
    BLOCKED_BY_OWNER,
    SEVERAL_BLOCKERS,
)
from rules_db.games.cgs.doing.fighting import attacks
from rules_db.games.cgs.doing.zones import presence
from rules_db.games.cgs.state import Card, Strike, Table


@hooks.BLOCKS.hang("able")
def _is_blocked_by_one(table: Table, choice: Choice, picks: tuple[str, ...]) -> Refusal | None:
    if len(picks) < 2 or permissions.forbidden(table, SEVERAL_BLOCKERS, choice.about) is None:
        return None
    return _refused(choice.about, SEVERAL_BLOCKERS)


@hooks.BLOCKERS.hang()
def _may_block_those(table: Table, card: Card, strike: Strike) -> Refusal | None:
    """A summon blocks only what the texts about it leave it, and what its controller may have blocked."""
    attacker = table.cards[strike.attacker.id]
    for each, step in _said(table):
        assert step.against is not None
        if step.deed == BLOCKED_BY_OWNER:
            side = attacks.defender(table, strike)
            theirs = [one for one in presence.all_in_play(table) if one.controller == side]
            is_kept = any(matching.is_like(table, one, step.against, each.by) for one in theirs)
            if is_kept and standing.is_meant(table, each, attacker.id):
                return _refused(attacker.id, step.deed)
            continue
        is_one = matching.is_like(table, attacker, step.against, each.by)
        if is_one is (step.deed == BLOCK_SOME) and standing.is_meant(table, each, card.id):
            return _refused(card.id, step.deed)
    return None


def _said(table: Table) -> Iterator[tuple[standing.InForce, Ruled]]:
    """What texts in force say of blocks against some."""
    for each in standing.in_force(table, Ruled):
        if isinstance(each.step, Ruled) and each.step.deed in (BLOCK_OTHERS, BLOCK_SOME, BLOCKED_BY_OWNER):
            yield each, each.step


def _refused(name: str, deed: str) -> Refusal:
    return book.refuse(under("14.1.1"), about=name, cannot=deed)
