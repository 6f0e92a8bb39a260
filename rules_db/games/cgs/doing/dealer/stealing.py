"""Cards of the Dealer of which a player takes control."""

from __future__ import annotations

from rules_db.engine.trace import Trace
from rules_db.games.cgs.card_text.doing.acts.entering import zones_for
from rules_db.games.cgs.card_text.doing.step import under
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.dealer import lapsing, zones
from rules_db.games.cgs.doing.zones import hosting, moving, putting
from rules_db.games.cgs.kinds import KINDS, Role, has_role, is_of
from rules_db.games.cgs.rules.c17_dealer import cards
from rules_db.games.cgs.rules.c17_dealer import effects as rules
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import OWN, PLACES, Zone

LENDER = str(Zone.DEALERS_ZONE)
"""Who gets a card back that has been stolen for a time (Card.lent_by)."""


def steal(table: Table, trace: Trace, card: Card, player: str) -> bool:
    """Move a card of the Dealer to the side of a player; without room it goes into the Dealer's deck."""
    if not cards.can_be_taken(card):
        return False
    found = _zones_for(table, card, player) if cards.comes_to_new_controller() else []
    if not found:
        if cards.goes_back_without_room():
            moving.send(table, trace, [card.id], Zone.DEALERS_DECK, "returned to the deck", "17.2.5.a")
        return False
    if rules.ends_as_it_leaves():
        lapsing.end_all(table, trace, card.id, "17.6.6.a")
    _come_over(table, trace, card, player, *found[0])
    zones.replace(table, trace)
    return True


def give_back(table: Table, trace: Trace, card: Card) -> None:
    """A card that was stolen for a time is moved from play as that ends: its place has been filled (17.2.9.R1)."""
    if not cards.is_moved_as_control_ends():
        return
    moving.send(table, trace, [card.id], Zone.DEALERS_DECK, "returned to the deck", "17.2.9.a")


def _zones_for(table: Table, card: Card, player: str) -> list[tuple[Zone, int]]:
    """The free zones that a stolen card may be moved to, with their numbers; none for what attaches to another card.

    An Aura, Equip Spell, Tool, House or Hotel lies on the field with a recipient only (5.1.13, 9.8.7, 18.7.16).
    """
    if hosting.attachment_of(card) is not None and not has_role(card, Role.RESOURCE):
        return []
    if is_of(card, "playing card"):
        kinds = [cards.where_playing_cards_go()]
    elif has_role(card, Role.RESOURCE):
        kinds = [Zone.RESOURCES]
    elif has_role(card, Role.OTHER) and not has_role(card, Role.SUMMON):
        kinds = [each for each in (KINDS[card.types[0]].zone,) if each in OWN and each is not Zone.BANK]
    else:
        kinds = zones_for(table, card, player)
    return [
        (zone, place)
        for zone in kinds
        if zone in OWN
        for place in (putting.free_places(table, player, zone) if zone in PLACES else [0])
    ]


def _come_over(table: Table, trace: Trace, card: Card, player: str, zone: Zone, place: int) -> None:
    putting.shift(table, card, zone, place, player)
    card.entered, card.lent_by = table.turn, LENDER
    rule = "17.2.5"
    if is_of(card, "playing card"):
        card.is_face_down, card.set_in, rule = True, table.turn if cards.counts_as_set() else 0, "17.2.8"
    facts = {"card": card.id, "zone": f"{zone} {place}" if place else str(zone)}
    happenings.happen(table, trace, "stolen", rule, player, **facts)
    happenings.happen(table, trace, "controlled", under("5.10.35"), player, card=card.id)
