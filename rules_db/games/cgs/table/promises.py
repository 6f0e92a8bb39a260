"""What the checks of random games ask of a game: its cards, and what a player may not know of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules_db.engine.chance import Chance
from rules_db.engine.state.plain import from_json, to_json
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.views import place, sees
from rules_db.games.cgs.words import Zone


class CgsPromises:
    """The Promises of the Card Game Singularity."""

    def players(self, state: Table) -> list[str]:
        return state.seats

    def cards(self, state: Table) -> list[str]:
        """Each card once for each place that holds it; tokens are left out."""
        free = (Zone.NOWHERE, Zone.QUEUE, Zone.ATTACHED, Zone.BENEATH)
        loose = [card.id for card in state.cards.values() if card.zone in free]
        return sorted(each for each in (*loose, *_lying(state)) if not state.cards[each.split(" astray")[0]].is_token)

    def disguised(self, state: Table, player: str, chance: Chance) -> Table:
        """Hidden cards that lie alike change places; what the cards say stays with their names."""
        names = _swaps(state, player, chance)
        other = from_json(Table, _renamed(to_json(state), names))
        for id_, card in other.cards.items():
            own = state.cards[id_]
            card.printed, card.gained, card.own = own.printed, own.gained, own.own
        other.watching = state.watching
        other.chance = chance.another()
        return other


def _lying(table: Table) -> Iterator[str]:
    for name, zones in (("", table.shared), *((one.name, one.zones) for one in table.players.values())):
        for zone, pile in zones.items():
            for id_ in pile:
                if id_:
                    card = table.cards[id_]
                    yield id_ if (card.zone, card.player) == (zone, name) else f"{id_} astray"


def _swaps(table: Table, player: str, chance: Chance) -> dict[str, str]:
    """New names for hidden cards: those of other hidden cards of the same owner and, on the field, of the same zone.

    A card whose effect still lasts is known by it, wherever it has gone.
    """
    groups: dict[tuple[str, str, str], list[str]] = {}
    known = {each.card for each in table.lasting}
    for card in table.cards.values():
        if card.id not in known and not sees(table, player, card):
            zone = str(card.zone) if card.is_face_down else ""
            groups.setdefault((card.owner, str(card.home), zone), []).append(card.id)
    names: dict[str, str] = {}
    for _, group in sorted(groups.items()):
        by_place, others = sorted(group, key=lambda id_: place(table, table.cards[id_])), sorted(group)
        chance.shuffle(others)
        names |= dict(zip(by_place, others, strict=True))
    return names


def _renamed(text: str, names: dict[str, str]) -> str:
    """JSON with the cards under other names, also before a slash and between slashes."""
    if not names:
        return text
    known = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    return re.sub(rf'(?<=["/])(?:{known})(?=\\*"|/)', lambda found: names[found[0]], text)


PROMISES = CgsPromises()
