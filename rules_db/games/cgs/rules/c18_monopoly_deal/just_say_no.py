"""Rules 18.6.11: Just Say No!."""

from __future__ import annotations

from rules_db.games.cgs.book import book

JUST_SAY_NO = "Just Say No"


@book.rule("18.6.11", without=False)
def answers_action_card(is_action_card: bool, is_against: bool) -> bool:
    """It can be used whenever an Action Card is played against its player."""
    return is_action_card and is_against


@book.rule("18.6.11.a", without=False)
def is_fast() -> bool:
    """Just Say No! is fast."""
    return True


@book.rule("18.6.11.b", without=False)
def answers_backrow_card(is_backrow_card: bool, is_against: bool) -> bool:
    """It can respond to any other backrow card whose effect would target or directly affect its player."""
    return is_backrow_card and is_against


@book.rule("18.6.11.c", without=False)
def negates() -> bool:
    """It negates the activation that it responds to."""
    return True


@book.rule("18.6.11.d", without=False)
def is_exempt(action: str) -> bool:
    """Just Say No! does not count as one of the three cards of a turn."""
    return action == JUST_SAY_NO


@book.rule("18.6.11.e", without=False)
def is_directly_affected(changes_something: bool) -> bool:
    """An effect affects a player directly if it would itself change something of theirs, or have them give."""
    return changes_something


@book.rule("18.6.11.f", without=False)
def negates_for_all() -> bool:
    """The whole activation is negated, for all players at whom it is aimed."""
    return True
