"""Everything that a player can do, as values, and one table by which they are printed and read."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ready:
    """Brings the deck, as it is now, to the next duel."""

    player: str


@dataclass(frozen=True, slots=True)
class Swap:
    """Swaps cards between duels: `out` leaves the deck, `into` comes from the sideboard; '' for none."""

    player: str
    out: str
    into: str


@dataclass(frozen=True, slots=True)
class Pass:
    player: str


@dataclass(frozen=True, slots=True)
class Surrender:
    player: str


@dataclass(frozen=True, slots=True)
class Play:
    """Plays a card from the hand. `paying` are the cards for its cost effects, in their order."""

    player: str
    card: str
    facing: str
    position: str
    column: int
    paying: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Flip:
    player: str
    card: str


@dataclass(frozen=True, slots=True)
class Turn:
    """Changes the position of a monster card."""

    player: str
    card: str


@dataclass(frozen=True, slots=True)
class Attack:
    """Declares a battle. `defender` is a card or a player."""

    player: str
    attacker: str
    defender: str


@dataclass(frozen=True, slots=True)
class Activate:
    """Activates an ignition effect; `effect` counts the ignition effects of the card from 1."""

    player: str
    card: str
    effect: int
    paying: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Arrange:
    """Puts a card directly above another one of the same unordered zone or stack."""

    player: str
    card: str
    above: str


@dataclass(frozen=True, slots=True)
class Choose:
    """Answers the choice that the duel waits for; `kind` is that of the choice."""

    player: str
    kind: str
    picks: tuple[str, ...]


Action = Ready | Swap | Pass | Surrender | Play | Flip | Turn | Attack | Activate | Arrange | Choose
