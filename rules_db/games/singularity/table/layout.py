"""What the Given steps of an example describe, as a setup.

Columns of a card: `card` (its handle), `kind` (what the handle says unless told), `facing` (up or down; in a sector
the top card lies face-up and what is below face-down, in Distant Space all do), `moon` (the Moon that is aligned with
it). Spaces of the circle that no step names are gaps.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rules_db.engine.kernel import BadSetup
from rules_db.engine.scene import Given, Row
from rules_db.games.singularity.kinds import KINDS, SMALL_PLANET
from rules_db.games.singularity.state import SPACES

COLUMNS = ("card", "kind", "facing", "moon")
SECTORS = tuple(f"{space} sector" for space in SPACES)
DISTANT_SPACE, SINGULARITY = "Distant Space", "Singularity"
ZONES = (*SECTORS, DISTANT_SPACE, SINGULARITY)
SETUP = "setup"
GPP, GAMES_WON, TRIGGERED = "GPP", "games won", "triggered Dark Matter cards"
TOKENS = "Dark Rift tokens"
FACINGS = {"up": True, "face-up": True, "down": False, "face-down": False}
_OTHER_WORDS = {
    "game won": GAMES_WON,
    "triggered Dark Matter card": TRIGGERED,
    "Dark Rift token": TOKENS,
    "sector": "sectors",
    "consumed card": "consumed cards",
}


def counted(what: str) -> tuple[str, str]:
    """What an amount counts, and where: 'cards in the north sector' -> ('cards', 'north sector'); '' for everywhere."""
    thing, has_place, place = what.partition(" in ")
    thing = _OTHER_WORDS.get(thing, thing)
    return ("cards" if thing == "card" else thing), place.removeprefix("the ") if has_place else ""


def setup_of(given: Given) -> dict[str, Any]:
    """The setup for `Game.new`; raises BadSetup for what a game of Singularity does not have."""
    if len(given.players) != 1:
        raise BadSetup(f"Singularity is for one player, not for {' and '.join(given.players)} (name one)")
    if given.cards:
        raise BadSetup("cards are told of where they lie (write `And Ann has in the north sector:`)")
    return {
        "player": given.players[0],
        "challenge": given.own.get("challenge", ""),
        "settings": dict(_settings(given.own.get("settings", ()))),
        "chance": list(given.chance),
        "position": _position(given),
    }


def _settings(rows: Sequence[Row]) -> Iterator[tuple[str, int]]:
    for row in rows:
        if set(row) != {"setting", "value"}:
            raise BadSetup(f"a setting has no column {', '.join(row)} (columns: setting, value)")
        if not row["value"].isdigit():
            raise BadSetup(f"the setting {row['setting']} is a number, not {row['value']} (write digits)")
        yield row["setting"], int(row["value"])


def _position(given: Given) -> dict[str, Any] | None:
    """None where the deck is still to be dealt: nothing is told of any card."""
    amounts = _amounts(given)
    piles = {zone: list(_rows(given, zone, amounts)) for zone in ZONES}
    for pile in given.piles:
        if pile.zone not in ZONES:
            raise BadSetup(f"there is no zone {pile.zone} (zones: {', '.join(ZONES)})")
    if not any(piles.values()):
        if amounts or given.phase:
            raise BadSetup("nothing is told of the cards, so the deck is dealt first (put cards into sectors)")
        return None
    return {
        "is_open": given.phase != SETUP,
        "gpp": amounts.get((GPP, "")),
        "won": amounts.get((GAMES_WON, ""), 0),
        "dark_matter": amounts.get((TRIGGERED, ""), 0),
        "tokens": [space for space, zone in enumerate(SECTORS) if amounts.get((TOKENS, zone))],
        "sectors": [piles[zone] for zone in SECTORS],
        "distant": piles[DISTANT_SPACE],
        "singularity": piles[SINGULARITY],
    }


def _amounts(given: Given) -> dict[tuple[str, str], int]:
    """What the amounts say, each once, by what they count and where."""
    amounts: dict[tuple[str, str], int] = {}
    for _, number, what in given.amounts:
        thing, place = counted(what)
        known = place in ZONES if thing == "cards" else place in SECTORS if thing == TOKENS else not place
        if thing not in ("cards", TOKENS, GPP, GAMES_WON, TRIGGERED) or not known:
            raise BadSetup(f"nobody is given {what} (there are: {', '.join(AMOUNTS)})")
        if (thing, place) in amounts:
            raise BadSetup(f"it is said twice how many {what} there are (say it once)")
        if number < 0 or (thing == TOKENS and number > 1):
            raise BadSetup(f"there cannot be {number} {what} (a sector holds one token at most)")
        amounts[thing, place] = number
    return amounts


AMOUNTS = (
    GPP,
    "cards in the north sector",
    "cards in Distant Space",
    f"{TOKENS} in the north sector",
    GAMES_WON,
    TRIGGERED,
)


def _rows(given: Given, zone: str, amounts: Mapping[tuple[str, str], int]) -> Iterator[dict[str, Any]]:
    """The cards of a zone, top first; plain Small Planets below them fill it up to the number stated."""
    listed = [row for pile in given.piles if pile.zone == zone for row in pile.rows]
    for at, row in enumerate(listed):
        yield _card(row, is_up=_lies_up(given, zone, at))
    wanted = amounts.get(("cards", zone), len(listed))
    if wanted < len(listed):
        raise BadSetup(f"there are {wanted} cards in the {zone}, and {len(listed)} are listed (those listed count too)")
    for at in range(len(listed), wanted):
        name = f"Plain {zone} card {at + 1 - len(listed)}"
        yield {"card": name, "kind": SMALL_PLANET, "up": _lies_up(given, zone, at), "moon": ""}


def _lies_up(given: Given, zone: str, at: int) -> bool:
    """How a card lies unless its row says it."""
    return zone == SINGULARITY or (zone in SECTORS and at == 0 and given.phase != SETUP)


def _card(row: Row, *, is_up: bool) -> dict[str, Any]:
    for column in row:
        if column not in COLUMNS:
            raise BadSetup(f"a card has no column {column} (columns: {', '.join(COLUMNS)})")
    if not row.get("card"):
        raise BadSetup("a row of cards needs a column `card` with what the player calls it")
    facing = row.get("facing", "")
    if facing and facing not in FACINGS:
        raise BadSetup(f"a card lies up or down, not {facing} (write up or down)")
    card = row["card"]
    return {
        "card": card,
        "kind": row.get("kind") or _kind(card),
        "up": FACINGS[facing] if facing else is_up,
        "moon": row.get("moon", ""),
    }


def _kind(card: str) -> str:
    """What a card is by its handle: 'Moon 2' -> 'Moon'."""
    kind = card.rstrip("0123456789").rstrip()
    if kind not in KINDS:
        raise BadSetup(f"it is open what kind of card {card} is (add a column kind; kinds: {', '.join(KINDS)})")
    return kind
