"""Steps of effects that hold outside play."""

from __future__ import annotations

from dataclasses import dataclass

from rules_db.games.cgs.card_text.model import Instead


@dataclass(frozen=True, slots=True)
class InsteadOfAll(Instead):
    """What is done instead of a destruction; `is_together`: once for all cards to which that would happen together."""

    is_together: bool = False
