"""Whether what waits in the Queue would target a player, or directly affect them or their cards (18.6.11.e)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules_db.engine.choices import Answers
from rules_db.engine.trace import Trace
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import matching
from rules_db.games.cgs.card_text.doing.step import Doing
from rules_db.games.cgs.card_text.gained import effects_of
from rules_db.games.cgs.card_text.model import Counted, Effect, Paired, Step, all_steps
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.doing.monopoly.actions import action
from rules_db.games.cgs.kinds import Role, has_role, is_of
from rules_db.games.cgs.rules.c18_monopoly_deal import just_say_no as rules
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import Zone

HARMLESS = ("look", "reveal", "shuffle")
"""Verbs that change nothing of what they look at."""


def may_be_answered(table: Table, item: Item, player: str) -> bool:
    """Whether a player can say no to something in the Queue: an Action Card, or any other backrow card."""
    card = table.cards[item.card]
    if item.you == player or item.is_face_down or not has_role(card, Role.BACKROW):
        return False
    is_against = _targets(table, item, player) or rules.is_directly_affected(_changes(table, item, player))
    if is_of(card, "Action Card"):
        return rules.answers_action_card(True, is_against)
    return rules.answers_backrow_card(True, is_against)


def _is_theirs(card: Card, player: str) -> bool:
    return player in (card.owner, card.controller)


def _targets(table: Table, item: Item, player: str) -> bool:
    names = [each.id for each in item.targets] + ([item.on] if item.on else [])
    return any(each == player or (each in table.cards and _is_theirs(table.cards[each], player)) for each in names)


def _changes(table: Table, item: Item, player: str) -> bool:
    """Whether the effect would itself change something of the player's, or make them give something."""
    known = action(table.cards[item.card])
    if known is not None:
        return player in known.against(table, item)
    return any(_reaches(table, step, item, player) for effect in _effects(table, item) for step in all_steps(effect))


def _effects(table: Table, item: Item) -> Iterator[Effect]:
    """The effect that waits, or those that a card which is being played will simply have."""
    effects = effects_of(table.cards[item.card])
    if item.kind == "card":
        yield from (each for each in effects if each.kind == "static")
    elif item.effect < len(effects):
        yield effects[item.effect]


def _reaches(table: Table, step: Step, item: Item, player: str) -> bool:
    """Whether a step touches a player: of what is chosen as the effect resolves, it may be any that it speaks of."""
    if step.verb in HARMLESS:
        return False
    doing = Doing(table, Trace(book), item, Answers())
    is_about_players = step.what is None or (isinstance(step, Counted) and step.is_both)
    if is_about_players and player in doing.people(step):
        return True
    meant = (step.what, step.also, step.other if isinstance(step, Paired) else None)
    return any(_means(doing, step, each, player) for each in meant if each is not None and each.pick != "target")


def _means(doing: Doing, step: Step, what: Selector, player: str) -> bool:
    """Whether a selector means a player, or a card of theirs."""
    if what.kind in ("player", "opponent"):
        return True
    return any(_is_theirs(card, player) for card in _touched(doing, step, what))


def _touched(doing: Doing, step: Step, what: Selector) -> Iterator[Card]:
    """The cards that a step may touch; where others are told to give up their own, it is theirs that are meant."""
    is_own = what.of == "you" or (step.verb, what.zone) == ("discard", Zone.HAND)
    if not is_own and what.of in ("any", "opponent"):
        yield from matching.found(doing.table, what, doing.item)
        return
    for each in doing.people(step) if is_own else doing.owners(step, what):
        yield from doing.found_by(each, replace(what, of="you"))
