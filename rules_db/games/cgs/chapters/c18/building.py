"""Houses and Hotels: where they can be added, and how they come to lie beneath their card."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.chapters.c18.playing import ELSEWHERE, begins
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.monopoly import sets
from rules_db.games.cgs.doing.monopoly.cards import color_of, is_building, is_monopoly, is_property
from rules_db.games.cgs.doing.playing import playing
from rules_db.games.cgs.doing.zones import hosting, moving, presence, putting
from rules_db.games.cgs.kinds import is_long_term
from rules_db.games.cgs.rules.c18_monopoly_deal import action_cards
from rules_db.games.cgs.rules.c18_monopoly_deal import buildings as rules
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import Zone

HOUSE, HOTEL = "House", "Hotel"


def _count(table: Table, card: Card, which: str) -> int:
    return sum(is_building(table.cards[each], which) for each in card.attached)


def why_not_built(table: Table, card: Card, host: Card, player: str) -> Refusal | None:
    """Why a House or a Hotel cannot be added to a card: what takes one, and then what it has already."""
    is_house = is_building(card, HOUSE)
    one = sets.set_of(table, host)
    is_full = one is not None and one.is_full and host.controller == player
    has_energy = sets.has_energy(table, host) and _is_permanent(table, host)
    by_energy = rules.permanent_takes_house(has_energy) if is_house else rules.permanent_takes_hotel(has_energy)
    by_set = rules.takes_house(is_full) if is_house else rules.takes_hotel(is_full)
    if not by_energy and not by_set:
        return book.refuse("18.7.1" if is_house else "18.7.7", card=card.id, on=host.id)
    color = color_of(host) if is_monopoly(host) and is_property(host) else ""
    return (
        rules.is_built_on(host, color)
        or (rules.is_under_control(host, player) if not by_set else None)
        or _why_not_beside(table, card, host, one)
    )


def _why_not_beside(table: Table, card: Card, host: Card, one: sets.PropertySet | None) -> Refusal | None:
    """Why the buildings that are there already leave no room for another one."""
    houses, hotels = _count(table, host, HOUSE), _count(table, host, HOTEL)
    if refusal := rules.has_no_house(host, houses) if is_building(card, HOUSE) else rules.has_no_hotel(host, hotels):
        return refusal
    others = [each for each in one.cards if each is not host] if one is not None else []
    elsewhere = sum(_count(table, each, HOUSE) + _count(table, each, HOTEL) for each in others)
    refusal = rules.has_one_of_each(host, elsewhere)
    return refusal or (rules.has_house(host, houses) if is_building(card, HOTEL) else None)


def _is_permanent(table: Table, card: Card) -> bool:
    return presence.is_in_play(table, card) and is_long_term(card)


def _plays(table: Table, card: Card, player: str) -> Iterator[Play]:
    if is_building(card):
        for host in presence.all_in_play(table):
            if host.controller == player and why_not_built(table, card, host, player) is None:
                yield Play(player, card.id, Zone.ATTACHED, on=host.id)


def _hosts(table: Table, card: Card, player: str) -> list[str]:
    """What a building that an effect brings into play can be added to."""
    return [each.on for each in _plays(table, card, player)]


def _why_not(table: Table, card: Card, play: Play) -> Refusal | None:
    if not playing.holds(table, card, play.player):
        return book.refuse("4.4.1", card=card.id, zone=str(card.zone))
    if play.on not in table.cards or play.zone is not Zone.ATTACHED:
        return book.refuse("18.7.4" if is_building(card, HOUSE) else "18.7.10", card=card.id, zone=str(play.zone))
    return why_not_built(table, card, table.cards[play.on], play.player)


def _arrives(table: Table, trace: Trace, item: Item) -> None:
    """The building is attached, if its card can still have it."""
    card, host = table.cards[item.card], table.cards[item.on]
    is_house = is_building(card, HOUSE)
    rule = "18.7.4" if is_house else "18.7.10"
    is_attached = rules.house_is_attached() if is_house else rules.hotel_is_attached()
    if not is_attached or why_not_built(table, card, host, item.player) is not None:
        moving.discard(table, trace, [card.id], rule)
        return
    zone = _lay(table, card, host, item.player)
    if zone is Zone.NOWHERE:
        moving.discard(table, trace, [card.id], rule)
        return
    facts = {"card": card.id, "zone": str(zone), "facing": "face-up", "host": host.id}
    event = happenings.happen(table, trace, "played", rule, item.player, **facts, way=item.way)
    with trace.because(event):
        happenings.happen(table, trace, "entered", rule, item.player, **facts)
        happenings.happen(table, trace, "attached", rule, item.player, card=card.id, host=host.id)


def _lay(table: Table, card: Card, host: Card, player: str) -> Zone:
    """Beneath its card, so that it takes up no backrow zone."""
    if rules.lies_beneath():
        putting.lie_with(table, card, host, player)
        return Zone.ATTACHED
    free = putting.free_places(table, player, Zone.BACKROW)
    if not free:
        return Zone.NOWHERE
    putting.enter(table, card, player, Zone.BACKROW, free[0])
    putting.attach(table, card, host)
    return Zone.BACKROW


hosting.ATTACHMENTS += [
    hosting.Attachment(lambda card: is_building(card, HOUSE), _hosts, "18.7.4", _lay, is_alone=True),
    hosting.Attachment(lambda card: is_building(card, HOTEL), _hosts, "18.7.10", _lay, is_alone=True),
]

hooks.way(
    hooks.Way(
        name="building",
        takes=is_monopoly,
        fits=lambda table, card, play: (
            action_cards.is_attached_itself(is_building(card)) and not play.is_face_down and play.zone not in ELSEWHERE
        ),
        offers=_plays,
        why_not=_why_not,
        begins=begins,
        arrives=_arrives,
        is_fast=playing.is_fast,
        place=32,
    )
)
