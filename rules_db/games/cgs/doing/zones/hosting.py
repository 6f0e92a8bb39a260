"""Cards that cannot lie on the field unless they are attached: to what, when an effect brings them into play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rules_db.games.cgs.state import Card, Table


@dataclass(frozen=True, slots=True)
class Attachment:
    """One sort of such cards.

    `hosts` are the cards and players to which one can be attached by a player, and `rule` says that it has to be.
    Where it lies beneath its host, `lay` attaches it; any other comes to a zone of its own. A host takes no other
    beside one that `is_alone`.
    """

    takes: Callable[[Card], bool]
    hosts: Callable[[Table, Card, str], list[str]]
    rule: str
    lay: Callable[[Table, Card, Card, str], object] | None = None
    is_alone: bool = False


ATTACHMENTS: list[Attachment] = []
"""All sorts; the chapters add theirs."""


def attachment_of(card: Card) -> Attachment | None:
    """How a card is attached that cannot lie on the field otherwise; None for any other card."""
    return next((each for each in ATTACHMENTS if each.takes(card)), None)
