"""Rule 504.3: what playing a card is, and which ways there are to play one."""

from __future__ import annotations

from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.state import DOWN, MONSTER, SPELL, TRAP, UP, Zone


@book.rule("504.3", without=True)
def is_playable_from(zone: Zone) -> bool:
    """To play a card is to move it out of the hand and onto the field."""
    return zone is Zone.HAND


@book.rule("504.3.a", without=False)
def is_summoning(card_type: str, facing: str) -> bool:
    """Playing a monster card face-up, or flipping it face-up, is summoning."""
    return card_type == MONSTER and facing == UP


@book.rule("504.3.b", without=False)
def is_setting(card_type: str, facing: str) -> bool:
    """Playing a trap card or a monster card face-down is setting."""
    return card_type != SPELL and facing == DOWN


@book.rule("504.3.c", without=False)
def is_activating(card_type: str, facing: str) -> bool:
    """A spell is activated by being played, a trap by being turned face-up."""
    return card_type == SPELL or (card_type == TRAP and facing == UP)


def way_of_playing(card_type: str, facing: str) -> tuple[str, str] | None:
    """('summoned', '504.3.a') and the like: the kind of event and the rule that names it."""
    if is_summoning(card_type, facing):
        return "summoned", "504.3.a"
    if is_setting(card_type, facing):
        return "set", "504.3.b"
    return ("activated", "504.3.c") if is_activating(card_type, facing) else None
