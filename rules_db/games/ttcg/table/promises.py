"""What the checks of random games ask of a game: its cards, and what a player may not know of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules_db.engine.chance import Chance
from rules_db.engine.state.plain import from_json, to_json
from rules_db.games.ttcg.moving import FIELD, PILES
from rules_db.games.ttcg.state import Card, Table, Zone
from rules_db.games.ttcg.views import place, sees


class TtcgPromises:
    """The Promises of the True Trading Card Game."""

    def players(self, state: Table) -> list[str]:
        return state.seats

    def cards(self, state: Table) -> list[str]:
        """Each card once for each place that holds it; one that does not know where it lies is told as astray."""
        away = [card.id for card in state.cards.values() if card.zone is Zone.NOWHERE]
        return sorted([*_lying(state), *away])

    def disguised(self, state: Table, player: str, chance: Chance) -> Table:
        """The hidden cards of each owner change places, decks included; what the cards say stays with their names.

        Everybody saw whose effect was activated, even where that card has been hidden since.
        """
        names = _swaps(state, player, chance)
        other = from_json(Table, _renamed(to_json(state), names))
        for id_, card in other.cards.items():
            card.printed = state.cards[id_].printed
        other.watching = state.watching
        for activation, activated in zip(other.chain, state.chain, strict=True):
            activation.card = activated.card
        for lasting, resolved in zip(other.lasting, state.lasting, strict=True):
            lasting.card = resolved.card
        other.chance = chance.another()
        return other


def _lying(table: Table) -> Iterator[str]:
    for name, player in table.players.items():
        for zone, pile in PILES.items():
            yield from (_told(table.cards[id_], zone, name) for id_ in getattr(player, pile))
        for id_ in player.field:
            card = table.cards[id_]
            yield _told(card, card.zone if card.zone in FIELD else Zone.CREATURE, name)
            yield from (_told(table.cards[each], Zone.UNDER, name) for each in card.under)


def _told(card: Card, zone: Zone, player: str) -> str:
    return card.id if card.zone is zone and card.player == player else f"{card.id} astray"


def _swaps(table: Table, player: str, chance: Chance) -> dict[str, str]:
    """New names for hidden cards: those of other hidden cards with the same owner, side and, on the field, zone."""
    groups: dict[tuple[str, str, bool], list[str]] = {}
    for card in table.cards.values():
        if not sees(table, player, card):
            groups.setdefault((card.owner, card.player, card.printed.type == "Magic"), []).append(card.id)
    names: dict[str, str] = {}
    for _, group in sorted(groups.items()):
        by_place, others = sorted(group, key=lambda id_: place(table, table.cards[id_])), sorted(group)
        chance.shuffle(others)
        names |= dict(zip(by_place, others, strict=True))
    return names


def _renamed(text: str, names: dict[str, str]) -> str:
    """JSON with the cards under other names, also in texts within it and before a slash."""
    if not names:
        return text
    known = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    return re.sub(rf'(?<=")(?:{known})(?=\\*"|/)', lambda found: names[found[0]], text)


PROMISES = TtcgPromises()
