"""Everything that a player can do, as values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pass:
    player: str


@dataclass(frozen=True, slots=True)
class GiveUp:
    player: str


@dataclass(frozen=True, slots=True)
class Play:
    """Plays a card from the hand; `on` is the creature that it levels up, '' for none."""

    player: str
    card: str
    facing: str
    on: str = ""


@dataclass(frozen=True, slots=True)
class Flip:
    player: str
    card: str


@dataclass(frozen=True, slots=True)
class Activate:
    """Activates an effect; `effect` counts the two effects of the card from 1."""

    player: str
    card: str
    effect: int
    targets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AttackWith:
    """Declares an attack; `target` is a creature or the opponent."""

    player: str
    attacker: str
    target: str


@dataclass(frozen=True, slots=True)
class Choose:
    """Answers the choice that the game waits for; `kind` is that of the choice."""

    player: str
    kind: str
    picks: tuple[str, ...]


Action = Pass | GiveUp | Play | Flip | Activate | AttackWith | Choose
