"""Sections 18.1 and 18.2: drawing and playing cards of Monopoly Deal, banking and paying."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.engine.kernel import Event
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.watches.c18.reading import is_property, is_slow_time, shows_all, streets
from rules_db.games.cgs.watches.reading import Sight, fact
from rules_db.games.cgs.words import Game, Zone

UNWATCHED: dict[str, str] = {
    "18.1.1.b": "Without it nothing else happens: there is no card that could be drawn, and nobody loses by 3.1.4.",
    "18.1.3.c": "What has been counted is seen only from the next card that is refused, and a refusal is no action.",
    "18.2.3": "8.1.7 refuses the same play since no other zone is open to the card, so nothing else happens.",
    "18.2.1": "A card lies in one place or the other, so nothing on the table could be a part of it.",
}
"""Prohibitions and requirements of the sections that no watch sees to, each with the reason."""


@book.watch("18.1.2")
def watch_who_draws_from_the_deck(sight: Sight) -> Iterator[str]:
    """No effect takes a card off the Monopoly Deal deck but those that name it, and nobody is asked to draw there."""
    choice = sight.after.choice
    if choice is not None and str(Zone.MONOPOLY_DECK) in choice.options:
        yield f"{choice.player} may draw from the Monopoly Deal deck"
    for event in sight.of("drawn"):
        if sight.before.cards[fact(event, "card")].zone is not Zone.MONOPOLY_DECK:
            continue
        for source in _resolving(sight, event):
            if source.printed.name != "Pass Go" and "Monopoly Deal deck" not in source.printed.text:
                yield f"{source.id} draws {fact(event, 'card')}"


@book.watch("18.6.12.a", on=("drawn",))
def watch_what_pass_go_draws(sight: Sight) -> Iterator[str]:
    """Pass Go takes no card of another deck."""
    for event in sight.of("drawn"):
        card = sight.before.cards[fact(event, "card")]
        if card.zone is not Zone.MONOPOLY_DECK and card.printed.game is not Game.MONOPOLY:
            sources = [source for source in _resolving(sight, event) if source.printed.name == "Pass Go"]
            yield from (f"{source.id} draws {card.id}" for source in sources)


def _resolving(sight: Sight, event: Event) -> Iterator[Card]:
    """The card whose effect led to an event."""
    for cause in sight.causes(event):
        if cause.kind == "resolves":
            yield sight.before.cards[fact(cause, "card")]
            return


@book.watch("18.1.3", on=(Play,))
def watch_the_fourth_card(sight: Sight) -> Iterator[str]:
    """Nobody plays or banks a card of Monopoly Deal in their own turn after three properties of this turn.

    Those that were won or paid came in this turn as well (18.1.3.c): they are counted only as far as plays are noted.
    """
    action, before = sight.action, sight.before
    if not isinstance(action, Play) or action.is_face_down or action.player != before.turn_player:
        return
    card = before.cards[action.card]
    if card.printed.game is not Game.MONOPOLY or card.printed.name == "Just Say No!":
        return
    lying = [before.cards[name] for name in before.lying(action.player, Zone.RESOURCES)]
    own = [each.id for each in lying if is_property(each) and each.entered == before.turn]
    if min(len(own), before.uses.get(f"Monopoly Deal/{action.player}", 0)) >= 3:
        yield f"{card.id} follows {', '.join(own)} in turn {before.turn}"


@book.watch("18.1.3.d", on=(Play,))
def watch_when_cards_are_banked(sight: Sight) -> Iterator[str]:
    """A card is banked in a Main Phase of its player's own turn, with nothing in the Queue."""
    action = sight.action
    if isinstance(action, Play) and action.zone is Zone.BANK and not is_slow_time(sight, action.player):
        yield f"{action.player} banks {action.card} in the {sight.before.phase} of {sight.before.turn_player}"


@book.watch("18.3.3")
def watch_what_lies_in_banks(sight: Sight) -> Iterator[str]:
    """No Property card and no Property Wildcard lies in a bank zone."""
    for seat in sight.after.order:
        for name in sight.after.lying(seat, Zone.BANK):
            if is_property(sight.after.cards[name]):
                yield f"{name} lies in the bank of {seat}"


def _payments(sight: Sight) -> Iterator[tuple[Event, list[Card]]]:
    """What was paid to another player, with the cards as they lay before."""
    for event in sight.of("paid"):
        names = event.get("cards")
        if fact(event, "payee") and isinstance(names, list):
            yield event, [sight.before.cards[str(name)] for name in names]


@book.watch("18.2.2.a", on=("paid",))
def watch_what_is_paid_with(sight: Sight) -> Iterator[str]:
    """Another player is paid from the bank, and with properties in play, all of them the payer's own."""
    for event, cards in _payments(sight):
        for card in cards:
            is_banked = card.zone is Zone.BANK and card.player == event.who
            is_street = is_property(card) and card.controller == event.who
            if card.zone is Zone.HAND or not (is_banked or is_street):
                yield f"{event.who} pays with {card.id} of the {card.zone}"


@book.watch("18.2.2.b", on=("paid",))
def watch_that_nobody_adds_a_tip(sight: Sight) -> Iterator[str]:
    """Of what is paid, no card could have stayed without the sum falling short."""
    for event, cards in _payments(sight):
        total, due = sum(card.printed.value for card in cards), int(fact(event, "amount") or 0)
        for card in cards:
            if total - card.printed.value >= due:
                yield f"{event.who} owes {due} and adds {card.id}"


@book.watch("18.5.9", on=("paid",))
def watch_that_the_rest_is_given(sight: Sight) -> Iterator[str]:
    """Whoever pays less than is owed has nothing left that could be paid with."""
    for event, cards in _payments(sight):
        total, due = sum(card.printed.value for card in cards), int(fact(event, "amount") or 0)
        left = [card.id for card in _means(sight.before, event.who) if card not in cards]
        if total < due and left:
            yield f"{event.who} owes {due}, pays {total} and keeps {', '.join(left)}"


def _means(table: Table, player: str) -> list[Card]:
    """What a player could pay another with."""
    banked = [table.cards[name] for name in table.lying(player, Zone.BANK)]
    lying = [table.cards[name] for name in streets(table, player)]
    own = [card for card in lying if is_property(card) and card.controller == player and not card.is_face_down]
    return [card for card in (*banked, *own) if card.printed.value]


@book.watch("18.4.7.b")
def watch_what_mr_monopoly_pays(sight: Sight) -> Iterator[str]:
    """No ten-color Property Wildcard is paid with, nor lies in a betting zone."""
    for event in sight.of("paid"):
        names = event.get("cards")
        for name in names if isinstance(names, list) else ():
            if shows_all(sight.before.cards[str(name)]):
                yield f"{event.who} pays with {name}"
    for seat in sight.after.order:
        yield from (
            f"{name} is bet by {seat}"
            for name in sight.after.lying(seat, Zone.BETTING)
            if shows_all(sight.after.cards[name])
        )
