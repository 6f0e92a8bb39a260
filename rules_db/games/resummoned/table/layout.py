"""What the Given steps of an example describe, as a setup: a position in mid-duel, or a match at its start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules_db.engine.kernel import BadSetup
from rules_db.engine.scene import Given, Pile, Row

PILES = {
    "field": "field", "hand": "hand", "deck": "deck", "graveyard": "graveyard", "banished zone": "banished",
}  # fmt: skip
PLAIN_DECK = 5


def position(given: Given) -> dict[str, Any]:
    """The setup of a position. A player whose deck is not described has a few plain cards in it."""
    described = {row["card"]: row for row in given.cards}
    listed = [laid_card(pile, row, described) for pile in given.piles for row in pile.rows]
    for player in given.players:
        for zone in ("deck", "hand"):
            listed += _plain_cards(given, player, zone)
    used = {each["card"] for each in listed}
    return {
        "players": [{"name": each, "life_points": _life(given, each)} for each in given.players],
        "position": {"phase": given.phase, "turn_player": given.turn_player, "turn": given.own.get("turn", 3)},
        "inserts": [insert_row(row) for handle, row in described.items() if handle not in used],
        "cards": listed,
        "chance": list(given.chance),
    }


def _life(given: Given, player: str) -> int:
    return next((number for who, number, what in given.amounts if who == player and "life" in what), 8000)


def _amount(given: Given, player: str, zone: str) -> int | None:
    """How many cards a step says a player has in a zone; None where none does."""
    return next((number for who, number, what in given.amounts if who == player and what.endswith(zone)), None)


def _rows(given: Given, player: str, zone: str) -> list[Row]:
    return [row for pile in given.piles if (pile.player, pile.zone) == (player, zone) for row in pile.rows]


def _plain_cards(given: Given, player: str, zone: str) -> list[dict[str, Any]]:
    """Plain cards that fill a zone up to the number stated; a deck of which nothing is said has a few."""
    described = len(_rows(given, player, zone))
    wanted = _amount(given, player, zone)
    if wanted is None:
        wanted = PLAIN_DECK if zone == "deck" and not described else 0
    return [plain_card(player, zone, number) for number in range(1, wanted - described + 1)]


def match(given: Given) -> dict[str, Any]:
    """The setup of a match: decks, sideboards, and what the players have agreed on."""
    return {
        "players": [_entrant(given, player) for player in given.players],
        "format": given.own["format"],
        "without": list(given.own.get("without", ())),
        "duels": given.own["duels"],
        "starting": given.own.get("starting", given.players[0]),
        "chance": list(given.chance),
    }


def _entrant(given: Given, player: str) -> dict[str, Any]:
    entrant: dict[str, Any] = {"name": player, "deck": _inserts(given, player, "deck")}
    entrant["sideboard"] = _inserts(given, player, "sideboard")
    if received := _inserts(given, player, "received cards"):
        entrant["received"] = received
    return entrant


def _inserts(given: Given, player: str, zone: str) -> list[dict[str, Any]]:
    """The rows of a pile, each as often as its column `copies` says, filled up with plain cards."""
    described = {row["card"]: row for row in given.cards}
    rows = [{**described.get(row["card"], {}), **row} for row in _rows(given, player, zone)]
    listed = [insert_row(row) for row in rows for _ in range(_number(row.get("copies") or "1", "copies"))]
    more = (_amount(given, player, zone) or 0) - len(listed)
    return listed + [plain_card(player, zone, number)["insert"] for number in range(1, more + 1)]


_COLUMNS = (
    "card", "name", "print", "type", "ATK", "DEF", "level", "rank", "attribute", "kinds", "supertypes", "effects",
    "position", "facing", "column", "zone", "owner", "under", "host", "entered", "attacked", "copies",
)  # fmt: skip


def insert_row(row: Mapping[str, str]) -> dict[str, Any]:
    """What a row says about the insert; a card without a type is a monster."""
    for column in row:
        if column not in _COLUMNS:
            raise BadSetup(f"column {column!r}: there is none of that name (there are: {', '.join(_COLUMNS)})")
    plain: dict[str, Any] = {"name": row.get("name") or row["card"], "type": row.get("type") or "Monster"}
    for column, key in (("ATK", "attack"), ("DEF", "defense"), ("level", "level"), ("rank", "rank")):
        if row.get(column):
            plain[key] = _number(row[column], column)
    for column, key in (("kinds", "monster_types"), ("supertypes", "supertypes")):
        if row.get(column):
            plain[key] = row[column].split(", ")
    for column, key in (("attribute", "attribute"), ("effects", "effects"), ("print", "printed_name")):
        if row.get(column):
            plain[key] = row[column]
    return plain


def _number(text: str, column: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadSetup(f"column {column}: {text!r} is no whole number") from None


def laid_card(pile: Pile, row: Row, described: dict[str, Row]) -> dict[str, Any]:
    """One card of a pile; what the row leaves out, `the cards:` may have described."""
    full = {**described.get(row["card"], {}), **{key: value for key, value in row.items() if value}}
    plain: dict[str, Any] = {
        "card": full["card"], "player": pile.player, "owner": full.get("owner") or pile.player,
        "zone": PILES.get(pile.zone, pile.zone), "insert": insert_row(full),
    }  # fmt: skip
    if pile.zone == "field":
        plain["zone"] = _field_zone(full)
        if full.get("under"):
            plain["zone"] = "tribute"
        plain |= _lie(full, plain["zone"])
    return plain


def _field_zone(row: Mapping[str, str]) -> str:
    if row.get("zone"):
        return row["zone"].lower()
    return "monster" if (row.get("type") or "Monster") == "Monster" else "spell/trap"


def _lie(row: Mapping[str, str], zone: str) -> dict[str, Any]:
    """How a card lies on the field; a Trap is face-down, a monster in Attack Position, unless the row says else."""
    lie: dict[str, Any] = {"facing": row.get("facing") or ("face-down" if row.get("type") == "Trap" else "face-up")}
    if zone == "monster":
        words = {"attack": "Attack Position", "defense": "Defense Position"}
        given = (row.get("position") or "attack").removesuffix(" position").lower()
        if given not in words:
            raise BadSetup(f"position {row['position']!r}: there is none of that name (there are: attack, defense)")
        lie["position"] = words[given]
    if row.get("column"):
        lie["column"] = _number(row["column"], "column")
    for column, key in (("under", "under"), ("host", "equipped_to")):
        if row.get(column):
            lie[key] = row[column]
    return lie | {key: row.get(key, "no") not in ("no", "") for key in ("entered", "attacked")}


def plain_card(player: str, zone: str, number: int) -> dict[str, Any]:
    """A monster without any text; in the deck it is called 'Plain card 1 of Ann', elsewhere 'Plain hand card …'."""
    kind = "card" if zone == "deck" else f"{zone} card"
    insert = {"name": f"Plain {kind} {number} of {player}", "attack": 0, "defense": 0}
    return {"card": insert["name"], "player": player, "owner": player, "zone": zone, "insert": insert}
