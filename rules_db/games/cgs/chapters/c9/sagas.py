"""Sagas (14.1.1.R1): lore counters, the chapters that they set off, and the end of the story.

A Saga gets a lore counter as it enters, and as Main Phase 1 of its controller begins. It is sacrificed once it has as
many as its last chapter and none of its chapters is still to resolve.
"""

from __future__ import annotations

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.doing import standing
from rules_db.games.cgs.card_text.gained import triggered_of
from rules_db.games.cgs.card_text.said.vocabulary import CHAPTER, CHAPTERS
from rules_db.games.cgs.doing.conditions.poison import RULE
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.zones import moving, presence
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import MAIN_1, ON_FIELD, Zone

LORE = "lore"


def last_chapter(card: Card) -> int:
    """The number of the last chapter of a Saga, 0 for any other card."""
    if card.is_face_down or not (card.printed.text or card.gained):
        return 0
    events = triggered_of(card)
    return max((number for number in range(1, len(CHAPTERS) + 1) if f"{CHAPTER}{number}" in events), default=0)


def _go_on(table: Table, trace: Trace, card: Card) -> None:
    """Put a lore counter on a Saga."""
    if effects().forbidden(table, "gain counters", card.id) is None:
        card.counters[LORE] = card.counters.get(LORE, 0) + 1
        happenings.happen(table, trace, "counters put", RULE, card.controller, card=card.id, counter=LORE, count=1)


@hooks.AFTERWARDS.hang("entered")
def _begins(table: Table, trace: Trace, event: Event) -> None:
    card = table.cards[str(event.get("card"))]
    if card.controller and card.zone in ON_FIELD and last_chapter(card):
        _go_on(table, trace, card)


@hooks.DUTIES.hang(MAIN_1, 5)
def _goes_on(table: Table, trace: Trace, answers: Answers) -> None:
    there = [card for card in table.on_field() if card.controller == table.turn_player and last_chapter(card)]
    for card in there:
        if presence.is_in_play(table, card):
            _go_on(table, trace, card)


@hooks.AFTERWARDS.hang("counters put")
def _tells(table: Table, trace: Trace, event: Event) -> None:
    """Each chapter whose number has been reached by this is set off."""
    card, count = table.cards[str(event.get("card"))], event.get("count")
    if event.get("counter") != LORE or not isinstance(count, int):
        return
    now = card.counters.get(LORE, 0)
    for number in range(max(now - count, 0) + 1, min(now, last_chapter(card)) + 1):
        happenings.happen(table, trace, "chapter", RULE, card.controller, card=card.id, chapter=str(number))


def _over(table: Table) -> list[Card]:
    """The Sagas of which the last chapter has been told."""
    found = [card for card in table.on_field() if card.counters.get(LORE) and card.controller]
    return [
        card
        for card in found
        if 0 < last_chapter(card) <= card.counters[LORE]
        and not _is_being_told(table, card)
        and not standing.is_negated(table, card)
        and presence.is_in_play(table, card)
    ]


def _is_being_told(table: Table, card: Card) -> bool:
    """Whether an effect of a Saga waits, or is being carried out."""
    items = [*table.queue, *table.waiting, *(task.item for task in table.agenda if task.item is not None)]
    return any(each.kind == "effect" and each.card == card.id and each.stay == card.stay for each in items)


@hooks.check(place=62, is_due=lambda table: any(card.counters.get(LORE) for card in table.on_field()))
def _ends(table: Table, trace: Trace, answers: Answers) -> bool:
    names = [card.id for card in _over(table) if effects().forbidden(table, "be sacrificed", card.id) is None]
    names = [each for each in names if not effects().is_replaced(table, each, "dies", "left")]
    moving.send(table, trace, names, Zone.DISCARD, "tributed", "10.3.6")
    return bool(names)
