"""How an effect brings cards into play: to which zone, with what room, and in which position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rules_db.engine.choices import Choice
from rules_db.engine.kernel import Plain
from rules_db.games.cgs import kinds
from rules_db.games.cgs.card_text.doing import activating
from rules_db.games.cgs.card_text.doing.changes import becoming
from rules_db.games.cgs.card_text.doing.fighting import joining
from rules_db.games.cgs.card_text.doing.step import Doing, under
from rules_db.games.cgs.card_text.model import Moved
from rules_db.games.cgs.card_text.said.vocabulary import ATTACKING
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.monopoly.cards import is_building, is_monopoly
from rules_db.games.cgs.doing.playing import playing
from rules_db.games.cgs.doing.yugioh import special_summons
from rules_db.games.cgs.doing.zones import giving_way, hosting, putting
from rules_db.games.cgs.rules.c2_zones import own_zones
from rules_db.games.cgs.rules.c9_magic import planeswalkers
from rules_db.games.cgs.rules.c10_monsters import extra_deck, stats, summoning
from rules_db.games.cgs.rules.c12_pokemon import evolution
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import OWN, PLACES, Game, Zone

ANYWHERE = ("field", "")
"""Where a text brings a card that names no kind of zone."""


def zones_for(table: Table, card: Card, player: str, to: str = "field", room: Room | None = None) -> list[Zone]:
    """The kinds of zone of a player that an effect may put a card into: those with room.

    A Pokémon goes to the Active Spot first (12.4.1); a monster of the Extra Deck to either (10.8.11.R1). A House or
    Hotel lies beneath a card only (18.7.16), so that there is no zone for it.
    """
    if is_monopoly(card) and is_building(card):
        return []
    rooms = room if room is not None else room_of(table, player)
    if to not in ANYWHERE:
        wanted = [Zone(to)]
    elif kinds.is_of(card, "planeswalker") and not kinds.is_summon(card):
        wanted = [*planeswalkers.zones()]
    elif not kinds.is_summon(card):
        wanted = [kinds.kinds_of(card.printed)[0].zone]
    elif rooms[Zone.EXTRA_SUMMON] and own_zones.takes_pokemon(card):
        wanted = [Zone.EXTRA_SUMMON]
    elif own_zones.takes_extra_deck_monster(card, card.zone):
        wanted = [Zone.SUMMON, Zone.EXTRA_SUMMON]
    else:
        wanted = [Zone.SUMMON]
    return [each for each in wanted if each not in rooms or rooms[each] > 0]


BY_MATERIALS = "summon by materials"
"""What an effect does that summons a monster with its materials."""

Room = dict[Zone, int]
"""How many zones of each kind with numbers are free."""


def room_of(table: Table, player: str, leaving: Sequence[str] = ()) -> Room:
    """The room on the side of a player, once some cards have left."""
    room = {zone: len(putting.free_places(table, player, zone)) for zone in PLACES if zone in OWN}
    for name in leaving:
        if table.cards[name].player == player and table.cards[name].zone in room:
            room[table.cards[name].zone] += 1
    return room


def put_into_play(
    doing: Doing, cards: Sequence[Card], step: Moved, kind: str = "", leaving: Sequence[str] = ()
) -> None:
    """Put cards onto the field under the control of the effect's player, who says where there are several zones.

    A card without room stays where it is (5.1.5.R1). It goes straight to its zone (8.1.4.R1). What is `leaving` are
    the materials of the first card.
    """
    tell(lay_down(doing, cards, step, kind, leaving))


@dataclass(frozen=True, slots=True)
class Entered:
    """A card that has come onto the field by an effect and of which it is still to be told (see `arrive`)."""

    doing: Doing
    card: Card
    way: str
    kind: str
    facts: dict[str, Plain]


def tell(entered: Sequence[Entered]) -> None:
    """Tell of cards that have come onto the field at one moment, so that each of them notices the others."""
    for each in entered:
        lie(each.card, each.way)
    for each in entered:
        joining.join(each.doing.table, each.doing.trace, each.card, each.way)
    for each in entered:
        arrive(each.doing, each.card, each.way, each.kind, **each.facts)


def lay_down(
    doing: Doing, cards: Sequence[Card], step: Moved, kind: str = "", leaving: Sequence[str] = ()
) -> list[Entered]:
    """Bring cards into play of which it is told later, together with others that come at the same moment."""
    if doing.player not in doing.table.order:
        return []
    cards = [card for card in cards if not card.is_improper]  # They were never properly summoned (15.3.10.b).
    cards = _one_of_each_name(doing, cards, step)
    planned = _planned(doing, cards, step, room_of(doing.table, doing.player, leaving))
    ways = [position(doing, each.card, step.way, kind) if each.zone else step.way for each in planned]
    for each in planned if step.way != "face-down" else ():
        if each.zone is not None:
            becoming.choose(doing.table, each.card, doing.player, doing.answers)
    if leaving:
        special_summons.use_materials(doing.table, doing.trace, cards[0], leaving, doing.player)
    entered: list[Entered] = []
    for each, way in zip(planned, ways, strict=True):
        card, made_as = each.card, special_summons.made_as(each.card) if step.verb == BY_MATERIALS else {}
        origin = str(card.zone)
        if each.zone is None:
            doing.trace.emit(each.why_not, each.rule, doing.player, card=card.id)
        elif _enters(doing, card, each.zone, way, each.host):
            entered.append(Entered(doing, card, way, kind, {"origin": origin, **made_as}))
    return entered


def _one_of_each_name(doing: Doing, cards: Sequence[Card], step: Moved) -> list[Card]:
    """The cards of which the player may control one more; of several of a name that allows one, the first."""
    if step.way == "face-down":
        return list(cards)
    found: list[Card] = []
    for card in cards:
        is_again = any(activating.is_one_of_its_name(card) and each.printed.name == card.printed.name for each in found)
        if not is_again and activating.why_not_another(doing.table, card, doing.player) is None:
            found.append(card)
    return found


class Planned(NamedTuple):
    """Where a card goes, and to what it is attached there; without a zone it stays, and `why_not` is told."""

    card: Card
    zone: Zone | None
    host: str = ""
    why_not: str = "no room"
    rule: str = under("5.1.5")


def _planned(doing: Doing, cards: Sequence[Card], step: Moved, room: Room) -> list[Planned]:
    """Where each card goes, asked for before any of them moves."""
    planned: list[Planned] = []
    for card in cards:
        attachment = None if step.way == "face-down" or step.to not in ANYWHERE else hosting.attachment_of(card)
        zones = zones_for(doing.table, card, doing.player, step.to, room)
        if _is_left_behind(doing, card, step):
            planned.append(Planned(card, None, "", "not summoned directly", "12.3.2.a"))
        elif attachment is not None:
            planned.append(_planned_onto(doing, card, attachment, zones, planned))
        elif not zones and step.to in (*ANYWHERE, Zone.FIELD) and _gives_way(doing, card, step):
            planned.append(Planned(card, Zone.FIELD))
        else:
            planned.append(Planned(card, _chosen_zone(doing, card, zones) if zones else None))
        zone = planned[-1].zone
        if zone in room:
            room[zone] -= 1
    return planned


_STORED = (Zone.HAND, Zone.DISCARD, Zone.MAIN_DECK)
"""From where an Evolution Pokémon does not come into play by itself."""


def _is_left_behind(doing: Doing, card: Card, step: Moved) -> bool:
    """Whether an effect would summon an Evolution Pokémon directly; one of its own game may (12.3.2.a.R1)."""
    is_stored = step.way != "face-down" and card.zone in _STORED and doing.game is not Game.POKEMON
    return is_stored and kinds.is_summon(card) and evolution.is_not_summoned_directly(card) is not None


def _gives_way(doing: Doing, card: Card, step: Moved) -> bool:
    """Whether an old card in the Field Zone makes room for a new one of its sort."""
    return giving_way.has_room(doing.table, card, doing.player, step.way == "face-down")


def _planned_onto(
    doing: Doing, card: Card, attachment: hosting.Attachment, zones: Sequence[Zone], before: Sequence[Planned]
) -> Planned:
    """To what a card is attached that cannot lie there otherwise: its player chooses; without a host it stays."""
    hosts = attachment.hosts(doing.table, card, doing.player)
    if attachment.is_alone:
        taken = [each.host for each in before if attachment.takes(each.card)]
        hosts = [each for each in hosts if each not in taken]
    if not hosts:
        return Planned(card, None, "", "nothing to attach it to", attachment.rule)
    if attachment.lay is None and not zones:
        return Planned(card, None)
    host = doing.answers.ask_one(Choice(doing.player, "choose", attachment.rule, hosts, about=card.id))
    return Planned(card, zones[0] if attachment.lay is None else Zone.ATTACHED, host)


def position(doing: Doing, card: Card, way: str, kind: str) -> str:
    """How a card enters; the position of a monster that is Special Summoned is chosen unless it is named."""
    if way == ATTACKING:
        return joining.way_of(doing, card, card.owner if card.is_token else doing.player)
    if kind != special_summons.SPECIAL or way == "face-down" or not stats.is_monster(card):
        return way
    named = way if way in (summoning.ATTACK, summoning.DEFENSE) else ""
    positions = special_summons.positions_of(card, named)
    choice = Choice(doing.player, "choose", under("10.3.10.b"), list(positions), about=card.id)
    return positions[0] if len(positions) == 1 else doing.answers.ask_one(choice)


def _chosen_zone(doing: Doing, card: Card, zones: Sequence[Zone]) -> Zone:
    options = [str(each) for each in zones]
    return Zone(doing.answers.ask_one(Choice(doing.player, "choose", under("8.1.7"), options, about=card.id)))


def _enters(doing: Doing, card: Card, zone: Zone, way: str, host: str = "") -> bool:
    """Lay a card into its zone, or attach it; False where it joins the Queue in place of that."""
    table = doing.table
    attachment = hosting.attachment_of(card) if host else None
    if attachment is not None and attachment.lay is not None:
        attachment.lay(table, card, table.cards[host], doing.player)
        return True
    if zone is Zone.FIELD:
        giving_way.make_room(table, doing.trace, card, doing.player, way == "face-down")
    free = putting.free_places(table, doing.player, zone) if zone in PLACES else [0]
    if playing.joins_by_effect(table, doing.trace, card, doing.player, zone, free[0]):
        return False
    putting.enter(table, card, doing.player, zone, free[0], is_face_down=way == "face-down")
    if host in table.cards:
        putting.attach(table, card, table.cards[host])
    else:
        card.host = host
    return True


def lie(card: Card, way: str) -> None:
    """How a card lies that has just come onto the field."""
    card.is_tapped = card.is_tapped or way == "tapped" or way.startswith(ATTACKING)
    lies_down = way == "Defense Position" or (way == "face-down" and kinds.is_summon(card))
    card.is_defending = lies_down and not extra_deck.stays_upright(card)


def arrive(doing: Doing, card: Card, way: str, kind: str, *, origin: Plain = "", **more: Plain) -> None:
    """What is told of a card that has just come onto the field; `kind` is '' if it is not summoned."""
    table, zone = doing.table, str(card.zone)
    facts = {"card": card.id, "zone": zone, **({"origin": origin} if origin else {})}
    if kind and kinds.is_summon(card) and way != "face-down":
        card.summoned = table.turn
        told = {each: fact for each, fact in facts.items() if each != "card"}
        special_summons.tell(table, doing.trace, card, doing.player, **told, **more)
        happenings.happen(table, doing.trace, "summoned", under("5.10.11"), doing.player, **facts)
    happenings.happen(table, doing.trace, "entered", under("5.10.35"), card.controller, **facts)
    if card.host:
        _tell_attached(doing, card, origin)


def _tell_attached(doing: Doing, card: Card, origin: Plain) -> None:
    by_hand = {"from": "hand"} if origin == str(Zone.HAND) else {}
    facts: dict[str, Plain] = {"card": card.id, "host": card.host, **by_hand}
    happenings.happen(doing.table, doing.trace, "attached", under("5.10.38"), doing.player, **facts)
