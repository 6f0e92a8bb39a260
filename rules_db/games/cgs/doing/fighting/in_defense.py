"""Monsters that a text lets attack in Defense Position, and with which stat (14.1.1.R1)."""

from __future__ import annotations

from rules_db.games.cgs.card_text.doing import permissions
from rules_db.games.cgs.doing.yugioh.deeds import IN_DEFENSE, WITH_DEF
from rules_db.games.cgs.properties import DEFENSIVE, OFFENSIVE
from rules_db.games.cgs.state import Card, Table


def may_attack(table: Table, card: Card) -> bool:
    """Whether a summon that lies face-up in Defense Position attacks all the same."""
    if not card.is_defending or card.is_face_down:
        return False
    return any(permissions.allowed(table, each, card.id) is not None for each in (IN_DEFENSE, WITH_DEF))


def stat_of(table: Table, card: Card) -> str:
    """The stat with which an attacker fights: its defensive one where its text says so of Defense Position."""
    is_so = card.is_defending and permissions.allowed(table, WITH_DEF, card.id) is not None
    return DEFENSIVE if is_so else OFFENSIVE
