"""By which event of the table a text knows what it waits for."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Heard:
    """The event of the table by which a text knows something: its name, which fact is the card, what it must say.

    `under` is the rule under which it must happen, '' for any. `is_own`: it must be about the card that waits for it.
    `it` is the fact that the text means by 'it', if not the card. `joins` is as what it must have joined the Queue:
    card (a Spell or Trap that is played or flipped), effect, any of both, or a
    summoning. `hits_player`: a player is damaged or attacked.
    """

    name: str
    card: str = "card"
    needs: tuple[tuple[str, str], ...] = ()
    under: str = ""
    is_own: bool = False
    it: str = ""
    joins: str = ""
    hits_player: bool = False
