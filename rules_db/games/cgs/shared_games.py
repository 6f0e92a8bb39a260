"""What the state of a game keeps of the shared games besides the cards, and how it names what was chosen."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules_db.games.cgs.words import Zone


@dataclass(slots=True)
class Target:
    """A card or player that was chosen, and how often the card had left by then."""

    id: str
    stay: int = 0


@dataclass(slots=True)
class Announced:
    """A poker hand that a player has announced: its kind, its cards in the order in which they are compared, and ranks.

    `ranks` are words ('Ace', '7'), a joker's that of the card it is treated as; `strength` and `heights` are what is
    compared (16.8.1 and 16.8.17).
    """

    kind: str
    cards: list[str]
    ranks: list[str]
    strength: int
    heights: list[int]


@dataclass(slots=True)
class HandOfPoker:
    """A hand of poker, kept until its cards leave after the Betting Phase (16.6.7).

    `players` are those who have bet, the one who opened first; `stayed_out` those who have not answered. `acted` are
    those who have acted in the cycle. `origins` tells where each card of the pot was bet from,
    `won` what each player has taken of a shared pot, `flipped` the playing cards flipped under 16.6.2.
    """

    players: list[str]
    stayed_out: list[str] = field(default_factory=list)
    folded: list[str] = field(default_factory=list)
    all_in: list[str] = field(default_factory=list)
    acted: list[str] = field(default_factory=list)
    origins: dict[str, Zone] = field(default_factory=dict)
    flipped: list[Target] = field(default_factory=list)
    announced: dict[str, Announced] = field(default_factory=dict)
    won: dict[str, list[str]] = field(default_factory=dict)
    is_answered: bool = False


@dataclass(slots=True)
class Played:
    """A card that a player has played from the hand: it has still to resolve, or a call of UNO is due for it."""

    card: str
    player: str


@dataclass(slots=True)
class Uno:
    """What Uno notes besides the cards: `series` is who is playing Uno cards one after another just now.

    `skipped` cannot play onto the pile in their next turn; `played` may lead to a duty to call UNO, `owing` have that
    duty, and `penalized` have drawn for it; `lapsed` has the rule by which a duty has ended uncalled. `has_pile`: there
    has been an Uno pile, which is kept up from then on.
    """

    series: str = ""
    skipped: list[str] = field(default_factory=list)
    played: list[Played] = field(default_factory=list)
    owing: list[Played] = field(default_factory=list)
    penalized: list[str] = field(default_factory=list)
    lapsed: dict[str, str] = field(default_factory=dict)
    has_pile: bool = False
