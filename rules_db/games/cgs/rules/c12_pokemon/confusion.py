"""Rules 12.6.6–12.6.6.k: the coin of a Confused summon."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card


@book.rule("12.6.6", without=False)
def coin_to_attack() -> bool:
    """A coin is flipped when a Confused summon tries to attack."""
    return True


@book.rule("12.6.6.a", without=False)
def coin_to_block() -> bool:
    """Or to block."""
    return True


@book.rule("12.6.6.b", without=False)
def coin_to_change_zones() -> bool:
    """Or to change zones on its own."""
    return True


@book.rule("12.6.6.c", without=False)
def coin_to_turn() -> bool:
    """Or to change its orientation on its own."""
    return True


@book.rule("12.6.6.d", without=False)
def fails(is_heads: bool) -> bool:
    """On tails the action does not take place."""
    return not is_heads


@book.rule("12.6.6.e", without=0)
def counters_on_tails() -> int:
    """On tails of the coin for an attack the summon gets so many damage counters."""
    return 3


@book.rule("12.6.6.f", without=False)
def is_flipped_first() -> bool:
    """The coin is flipped as the action is announced, before anything is paid or tapped."""
    return True


@book.rule("12.6.6.g", without=2)
def coins() -> int:
    """One coin for one action, even where an attack taps the summon."""
    return 1


@book.rule("12.6.6.h", without=True)
def is_paid_all_the_same() -> bool:
    """After tails nothing is paid or tapped."""
    return False


@book.rule("12.6.6.i")
def may_try_again(card: Card, deed: str, failed: int) -> Refusal | None:
    """After tails it does not try the same again in this phase."""
    return book.refuse("12.6.6.i", card=card.id, deed=deed) if failed else None


@book.rule("12.6.6.j", without=True)
def has_attacked_all_the_same() -> bool:
    """A failed attack is used up, but the summon has not attacked."""
    return False


@book.rule("12.6.6.k", without=True)
def is_replaced_as_blocker() -> bool:
    """If a block fails, no other summon is selected in its place."""
    return False
