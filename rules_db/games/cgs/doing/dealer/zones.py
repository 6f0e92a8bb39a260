"""The cards in the Dealer's zones: how they are revealed and replaced, and where they go that leave."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.cgs.book import book
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.dealer import inflicting, lapsing
from rules_db.games.cgs.doing.zones import moving, putting
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.rules.c17_dealer import cards, cycle
from rules_db.games.cgs.rules.c17_dealer import effects as rules
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone

TAKEN_UP = "taken up"
"""The event of cards that the Dealer takes up after the river."""


REPLACED = "17.2.6"
"""The rule by which a card is revealed that replaces another."""


def reveal(table: Table, trace: Trace, place: int, rule: str) -> Card:
    """Put the top card of the Dealer's deck face-up into a Dealer's zone."""
    card = table.cards[moving.top_of(table, "", Zone.DEALERS_DECK)]
    moving.leave(table, card)
    card.zone, card.place, card.home = Zone.DEALERS_ZONE, place, Zone.DEALERS_DECK
    card.entered, card.since = table.turn, table.tick()
    putting.lay(table, card)
    effects().comes_into_play(table, card)
    happenings.happen(table, trace, "revealed", rule, card=card.id, zone=f"{card.zone} {place}")
    return card


def activate(table: Table, revealed: Sequence[Card]) -> None:
    """Have the Dealer create the effects of cards that it has revealed, from left to right."""
    names = [each.id for each in revealed]
    for name in cycle.in_order(names) or names[::-1]:
        table.dealing += inflicting.of_revealed(table, table.cards[name])


def fill(table: Table, trace: Trace, rule: str = REPLACED) -> list[Card]:
    """Reveal a card for each empty zone that the cycle has filled, as far as there are cards."""
    row = table.shared[Zone.DEALERS_ZONE]
    reach = range(1, cards.filled_by_the_cycle(table) + 1)
    empty = [place for place in reach if not row[place - 1] and place not in table.bare]
    revealed: list[Card] = []
    for place in cards.from_left_to_right(empty) or empty[::-1]:
        if cards.stays_empty(table) or (rule == REPLACED and cards.is_endless(_replaced(trace), _all(table))):
            table.bare.append(place)
        elif table.shared[Zone.DEALERS_DECK]:
            revealed.append(reveal(table, trace, place, rule))
    return revealed


def _replaced(trace: Trace) -> int:
    """How many cards have replaced others since somebody last had a choice."""
    return sum(each.kind == "revealed" and each.rule == book.id(REPLACED) for each in trace.events)


def _all(table: Table) -> int:
    return len(table.shared[Zone.DEALERS_DECK]) + len(table.lying("", Zone.DEALERS_ZONE))


def replace(table: Table, trace: Trace) -> None:
    """New cards for those that have left the Dealer's zones."""
    revealed = fill(table, trace) if cards.is_replaced() else []
    if revealed and cards.new_card_activates():
        activate(table, revealed)


def follow(table: Table, trace: Trace, events: Sequence[Event]) -> None:
    """What follows when cards have moved: effects end, what goes back is shuffled in, and zones are filled anew."""
    gone = [str(each.get("card")) for each in events]
    left = [each for each in events if each.get("origin") == Zone.DEALERS_ZONE]
    for event in left:
        if rules.ends_as_it_leaves():
            lapsing.end_all(table, trace, str(event.get("card")), "17.6.6.a")
    lapsing.end_for(table, trace, gone)
    rule = next((rule for each in events if (rule := _shuffled_by(table, each))), "")
    if rule:
        shuffle(table, trace, rule)
    if left:
        replace(table, trace)


def _shuffled_by(table: Table, event: Event) -> str:
    """The rule by which a card that has gone into the Dealer's deck is shuffled in, '' for none."""
    card = table.cards[str(event.get("card"))]
    if card.zone is not Zone.DEALERS_DECK or event.kind == TAKEN_UP:
        return ""
    if event.get("origin") == Zone.DEALERS_ZONE:
        is_named = event.kind in ("destroyed", "exiled")
        return "17.2.3" if cards.is_shuffled_in(Zone.DEALERS_ZONE) and (is_named or cards.whatever_moves_it()) else ""
    return "17.2.9" if cards.stolen_is_shuffled_in(card) else ""


def shuffle(table: Table, trace: Trace, rule: str) -> None:
    moving.shuffle(table, "", Zone.DEALERS_DECK)
    happenings.happen(table, trace, "shuffled", rule)
