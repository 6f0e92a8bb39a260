"""Amounts in worked examples: 'Ann has 3 cards in the deck', 'Ann has 8000 life points'."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rules_db.engine.kernel import BadSetup
from rules_db.engine.scene import Given

LIFE_POINTS = "life points"
MOST_DIGITS = 9
"""How long a number may be that somebody writes: no game needs a longer one, and to read it takes ever more time."""
MOST_CARDS = 1_000
"""How many cards a step may put into a zone without naming them."""
_CARDS = re.compile(r"cards? (?:in|on) (?:the )?(.+)")


def counted(what: str) -> str:
    """What an amount counts: 'cards in the deck', 'card in deck' -> 'deck'; 'life point' -> 'life points'."""
    cards = _CARDS.fullmatch(what)
    return cards[1] if cards else f"{what.removesuffix('s')}s"


def whole_number(text: str) -> int:
    """The number that digits say, with a minus before them or not; raises BadSetup for anything else."""
    digits = text.strip().removeprefix("-")
    if len(digits) > MOST_DIGITS and digits.isdecimal():
        raise BadSetup(f"a number of {len(digits)} digits is too long (write at most {MOST_DIGITS})")
    try:
        return int(text)
    except ValueError:
        raise BadSetup(f"{text!r} is no whole number (write digits)") from None


def listed(known: Sequence[str]) -> str:
    """What can be counted, in words, for a message."""
    zones = [each for each in known if each != LIFE_POINTS]
    points = [LIFE_POINTS] if LIFE_POINTS in known else []
    return ", ".join([*points, *(f"cards in the {zone}" for zone in zones)])


def given_amount(given: Given, player: str, what: str) -> int | None:
    """How many a Given step says that a player has of what `counted` names; None where none does."""
    return next((number for who, number, each in given.amounts if who == player and counted(each) == what), None)


def require_amounts(given: Given, known: Sequence[str]) -> None:
    """Raises BadSetup for an amount that `known` does not have (as `counted` names it), or that comes twice."""
    said: set[tuple[str, str]] = set()
    for player, number, what in given.amounts:
        if counted(what) not in known:
            raise BadSetup(f"players have no {what} here (there are: {listed(known)})")
        if (player, counted(what)) in said:
            raise BadSetup(f"it is said twice how many {what} {player} has (say it once)")
        if number < 0:
            raise BadSetup(f"{player} cannot have {number} {what} (none is the least)")
        said.add((player, counted(what)))


def filling(given: Given, player: str, zone: str, rows: int) -> int | None:
    """How many plain cards a zone takes beside the cards listed; None where no step says how many it has.

    Raises BadSetup where more are listed.
    """
    wanted = given_amount(given, player, zone)
    if wanted is None:
        return None
    if wanted > MOST_CARDS:
        raise BadSetup(f"{player} has {wanted} cards in the {zone} (a zone holds at most {MOST_CARDS})")
    if wanted < rows:
        raise BadSetup(f"{player} has {wanted} cards in the {zone}, and {rows} are listed (those listed count as well)")
    return wanted - rows
