"""What the Given steps of an example describe, as the setup of a match: decks, and what the players agree on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules_db.engine.amounts import MOST_CARDS, filling, require_amounts
from rules_db.engine.kernel import BadSetup
from rules_db.engine.scene import Given, Row
from rules_db.games.resummoned.table.columns import (
    LYING,
    insert_in_no_zone,
    insert_row,
    number,
    one_of,
    read_described,
    read_row,
    require_none,
)
from rules_db.games.resummoned.table.layout import FIELD, plain_card, rows_of

FORMATS = ("constructed", "limited")
DECK, SIDEBOARD, RECEIVED = "deck", "sideboard", "received cards"


def match(given: Given) -> dict[str, Any]:
    """The setup of a match. What lies on the table comes of playing it, and cannot be given."""
    _require_at_its_start(given)
    _require_known_piles(given)
    require_amounts(given, (DECK, SIDEBOARD))
    described = read_described(given.cards)
    used = {row.get("card") for pile in given.piles for row in pile.rows}
    return {
        "players": [_entrant(given, player, described) for player in given.players],
        "inserts": [insert_in_no_zone(said) for handle, said in described.items() if handle not in used],
        "format": one_of(given.own["format"], FORMATS, "format"),
        "without": list(given.own.get("without", ())),
        "duels": given.own["duels"],
        "starting": given.own.get("starting", given.players[0]),
        "chance": list(given.chance),
    }


def _require_at_its_start(given: Given) -> None:
    if given.phase:
        raise BadSetup(f"a match begins before its first turn, not in the {given.phase} (leave the phase out)")
    if "turn" in given.own:
        raise BadSetup("a match begins with turn 1 (leave the number of the turn out)")
    if given.own["duels"] < 1:
        raise BadSetup(f"a match of {given.own['duels']} duels is none (the least is 1)")


def _require_known_piles(given: Given) -> None:
    zones = (DECK, SIDEBOARD, RECEIVED)
    for pile in given.piles:
        if pile.zone == FIELD:
            raise BadSetup(f"nothing lies on the field as a match begins (players have: {', '.join(zones)})")
        if pile.zone not in zones:
            raise BadSetup(f"no match begins with cards in the {pile.zone} (players have: {', '.join(zones)})")
        if pile.zone == RECEIVED and given.own["format"] != "limited":
            raise BadSetup("players receive cards in the limited format only (put them into the deck or the sideboard)")


def _entrant(given: Given, player: str, described: Mapping[str, Row]) -> dict[str, Any]:
    entrant: dict[str, Any] = {"name": player}
    entrant |= {zone: _inserts(given, player, zone, described) for zone in (DECK, SIDEBOARD)}
    if received := _inserts(given, player, RECEIVED, described):
        if entrant[SIDEBOARD]:
            raise BadSetup(f"the sideboard of {player} is what is left of the received cards (leave it out)")
        entrant["received"] = received
    return entrant


def _inserts(given: Given, player: str, zone: str, described: Mapping[str, Row]) -> list[dict[str, Any]]:
    """The rows of a pile, each as often as its column `copies` says, filled up with plain cards."""
    found: list[dict[str, Any]] = []
    for row in map(read_row, rows_of(given, player, zone)):
        said = {**described.get(row["card"], {}), **row}
        require_none(said, (*LYING, "owner"), "as a match begins")
        copies = number(said, "copies") if "copies" in said else 1
        if not 1 <= copies <= MOST_CARDS:
            raise BadSetup(
                f"column copies: {said['card']} comes at least once, and {MOST_CARDS} times at most, not {copies}"
            )
        found += [insert_row(said) for _ in range(copies)]
    more = filling(given, player, zone, len(found)) or 0
    return found + [plain_card(player, zone, each)["insert"] for each in range(1, more + 1)]
