"""Section 11.5: Normal, Counter and Continuous Traps."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import Game


@book.rule("11.5.2", without=False)
def normal_trap_is_short_term() -> bool:
    """The effects of a Normal Trap are short-term."""
    return True


@book.rule("11.5.4", without=False)
def counter_trap_is_short_term() -> bool:
    """The effects of a Counter Trap are short-term."""
    return True


@book.rule("11.5.6")
def answers_no_counter_trap(card: Card, last: Card, is_allowed: bool) -> Refusal | None:
    """Nothing responds to a Counter Trap but another Counter Trap and Magic effects."""
    if is_of(last, "Counter Trap") and not is_allowed:
        return book.refuse("11.5.6", card=card.id, counter_trap=last.id)
    return None


@book.rule("11.5.6.a", without=False)
def counter_trap_may_answer(card: Card) -> bool:
    """Another Counter Trap may respond."""
    return is_of(card, "Counter Trap")


@book.rule("11.5.6.b", without=False)
def magic_may_answer(card: Card) -> bool:
    """Any Magic effect may respond."""
    return card.printed.game is Game.MAGIC


@book.rule("11.5.8.a", without=False)
def is_discarded_when_negated(card: Card) -> bool:
    """A Continuous Trap that is negated is discarded."""
    return is_of(card, "Continuous Trap")
