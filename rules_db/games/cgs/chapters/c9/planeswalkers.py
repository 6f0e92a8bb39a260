"""Planeswalkers: where they are summons, and their loyalty."""

from __future__ import annotations

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks, kinds
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.rules.c9_magic import planeswalkers
from rules_db.games.cgs.rules.c17_dealer import versions
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import SUMMON_ZONES, Zone


def _fills_summon_zone(card: Card) -> bool:
    return card.zone in SUMMON_ZONES and is_of(card, "planeswalker") and not planeswalkers.is_no_summon(card)


kinds.SUMMONS_BESIDES.append(_fills_summon_zone)


@hooks.ANSWERS.hang("entered")
def _loyalty(table: Table, trace: Trace, event: Event) -> None:
    card = table.cards[str(event.get("card"))]
    if is_of(card, "planeswalker") and not card.is_face_down:
        card.counters["loyalty"] = planeswalkers.loyalty_at_first(card)


def _spent(table: Table) -> list[str]:
    """The planeswalkers that have no loyalty left; what an effect makes one has never had any."""
    return [
        card.id
        for card in table.on_field()
        if "planeswalker" in (card.became or card.printed.types)
        and ("planeswalker" in card.printed.types or "loyalty" in card.counters)
        and not card.is_face_down
        and not versions.is_ignored(table, card)
        and planeswalkers.has_no_loyalty(card)
    ]


@hooks.check(place=21, is_due=lambda table: bool(_spent(table)))
def _without_loyalty(table: Table, trace: Trace, answers: Answers) -> bool:
    moving.send(table, trace, _spent(table), Zone.DISCARD, "put into the discard pile", "9.9.5.a")
    return True
