"""What is asked once as an effect begins to resolve: whether its targets still fit, and its 'if' still holds."""

from __future__ import annotations

from rules_db.games.cgs.card_text.doing import activating, conditions, matching
from rules_db.games.cgs.card_text.gained import game_of
from rules_db.games.cgs.card_text.model import Effect, aims
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.rules.c9_magic import lasting_backrow
from rules_db.games.cgs.shared_games import Target
from rules_db.games.cgs.state import Item, Table
from rules_db.games.cgs.words import Game

ASKED = "targets asked"
"""Where an item in the Queue keeps that its targets have been looked at as it began to resolve."""


def does_nothing(table: Table, effect: Effect, item: Item) -> bool:
    """Whether an effect does nothing, since what it depends on has changed while it waited."""
    is_first, said = ASKED not in item.said, effect.when is not None and not item.inflicts
    if is_first and said and _is_magic(table, item) and not conditions.all_hold(table, effect.tests, item):
        return True
    return _has_no_target_left(table, effect, item)


def _has_no_target_left(table: Table, effect: Effect, item: Item) -> bool:
    """Let go of the targets that are right no more; a Magic effect whose targets all are so does nothing at all.

    What the effect does to its targets afterwards makes none of them wrong.
    """
    if ASKED not in item.said:
        item.said[ASKED] = "yes"
        item.targets = _looked_at(table, effect, item)
    stays = [each.stay for each in item.targets if each.id]
    return _is_magic(table, item) and bool(stays) and all(stay == matching.LOST for stay in stays)


def _looked_at(table: Table, effect: Effect, item: Item) -> list[Target]:
    """The targets in their places, each one lost that is not what its place asks for."""
    places = [what for what in aims(effect) for _ in range(what.count)]
    looked_at = [
        each if _is_right(table, what, each, item) and _may_be_equipped(table, effect, each, item) else _lost(each)
        for what, each in zip(places, item.targets, strict=False)
    ]
    return looked_at + item.targets[len(looked_at) :]


def _lost(target: Target) -> Target:
    return Target(target.id, matching.LOST)


def _may_be_equipped(table: Table, effect: Effect, target: Target, item: Item) -> bool:
    """An Equipment is attached to what its player controls, also once its ability resolves."""
    host = table.cards.get(target.id)
    if effect.kind != "equip" or host is None:
        return True
    return lasting_backrow.equips_own(table.cards[item.card], host, item.player) is None


def _is_right(table: Table, what: Selector, target: Target, item: Item) -> bool:
    """Whether a target is there and fits; by Magic's rules nothing may keep the effect off it, either."""
    if not target.id:
        return True
    if target.id in table.players:
        return target.id in table.order and _is_open(table, target, item)
    is_there = matching.is_there(table, target.id, target.stay)
    is_meant = is_there and table.cards[target.id] in matching.aimable(table, what, item)
    return is_meant and _is_open(table, target, item)


def _is_open(table: Table, target: Target, item: Item) -> bool:
    return not _is_magic(table, item) or activating.may_be_targeted(table, target.id, item)


def _is_magic(table: Table, item: Item) -> bool:
    return game_of(table.cards[item.card], item.effect) is Game.MAGIC
