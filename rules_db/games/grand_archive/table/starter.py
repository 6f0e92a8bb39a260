"""The game that `rules-db play grand-archive` begins with: invented cards that get in each other's way."""

from collections.abc import Iterator, Sequence

from rules_db.engine.chance import Chance
from rules_db.engine.play.record import write_table

Rows = list[dict[str, str]]

_OBJECTS = """
Hester     | Hester | Champion | unique         | 0    |                    |
Twin       | Hester | Ally     | unique         | 0    | draw 1             | draw 1
Impostor   | Hester | Ally     |                | 0    |                    |
Crown      | Crown  | Item     | unique regalia | 2    | draw 1             |
Blade      | Blade  | Weapon   | regalia        | 1    |                    |
Wolf       | Wolf   | Ally     |                | 0    | rename {me}'s Wolf to Hester |
Fox        | Fox    | Ally     | unique         | 0    | give {me}'s Fox to {next} | shuffle the main deck
Mirror     | Mirror | Item     |                | 0    | make {me}'s Mirror a copy of {me}'s Crown |
"""
_ACTIONS = """
Rust       | put {next}'s Blade into the hand, put {next}'s Crown into the graveyard
Charm      | give {me}'s Twin to {next}. draw 1
Stone      | turn {me}'s Hester into an Item until the end of the turn
Oath       | turn {next}'s Wolf into a unique regalia Weapon. put {next}'s Wolf into the main deck
Recall     | put {me}'s Hester into the hand, shuffle the main deck
Second Sun | put {me}'s Twin onto the field, put {me}'s Impostor onto the field
"""
_HEADER = ("card", "name", "type", "supertypes", "memory cost", "effects", "when sacrificed")
_REGALIA_ZONES = ("material deck", "material deck", "field")
_ZONES = ("hand", "hand", "main deck")
_BUILDING_ONE_IN = 4


class GrandArchiveStarter:
    """The Starter of Grand Archive: each player has the same cards, in zones that chance picks."""

    def usual(self, players: Sequence[str], chance: Chance) -> str:
        return _setup(players, chance, is_building=False)

    def random(self, players: Sequence[str], chance: Chance) -> str:
        """The same, or now and then decks that are still to be built."""
        return _setup(players, chance, is_building=chance.below(_BUILDING_ONE_IN) == 0)


def _setup(players: Sequence[str], chance: Chance, *, is_building: bool) -> str:
    described: Rows = []
    piles: list[str] = []
    for player, after in zip(players, [*players[1:], players[0]], strict=True):
        cards = list(cards_of(player, after))
        described += cards
        zones = ["collection" if is_building else _zone(card, chance) for card in cards]
        for zone in dict.fromkeys(zones):
            held: Rows = [{"card": card["card"]} for card, place in zip(cards, zones, strict=True) if place == zone]
            step = f"And {player} controls:" if zone == "field" else f"And {player} has in the {zone}:"
            piles += [step, write_table(held)]
    return "\n".join([title(players), "And the cards:", write_table(described), *piles])


def title(players: Sequence[str]) -> str:
    """The step that every setup begins with."""
    names = " and ".join(filter(None, (", ".join(players[:-1]), players[-1])))
    return f"Given a game of grand-archive with {names}"


def _zone(row: dict[str, str], chance: Chance) -> str:
    zones = _REGALIA_ZONES if "regalia" in row["supertypes"] else _ZONES
    return zones[chance.below(len(zones))]


def cards_of(player: str, after: str) -> Iterator[dict[str, str]]:
    """The rows of one player; a card is called after its player, so that all handles differ."""
    for line in (_OBJECTS + _ACTIONS).strip().splitlines():
        cells = [cell.strip().format(me=player, next=after) for cell in line.split("|")]
        if len(cells) == 1:
            continue
        handle = f"{player}'s {cells[0]}"
        if len(cells) == 2:
            cells = [cells[0], cells[0], "Action", "", "0", cells[1]]
        yield dict(zip(_HEADER, [handle, *cells[1:], ""], strict=False))


STARTER = GrandArchiveStarter()
