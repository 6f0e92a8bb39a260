"""What every player can do, as values; chapters hang theirs into hooks.DEEDS."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from rules_db.games.cgs.words import Zone


class Action(Protocol):
    """Any action: a frozen value with the player who acts."""

    @property
    def player(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Pass:
    player: str


@dataclass(frozen=True, slots=True)
class GiveUp:
    player: str


@dataclass(frozen=True, slots=True)
class Play:
    """Plays a card to a zone, `place` being its number from 1 (0 where zones have none), or Sets it face-down.

    `on` is the card that it is played onto or attached to, `using` are Tributes, materials and the like, `targets`
    those of its effect, `said` is what is said of it besides, such as a color, X, or a way to play it.
    """

    player: str
    card: str
    zone: Zone
    place: int = 0
    on: str = ""
    is_face_down: bool = False
    using: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    said: str = ""


@lru_cache(maxsize=8192)
def play(player: str, card: str, zone: Zone, place: int = 0, is_face_down: bool = False) -> Play:
    """A play that names nothing but a place; made once, as most of them are offered for many a turn."""
    return Play(player, card, zone, place, is_face_down=is_face_down)


@dataclass(frozen=True, slots=True)
class Activate:
    """Activates an effect of a card; `effect` counts the effects of the card from 1."""

    player: str
    card: str
    effect: int = 1
    targets: tuple[str, ...] = ()
    using: tuple[str, ...] = ()
    said: str = ""


@dataclass(frozen=True, slots=True)
class Blow:
    """One attacker of an attack, what it attacks, and the move that it uses (from 1, 0 for none)."""

    attacker: str
    target: str
    move: int = 0


@dataclass(frozen=True, slots=True)
class AttackWith:
    """Announces an attack of one summon, or of several together."""

    player: str
    blows: tuple[Blow, ...]


@dataclass(frozen=True, slots=True)
class Choose:
    """Answers the choice that the game waits for; `kind` is that of the choice."""

    player: str
    kind: str
    picks: tuple[str, ...]
