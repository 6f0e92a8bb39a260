"""How the watches of chapter 18 read the table: colors, sets and rents, counted anew from the cards as they lie."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.watches.reading import Sight
from rules_db.games.cgs.words import MAIN_1, MAIN_2, SUMMON_ZONES, Game, Zone

RENTS = {
    "Brown": (1, 2), "Light Blue": (1, 2, 3), "Pink": (1, 2, 4), "Orange": (1, 3, 5), "Red": (2, 3, 6),
    "Yellow": (2, 4, 6), "Green": (2, 4, 7), "Dark Blue": (3, 8), "Railroad": (1, 2, 3, 4), "Utility": (1, 2),
}  # fmt: skip
"""What one, two, three … properties of a color bring in (18.3.6.R1); the last number is that of a full set."""


def is_default(table: Table) -> bool:
    """Whether no other numbers than those of 18.3.6.R1 have been set."""
    return not any(name.startswith(("monopoly.rent", "monopoly.set")) for name in table.settings)


def is_property(card: Card) -> bool:
    """Whether a card is one at present: an effect may have made something else of it (5.7.2)."""
    return bool({*card.types} & {"Property card", "Property Wildcard"})


def shows_all(card: Card) -> bool:
    """Whether it is the Property Wildcard of all ten colors."""
    return card.printed.types == ("Property Wildcard",) and len(card.printed.colors) == len(RENTS)


def color_of(card: Card) -> str:
    """The color of a Property card, or the one that a Property Wildcard in play stands for."""
    if card.printed.types == ("Property card",):
        return card.printed.colors[0] if card.printed.colors else ""
    return card.declared or next(iter(card.printed.colors), "")


def streets(table: Table, player: str) -> list[str]:
    """What lies where a player's Property cards do; one that has become a summon lies in a Summon Zone (5.7.12)."""
    return [name for zone in (Zone.RESOURCES, *SUMMON_ZONES) for name in table.lying(player, zone)]


def estate(table: Table, player: str, color: str = "") -> list[Card]:
    """The Property cards and Wildcards of a player, of one color or of all: the top of the Uno pile counts (15.4.8)."""
    names = (*streets(table, player), *table.lying("", Zone.UNO_PILE)[-1:])
    lying = (table.cards[name] for name in names)
    own = [card for card in lying if is_property(card) and card.controller == player and not card.is_face_down]
    return [card for card in own if not color or color_of(card) == color]


def is_set_of(cards: list[Card], color: str) -> bool:
    """Whether cards of a color have a full set among them."""
    return len(cards) >= len(RENTS.get(color, ())) > 0 and not all(map(shows_all, cards))


def built_on(table: Table, cards: list[Card]) -> list[Card]:
    """Those of some cards that have a House or a Hotel; no two of them count together (18.7.14.a)."""
    names = {"House", "Hotel"}
    return [card for card in cards if any(table.cards[each].printed.name in names for each in card.attached)]


def _together(table: Table, cards: list[Card]) -> list[Card]:
    """As many of the cards of a color as can count together."""
    apart = built_on(table, cards)[1:]
    return [card for card in cards if card not in apart]


def full_sets(table: Table, player: str) -> list[str]:
    """The colors of which a player has a full set."""
    own = estate(table, player)
    of_colors = {color: [card for card in own if color_of(card) == color] for color in RENTS} if own else {}
    return [color for color, cards in of_colors.items() if is_set_of(_together(table, cards), color)]


def has_only_full_sets(table: Table, card: Card) -> bool:
    """Whether every card of its color is part of a full set, so that no question is left of which are."""
    color = color_of(card)
    cards = estate(table, card.player, color)
    return is_set_of(_together(table, cards), color) and len(cards) == len(RENTS[color])


def rent_of(table: Table, player: str, color: str) -> int | None:
    """The rent value of a player's set of a color with its buildings; None where there is more than one set."""
    cards = estate(table, player, color)
    if len(cards) > len(RENTS[color]) or len(built_on(table, cards)) > 1:
        return None
    if not cards or all(map(shows_all, cards)):
        return 0
    names = [table.cards[name].printed.name for card in cards for name in card.attached]
    is_full = len(cards) == len(RENTS[color]) and color not in ("Railroad", "Utility")
    return RENTS[color][len(cards) - 1] + (3 * names.count("House") + 4 * names.count("Hotel")) * is_full


def is_slow_time(sight: Sight, player: str) -> bool:
    """Whether it was a Main Phase of a player with nothing in the Queue."""
    before = sight.before
    return before.phase in (MAIN_1, MAIN_2) and before.turn_player == player and not before.queue


def played(sight: Sight, *names: str) -> Iterator[tuple[Play, Card]]:
    """A card of Monopoly Deal with one of these names that is played by this action for what it does."""
    action = sight.action
    if not isinstance(action, Play) or action.is_face_down or action.zone in (Zone.BANK, Zone.UNO_PILE):
        return
    card = sight.before.cards[action.card]
    if card.printed.game is Game.MONOPOLY and card.printed.name in names:
        yield action, card
