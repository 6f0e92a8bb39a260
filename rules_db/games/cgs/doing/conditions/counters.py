"""Counters of Magic with rules of their own (14.1.1.R1): stun, shield and finality counters, and those of keywords."""

from __future__ import annotations

from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.said.vocabulary import KEYWORD_COUNTERS
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.rules.c9_magic import tapping
from rules_db.games.cgs.state import Card, Table, Task
from rules_db.games.cgs.words import Zone

STUN, SHIELD, FINALITY = "stun", "shield", "finality"


def keywords_of(card: Card) -> frozenset[str]:
    """The keywords that lie on a card as counters."""
    return frozenset(each for each in KEYWORD_COUNTERS if card.counters.get(each)) if card.counters else frozenset()


def take_off(table: Table, trace: Trace, card: Card, kind: str, player: str) -> None:
    """Remove one counter from a card, as a rule of that counter says."""
    card.counters[kind] -= 1
    tell_of(table, trace, card, kind, player)


def tell_of(table: Table, trace: Trace, card: Card, kind: str, player: str) -> None:
    """Say that one counter has been removed."""
    happenings.happen(table, trace, "counters removed", "8.1.5", player, card=card.id, counter=kind, count=1)


def untap(table: Table, trace: Trace, card: Card, player: str, rule: str) -> None:
    """Untap a card that lies tapped; with a stun counter on it one of these is removed instead."""
    if card.counters.get(STUN):
        take_off(table, trace, card, STUN, player)
        return
    card.is_tapped = tapping.stays_sideways()
    happenings.happen(table, trace, "untapped", rule, player, card=card.id)


OUTRIGHT = "destroyed outright"
"""What would happen to a card that an effect says is destroyed, in contrast to one that lethal damage destroys."""

PREVENTABLE = "damaged by what can be prevented"
"""What would happen to a card that is dealt damage of which nothing is fixed (12.7.11.a)."""


def uses_shield(table: Table, card: Card) -> bool:
    """Whether a card has a shield counter, which is taken off; that is told next."""
    if not card.counters.get(SHIELD):
        return False
    card.counters[SHIELD] -= 1
    table.agenda.append(Task("shield counter", player=card.controller or card.player, data=[card.id]))
    return True


@hooks.task("shield counter")
def _tell_of_shield(table: Table, trace: Trace, task: Task) -> None:
    tell_of(table, trace, table.cards[task.data[0]], SHIELD, task.player)


@moving.DYING.hang(place=60)
def _is_final(table: Table, card: Card) -> moving.Place | None:
    """What has a finality counter is exiled where it would go from the field to a discard pile."""
    return moving.Place(Zone.EXILE) if card.counters.get(FINALITY) else None
