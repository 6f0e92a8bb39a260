"""Damage of one moment, by several sources or to several: what waits for it is set off once (14.1.1.R1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules_db.engine.kernel import Event
from rules_db.games.cgs.card_text import equivalents
from rules_db.games.cgs.card_text.doing import standing
from rules_db.games.cgs.card_text.said.happenings import HIT_BY_ATTACK
from rules_db.games.cgs.card_text.said.vocabulary import TAKES_DAMAGE
from rules_db.games.cgs.doing.fighting import damage
from rules_db.games.cgs.numbers import exact, told
from rules_db.games.cgs.state import Item, Table

TAKEN_BY = ("damaged", HIT_BY_ATTACK, TAKES_DAMAGE)
"""What texts wait for that takes damage, from however many sources."""

DEALT_BY = ("damage dealt", "battle damage dealt")
"""What they wait for that deals damage, to however many, where a text does not say to what."""


@damage.DEALT.hang()
def _wait_once(table: Table, events: Sequence[Event]) -> None:
    """Of what such events have set off, one item waits for each that takes or deals damage, about all of it."""
    dealt = {str(each.number): each for each in events}
    if len(dealt) > 1:
        table.waiting = _merged(table, table.waiting, dealt)
        table.dealing = _merged(table, table.dealing, dealt)


def _merged(table: Table, items: Sequence[Item], dealt: Mapping[str, Event]) -> list[Item]:
    kept: list[Item] = []
    firsts: dict[tuple[object, ...], Item] = {}
    for item in items:
        event = dealt.get(item.said.get("event", ""))
        about = _about(table, item, event) if event is not None else ""
        key = (item.card, item.stay, item.effect, item.player, item.on, tuple(item.inflicts), about)
        if about and key in firsts:
            firsts[key].amount = told(exact(firsts[key].amount) + exact(item.amount))
            continue
        firsts[key] = item
        kept.append(item)
    return kept


def _about(table: Table, item: Item, event: Event) -> str:
    """Who takes or deals the damage that an item was set off by; '' where each damage counts for itself."""
    when = standing.effect_of(table, item).when
    kinds = [equivalents.in_plain_words(each) for each in when.events] if when is not None else []
    if any(each in TAKEN_BY for each in kinds):
        return str(event.get("to"))
    is_dealt = when is not None and when.to is None and any(each in DEALT_BY for each in kinds)
    return str(event.get("by") or "") if is_dealt else ""
