"""What the Given steps of an example describe, as the setup of a game that begins or is in mid-course."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from rules_db.engine.amounts import counted, filling, whole_number
from rules_db.engine.kernel import BadSetup
from rules_db.engine.scene import Given, Pile, Row
from rules_db.games.cgs.chapters.general import zone_of
from rules_db.games.cgs.setup import print_of
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.table.cells import read_row
from rules_db.games.cgs.table.other_words import ZONES, in_own_words, zone_of_player
from rules_db.games.cgs.words import OWN, SHARED, Zone

LIFE, MANA, TEMPORARY = "life", " mana", "temporary money"
OTHER_ZONES = {said: str(zone) for each, zone in ZONES.items() for said in (each, each[0].upper() + each[1:])}
"""What the games call zones of a player."""

NAMES = {
    "Dealer deck": Zone.DEALERS_DECK,
    "Dealer zone": Zone.DEALERS_ZONE,
    "Hold em zone": Zone.HOLD_EM,
    **{each: Zone(zone) for each, zone in OTHER_ZONES.items()},
    **{str(each): each for each in (*OWN, *SHARED)},
}
"""What Given steps call zones; an apostrophe cannot stand there."""
PLAIN_DECK, LEGAL_DECK = 40, 75
"""How many plain cards a Main Deck has of which nothing is said: in mid-course, and as it is brought."""
PLAIN_UNO_DECK = 20
MOST_COPIES = 400
FILLED = (Zone.MAIN_DECK, Zone.HAND, Zone.DISCARD, Zone.EXILE, Zone.PRIZES)
"""The zones that a number of plain cards can lie in."""
PLAIN = "Normal Spell"
LEGAL = ("sorcery", PLAIN, "Item")
"""What plain cards are: in mid-course, and in turn in a Main Deck that is brought."""


def setup_of(given: Given) -> dict[str, Any]:
    """The setup for the game: from the start where the players bring decks, else a position."""
    described: dict[str, Row] = {row["card"]: row for row in map(in_own_words, given.cards) if "card" in row}
    piles = [replace(each, rows=[in_own_words(row) for row in each.rows]) for each in given.piles]
    taken = _active_spots_taken(piles, described)
    cards = [_laid(pile, row, described, taken) for pile in piles for row in pile.rows for row in _copies(row)]
    _require_used(described, cards)
    rows = Counter((each["zone"], each.get("player")) for each in cards)
    for player in given.players:
        for zone in FILLED:
            cards += _plain_cards(given, player, zone, rows[str(zone), player])
    return {
        "players": [_player(given, each) for each in given.players],
        "cards": [*cards, *_uno_deck(cards)],
        "is_start": "start" in given.own,
        "turn": given.own.get("turn", len(given.players) + 1),
        "turn_player": given.turn_player or given.players[0],
        "phase": given.phase,
        "starting": given.own.get("starting", ""),
        "settings": given.own.get("settings", {}),
        "agreed": given.own.get("agreed", []),
        "chance": list(given.chance),
    }


def _uno_deck(cards: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The Uno deck of a position that has an Uno pile and says nothing of the deck."""
    zones = {each["zone"] for each in cards}
    if str(Zone.UNO_PILE) not in zones or str(Zone.UNO_DECK) in zones:
        return
    for number in range(1, PLAIN_UNO_DECK + 1):
        printed = {"name": "Blue Five", "types": ["Uno card"], "colors": ["Blue"], "rank": "5"}
        card = f"Plain {Zone.UNO_DECK} card {number}"
        yield {"card": card, "player": "", "owner": "", "zone": str(Zone.UNO_DECK), "print": printed, "state": {}}


def _require_used(described: dict[str, Row], cards: list[dict[str, Any]]) -> None:
    idle = [each for each in described if each not in {card["card"] for card in cards}]
    if idle:
        raise BadSetup(f"{', '.join(idle)} is described and nowhere (put it into a zone, or leave it out)")


def _copies(row: Row) -> Iterator[Row]:
    """A row as often as its column `copies` says, each with a handle of its own."""
    count, card = whole_number(row.get("copies") or "1"), row.get("card", "")
    if not 1 <= count <= MOST_COPIES:
        raise BadSetup(f"{card}: {count} copies cannot be laid out (write 1 to {MOST_COPIES})")
    for number in range(1, count + 1):
        yield row if number == 1 else {**row, "card": f"{card} {number}", "name": row.get("name") or card}


def _active_spots_taken(piles: Sequence[Pile], described: dict[str, Row]) -> set[str]:
    """The players of whom it is said what lies in their Extra Summon Zone."""
    rows = [(pile.player, row, described.get(row.get("card", ""), {})) for pile in piles for row in pile.rows]
    zones = [(player, zone_of_player(row.get("zone", ""))) for player, *said in rows for row in said]
    return {player for player, zone in zones if zone.startswith(Zone.EXTRA_SUMMON)}


