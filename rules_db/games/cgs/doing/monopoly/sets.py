"""The sets of a player: which Property cards make one together, whether it is full, and its rent value."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules_db.games.cgs.doing.monopoly.cards import LIES_IN, color_of, is_building, is_property, properties_of
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.rules.c18_monopoly_deal import buildings, properties, wildcards
from rules_db.games.cgs.settings import OF_SETS
from rules_db.games.cgs.state import Card, Table


@dataclass(frozen=True, slots=True)
class PropertySet:
    """Property cards of one color that count together, and how many make the set full."""

    color: str
    cards: tuple[Card, ...]
    full: int

    @property
    def is_full(self) -> bool:
        return len(self.cards) >= self.full and not wildcards.is_no_set(self.cards)


def sets_of(table: Table, player: str) -> list[PropertySet]:
    """All sets of a player, full ones and others, in the order of the colors."""
    by_color = _by_color(properties_of(table, player))
    colors = [each for each in properties.COLORS if each in by_color]
    return [one for color in colors for one in _parted(table, color, by_color[color])]


def _by_color(cards: Sequence[Card]) -> dict[str, list[Card]]:
    """The Property cards that count, by their colors."""
    by_color: dict[str, list[Card]] = {}
    for card in cards:
        if not card.is_tapped or properties.counts_tapped(card):
            by_color.setdefault(properties.color_of_set(color_of(card)), []).append(card)
    return by_color


def _full(table: Table, color: str) -> int:
    """How many cards of a color make a full set."""
    return number(table, f"monopoly.set.{_key(color)}")


def _parted(table: Table, color: str, cards: Sequence[Card]) -> Iterator[PropertySet]:
    """The cards of a color in sets: around each with buildings, dearest first; then in order, ten-color cards last."""
    full = _full(table, color)
    most = properties.most_in_set(full)
    first = [each for each in cards if buildings.begins_set_of_its_own(has_buildings(table, each))]
    dearest = sorted(first, key=lambda each: (-additions(table, [each]), wildcards.is_wildcard(each)))
    built = [[each] for each in dearest]
    plain = [each for each in cards if each not in first]
    for card in sorted(plain, key=wildcards.has_ten_colors):
        room = next((one for one in built if len(one) < most), None)
        if room is None:
            built.append([card])
        else:
            room.append(card)
    for one in built:
        yield PropertySet(color, tuple(one), full)


def has_buildings(table: Table, card: Card) -> bool:
    return any(is_building(table.cards[each]) for each in card.attached)


def set_of(table: Table, card: Card) -> PropertySet | None:
    """The set that a Property card is part of; None for any other card."""
    if not card.controller:
        return None
    return next((one for one in sets_of(table, card.controller) if card in one.cards), None)


def rent_value(table: Table, one: PropertySet) -> int:
    """The rent value of a set at the moment, with the buildings of a full one."""
    if wildcards.is_no_set(one.cards):
        return 0
    values = [number(table, key) for key in _rents(one.color)]
    return properties.rent_value(values, len(one.cards)) + extra_of(table, one)


def extra_of(table: Table, one: PropertySet) -> int:
    """What its buildings add to the rent value of a set."""
    return additions(table, one.cards) if buildings.count_in_set(one.is_full) else 0


def additions(table: Table, cards: Sequence[Card]) -> int:
    """What the buildings on some cards add to the rent."""
    there = [table.cards[each] for card in cards if not _is_idle(card) for each in card.attached]
    return sum(buildings.added_by_house(is_building(each, "House")) for each in there) + sum(
        buildings.added_by_hotel(is_building(each, "Hotel")) for each in there
    )


def _is_idle(card: Card) -> bool:
    return is_property(card) and buildings.is_idle_on(color_of(card))


def charged_for(table: Table, player: str, color: str) -> list[PropertySet]:
    """The sets of a color for which a player can charge at a time, the best first."""
    found = [one for one in sets_of(table, player) if one.color == color]
    return sorted(found, key=lambda one: -rent_value(table, one))[: properties.sets_at_a_time()]


def has_full_sets(table: Table, player: str, count: int) -> bool:
    """Whether a player has full sets that count towards winning in so many colors, each of one card at least."""
    own = properties_of(table, player)
    lands = lands_with_energies(table, player) if properties.land_counts_as_set() else []
    if len(own) + len(lands) < count:
        return False
    full = [color for color, cards in _by_color(own).items() if _is_full(table, color, cards, player)]
    return len(full) + len(lands) >= count


def _is_full(table: Table, color: str, cards: Sequence[Card], player: str) -> bool:
    """Whether the cards of a color make a full set that counts."""
    if color not in properties.COLORS or len(cards) < _full(table, color):
        return False
    sets = _parted(table, color, cards)
    return any(one.is_full and properties.are_under_control(one.cards, player) for one in sets)


def lands_with_energies(table: Table, player: str) -> list[Card]:
    """The lands of a player on which an Energy is."""
    zones = table.players[player].zones
    lying = (table.cards[each] for zone in LIES_IN for each in zones[zone] if each)
    return [card for card in lying if is_of(card, "land") and has_energy(table, card)]


def has_energy(table: Table, card: Card) -> bool:
    return any(is_of(table.cards[each], "Energy") for each in card.attached)


def number(table: Table, setting: str) -> int:
    """A number of 18.3.6.R1, or what a setting has put in its place; 0 for one that there is not."""
    return int(table.settings.get(setting, OF_SETS.get(setting, 0)))


def _rents(color: str) -> list[str]:
    """The settings of the rent value of one card of a color, of two …"""
    return [each for each in OF_SETS if each.startswith(f"monopoly.rent.{_key(color)}_")]


def _key(color: str) -> str:
    return color.lower().replace(" ", "_")
