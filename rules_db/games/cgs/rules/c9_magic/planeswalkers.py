"""Section 9.9: planeswalkers and their loyalty."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.rules.c4_turn.phases import is_main
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone


@book.rule("9.9.1", without=True)
def is_short_term() -> bool:
    """A planeswalker is a long-term card."""
    return False


@book.rule("9.9.1.a", without=False)
def is_slow() -> bool:
    """A planeswalker is a slow card."""
    return True


@book.rule("9.9.2", without=())
def zones() -> tuple[Zone, ...]:
    """A planeswalker is played into a backrow zone or into a Main Summon Zone."""
    return Zone.BACKROW, Zone.SUMMON


@book.rule("9.9.5", without=0)
def loyalty_at_first(card: Card) -> int:
    """It enters with as many loyalty counters as the loyalty that is printed on it."""
    return card.printed.loyalty


@book.rule("9.9.5.a", without=False)
def has_no_loyalty(card: Card) -> bool:
    """A planeswalker without any loyalty counter is put into the discard pile."""
    return card.counters.get("loyalty", 0) <= 0


@book.rule("9.9.5.b", without=0)
def counters_lost(damage: int, counters: int) -> int:
    """Damage removes as many loyalty counters."""
    return min(damage, counters)


@book.rule("9.9.6", without=0)
def change_of_loyalty(amount: int) -> int:
    """Activating a loyalty ability changes the number of counters by its amount."""
    return amount


@book.rule("9.9.7")
def one_ability_a_turn(card: Card, activated: int) -> Refusal | None:
    """No more than one loyalty ability of the same planeswalker is activated each turn."""
    return book.refuse("9.9.7", card=card.id, activated=activated) if activated else None


@book.rule("9.9.7.a")
def has_enough_loyalty(card: Card, change: int) -> Refusal | None:
    """An ability that takes counters away needs as many on the planeswalker."""
    has = card.counters.get("loyalty", 0)
    return book.refuse("9.9.7.a", card=card.id, loyalty=has, takes=-change) if has + change < 0 else None


@book.rule("9.9.8")
def in_own_main_phase(table: Table, card: Card) -> Refusal | None:
    """A loyalty ability is for a Main Phase of the planeswalker's controller."""
    if table.turn_player == card.controller and is_main(table.phase):
        return None
    return book.refuse("9.9.8", card=card.id, phase=table.phase, turn_player=table.turn_player)


@book.rule("9.9.9")
def with_empty_queue(table: Table, card: Card) -> Refusal | None:
    """Nor can it be activated while anything is in the Queue."""
    return book.refuse("9.9.9", card=card.id, queue=[each.card for each in table.queue]) if table.queue else None


@book.rule("9.9.10", without=False)
def is_no_summon(card: Card) -> bool:
    """A planeswalker is no summon, even in a Main Summon Zone, unless it is also a creature."""
    return not is_of(card, "creature")
