"""What the Given steps of an example describe, as the setup of a position in mid-duel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules_db.engine.amounts import LIFE_POINTS, filling, given_amount, require_amounts
from rules_db.engine.kernel import BadSetup
from rules_db.engine.scene import Given, Pile, Row
from rules_db.games.resummoned.rules.c500_zones.zone_kinds import ZONE_NAMES
from rules_db.games.resummoned.table.columns import (
    LYING,
    insert_in_no_zone,
    insert_row,
    lie,
    read_described,
    read_row,
    require_none,
)

PILES = {"hand": "hand", "deck": "deck", "graveyard": "graveyard", "banished zone": "banished"}
FIELD = "field"
OF_A_MATCH = {"starting": "who takes the first turn", "without": "what the format leaves out"}
PLAIN_DECK = 5
USUAL_TURN = 3


def position(given: Given) -> dict[str, Any]:
    """The setup of a position. A player whose deck is not described has a few plain cards in it."""
    _require_no_match(given)
    require_amounts(given, (LIFE_POINTS, *PILES))
    described = read_described(given.cards)
    cards = [laid_card(pile, row, described) for pile in given.piles for row in pile.rows]
    cards += [card for player in given.players for zone in PILES for card in _plain_cards(given, player, zone)]
    used = {each["card"] for each in cards}
    return {
        "players": [{"name": each, "life_points": _life_points(given, each)} for each in given.players],
        "position": {
            "phase": given.phase, "turn_player": given.turn_player, "turn": given.own.get("turn", USUAL_TURN),
        },
        "inserts": [insert_in_no_zone(row) for handle, row in described.items() if handle not in used],
        "cards": cards,
        "chance": list(given.chance),
    }  # fmt: skip


def _require_no_match(given: Given) -> None:
    for key, what in OF_A_MATCH.items():
        if key in given.own:
            raise BadSetup(f"only a match settles {what} (say `a match of 1 duel in the constructed format` too)")


def _life_points(given: Given, player: str) -> int:
    said = given_amount(given, player, LIFE_POINTS)
    return 8000 if said is None else said


def rows_of(given: Given, player: str, zone: str) -> list[Row]:
    return [row for pile in given.piles if (pile.player, pile.zone) == (player, zone) for row in pile.rows]


def _plain_cards(given: Given, player: str, zone: str) -> Iterator[dict[str, Any]]:
    """Plain cards that fill a zone up to the number stated; a deck of which nothing is said has a few."""
    rows = len(rows_of(given, player, zone))
    number = filling(given, player, zone, rows)
    if number is None:
        number = PLAIN_DECK if zone == "deck" and not rows else 0
    return (plain_card(player, zone, each) for each in range(1, number + 1))


def laid_card(pile: Pile, row: Row, described: Mapping[str, Row]) -> dict[str, Any]:
    """One card of a pile; what the row leaves out, `the cards:` may have described."""
    own = read_row(row)
    said = {**described.get(own["card"], {}), **own}
    require_none(said, ("copies",), "outside a match")
    plain: dict[str, Any] = {
        "card": said["card"], "player": pile.player, "owner": said.get("owner", pile.player),
        "insert": insert_row(said),
    }  # fmt: skip
    if pile.zone == FIELD:
        return plain | lie(said)
    require_none(said, LYING, f"in the {pile.zone}")
    return plain | {"zone": pile_zone(pile.zone)}


def pile_zone(name: str) -> str:
    """What a setup calls a zone that is not on the field; one that there is none of is left for a rule to refuse."""
    if name not in PILES and name in ZONE_NAMES:
        raise BadSetup(f"cards come into the {name} with `controls:` (other zones: {', '.join(PILES)})")
    return PILES.get(name, name)


def plain_card(player: str, zone: str, number: int) -> dict[str, Any]:
    """A monster without any text; in the deck it is called 'Plain card 1 of Ann', elsewhere 'Plain hand card …'."""
    kind = "card" if zone == "deck" else f"{zone} card"
    insert = {"name": f"Plain {kind} {number} of {player}", "attack": 0, "defense": 0}
    return {
        "card": insert["name"], "player": player, "owner": player, "zone": PILES.get(zone, zone), "insert": insert,
    }  # fmt: skip
