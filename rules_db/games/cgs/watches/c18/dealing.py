"""Sections 18.5 and 18.6: what Rent cards and Action Cards ask for, and what they leave alone."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.engine.kernel import Event
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.watches.c18.reading import color_of, has_only_full_sets, is_property, played
from rules_db.games.cgs.watches.reading import Sight, fact, is_said, mana_value
from rules_db.games.cgs.words import SUMMON_ZONES, Zone

UNWATCHED: dict[str, str] = {
    "18.6.9.b": "18.6.9.g refuses the same play, as no Rent card of the player is there, so nothing else happens.",
}
"""Prohibitions and requirements of the sections that no watch sees to, each with the reason."""


def _resolved(sight: Sight, name: str) -> Iterator[Event]:
    """The effects of Action Cards of this name that resolve in this action and that no text negates as they do."""
    for event in sight.of("resolves"):
        card = sight.before.cards[fact(event, "card")]
        is_meant = card.printed.name == name and "Action Card" in card.types
        if is_meant and not is_said(sight.before, "negate (all|the|any) "):
            yield event


def _is_asked(sight: Sight, player: str) -> bool:
    """Whether a player has paid in this action, is to pay, or waits for another who pays first.

    Nobody pays any more once a payment has decided the game, or who has left it.
    """
    has_paid = any(event.who == player for event in sight.of("paid"))
    is_decided = sight.after.is_over or player not in sight.after.order
    return has_paid or is_decided or sight.after.choice is not None or bool(sight.after.agenda)


def _has_money(table: Table, player: str) -> bool:
    lying = [table.cards[name] for zone in (Zone.BANK, Zone.RESOURCES) for name in table.lying(player, zone)]
    return any(card.printed.value and (card.zone is Zone.BANK or is_property(card)) for card in lying)


@book.watch("18.6.8", on=("resolves",))
def watch_that_debts_are_collected(sight: Sight) -> Iterator[str]:
    """Once Debt Collector has resolved, whoever was named has paid five millions or is asked to, with any money."""
    for event in _resolved(sight, "Debt Collector"):
        waiting = [item for item in sight.before.queue if item.card == fact(event, "card")]
        named = {target.id for item in waiting[-1:] for target in item.targets}  # A copy resolves before its original.
        for each in (named & {*sight.before.order}) - {event.who}:
            if _has_money(sight.before, each) and not _is_asked(sight, each):
                yield f"{event.who} collects nothing"
        for paid in sight.of("paid"):
            if event in sight.causes(paid) and fact(paid, "amount") != "5":
                yield f"{paid.who} owes {fact(paid, 'amount')}"


@book.watch("18.6.10", on=("resolves",))
def watch_that_presents_are_given(sight: Sight) -> Iterator[str]:
    """Once It's My Birthday has resolved, every other player with money has given two millions or is asked to."""
    for event in _resolved(sight, "It's My Birthday"):
        for each in sight.before.others(event.who):
            if _has_money(sight.before, each) and not _is_asked(sight, each):
                yield f"{each} gives {event.who} nothing"


@book.watch("18.5.7", "18.5.10.a", on=("resolves",))
def watch_that_rent_is_paid(sight: Sight) -> Iterator[str]:
    """Once rent has been charged, every opponent with money has paid it or is asked to."""
    for event in sight.of("resolves"):
        card = sight.before.cards[fact(event, "card")]
        if card.printed.types != ("Rent card",) or len(card.printed.colors) != 2:
            continue
        item = next((each for each in sight.before.queue if each.card == card.id), None)
        if item is None or item.is_negated or not _brings_in(sight.before, card, item):
            continue
        for each in sight.before.others(event.who):
            if _has_money(sight.before, each) and not _is_asked(sight, each):
                yield f"{each} pays {event.who} no rent for {card.id}"


def _lets(table: Table, item: Item) -> bool:
    """Whether a Rent card charges for a creature with a mana value."""
    let = [table.cards[name] for name in item.paid if name in table.cards]
    return any(card.zone in SUMMON_ZONES and mana_value(card.printed.cost) > 0 for card in let)


def _brings_in(table: Table, rent: Card, item: Item) -> bool:
    return _lets(table, item) if item.paid else _charges(table, rent, item.player)


def _charges(table: Table, rent: Card, player: str) -> bool:
    """Whether a player has a property of each color that a Rent card shows, so that any choice brings in something."""
    lying = [table.cards[name] for name in table.lying(player, Zone.RESOURCES)]
    colors = {color_of(card) for card in lying if card.printed.types == ("Property card",)}
    return set(rent.printed.colors) <= colors


@book.watch("18.6.4.a", "18.6.4.b", "18.6.5.a", on=(Play,))
def watch_that_full_sets_are_safe(sight: Sight) -> Iterator[str]:
    """Nothing out of a full set is given or asked for as a Forced Deal or a Sly Deal is played."""
    for dealt, card in _dealt(sight):
        if is_property(card) and card.zone is Zone.RESOURCES and has_only_full_sets(sight.before, card):
            yield f"{dealt} moves {card.id}, part of a full set"


@book.watch("18.6.6.a", on=(Play,))
def watch_that_energies_stay(sight: Sight) -> Iterator[str]:
    """No Energy is given or asked for as a Forced Deal or a Sly Deal is played."""
    for dealt, card in _dealt(sight):
        if "Energy" in card.types:
            yield f"{dealt} moves {card.id}"


def _dealt(sight: Sight) -> Iterator[tuple[str, Card]]:
    """A Forced Deal or Sly Deal that is played, with each card that it would move, as they lay before."""
    for action, card in played(sight, "Sly Deal", "Forced Deal"):
        for name in (*action.targets, *action.using):
            if name in sight.before.cards:
                yield card.id, sight.before.cards[name]


@book.watch("18.6.9.g", on=(Play,))
def watch_what_is_doubled(sight: Sight) -> Iterator[str]:
    """Double the Rent! is played while a Rent card of its player waits in the Queue."""
    for action, card in played(sight, "Double the Rent!"):
        waiting = (item for item in sight.before.queue if item.player == action.player)
        if not any(sight.before.cards[item.card].printed.types == ("Rent card",) for item in waiting):
            yield f"{card.id} is played, and no Rent card of {action.player} is in the Queue"
