"""Cards that change places: what they lose and gain by it, what goes along, and what notices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.ttcg import happenings, properties, scoring
from rules_db.games.ttcg.rules.c2_1_terms import moves, places
from rules_db.games.ttcg.rules.c2_2_basic_rules import activating, field, leveling, overruling, types
from rules_db.games.ttcg.state import Card, Table, Zone

PILES = {Zone.DECK: "deck", Zone.HAND: "hand", Zone.DISCARD: "discard"}
FIELD = (Zone.CREATURE, Zone.MAGIC)


@dataclass(frozen=True, slots=True)
class Move:
    """One card that goes to a pile, the kind and rule of the event that says so, and whether it goes to the bottom."""

    card: str
    to: Zone
    kind: str
    rule: str
    is_bottom: bool = False


def move(table: Table, trace: Trace, batch: Sequence[Move]) -> list[Event]:
    """Move cards to piles, all at the same moment; then whoever waits for it notices."""
    before = happenings.before_a_move(table, [(table.cards[each.card], each.kind, each.to) for each in batch])
    events = []
    for each in batch:
        card = table.cards[each.card]
        events.append(trace.emit(each.kind, each.rule, card.player, card=card.id, origin=card.zone, to=each.to))
        leave(table, card)
        _arrive(table, card, each)
    for event in events:
        happenings.notice(table, event, before)
    return events


def leave(table: Table, card: Card) -> None:
    """Take a card from where it is; what it was on the field is forgotten."""
    if card.zone in PILES:
        getattr(table.players[card.player], PILES[card.zone]).remove(card.id)
    elif card.above:
        table.cards[card.above].under.remove(card.id)
    elif card.zone in FIELD:
        _leave_field(table, card)
    if card.zone in FIELD or card.above:
        card.is_face_down, card.set_in, card.attacks, card.above, card.host = False, 0, 0, "", ""
        card.active, card.since = [], 0
        if card.id in table.standing:
            table.standing.remove(card.id)
        table.used = [each for each in table.used if each.rpartition("/")[0] != card.id]
        activating.untap_off_field(card)
    card.stay += 1


def _leave_field(table: Table, card: Card) -> None:
    """A top card goes: the next card of its pile is on top from then on (2.2.6.5.R1), with what is attached."""
    row = table.players[card.player].field
    at = row.index(card.id)
    if not card.under:
        del row[at]
        return
    top = table.cards[card.under[0]]
    top.under, card.under = card.under[1:], []
    top.above, top.zone, top.attacks, row[at] = "", card.zone, card.attacks, top.id
    rest(table, card, top)


def rest(table: Table, old: Card, new: Card) -> None:
    """What lay under or was attached to a top card belongs to the new one, which never equips itself (2.2.5.9.d.R2)."""
    for each in new.under:
        table.cards[each].above = new.id
    for card in [table.cards[name] for name in table.standing if table.cards[name].host == old.id]:
        if card is new:
            detach(table, card)
        else:
            card.host = new.id


def _arrive(table: Table, card: Card, way: Move) -> None:
    """A card that leaves the field goes to the player it came from (2.2.7.2.R1)."""
    card.zone, card.player = way.to, card.owner
    if card.zone in PILES:
        pile = getattr(table.players[card.owner], PILES[card.zone])
        pile.insert(0 if way.is_bottom else len(pile), card.id)


def draw(table: Table, trace: Trace, player: str, count: int, rule: str) -> list[Event]:
    """Draw from the top of the deck, as many cards as are there."""
    deck = table.players[player].deck
    return move(table, trace, [Move(each, moves.where_drawn_cards_go(), "drawn", rule) for each in deck[::-1][:count]])


def discard(table: Table, trace: Trace, cards: Iterable[Card], rule: str) -> list[Event]:
    """Put cards from hands and from the field into the discard pile, a top card alone."""
    batch = [
        Move(card.id, places.where_used_cards_lie(), "discarded", rule)
        for card in cards
        if moves.can_be_discarded(card) and leveling.may_leave_from_under(card)
    ]
    return _with_what_is_attached(table, trace, batch)


def send(table: Table, trace: Trace, batch: Sequence[Move]) -> list[Event]:
    """Move cards, but none from under another; Equip cards of a pile that is gone are destroyed (2.2.5.9.d.R1)."""
    return _with_what_is_attached(
        table, trace, [each for each in batch if leveling.may_leave_from_under(table.cards[each.card])]
    )


def _with_what_is_attached(table: Table, trace: Trace, batch: Sequence[Move]) -> list[Event]:
    events = move(table, trace, batch)
    for event in events:
        orphans = [table.cards[each] for each in table.standing if table.cards[each].host == event.get("card")]
        for card in (card for card in orphans if card.above):
            detach(table, card)
        with trace.because(event):
            destroy(table, trace, [card for card in orphans if not card.above], "2.2.5.9.d")
        for card in (card for card in orphans if card.host):  # It cannot be destroyed.
            detach(table, card)
    return events


def destroy(table: Table, trace: Trace, cards: Sequence[Card], rule: str) -> None:
    """Send cards to the discard pile with every card under them and all that is attached; their owners lose points."""
    doomed = [card for card in cards if overruling.forbidden_to_card(table, "be destroyed", card) is None]
    if not doomed:
        return
    along = [each for card in doomed for each in moves.goes_along(card) or ()]
    tops = list(doomed)
    for card in tops:  # an Equip card that goes along takes those along that are attached to it
        tops += [each for name in types.go_along(table, card) if (each := table.cards[name]) not in tops]
    covered = [table.cards[each] for card in tops for each in types.attached_to(table, card)]
    levels = {card.id: properties.number(table, card, "level") for card in tops}
    sides = {card.id: card.player for card in tops}
    to = places.where_used_cards_lie()
    batch = [Move(card.id, to, "destroyed", rule) for card in doomed]
    batch += [Move(each, to, "destroyed", "2.1.18") for each in along]
    batch += [Move(card.id, to, "destroyed", "2.2.5.9.d.2") for card in tops[len(doomed) :]]
    batch += [
        Move(each, to, "destroyed", "2.1.18") for card in tops[len(doomed) :] for each in moves.goes_along(card) or ()
    ]
    for event in move(table, trace, _under_first(table, batch)):
        name = str(event.get("card"))
        if name in levels:
            with trace.because(event):
                scoring.lose_with_creature(table, trace, sides[name], levels[name])
    for card in covered:
        if card.above:
            detach(table, card)


def detach(table: Table, card: Card) -> None:
    """An Equip card stays where it is, attached to nothing, and its effect is over (2.2.5.9.d.R2, 2.2.6.5.R2)."""
    card.host = ""
    card.active = [place for place in card.active if card.printed.effects[place].type != "equip"]
    if not card.active:
        table.standing.remove(card.id)


def _under_first(table: Table, batch: list[Move]) -> list[Move]:
    """The cards under others leave first, so that no other card comes to the top meanwhile."""
    return sorted(batch, key=lambda each: not table.cards[each.card].above)


def lay_down(table: Table, card: Card, player: str, is_face_down: bool, below: Card | None) -> None:
    """Lay a card onto the field, upright (2.1.15.R1), on its own or on top of another."""
    leave(table, card)
    card.is_face_down, card.tapped, card.set_in = is_face_down, 0, table.turn if is_face_down else 0
    if below is None:
        places.lay_on_field(table, card, player)
        card.zone = moves.where_played_cards_go(card.zone)
        return
    row = table.players[player].field
    row[row.index(below.id)] = card.id
    card.player, card.zone, card.attacks = player, below.zone, below.attacks
    card.under = list(leveling.cards_under(below))
    below.under, below.above, below.zone = [], card.id, Zone.UNDER
    rest(table, below, card)
    leveling.untap_under(table, card)


def has_room(table: Table, card: Card, player: str) -> bool:
    return field.has_room(table, player, places.zone_for(card)) is None
