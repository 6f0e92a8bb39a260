"""What is done with the cards on top of a deck, as data."""

from __future__ import annotations

from dataclasses import dataclass

from rules_db.games.cgs.card_text.model import Counted


@dataclass(frozen=True, slots=True)
class Dug(Counted):
    """So many cards from the top of one's deck, of which some (`what`) go to the hand and the others to `rest`."""

    rest: str = ""
    is_random: bool = False


@dataclass(frozen=True, slots=True)
class Taken(Counted):
    """Some of so many cards on top of a deck go to the hand, the rest of them is shuffled, discarded or laid below.

    `way` is revealed where all players see what is taken.
    """

    rest: str = ""
    way: str = ""
