"""When effects that the Dealer has created end: with their card, or with what a copy is attached to."""

from __future__ import annotations

from collections.abc import Collection

from rules_db.engine.trace import Trace
from rules_db.games.cgs.card_text.doing import standing
from rules_db.games.cgs.card_text.doing.acts.returning import UNTIL
from rules_db.games.cgs.rules.c17_dealer import effects as rules
from rules_db.games.cgs.state import Item, Lasting, Table


def end_all(table: Table, trace: Trace, card: str, rule: str) -> bool:
    """End every effect that the Dealer has created from a card; whether there was any."""
    if not rules.end_with_card():
        return False
    ended = [each for each in (*table.queue, *table.dealing, *table.copies) if _is_from(each, card)]
    under_way = [
        each.item for each in table.agenda if each.kind == "effect" and each.item and _is_from(each.item, card)
    ]
    for item in under_way:
        item.is_negated = True
    left = [each for each in table.lasting if not _ends(table, each, card)]
    is_any = bool(ended or under_way) or len(left) < len(table.lasting)
    if is_any:
        table.lasting = left
        for row in (table.queue, table.dealing, table.copies):
            row[:] = [each for each in row if not _is_from(each, card)]
        trace.emit("effect ended", rule, card=card)
    return is_any


def _ends(table: Table, each: Lasting, card: str) -> bool:
    """Whether that leaves nothing behind; what has been exiled until then has yet to come back, as its time is over."""
    if not each.inflicts or each.card != card:
        return False
    if each.with_ is None or standing.step_left(table, each).verb != UNTIL:
        return True
    each.with_.stay = OVER
    return False


OVER = -1
"""No stay of any card: what lasts during it is over."""


def _is_from(item: Item, card: str) -> bool:
    return bool(item.inflicts) and item.card == card


def end_for(table: Table, trace: Trace, gone: Collection[str]) -> None:
    """End what a copy has granted to a card that has left play."""
    for each in [copy for copy in table.copies if rules.ends_with_target(copy.on in gone)]:
        table.copies.remove(each)
        trace.emit("effect ended", "17.6.19", each.player, card=each.card, of=each.on)


def negated(table: Table) -> list[str]:
    """The Dealer's cards with effects under way that have been negated."""
    items = (*table.queue, *table.dealing, *table.copies)
    names = [each.card for each in items if each.inflicts] + [each.card for each in table.lasting if each.inflicts]
    cards = [table.cards[each] for each in dict.fromkeys(names)]
    return [card.id for card in cards if rules.ends_as_it_is_negated(standing.is_negated(table, card))]


def end_negated(table: Table, trace: Trace) -> bool:
    """End the effects of the next of them; whether there were any."""
    return any(end_all(table, trace, each, "17.6.6.b") for each in negated(table))