def _laid(pile: Pile, row: Row, described: dict[str, Row], taken: set[str]) -> dict[str, Any]:
    """One card of a pile; what the row leaves out, `the cards:` may have described.

    Of the Pokémon of a player that have no zone, the first lies in the Active Spot, unless that is `taken`. A
    planeswalker in play has the loyalty that is printed on it, unless its counters are told (9.9.5). A card on the Uno
    pile was played there by its owner (15.4.2, 15.4.7).
    """
    said = {**described.get(row.get("card", ""), {}), **{name: cell for name, cell in row.items() if cell}}
    plain = read_row(said)
    plain.pop("copies", None)
    plain["player"] = pile.player
    loyalty = plain["print"].get("loyalty")
    if loyalty and NAMES.get(pile.zone, pile.zone) in ("field", Zone.UNO_PILE, Zone.DEALERS_ZONE):
        plain["state"].setdefault("counters", {"loyalty": loyalty})
    if pile.zone == "field":
        if "zone" not in plain:
            plain["zone"] = str(_zone_on_field(plain))
            is_pokemon = "Pokémon" in plain["print"].get("types", ()) and plain["zone"] == str(Zone.SUMMON)
            if is_pokemon and "place" not in plain and pile.player not in taken:
                taken.add(pile.player)
                plain["zone"] = str(Zone.EXTRA_SUMMON)
        if plain["zone"] in SHARED:
            plain["controller"], plain["player"], plain["owner"] = pile.player, "", plain.get("owner", pile.player)
    elif pile.zone in NAMES:
        plain["zone"] = str(NAMES[pile.zone])
        if not pile.player:
            plain.setdefault("owner", "")
        if plain["zone"] == str(Zone.UNO_PILE):
            plain.setdefault("controller", plain.get("owner", pile.player))
    else:
        raise BadSetup(f"there is no zone {pile.zone} (there are: {', '.join(NAMES)}; the field by `controls:`)")
    return plain


def _zone_on_field(plain: dict[str, Any]) -> Zone:
    """Where a card lies of which only its host, or the card above it, is told: beneath it; else by its type."""
    if "above" in plain:
        return Zone.BENEATH
    printed = print_of(plain["print"])
    if not printed.types:
        return Zone.SUMMON
    zone = zone_of(Card("", "", printed))
    return zone if zone is not Zone.ATTACHED or "host" in plain else Zone.RESOURCES


def _player(given: Given, name: str) -> dict[str, Any]:
    """What is said of a player: life, and mana by color."""
    plain: dict[str, Any] = {"name": name, "had_prizes": _is_told(given, name, str(Zone.PRIZES))}
    for player, number, what in given.amounts:
        if player != name:
            continue
        if what.startswith("card"):
            _require_filled(name, what)
            continue
        if what == LIFE:
            plain["life"] = number
        elif what == TEMPORARY:
            plain["temporary"] = number
        elif what.endswith(MANA) or what == MANA.strip():
            plain.setdefault("mana", {})[what.removesuffix(MANA.strip()).strip() or "colorless"] = number
        else:
            raise BadSetup(
                f"players have no {what} here (there are: life, temporary money, red mana …, cards in a zone)"
            )
    return plain


def _require_filled(player: str, what: str) -> None:
    """Plain cards are no money and no Extra Deck; raises BadSetup for a zone that they do not fill."""
    if NAMES.get(counted(what)) not in FILLED:
        there = ", ".join(str(each) for each in FILLED)
        raise BadSetup(f"{player} gets no plain {what} (they lie in: {there}; list the cards of any other zone)")


def _plain_cards(given: Given, player: str, zone: Zone, rows: int) -> Iterator[dict[str, Any]]:
    """Plain cards that fill a zone up to the number stated; a Main Deck of which nothing is said has some."""
    told = next((each for each, meant in NAMES.items() if meant is zone and _is_told(given, player, each)), str(zone))
    count = filling(given, player, told, rows)
    is_brought = "start" in given.own and zone is Zone.MAIN_DECK
    if count is None:
        deck = LEGAL_DECK if is_brought else PLAIN_DECK
        count = deck if zone is Zone.MAIN_DECK and not rows else 0
    for number in range(1, count + 1):
        name = f"Plain {told} card {number} of {player}"
        type_ = LEGAL[number % len(LEGAL)] if is_brought else PLAIN
        printed = {"name": name, "types": [type_]}
        yield {"card": name, "player": player, "zone": str(zone), "print": printed, "state": {}}


def _is_told(given: Given, player: str, zone: str) -> bool:
    return any(who == player and counted(what) == zone for who, _, what in given.amounts)
