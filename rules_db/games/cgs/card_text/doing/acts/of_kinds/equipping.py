"""equip: summons that become Equip Spells, attached to another one, under the control of the effect's player."""

from __future__ import annotations

from rules_db.engine.kernel import Plain
from rules_db.games.cgs import kinds
from rules_db.games.cgs.card_text.doing.changes import controlling
from rules_db.games.cgs.card_text.doing.sorts import card_types
from rules_db.games.cgs.card_text.doing.step import Doing, act, under
from rules_db.games.cgs.card_text.model import Paired
from rules_db.games.cgs.card_text.said.vocabulary import EQUIP_AS_SPELL
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.course.happenings import LOST_BY
from rules_db.games.cgs.doing.fighting import leaving
from rules_db.games.cgs.doing.zones import belonging, putting
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import OWN_FIELD, SHARED, SUMMON_ZONES, Zone


@act(EQUIP_AS_SPELL)
def equip(doing: Doing, step: Paired) -> None:
    """Only to a summon that lies face-up in a Summon Zone; the zone that a card leaves is no room for it."""
    cards = doing.cards(step)
    for host in doing.others(step, _may_be_equipped)[:1]:
        for card in [each for each in cards if each is not host and _may_equip(each)]:
            free = putting.free_places(doing.table, doing.player, Zone.BACKROW)
            if free:
                _equip(doing, step, card, host, free[0])
            else:
                doing.trace.emit("no room", under("5.1.5"), doing.player, card=card.id)


def _may_be_equipped(host: Card) -> bool:
    return kinds.is_summon(host) and not host.is_face_down and host.zone in SUMMON_ZONES


def _may_equip(card: Card) -> bool:
    """A token is no card, and one that all share lies where it does (5.7.13)."""
    return not card.is_token and card.zone not in SHARED and kinds.is_summon(card)


def _equip(doing: Doing, step: Paired, card: Card, host: Card, place: int) -> None:
    table, origin, lost_by, attached = doing.table, card.zone, card.controller, [*card.attached]
    if origin in OWN_FIELD:
        leaving.take_out(table, card.id)
        controlling.let_go(table, card)
        putting.shift(table, card, Zone.BACKROW, place, doing.player)
        card.is_defending = card.is_tapped = card.is_face_down = False
    else:
        putting.enter(table, card, doing.player, Zone.BACKROW, place)
    doing.leave_behind(step, [card.id])
    card_types.refresh(table)
    card.is_displaced = True
    putting.attach(table, card, host)
    facts: dict[str, Plain] = {"card": card.id, "origin": str(origin), "zone": f"{Zone.BACKROW} {place}"}
    if origin not in OWN_FIELD:
        happenings.happen(table, doing.trace, "entered", under("5.10.35"), doing.player, **facts)
    elif lost_by != doing.player:
        happenings.happen(
            table, doing.trace, "controlled", under("5.10.35"), doing.player, card=card.id, attached=[*attached],
            **{LOST_BY: lost_by},
        )  # fmt: skip
    else:
        happenings.happen(table, doing.trace, belonging.MOVED, "5.7.10", doing.player, **facts, attached=[*attached])
    happenings.happen(table, doing.trace, "attached", under("5.10.38"), doing.player, card=card.id, host=host.id)
