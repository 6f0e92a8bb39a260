"""Sections 505 to 507: the field, its columns, and where on it a card may enter."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from typing import NamedTuple

from rules_db.engine.kernel import Refusal
from rules_db.games.resummoned import properties
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.rules.c300_cards.cards import refuse
from rules_db.games.resummoned.state import (
    DOWN,
    MONSTER,
    MONSTER_ZONE,
    SPELL_TRAP_ZONE,
    UP,
    Card,
    Duel,
    Facing,
    Position,
    Zone,
)


class Spot(NamedTuple):
    """One zone of the field: whose it is, of which kind, and in which column."""

    player: str
    zone: Zone
    column: int


@dataclass(frozen=True, slots=True)
class Meanwhile:
    """How the field changes before a card comes: cards that leave first, zones into which others come (505.5.R1)."""

    leaving: frozenset[str] = frozenset()
    coming: tuple[Spot, ...] = ()


NOTHING = Meanwhile()


@book.rule("505.3", without=())
def adjacent(column: int) -> tuple[int, ...]:
    """Each column has two neighbours."""
    return column - 1, column + 1


@book.value("505.4", without=())
def center_column() -> tuple[int, ...]:
    """The center column has the number 0 (505.4.R1)."""
    return (0,)


@book.value("505.1", without=False)
def every_field_counts() -> bool:
    """The field is the fields of all players together."""
    return True


def occupied_columns(duel: Duel, player: str, meanwhile: Meanwhile) -> set[int]:
    """The columns that a card has to keep to."""
    owners = duel.seats if every_field_counts() else [player]
    there = [duel.cards[id_] for owner in owners for id_ in duel.players[owner].field]
    staying = {card.column for card in there if card.column is not None and card.id not in meanwhile.leaving}
    return staying | {spot.column for spot in meanwhile.coming if spot.player in owners}


@book.rule("505.2", without=(0,))
def columns_of_the_field() -> tuple[int, ...] | None:
    """The field is a series of columns that has no end; None for all whole numbers."""
    return None


@book.rule("505.5", without=frozenset(range(-9, 10)))
def reachable_columns(duel: Duel, player: str, meanwhile: Meanwhile) -> Set[int]:
    """The center column while the field is empty, else an occupied column or one beside it."""
    occupied = occupied_columns(duel, player, meanwhile)
    if not occupied:
        return set(center_column())
    near = {each for column in occupied for each in (column, *adjacent(column))}
    columns = columns_of_the_field()
    return near if columns is None else near & set(columns)


def column_refusal(duel: Duel, spot: Spot, meanwhile: Meanwhile) -> Refusal | None:
    """Why a card may not be moved into a zone of the field."""
    reachable = reachable_columns(duel, spot.player, meanwhile)
    if spot.column not in reachable:
        return refuse("505.5", column=spot.column, open=[*sorted(reachable)])
    return occupied_refusal(duel, spot, meanwhile)


def occupied_refusal(duel: Duel, spot: Spot, meanwhile: Meanwhile) -> Refusal | None:
    """Why a zone of the field does not take another card."""
    if spot not in meanwhile.coming and occupant(duel, spot) in ("", *meanwhile.leaving):
        return None
    return one_monster_a_zone(spot.zone, spot.column) or one_spell_or_trap_a_zone(spot.zone, spot.column)


def occupant(duel: Duel, spot: Spot) -> str:
    """The card in play in a zone of the field, '' for none."""
    for id_ in duel.players[spot.player].field:
        card = duel.cards[id_]
        if card.zone is spot.zone and card.column == spot.column:
            return id_
    return ""


@book.rule("506.1")
def one_monster_a_zone(zone: Zone, column: int) -> Refusal | None:
    """A Monster Zone holds a single monster card at most."""
    return refuse("506.1", column=column, occupied=True) if zone is MONSTER_ZONE else None


@book.rule("507.1")
def one_spell_or_trap_a_zone(zone: Zone, column: int) -> Refusal | None:
    """A Spell/Trap Zone holds a single spell or trap at most."""
    return refuse("507.1", column=column, occupied=True) if zone is SPELL_TRAP_ZONE else None


def open_columns(duel: Duel, player: str, zone: Zone, meanwhile: Meanwhile) -> list[int]:
    """The columns into which the player may move a card, those nearest to the center first."""
    columns = reachable_columns(duel, player, meanwhile)
    free = [each for each in columns if occupied_refusal(duel, Spot(player, zone, each), meanwhile) is None]
    return sorted(free, key=lambda column: (abs(column), -column))


def zone_for(card_type: str) -> Zone:
    """The kind of zone that is right for a card of this type."""
    return MONSTER_ZONE if card_type == MONSTER else SPELL_TRAP_ZONE


@book.value("505.6", without=(UP,))
def facings_on_the_field() -> tuple[Facing, ...]:
    """Whatever lies on the field is face-up or face-down."""
    return UP, DOWN


@book.rule("505.6.a", without=(UP,))
def facings_by_effect() -> tuple[Facing, ...]:
    """Whoever controls the source of an effect that moves a card onto the field chooses its facing."""
    return facings_on_the_field()


@book.rule("506.3.a", without=(Position.ATTACK,))
def positions_by_effect() -> tuple[Position, ...]:
    """Whoever controls the source of an effect that moves a card onto the field chooses its position."""
    return Position.ATTACK, Position.DEFENSE


@book.rule("506.3", without=False)
def takes_position(duel: Duel, card: Card, zone: Zone, facing: Facing) -> bool:
    """A monster card in a Monster Zone has a position (407.1.a.R1)."""
    if zone is not MONSTER_ZONE:
        return False
    return facing is DOWN or properties.true_type(duel, card) == MONSTER


def place_options(
    duel: Duel, card: Card, player: str, zone: Zone, facings: tuple[Facing, ...], meanwhile: Meanwhile
) -> list[str]:
    """Every way in which a card can come onto the field, as text."""
    ways = []
    for column in open_columns(duel, player, zone, meanwhile):
        for facing in facings:
            if takes_position(duel, card, zone, facing):
                ways += [place_text(facing, position, column) for position in positions_by_effect()]
            else:
                ways.append(place_text(facing, None, column))
    return ways


def place_text(facing: Facing | str, position: Position | str | None, column: int) -> str:
    """'face-up in Attack Position in column 1'."""
    return f"{facing} in {position} in column {column}" if position else f"{facing} in column {column}"


def read_place(text: str) -> tuple[Facing, Position | None, int]:
    """What `place_text` wrote."""
    facing, _, rest = text.partition(" in ")
    position, _, column = rest.rpartition("column ")
    found = next((each for each in Position if position.startswith(each)), None)
    return Facing(facing), found, int(column)
