"""What a player does with cards in play: changing battle positions, and flipping face-down cards face-up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions import values as act
from rules_db.games.cgs.actions.wording import besides, card, thing, unlisted
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import preparing
from rules_db.games.cgs.doing.conditions import attempts
from rules_db.games.cgs.doing.course import happenings, queue
from rules_db.games.cgs.doing.yugioh import equipping, flipping, turning
from rules_db.games.cgs.doing.yugioh.flipping import Flip
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.rules.c4_turn import main_phase
from rules_db.games.cgs.rules.c10_monsters import extra_deck, positions, stats
from rules_db.games.cgs.rules.c10_monsters.summoning import ATTACK, DEFENSE
from rules_db.games.cgs.rules.c12_pokemon.special_conditions import TURN
from rules_db.games.cgs.state import Card, Table, Task
from rules_db.games.cgs.views import meant
from rules_db.games.cgs.words import ON_FIELD, Zone


@dataclass(frozen=True, slots=True)
class Turn:
    """Changes the battle position of a summon to `position`."""

    player: str
    card: str
    position: str


def _options(table: Table, player: str) -> Iterator[Turn]:
    if table.turn_player != player or table.queue or table.window is not None:
        return
    for each in table.on_field():
        if each.controller == player and is_summon(each):
            yield Turn(player, each.id, _other(each))


def _other(each: Card) -> str:
    return ATTACK if each.is_defending else DEFENSE


def _why_not(table: Table, action: Turn) -> Refusal | None:
    it = table.cards[action.card]
    is_monster = stats.is_monster(it)
    if table.window is not None:
        return book.refuse("8.4.13", card=it.id)
    if not is_summon(it) or it.zone not in ON_FIELD or action.position != _other(it):
        return book.refuse("10.4.3", card=it.id, position=_other(it))
    if extra_deck.stays_upright(it):
        return book.refuse("10.8.26.a", card=it.id)
    refusal = positions.turns_face_up_only(it)
    if refusal is None and is_monster:
        refusal = _why_not_monster(table, action.player, it)
    elif refusal is None and not positions.may_turn_back(table, action.player, it, is_monster):
        rule = "10.4.14" if it.is_defending else "10.4.3"
        refusal = book.refuse(rule, card=it.id, phase=table.phase, turn_player=table.turn_player)
    return (
        refusal
        or main_phase.has_resolved(table)
        or attempts.why_not(table, it, TURN)
        or effects().forbidden(table, "change position", it.id)
    )


def _why_not_monster(table: Table, player: str, it: Card) -> Refusal | None:
    if not positions.may_turn_monster(table, player, it, True):
        return book.refuse("10.4.3", card=it.id, turn_player=table.turn_player, controller=it.controller)
    return (
        positions.turns_in_main_phase(table)
        or positions.turns_once(table, it)
        or positions.has_not_attacked(table, it)
        or positions.was_not_played_onto_pile(table, it, it.zone is Zone.UNO_PILE)
        or positions.was_not_set(table, it)
        or positions.was_not_summoned(table, it)
    )


def _turn(table: Table, trace: Trace, action: Turn) -> None:
    table.agenda.append(Task("settle"))
    it = table.cards[action.card]
    if not attempts.tries(table, trace, it, TURN):
        return
    rule = "10.4.3" if stats.is_monster(it) else "10.4.14"
    it.is_defending, it.turned = not it.is_defending, table.turn
    if it.is_defending:
        happenings.happen(table, trace, "position changed", rule, action.player, card=it.id)
    else:
        turning.stand_up(table, trace, it, rule)


def _read(table: Table, found: re.Match[str]) -> act.Action:
    it = table.cards[card(table, found["card"])]
    return Turn(found["player"], it.id, found.groupdict().get("position") or _other(it))


hooks.deed(
    hooks.Deed(
        kind=Turn,
        prints=lambda action: f"{action.player} changes {action.card} to {action.position}",
        reads=(
            (rf"(?P<player>.+?) changes (?P<card>.+) to (?P<position>{ATTACK}|{DEFENSE})", _read),
            (r"(?P<player>.+?) changes the position of (?P<card>.+)", _read),
        ),
        options=_options,
        why_not=_why_not,
        does=_turn,
    )
)


def _flips(table: Table, player: str) -> Iterator[Flip]:
    for each in table.on_field():
        if each.controller == player and each.is_face_down:
            for on in flipping.hosts(table, each):
                for targets in flipping.ways_to_aim(table, each, player):
                    yield Flip(player, each.id, on, targets=targets)


def _print_flip(action: Flip) -> str:
    return f"{action.player} flips {action.card}" + besides(action.on, action.using, action.targets, action.said)


def _read_flip(table: Table, found: re.Match[str]) -> act.Action:
    return Flip(
        found["player"],
        card(table, found["card"]),
        card(table, found["on"]) if found["on"] else "",
        tuple(card(table, each) for each in unlisted(table, found["using"] or "")),
        tuple(thing(table, each) for each in unlisted(table, found["targets"] or "")),
        found["said"] or "",
    )


def _read_activation(table: Table, found: re.Match[str]) -> act.Action | None:
    """Yu-Gi-Oh! players say that they activate a Set Spell or Trap, which is flipped for it."""
    it = table.cards.get(meant(table, found["card"]))
    return _read_flip(table, found) if it is not None and it.is_face_down and not is_summon(it) else None


_HOW = (
    r"(?: on (?P<on>.+?))?(?: with (?P<using>.+?))?"
    r"(?: targeting (?P<targets>.+?))?(?: as (?P<said>.+))?"
)


def _flip(table: Table, trace: Trace, action: Flip) -> None:
    table.agenda.append(Task("settle"))
    it = table.cards[action.card]
    if not is_summon(it) or attempts.tries(table, trace, it, TURN):
        flipping.flip(table, trace, action)


hooks.deed(
    hooks.Deed(
        kind=Flip,
        prints=_print_flip,
        reads=(
            (r"(?P<player>.+?) (?:flips|Flip Summons) (?P<card>.+?)" + _HOW, _read_flip),
            (r"(?P<player>.+?) activates (?P<card>.+?)" + _HOW, _read_activation),
        ),
        options=_flips,
        why_not=flipping.why_not,
        does=_flip,
    )
)


@hooks.task("flip")
def _flip_summon(table: Table, trace: Trace, task: Task) -> None:
    """A Flip Summon resolves; a summon that has left by then is not flipped."""
    item = task.item
    if item is not None:
        it = table.cards[item.card]
        if it.stay == item.stay and it.is_face_down:
            turning.flip_summon(table, trace, it, flipping.rule_of(table, it))


@hooks.task(queue.ACTIVATION)
def _activation(table: Table, trace: Trace, task: Task) -> None:
    """A Spell or Trap that has been flipped does from now on what it simply holds, before what it does once.

    An Equip Spell whose summon is gone does neither (11.3.6.b).
    """
    item = task.item
    if item is None or table.cards[item.card].stay != item.stay:
        return
    card_ = table.cards[item.card]
    if not item.on or equipping.attach(table, trace, card_, item.on, item.player):
        effects().comes_into_play(table, card_)
    else:
        item.said[preparing.VOID] = "yes"
