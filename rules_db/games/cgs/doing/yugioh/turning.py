"""Turning cards face-up and face-down, and what follows: Flip effects, positions, the moment of entering."""

from __future__ import annotations

from rules_db.engine.trace import Trace
from rules_db.games.cgs.card_text.gained import printed_of_kind
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.playing import limits
from rules_db.games.cgs.doing.yugioh.tributes import limit_of
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.rules.c10_monsters import extra_deck, setting
from rules_db.games.cgs.state import Card, Item, Table

FLIP_SUMMON = "Flip Summon"
"""The way in which a card has entered that has only been turned face-up (10.5.9)."""


def turn_up(
    table: Table, trace: Trace, card: Card, rule: str, by_flip_summon: bool = False, is_in_force: bool = True
) -> None:
    """Turn a card face-up where it lies; a Flip effect is activated. What holds does so only if it `is_in_force`."""
    card.is_face_down = False
    if is_in_force:
        effects().comes_into_play(table, card)
    happenings.happen(table, trace, "flipped", rule, card.controller, card=card.id)
    if setting.flip_effect_by_flip_summon(by_flip_summon) or setting.flip_effect_by_other_flip(by_flip_summon):
        _activate_flip_effects(table, card)


def _activate_flip_effects(table: Table, card: Card) -> None:
    """Flip effects wait for the Queue, in a battle until its damage has been dealt."""
    for place, _ in printed_of_kind(card, "flip"):
        item = Item("effect", card.id, card.controller, effect=place, stay=card.stay)
        if table.attack is not None and setting.waits_for_damage(table):
            table.attack.due.append(item)
        else:
            table.waiting.append(item)


def flip_summon(table: Table, trace: Trace, card: Card, rule: str) -> None:
    """A Flip Summon resolves: face-up, upright, and it counts as summoned and as entering."""
    turn_up(table, trace, card, rule, by_flip_summon=True)
    if setting.stands_up() and card.is_defending:
        card.is_defending = False
        happenings.happen(table, trace, "position changed", "10.5.10", card.controller, card=card.id)
    _count_as_summoned(table, trace, card, rule)


def _count_as_summoned(table: Table, trace: Trace, card: Card, rule: str) -> None:
    card.summoned = table.turn
    facts = {"card": card.id, "zone": str(card.zone), "facing": "face-up", "way": FLIP_SUMMON}
    happenings.happen(table, trace, "flip summoned", rule, card.controller, **facts)
    if setting.reenters():
        happenings.happen(table, trace, "summoned", "10.5.9", card.controller, **facts)
        happenings.happen(table, trace, "entered", "10.5.9", card.controller, **facts)


def flip_to_compare(table: Table, trace: Trace, card: Card, rule: str) -> None:
    """Turn a card face-up because its stats are needed; its battle position stays."""
    turn_up(table, trace, card, rule)
    if setting.automatic_flip_is_summon():
        _count_as_summoned(table, trace, card, rule)


def stand_up(table: Table, trace: Trace, card: Card, rule: str) -> None:
    """A card has come to Attack Position; a face-down one is flipped by that."""
    happenings.happen(table, trace, "position changed", rule, card.controller, card=card.id)
    if is_summon(card) and setting.is_flipped_by_standing_up(card):
        turn_up(table, trace, card, "10.5.15")


def turn_down(table: Table, trace: Trace, card: Card, rule: str, player: str) -> None:
    """An effect turns a card face-down, unless it would have to lie sideways then and never does (10.5.17)."""
    if is_summon(card) and extra_deck.stays_upright(card):
        return
    card.is_face_down = True
    if card.id in table.standing:
        table.standing.remove(card.id)
    if not is_summon(card) or setting.counts_as_set():
        card.set_in = table.turn
    if is_summon(card) and setting.lies_down():
        card.is_defending = True
    happenings.happen(table, trace, "turned down", rule, player, card=card.id)
    if is_summon(card) and setting.uses_normal_set():
        limits.use(table, limit_of(card.controller))
        happenings.happen(table, trace, "entered", rule, player, card=card.id, zone=str(card.zone))
