"""Cards that change places: what they lose by it, what goes along, and what notices.

What happens at one moment is one batch: all cards move, and then whoever waits for it notices.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rules_db.engine.kernel import Event, Plain
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.playing.saying import BY_OTHER_COST
from rules_db.games.cgs.doing.zones import as_it_left, copies, destinations
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.numbers import told
from rules_db.games.cgs.properties import DEFENSIVE, OFFENSIVE, stat
from rules_db.games.cgs.rules.c2_zones import own_zones, shared_zones
from rules_db.games.cgs.rules.c4_turn import owning
from rules_db.games.cgs.rules.c5_cards import places
from rules_db.games.cgs.rules.c15_uno import wilds
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import ON_FIELD, PLACES, SHARED, Zone

AS_IT_LEAVES = "leave for another place"
"""The deed of a card that a text has banished when it leaves the field."""


ELSEWHERE: hooks.Ordered[Callable[[Table, Card], bool]] = hooks.Ordered()
"""What has cards of their owners exiled that would go to a discard pile."""


@dataclass(frozen=True, slots=True)
class Place:
    """A pile, and how a card comes into it."""

    zone: Zone
    is_bottom: bool = False
    is_shuffled: bool = False


DYING: hooks.Ordered[Callable[[Table, Card], Place | None]] = hooks.Ordered()
"""Where a card goes by a text that would go from the field to a discard pile; None where none says so."""


@dataclass(frozen=True, slots=True)
class Move:
    """One card that leaves for a pile: the kind and rule of the event that says so, and what else it tells.

    `is_face_down`: nobody but its owner sees it where it is exiled to.
    """

    card: str
    to: Zone
    kind: str
    rule: str
    is_bottom: bool = False
    is_face_down: bool = False
    data: tuple[tuple[str, Plain], ...] = ()


def move(table: Table, trace: Trace, batch: Sequence[Move]) -> list[Event]:
    """Move cards to piles, all at the same moment; the cards of a stack go together (5.1.12)."""
    if not batch:
        return []
    events, whole = [], _with_stacks(table, batch)
    gone = effects().watching_from_field(table, [each.card for each in whole]) if len(whole) > 1 else {}
    last = {each.card: last_stats(table, table.cards[each.card]) for each in whole}
    elsewhere = {each.card: place for each in whole if (place := _goes_elsewhere(table, table.cards[each.card]))}
    shuffled: list[str] = []
    for each in whole:
        card = table.cards[each.card]
        data = dict(each.data)
        to = destinations.where(copies.as_it_is(card), each.kind, each.to, data.get("how"))
        if card.zone in ON_FIELD and to is not Zone.EXILE and effects().forbidden(table, AS_IT_LEAVES, card.id):
            to = Zone.EXILE
        if card.is_token:
            to = destinations.of_token(card, to)
        place = elsewhere.get(each.card) if to is Zone.DISCARD else None
        if place is not None:
            to = destinations.where(card, "", place.zone, None)
            shuffled += [card.owner] if place.is_shuffled else []
        player, origin = card.player or card.controller, str(card.zone)
        facts: dict[str, Plain] = {"card": card.id, "origin": origin, "to": str(to), **data}
        if card.attached:
            facts["attached"] = list(card.attached)
        facts |= as_it_left.told_host(table, card)
        if card.became:
            facts[as_it_left.WAS] = list(card.became)
        events.append(trace.emit(each.kind, each.rule, card.controller or card.player, **facts))
        leave(table, card, stays_copy=True)
        card.last = last[card.id]
        arrive(table, card, to, each.is_bottom if place is None else place.is_bottom, player)
        card.is_face_down = each.is_face_down and card.zone is Zone.EXILE
    for name in dict.fromkeys(shuffled):
        shuffle(table, name, Zone.MAIN_DECK)
    for event in events:
        happenings.follow(table, trace, event, gone)
    for each in whole:
        copies.end(table.cards[each.card])
    _remove_tokens(table, trace, events)
    for follow in hooks.MOVED.at():
        follow(table, trace, events)
    return events


def _goes_elsewhere(table: Table, card: Card) -> Place | None:
    """Where a card goes in place of a discard pile; None where it goes there."""
    if card.owner and any(check(table, card) for check in ELSEWHERE.at()):
        return Place(Zone.EXILE)
    top = table.cards[card.above] if card.above else card
    places = (place(table, top) for place in DYING.at()) if top.zone in ON_FIELD else ()
    return next((each for each in places if each is not None), None)


def last_stats(table: Table, card: Card) -> list[str]:
    """What is known of a summon that leaves play: stay, stats, counters and the like; [] for any other card."""
    if card.zone not in ON_FIELD or card.is_face_down or not is_summon(card):
        return []
    stats = (told(stat(table, card, each)) for each in (OFFENSIVE, DEFENSIVE))
    counters = [each for kind, count in card.counters.items() for each in [kind] * count]
    cast_so = [BY_OTHER_COST] if BY_OTHER_COST in card.chosen else []
    return [str(card.stay), *stats, *counters, *cast_so, *as_it_left.told_attached(table, card)]


def _remove_tokens(table: Table, trace: Trace, events: Sequence[Event]) -> None:
    """Tokens that have left the field are removed from play."""
    for event in events:
        card = table.cards[str(event.get("card"))]
        if not card.is_token:
            continue
        by_effect = destinations.is_by_effect(event.kind, event.get("how"))
        if rule := destinations.is_removed(card, by_effect):
            with trace.because(event):
                trace.emit("removed from play", rule, card.owner, card=card.id)
            leave(table, card)


def _with_stacks(table: Table, batch: Sequence[Move]) -> list[Move]:
    whole = []
    for each in batch:
        beneath = table.cards[each.card].beneath if places.moves_together() else []
        whole += [
            each,
            *(Move(name, each.to, each.kind, each.rule, each.is_bottom, each.is_face_down) for name in beneath),
        ]
    return whole


def pile_of(table: Table, card: Card) -> list[str]:
    """The list in which a card lies; an empty one for a card that lies in none."""
    if card.zone in SHARED:
        return table.shared[card.zone]
    if card.player and card.zone in table.players[card.player].zones:
        return table.players[card.player].zones[card.zone]
    return []


def leave(table: Table, card: Card, stays_copy: bool = False) -> None:
    """Take a card from where it is; what it was there is forgotten. What is attached to it still names it as host.

    With `stays_copy` what it is a copy of is still to be heard of.
    """
    pile = pile_of(table, card)
    if card.place:
        pile[card.place - 1] = ""
    elif card.id in pile:
        pile.remove(card.id)
    if card.above and card.id in table.cards[card.above].beneath:
        table.cards[card.above].beneath.remove(card.id)
    if card.host in table.cards and card.id in table.cards[card.host].attached:
        table.cards[card.host].attached.remove(card.id)
    if card.id in table.standing:
        table.standing.remove(card.id)
    _forget(card)
    if not stays_copy:
        copies.end(card)
    card.left_in = table.turn


def lift(table: Table, card: Card) -> None:
    """Take a card from where it is together with what lies beneath it (5.1.12)."""
    beneath = list(card.beneath)
    leave(table, card)
    card.beneath = beneath


def _forget(card: Card) -> None:
    card.controller, card.player, card.zone, card.place = "", "", Zone.NOWHERE, 0
    card.is_face_down = card.is_tapped = card.is_defending = card.is_masked = card.is_sick = False
    card.damage, card.since, card.above, card.host, card.lent_by = 0, 0, "", "", ""
    card.declared = "" if wilds.becomes_black_again() else card.declared
    card.counters, card.conditions, card.harm, card.givers, card.beneath, card.attached = {}, [], {}, {}, [], []
    card.came, card.spent, card.hurt, card.became, card.is_displaced, card.is_improper = [], [], [], [], False, False
    card.has_withstood = card.was_unhurt = card.is_kicked = card.is_flashed_back = False
    card.chosen = {kind: said for kind, said in card.chosen.items() if kind != BY_OTHER_COST}
    card.entered = card.summoned = card.set_in = card.turned = card.attacked = card.evolved = 0
    card.stay += 1


def arrive(table: Table, card: Card, to: Zone, is_bottom: bool = False, last: str = "") -> None:
    """Put a card that lies nowhere into a pile: its owner's, or, without an owner, that of the deck it is from.

    `last` is the player in whose zone it was.
    """
    if to not in SHARED and to is not Zone.NOWHERE and own_zones.goes_to_shared_deck(card):
        to = card.home
    card.zone = to
    if to in SHARED:
        card.player, card.home = "", card.home if to in (Zone.UNO_PILE, Zone.DEALERS_ZONE, Zone.LOST) else to
        if owning.is_nobodys(to):
            card.owner = ""
    elif to is not Zone.NOWHERE:
        whose = destinations.OWNERS.get(to)
        card.player = (whose(card) if whose else card.owner) or last or card.owner
    if to is Zone.NOWHERE:
        return
    pile = pile_of(table, card)
    if to in _ANY_NUMBER and len(pile) >= shared_zones.most_in_pile():
        card.zone = Zone.NOWHERE
        return
    if to in PLACES:
        card.place = pile.index("") + 1
        pile[card.place - 1] = card.id
    else:
        pile.insert(0 if is_bottom else len(pile), card.id)


_ANY_NUMBER = (Zone.EXILE, Zone.BANK, Zone.BETTING)
"""Zones that hold more than one card (2.1.7)."""


def top_of(table: Table, player: str, deck: Zone) -> str:
    """The top card of a deck, '' for none."""
    pile = table.shared[deck] if deck in SHARED else table.players[player].zones[deck]
    return pile[-1] if pile else ""


def shuffle(table: Table, player: str, deck: Zone) -> None:
    table.chance.shuffle(table.shared[deck] if deck in SHARED else table.players[player].zones[deck])


def discard(table: Table, trace: Trace, cards: Iterable[str], rule: str, **data: Plain) -> list[Event]:
    """Put cards into the discard piles of their owners."""
    return move(table, trace, [Move(each, Zone.DISCARD, "discarded", rule, data=tuple(data.items())) for each in cards])


def destroy(table: Table, trace: Trace, cards: Iterable[str], rule: str, **data: Plain) -> list[Event]:
    """Destroy cards, together; `data` tells `by` what card, `of` whom and `how` ('battle', 'effect' …)."""
    batch = [Move(each, Zone.DISCARD, "destroyed", rule, data=tuple(data.items())) for each in cards]
    return move(table, trace, batch)


def send(table: Table, trace: Trace, cards: Iterable[str], to: Zone, kind: str, rule: str) -> list[Event]:
    """Move cards to a pile of their owners: 'exiled', 'returned to the hand', 'milled' …"""
    return move(table, trace, [Move(each, to, kind, rule) for each in cards])
