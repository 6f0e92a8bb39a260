"""Section 13.3: Tools, each attached to a summon as it is played."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_of, is_summon
from rules_db.games.cgs.state import Card, Table

TOOL = "Tool"


@book.rule("13.3.1", without=True)
def tool_is_short_term() -> bool:
    """A Tool stays."""
    return False


@book.rule("13.3.3")
def is_attached(card: Card, on: str) -> Refusal | None:
    """A Tool names the summon to which it is attached."""
    return None if on else book.refuse("13.3.3", card=card.id, to_say=f"{card.id} on …")


@book.rule("13.3.3.a")
def is_attached_to_own_summon(card: Card, host: Card, player: str) -> Refusal | None:
    """A Tool is attached to a summon that its player controls, of whatever game."""
    if is_summon(host) and host.controller == player:
        return None
    return book.refuse("13.3.3.a", card=card.id, to=host.id, controller=host.controller)


@book.rule("13.3.5")
def is_only_tool(table: Table, card: Card, host: Card) -> Refusal | None:
    """A summon has no more than one Tool."""
    tools = [each for each in host.attached if is_of(table.cards[each], TOOL)]
    return book.refuse("13.3.5", card=card.id, has=list(tools)) if tools else None
