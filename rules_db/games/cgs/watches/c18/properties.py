"""Sections 18.3 and 18.4: temporary money, sets, and the colors of Property Wildcards."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.watches.c18.reading import (
    RENTS,
    built_on,
    color_of,
    estate,
    full_sets,
    is_default,
    is_property,
    is_slow_time,
    rent_of,
    shows_all,
)
from rules_db.games.cgs.watches.reading import Sight, fact
from rules_db.games.cgs.words import Zone

UNWATCHED: dict[str, str] = {
    "18.4.3": "What a Wildcard is taken for is no fact of the table: its color stands there without the rule, too.",
}
"""Prohibitions and requirements of the sections that no watch sees to, each with the reason."""


@book.watch("18.3.4.a", on=("temporary money",))
def watch_when_streets_are_tapped_for_money(sight: Sight) -> Iterator[str]:
    """Temporary money is got in a Main Phase of one's own, with nothing in the Queue."""
    for event in sight.of("temporary money"):
        if not is_slow_time(sight, event.who):
            yield f"{event.who} gets temporary money in the {sight.before.phase} of {sight.before.turn_player}"


def _tapped_for_money(sight: Sight) -> Iterator[tuple[str, int, list[Card]]]:
    """Who got temporary money, how much, and the cards of that color as they lay before."""
    for event in sight.of("temporary money"):
        tapped = [sight.before.cards[fact(each, "card")] for each in sight.of("tapped")]
        color = color_of(tapped[0]) if tapped else ""
        yield event.who, int(fact(event, "amount") or 0), estate(sight.before, event.who, color) if color else []


@book.watch("18.3.4.e", on=("temporary money",))
def watch_that_a_set_is_tapped_together(sight: Sight) -> Iterator[str]:
    """Of a set that is tapped for money every card was upright, and no card stays so."""
    for player, _, cards in _tapped_for_money(sight):
        if not cards:
            yield f"{player} gets temporary money, and nothing is tapped"
        most = len(RENTS.get(color_of(cards[0]), ())) if cards else 0
        if len(cards) <= most and len(built_on(sight.before, cards)) < 2:
            yield from (f"{card.id} was tapped already" for card in cards if card.is_tapped)
            yield from (f"{card.id} stays upright" for card in cards if not sight.after.cards[card.id].is_tapped)


@book.watch("18.3.4.b", on=("temporary money",))
def watch_how_much_money_a_set_gives(sight: Sight) -> Iterator[str]:
    """The temporary money of a single set is its rent value."""
    if not is_default(sight.before):
        return
    for player, amount, cards in _tapped_for_money(sight):
        worth = rent_of(sight.before, player, color_of(cards[0])) if cards else None
        if worth is not None and worth != amount:
            yield f"{player} gets {amount} for a set that brings in {worth}"


@book.watch("18.3.6.a", on=("stolen",))
def watch_that_sets_have_a_size(sight: Sight) -> Iterator[str]:
    """Deal Breaker takes no more properties than make a full set of their color."""
    stolen = [sight.before.cards[fact(event, "card")] for event in sight.of("stolen")]
    if not stolen or not is_default(sight.before):
        return
    for color, numbers in RENTS.items():
        taken = [card.id for card in stolen if is_property(card) and color_of(card) == color]
        if len(taken) > len(numbers):
            yield f"{', '.join(taken)} are stolen as one set"


@book.watch("18.3.6.b", on=("temporary money", "rent charged"))
def watch_that_rent_has_a_limit(sight: Sight) -> Iterator[str]:
    """Rent for properties is never more than one full set with its buildings brings in, and nothing for no set."""
    if not is_default(sight.before):
        return
    for event in sight.of("temporary money", "rent charged"):
        amount, color = int(fact(event, "amount") or 0), fact(event, "color")
        if event.kind == "temporary money":
            tapped = [sight.before.cards[fact(each, "card")] for each in sight.of("tapped")]
            color = color_of(tapped[0]) if tapped else ""
        if color not in RENTS or fact(event, "permanent") or fact(event, "card") in sight.before.cards:
            continue
        cards = estate(sight.before, event.who, color)
        built = {sight.before.cards[name].printed.name for card in cards for name in card.attached}
        most = max(RENTS[color]) + 3 * ("House" in built) + 4 * ("Hotel" in built)
        if all(map(shows_all, cards)):
            most = 0
        if amount > most:
            yield f"{event.who} gets {amount} for {len(cards)} cards of {color}"


@book.watch("18.3.7", "18.3.7.b", "18.4.2.a", "3.1.5")
def watch_who_wins_by_sets(sight: Sight) -> Iterator[str]:
    """Whoever has three full sets of different colors wins, and nobody wins by sets with less."""
    after = sight.after
    if not is_default(after):
        return
    for event in sight.of("wins", "won"):
        if event.rule.endswith("-3.1.5") and len(full_sets(after, event.who)) < 3 and not _has_more(sight, event.who):
            yield f"{event.who} wins with full sets of {' and '.join(full_sets(after, event.who)) or 'nothing'}"
    if not after.is_over:
        for seat in after.order:
            if len(full_sets(after, seat)) >= 3:
                yield f"{seat} has full sets of {' and '.join(full_sets(after, seat))}, and the game goes on"


def _has_more(sight: Sight, player: str) -> bool:
    """Whether a property lies on top of the Uno pile, where it counts for a set of its controller (15.4.8)."""
    pile = sight.after.lying("", Zone.UNO_PILE)
    return bool(pile) and sight.after.cards[pile[-1]].controller == player


@book.watch("18.4.4.a")
def watch_when_wildcards_change(sight: Sight) -> Iterator[str]:
    """A Property Wildcard in play changes its color in a Main Phase of its controller, with nothing in the Queue.

    One that had none yet, since nobody has played it, does not change it by being given one.
    """
    named = {fact(event, "card") for event in sight.of("declared a color")}
    for seat in sight.before.order:
        for card in estate(sight.before, seat):
            now = sight.after.cards[card.id]
            if now.zone is not Zone.RESOURCES or now.stay != card.stay or color_of(now) == color_of(card):
                continue
            if not is_slow_time(sight, seat) and (card.declared or card.id not in named):
                yield f"{card.id} changes to {color_of(now)} in the {sight.before.phase} of {sight.before.turn_player}"
