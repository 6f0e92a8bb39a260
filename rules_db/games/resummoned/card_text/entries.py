"""The verbs that cards of Resummoned have; `verbs/` enters them, one entry a verb."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rules_db.engine.card_text.verbs import Verbs
from rules_db.games.resummoned.card_text.model import Amount, Selector

if TYPE_CHECKING:
    from rules_db.games.resummoned.card_text.doing import Doing
    from rules_db.games.resummoned.state import Card, Reason

Act = Callable[["Doing", Any], None]
"""Asks all that a step has to ask, and adds what it does to the moment (doing.py)."""


@dataclass(frozen=True, slots=True)
class Payment:
    """How a step of a cost is paid.

    `taken` says which cards its player takes for it, None where it takes none or the text names the card. `carry_out`
    adds what is done with the cards that were taken to the moment. `due` are the life points that it takes. `moves`
    tells whether a card can be given up from where it lies, to a host whose text asks for it (305.4.a.R1).
    """

    taken: Callable[[Any], Selector | None]
    carry_out: Callable[[Doing, Any, list[str]], None]
    due: Callable[[Any], Amount | None] = lambda step: None
    moves: Callable[[Card, Card, Reason], bool] = lambda card, host, reason: True


VERBS: Verbs[Act, Payment] = Verbs()
