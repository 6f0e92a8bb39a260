"""Cards that come onto the field, onto and beneath others, and to other zones of it."""

from __future__ import annotations

from rules_db.engine.still import kept
from rules_db.games.cgs.doing.course import lasting
from rules_db.games.cgs.doing.yugioh import concealing
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.rules.c4_turn import owning
from rules_db.games.cgs.rules.c5_cards import places
from rules_db.games.cgs.rules.c5_cards import resources as places_of_resources
from rules_db.games.cgs.rules.c8_queue import joining
from rules_db.games.cgs.rules.c9_magic import tapping
from rules_db.games.cgs.shared_games import Target
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import BENCHED, PLACES, SUMMON_ZONES, Zone


def free_places(table: Table, player: str, zone: Zone, leaving: tuple[str, ...] = ()) -> list[int]:
    """The numbers of the zones of a kind that are free, or will be, and that no card in the Queue has reserved."""
    return kept(table, ("free", player, zone, leaving), lambda: _free_places(table, player, zone, leaving))


def _free_places(table: Table, player: str, zone: Zone, leaving: tuple[str, ...]) -> list[int]:
    row = ["" if each in leaving else each for each in table.players[player].zones[zone]]
    most = effects().most(table, BENCHED, player) if zone is Zone.SUMMON else None
    if most is not None and sum(map(bool, row)) >= most:
        return []
    free = [at for at, each in enumerate(row, 1) if not each or places.holds_one_card(row, zone, at) is None]
    return [each for each in free if not joining.is_reserved(table, player, zone, each)] if table.queue else free


def enter(table: Table, card: Card, player: str, zone: Zone, place: int = 0, is_face_down: bool = False) -> None:
    """Lay a card onto the field under a player's control, untapped and in Attack Position."""
    moving.lift(table, card)
    card.controller, card.player, card.zone, card.place = player, player, zone, place
    card.is_face_down, card.entered, card.since = is_face_down, table.turn, table.tick()
    card.is_tapped = is_summon(card) and tapping.enters_tapped()
    if is_face_down:
        card.set_in = table.turn
    if zone is Zone.UNO_PILE:
        card.player = ""
    lay(table, card)
    if concealing.has_effects(card):
        effects().comes_into_play(table, card)


def lay(table: Table, card: Card) -> None:
    """Enter a card into the list of the zone that it names."""
    pile = moving.pile_of(table, card)
    if card.zone in PLACES:
        pile[card.place - 1] = card.id
    else:
        pile.append(card.id)


def attach(table: Table, card: Card, host: Card) -> None:
    """Attach a card to another; whether it changes places by that is for the caller (5.1.13.a)."""
    detach(table, card)
    card.host = host.id
    host.attached.append(card.id)


def detach(table: Table, card: Card) -> None:
    if card.host in table.cards:
        table.cards[card.host].attached.remove(card.id)
    card.host = ""


def lie_with(table: Table, card: Card, host: Card, player: str) -> None:
    """Attach a card beneath its host, in the zone of the host (5.6.9.b)."""
    moving.leave(table, card)
    card.controller, card.player, card.zone = player, host.player, Zone.ATTACHED
    if not places_of_resources.lies_beneath():
        card.player, card.zone = player, Zone.RESOURCES
        lay(table, card)
    card.entered, card.since = table.turn, table.tick()
    attach(table, card, host)
    effects().comes_into_play(table, card)


def lay_onto(table: Table, card: Card, below: Card) -> None:
    """Lay a card onto a summon in play: it takes its place as the same summon on the field (12.3.8.R1)."""
    kept = (below.controller, below.player, below.zone, below.place, below.is_tapped, below.is_defending, below.damage)
    attached, beneath, turns = list(below.attached), list(below.beneath), (below.entered, below.attacked, below.turned)
    counters, conditions, is_sick = dict(below.counters), list(below.conditions), below.is_sick
    givers = dict(below.givers)
    hurt, harm, was, lent_by = list(below.hurt), dict(below.harm), Target(below.id, below.stay), below.lent_by
    moving.leave(table, card)
    moving.leave(table, below)
    card.controller, card.player, card.zone, card.place, card.is_tapped, card.is_defending, card.damage = kept
    card.entered, card.attacked, card.turned = turns
    card.counters, card.conditions, card.is_sick, card.hurt, card.harm = counters, conditions, is_sick, hurt, harm
    card.attached, card.beneath, card.since = attached, [below.id, *beneath], table.tick()
    card.lent_by, card.givers = lent_by, givers
    lasting.pass_on(table, was, card)
    for each in attached:
        table.cards[each].host = card.id
    if not places.makes_stack():
        card.beneath = []
    else:
        below.zone = Zone.BENEATH
    for each in card.beneath:
        table.cards[each].above = card.id
    lay(table, card)
    effects().comes_into_play(table, card)


def shift(table: Table, card: Card, zone: Zone, place: int = 0, player: str = "") -> None:
    """Move a card to another zone of the field, or another player's side; what it is goes along."""
    pile = moving.pile_of(table, card)
    if card.place:
        pile[card.place - 1] = ""
    elif card.id in pile:
        pile.remove(card.id)
    if player and not owning.keeps_owner():
        card.owner = player
    card.player = card.controller = player or card.player
    card.zone, card.place = zone, place
    lay(table, card)


def swap(table: Table, one: Card, other: Card) -> None:
    """Have two cards on the field change places."""
    piles = moving.pile_of(table, one), moving.pile_of(table, other)
    spots = piles[0].index(one.id), piles[1].index(other.id)
    piles[0][spots[0]], piles[1][spots[1]] = other.id, one.id
    one.player, other.player = other.player, one.player
    one.zone, other.zone, one.place, other.place = other.zone, one.zone, other.place, one.place


def summons_of(table: Table, player: str) -> list[Card]:
    """The cards in the Summon Zones of a player, in their order (2.2.10)."""
    zones = table.players[player].zones
    there = (table.cards[each] for zone in SUMMON_ZONES for each in zones[zone] if each)
    return [card for card in there if is_summon(card)]
