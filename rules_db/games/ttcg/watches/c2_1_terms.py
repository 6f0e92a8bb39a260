"""Chapter 2.1: what the words mean, as far as what happens shows it."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.engine.kernel import Event
from rules_db.games.ttcg.actions.values import Choose, Play
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.state import Card, Table, Zone, effect_of
from rules_db.games.ttcg.watches.reading import (
    FIELD,
    PLAYS,
    Sight,
    fact,
    is_anything_immune,
    is_magic,
    number_of,
    pile,
    resolutions,
)

TYPES = ("Water", "Fire", "Earth", "Nature", "Electric", "Light", "Dark", "Magic")
"""The seven types of creatures, and the one of magic cards (2.1.23.R1)."""

PILES = (Zone.DECK, Zone.HAND, Zone.DISCARD)

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""


@book.watch("2.1.7")
def watch_that_cards_go_home(sight: Sight) -> Iterator[str]:
    """Off the field each card is in a pile of the player who brought it, and no card is in two places or in none."""
    found = dict[str, str]()
    for seat in sight.after.seats:
        for name, where in _lying(sight.after, seat):
            if name in found:
                yield f"{name} is in the {found[name]} and in the {where} of {seat}"
            found[name] = f"{where} of {seat}"
            if where in PILES and sight.after.cards[name].owner != seat:
                yield f"{name} of {sight.after.cards[name].owner} is in the {where} of {seat}"
    yield from (f"{name} is nowhere" for name in sight.after.cards if name not in found)


def _lying(table: Table, seat: str) -> Iterator[tuple[str, str]]:
    """The cards of one side, each with its place."""
    for zone in PILES:
        yield from ((name, zone) for name in pile(table, seat, zone))
    for top in table.players[seat].field:
        yield from ((name, "field") for name in (top, *table.cards[top].under))


@book.watch("2.1.3")
def watch_that_hands_are_played_from(sight: Sight) -> Iterator[str]:
    """A player plays cards out of their own hand; only effects bring them from elsewhere."""
    action = sight.action
    if isinstance(action, Play) and action.card not in sight.before.players[action.player].hand:
        card = sight.before.cards[action.card]
        yield f"{action.player} plays {card.id} from the {card.zone} of {card.player}"


@book.watch("2.1.4")
def watch_that_draws_come_off_the_deck(sight: Sight) -> Iterator[str]:
    """A draw takes the card on top of the deck into the hand of its player."""
    decks = {seat: list(player.deck) for seat, player in sight.before.players.items()}
    if not sight.kinds.isdisjoint(("shuffled", "searched", "milled", "returned to the deck")):
        decks.clear()
    for event in sight.of("drawn"):
        name, deck = fact(event, "card"), decks.get(event.who)
        if (fact(event, "origin"), fact(event, "to")) != (Zone.DECK, Zone.HAND):
            yield f"{event.who} draws {name} from the {fact(event, 'origin')} to the {fact(event, 'to')}"
        if deck is not None and (not deck or deck.pop() != name):
            yield f"{event.who} draws {name}, which is not on top of the deck"
        if _stays_put(sight, event) and sight.after.cards[name].zone is not Zone.HAND:
            yield f"{event.who} draws {name}, which is in the {sight.after.cards[name].zone}"


def _stays_put(sight: Sight, event: Event) -> bool:
    """Whether nothing more happens to the card of an event."""
    name = fact(event, "card")
    return all(fact(later, "card") != name for later in sight.events[event.number + 1 :])


@book.watch("2.1.5")
def watch_that_decks_are_mixed(sight: Sight) -> Iterator[str]:
    """Chance mixes a deck that is shuffled, and one that was searched is shuffled."""
    for event in sight.of("shuffled"):
        if len(sight.after.players[event.who].deck) > 1 and sight.after.chance == sight.before.chance:
            yield f"{event.who} shuffles, and nothing is left to chance"
    for event in sight.of("searched"):
        shuffles = [each for each in sight.of("shuffled") if each.number > event.number and each.who == event.who]
        if fact(event, "origin") == Zone.DECK and not shuffles:
            yield f"{event.who} has searched a deck, and does not shuffle it"


@book.watch("2.1.6")
def watch_that_discards_leave(sight: Sight) -> Iterator[str]:
    """What a player has chosen to discard goes to the discard pile, as do milled and destroyed cards."""
    action = sight.action
    yield from _astray(sight)
    if not isinstance(action, Choose) or action.kind != "discard":
        return
    for name in action.picks:
        is_done = any(fact(event, "card") == name for event in sight.of("discarded"))
        if sight.after.choice is None and not is_done:
            yield f"{action.player} has chosen to discard {name}, which is in the {sight.after.cards[name].zone}"


def _astray(sight: Sight) -> Iterator[str]:
    for event in sight.of("discarded", "milled", "destroyed"):
        name = fact(event, "card")
        if _stays_put(sight, event) and sight.after.cards[name].zone is not Zone.DISCARD:
            yield f"{name} is {event.kind}, and is in the {sight.after.cards[name].zone}"
        if event.kind == "milled" and fact(event, "origin") != Zone.DECK:
            yield f"{name} is milled from the {fact(event, 'origin')}"
    for event in sight.of("recovered"):
        if fact(event, "origin") in (*FIELD, Zone.DECK, Zone.HAND):
            yield f"{fact(event, 'card')} is recovered from the {fact(event, 'origin')}"


@book.watch("2.1.18")
def watch_that_piles_are_destroyed_together(sight: Sight) -> Iterator[str]:
    """With the top card of a pile every card under it goes to the discard pile."""
    if not sight.kinds.isdisjoint(("leveled up", "returned", "returned to the deck", "recovered", "laid under")):
        return
    for event in sight.of("destroyed"):
        top = sight.before.cards[fact(event, "card")]
        for name in top.under:
            if sight.after.cards[name].zone is not Zone.DISCARD:
                yield f"{top.id} is destroyed, and {name} under it is in the {sight.after.cards[name].zone}"


@book.watch("2.1.12", "2.1.13", "2.1.22", "2.2.9.1")
def watch_that_zones_hold_their_kind(sight: Sight) -> Iterator[str]:
    """Creatures lie in the creature zone, magic cards in the magic zone."""
    for card in sight.after.cards.values():
        if card.zone in FIELD and (card.zone is Zone.MAGIC) != is_magic(card):
            yield f"{card.id}, of the type {card.printed.type}, lies in the {card.zone}"


@book.watch("2.1.11", "2.1.14")
def watch_that_plays_come_to_the_field(sight: Sight) -> Iterator[str]:
    """A card that is played comes to lie on the field, face-up or face-down as it was played."""
    for event in sight.of(*PLAYS):
        card = sight.after.cards[fact(event, "card")]
        if _stays_put(sight, event) and card.zone not in (*FIELD, Zone.UNDER):
            yield f"{card.id} is {event.kind}, and is in the {card.zone}"
        elif _stays_put(sight, event) and card.is_face_down != (fact(event, "facing") == "face-down"):
            yield f"{card.id} is {event.kind} {fact(event, 'facing')}, and does not lie so"


@book.watch("2.2.5.8.b")
def watch_where_cards_are_tapped(sight: Sight) -> Iterator[str]:
    """Only cards on the field are tapped: elsewhere each counts as untapped."""
    for card in sight.after.cards.values():
        if card.tapped and card.zone in PILES:
            yield f"{card.id} is tapped in the {card.zone}"


@book.watch("2.1.15")
def watch_how_cards_are_tapped(sight: Sight) -> Iterator[str]:
    """What is tapped lies sideways then, and what is untapped upright; nothing turns by itself."""
    turned = {fact(event, "card"): event for event in sight.of("tapped", "untapped")}
    for name, event in turned.items():
        card = sight.after.cards[name]
        if _stays_put(sight, event) and card.zone in FIELD and bool(card.tapped) != (event.kind == "tapped"):
            yield f"{name} is {event.kind}, and does not lie so"
    for card in sight.after.cards.values():
        old = sight.before.cards.get(card.id, card)
        if bool(old.tapped) != bool(card.tapped) and card.id not in turned and _has_stayed(old, card):
            yield f"{card.id} {'lies sideways' if card.tapped else 'is upright again'}, and nothing did that"


def _has_stayed(old: Card, new: Card) -> bool:
    return old.stay == new.stay and old.zone is new.zone and new.zone in FIELD


@book.watch("2.1.17", "2.2.6.3")
def watch_what_lies_under_what(sight: Sight) -> Iterator[str]:
    """A card lies under others where the top card of its pile has it under it, and nowhere else."""
    cards = sight.after.cards
    for card in cards.values():
        if (card.zone is Zone.UNDER) != bool(card.above) or (card.above and card.id not in cards[card.above].under):
            yield f"{card.id} is in the {card.zone}, with {card.above or 'nothing'} on top"
        if card.zone is Zone.NOWHERE:
            yield f"{card.id} is in no pile and on no field, and lies under nothing"
        yield from (f"{name} is not under {card.id}" for name in card.under if cards[name].above != card.id)


@book.watch("2.1.23")
def watch_the_types(sight: Sight) -> Iterator[str]:
    """Each card has one of the seven types of creatures, or is a magic card."""
    for card in sight.after.cards.values() if sight.action is None else ():
        if card.printed.type not in TYPES:
            yield f"{card.id} is of the type {card.printed.type}"


@book.watch("2.2.5.9.d")
def watch_that_equip_cards_are_attached(sight: Sight) -> Iterator[str]:
    """An Equip card is attached to another card, on top of its pile."""
    for card in sight.after.cards.values():
        if card.host and (card.host == card.id or sight.after.cards[card.host].zone not in FIELD):
            yield f"{card.id} is attached to {card.host}, in the {sight.after.cards[card.host].zone}"
    for event in sight.of("equipped"):
        name, host = fact(event, "card"), fact(event, "host")
        used_up = [fact(each, "card") for each in sight.of("used up") if each.because == event.because]
        is_moved = any(host in (fact(each, "card"), fact(each, "on")) for each in sight.events[event.number + 1 :])
        if _stays_put(sight, event) and not is_moved and sight.after.cards[name].host != host:
            yield f"{name} is attached to {sight.after.cards[name].host or 'nothing'}, not to {host}"
        if event.because is not None and name in used_up:
            yield f"{name} is attached to {host}, and goes to the discard pile all the same"


@book.watch("2.1.30")
def watch_that_equip_effects_attach(sight: Sight) -> Iterator[str]:
    """An Equip effect that resolves attaches its card to what it was aimed at."""
    for event, activation in resolutions(sight) if not is_anything_immune(sight) else ():
        is_equip = effect_of(sight.before, activation).type == "equip" and event.kind == "resolved"
        equipped = [fact(each, "host") for each in sight.of("equipped") if each.because == event.number]
        if is_equip and equipped != [target.id for target in activation.targets]:
            yield f"the Equip effect of {activation.card} resolves, and attaches it to {equipped or 'nothing'}"


@book.watch("2.1.31")
def watch_that_negated_effects_do_nothing(sight: Sight) -> Iterator[str]:
    """An effect that was negated does nothing as its turn in the chain comes."""
    negated = [(fact(event, "card"), number_of(event, "effect"), event.number) for event in sight.of("negated")]
    for event, activation in resolutions(sight):
        card, effect = activation.card, activation.effect + 1
        is_now = any(each[:2] == (card, effect) and each[2] < event.number for each in negated)
        if event.kind == "resolved" and (activation.is_negated or is_now):
            yield f"effect {effect} of {card} resolves, and was negated"
