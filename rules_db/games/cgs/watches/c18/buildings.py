"""Section 18.7: where Houses and Hotels are built."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.watches.c18.reading import RENTS, color_of, estate, is_default, is_property, played
from rules_db.games.cgs.watches.reading import Sight

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the section that no watch sees to, each with the reason."""


def _built(sight: Sight) -> Iterator[tuple[str, Card, Card]]:
    """A House or Hotel that is played, with its player and the card that it is for, as they lay before."""
    for action, card in played(sight, "House", "Hotel"):
        if action.on in sight.before.cards:
            yield action.player, card, sight.before.cards[action.on]


def _has(table: Table, card: Card, *names: str, type_: str = "") -> bool:
    on_it = (table.cards[name].printed for name in card.attached)
    return any(each.name in names or (type_ and type_ in each.types) for each in on_it)


def _has_energy(table: Table, card: Card) -> bool:
    return _has(table, card, type_="Energy")


@book.watch("18.7.2", on=(Play,))
def watch_the_railroads(sight: Sight) -> Iterator[str]:
    """No House and no Hotel is for a railroad or a utility, with an Energy or without (18.7.6.R1)."""
    for _, card, host in _built(sight):
        if is_property(host) and color_of(host) in ("Railroad", "Utility"):
            yield f"{card.id} is built on {host.id}, a {color_of(host)}"


@book.watch("18.7.5", "18.7.11", on=(Play,))
def watch_that_nothing_is_built_twice(sight: Sight) -> Iterator[str]:
    """No card that has a House gets another, nor a second Hotel."""
    for _, card, host in _built(sight):
        if _has(sight.before, host, card.printed.name):
            yield f"{card.id} is built on {host.id}, which has one"


@book.watch("18.7.12", on=(Play,))
def watch_that_the_house_comes_first(sight: Sight) -> Iterator[str]:
    """A Hotel is for a card with a House."""
    for _, card, host in _built(sight):
        if card.printed.name == "Hotel" and not _has(sight.before, host, "House"):
            yield f"{card.id} is built on {host.id}, which has no House"


@book.watch("18.7.14", on=(Play,))
def watch_that_a_set_has_one_of_each(sight: Sight) -> Iterator[str]:
    """A single set with a House on one card gets no other on the next."""
    for _, card, host in _built(sight):
        cards = estate(sight.before, host.controller, color_of(host)) if is_property(host) else []
        if len(cards) > len(RENTS.get(color_of(host), ())) or not is_default(sight.before):
            continue
        for each in cards:
            if each.id != host.id and _has(sight.before, each, card.printed.name):
                yield f"{card.id} is built on {host.id} beside {each.id}"


@book.watch("18.7.17", on=(Play,))
def watch_whose_permanents_are_built_on(sight: Sight) -> Iterator[str]:
    """Nobody builds on what somebody else controls."""
    for player, card, host in _built(sight):
        if host.controller != player:
            yield f"{card.id} is built on {host.id} of {host.controller or 'nobody'}"
