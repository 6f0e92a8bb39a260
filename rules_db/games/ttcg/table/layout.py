"""What the Given steps of an example describe, as the setup of a game that begins or is in mid-course."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules_db.engine.amounts import counted, filling, given_amount
from rules_db.engine.kernel import BadSetup
from rules_db.engine.scene import Given, Pile, Row
from rules_db.games.ttcg.setup import PILES
from rules_db.games.ttcg.table.columns import LYING, lie, number, print_row, read_row, require_none

FIELD, POINTS = "field", "points"
PLAIN_DECK = 10
"""How many plain cards a deck has of which nothing is said."""


def setup_of(given: Given) -> dict[str, Any]:
    """The setup for the game: from the start where the players bring decks, else a position."""
    _require_amounts(given)
    described = _described(given)
    shared: dict[str, Any] = {"settings": given.own.get("settings", {}), "chance": list(given.chance)}
    if "start" in given.own:
        return shared | _start(given, described)
    if "starting" in given.own:
        raise BadSetup("who goes first is settled as a game begins (say `both players bring their decks` too)")
    return shared | _position(given, described)


def _start(given: Given, described: Mapping[str, Row]) -> dict[str, Any]:
    if given.phase or given.turn_player or "turn" in given.own:
        raise BadSetup("a game begins with its first Draw Phase (leave out the phase and the turn)")
    astray = [pile.zone for pile in given.piles if pile.zone != "deck"]
    if astray or given.amounts:
        what = f"cards in the {astray[0]}" if astray else "amounts"
        raise BadSetup(f"as a game begins there are only decks, no {what} (leave them out)")
    players = [{"name": each, "deck": list(_deck(given, each, described))} for each in given.players]
    return {"players": players, "starting": given.own.get("starting", "")}


def _deck(given: Given, player: str, described: Mapping[str, Row]) -> Iterator[dict[str, Any]]:
    for row in _rows(given, player, "deck"):
        said = _said(row, described)
        require_none(said, (*LYING, "owner"), "in a deck")
        copies = number(said, "copies") if "copies" in said else 1
        if copies < 1:
            raise BadSetup(f"column copies: {said['card']} comes at least once, not {copies} times")
        yield from (print_row(said) for _ in range(copies))


def _position(given: Given, described: Mapping[str, Row]) -> dict[str, Any]:
    cards = [_laid(pile, row, described) for pile in given.piles for row in pile.rows]
    cards += [card for player in given.players for zone in PILES for card in _plain_cards(given, player, zone)]
    used = {each["card"] for each in cards}
    idle = [handle for handle in described if handle not in used]
    if idle:
        raise BadSetup(f"{', '.join(idle)} is described and nowhere (put it into a zone, or leave it out)")
    return {
        "players": [_player(given, each) for each in given.players],
        "cards": cards,
        "turn": given.own.get("turn", 3),
        "turn_player": given.turn_player or given.players[0],
        "phase": given.phase,
    }


def _player(given: Given, name: str) -> dict[str, Any]:
    points = given_amount(given, name, POINTS)
    return {"name": name} | ({} if points is None else {"points": points})


def _require_amounts(given: Given) -> None:
    """Raises BadSetup for an amount that nobody has, or that comes twice. Points may be below 0."""
    known = (POINTS, *PILES)
    said: set[tuple[str, str]] = set()
    for player, count, what in given.amounts:
        name = counted(what)
        if name not in known:
            zones = ", ".join(f"cards in the {zone}" for zone in PILES)
            raise BadSetup(f"players have no {what} here (there are: points, {zones})")
        if (player, name) in said:
            raise BadSetup(f"it is said twice how many {what} {player} has (say it once)")
        if count < 0 and name != POINTS:
            raise BadSetup(f"{player} cannot have {count} {what} (none is the least)")
        said.add((player, name))


def _described(given: Given) -> dict[str, Row]:
    """What `the cards:` say, by the handle."""
    described: dict[str, Row] = {}
    for said in map(read_row, given.cards):
        if said["card"] in described:
            raise BadSetup(f"card {said['card']} is described twice (describe it once)")
        require_none(said, (*LYING, "owner", "copies"), "that is only described")
        described[said["card"]] = said
    return described


def _said(row: Row, described: Mapping[str, Row]) -> dict[str, str]:
    own = read_row(row)
    return {**described.get(own["card"], {}), **own}


def _laid(pile: Pile, row: Row, described: Mapping[str, Row]) -> dict[str, Any]:
    """One card of a pile; what the row leaves out, `the cards:` may have described."""
    said = _said(row, described)
    require_none(said, ("copies",), "outside a deck that is brought")
    plain: dict[str, Any] = {
        "card": said["card"], "player": pile.player, "owner": said.get("owner", pile.player), "print": print_row(said)
    }  # fmt: skip
    if pile.zone == FIELD:
        return plain | lie(said)
    if pile.zone not in PILES:
        raise BadSetup(f"there is no zone {pile.zone} (there are: {', '.join(PILES)}; the field by `controls:`)")
    require_none(said, LYING, f"in the {pile.zone}")
    return plain | {"zone": pile.zone}


def _rows(given: Given, player: str, zone: str) -> list[Row]:
    return [row for pile in given.piles if (pile.player, pile.zone) == (player, zone) for row in pile.rows]


def _plain_cards(given: Given, player: str, zone: str) -> Iterator[dict[str, Any]]:
    """Plain cards that fill a zone up to the number stated; a deck of which nothing is said has a few."""
    rows = len(_rows(given, player, zone))
    count = filling(given, player, zone, rows)
    if count is None:
        count = PLAIN_DECK if zone == "deck" and not rows else 0
    kind = "card" if zone == "deck" else f"{zone} card"
    for each in range(1, count + 1):
        name = f"Plain {kind} {each} of {player}"
        yield {"card": name, "player": player, "owner": player, "zone": zone, "print": {"name": name}}
