"""What texts in force let players and cards do only so often, only with others, or only against some (14.1.1.R1)."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Activate, AttackWith, Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import matching, standing
from rules_db.games.cgs.card_text.doing.instead import limiting
from rules_db.games.cgs.card_text.doing.step import under
from rules_db.games.cgs.card_text.gained import effects_of
from rules_db.games.cgs.card_text.inspecting import adds_mana
from rules_db.games.cgs.card_text.model import Ruled
from rules_db.games.cgs.card_text.verbs.rulings.restricting import (
    ALONE,
    ATTACK_MORE,
    BUT_FOR_MANA,
    CAST_MORE,
    UNLESS_CONTROLLED,
)
from rules_db.games.cgs.doing.course import this_turn
from rules_db.games.cgs.doing.playing import casting
from rules_db.games.cgs.doing.yugioh.flipping import Flip
from rules_db.games.cgs.doing.zones import presence
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import Role, has_role, is_of
from rules_db.games.cgs.state import Card, Table


@hooks.PLAY_CHECKS.hang(place=31)
def _is_not_one_too_many(table: Table, card: Card, play: Play) -> Refusal | None:
    """A player casts no more spells in a turn than a text lets them."""
    is_cast = not has_role(card, Role.RESOURCE) and casting.is_cast(card, play)
    return _why_no_more(table, play.player) if is_cast else None


@hooks.ACTIONS.hang()
def _is_not_one_flipped_too_many(table: Table, action: object) -> Refusal | None:
    """What has been Set is cast once more as it is activated (9.1.2.R1)."""
    if not isinstance(action, Flip) or not casting.is_cast_by_flip(table.cards[action.card]):
        return None
    return _why_no_more(table, action.player)


def _why_no_more(table: Table, player: str) -> Refusal | None:
    most = limiting.most(table, CAST_MORE, player)
    if most is None or this_turn.times(table, this_turn.CAST, player) < most:
        return None
    return book.refuse(under("14.1.1"), about=player, cannot=CAST_MORE)


@hooks.ACTIVATIONS.hang(place=91)
def _is_for_mana(table: Table, card: Card, action: Activate) -> Refusal | None:
    """Of some cards no abilities but those for mana are activated."""
    said = effects_of(card)[action.effect - 1 : action.effect]
    is_for_mana = all(adds_mana(each, is_of(card, "land")) for each in said)
    return None if is_for_mana else effects().forbidden(table, BUT_FOR_MANA, card.id)


@hooks.ATTACKS.hang()
def _attacks_with_others(table: Table, action: AttackWith) -> Refusal | None:
    """A summon that cannot attack alone attacks at the same moment as another one."""
    names = {blow.attacker for blow in action.blows}
    return effects().forbidden(table, ALONE, next(iter(names))) if len(names) == 1 else None


@hooks.ATTACKS.hang()
def _attacks_with_no_more(table: Table, action: AttackWith) -> Refusal | None:
    """No more summons attack in a Battle Phase than a text lets them, whichever they are."""
    most = limiting.most(table, ATTACK_MORE, action.player)
    if most is None:
        return None
    named = [table.cards[blow.attacker] for blow in action.blows if blow.attacker in table.cards]
    now = {f"{this_turn.ATTACK}{card.id}/{card.stay}" for card in named}
    before = {each for each, count in table.uses.items() if count and each.startswith(this_turn.ATTACK)}
    if len(now | before) <= most or now <= before:
        return None
    return book.refuse(under("14.1.1"), about=action.player, cannot=ATTACK_MORE)


@hooks.ATTACKERS.hang()
def _attacks_who_controls_it(table: Table, card: Card, target: str) -> Refusal | None:
    """Some summons attack only players who control a card of a sort, and what such players control."""
    defender = target if target in table.players else table.cards[target].controller
    theirs = [each for each in presence.all_in_play(table) if each.controller == defender]
    for each in standing.in_force(table, Ruled, "restrict"):
        step = each.step
        if not isinstance(step, Ruled) or step.deed != UNLESS_CONTROLLED or step.against is None:
            continue
        if standing.is_meant(table, each, card.id) and not any(
            matching.is_like(table, one, step.against, each.by) for one in theirs
        ):
            return book.refuse(under("14.1.1"), about=card.id, cannot="attack")
    return None
