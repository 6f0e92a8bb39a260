"""When the Dealer acts, and what follows of itself: replaced cards, its effects in the Queue, and their ends."""

from __future__ import annotations

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Event, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks, setup
from rules_db.games.cgs.doing.course import turns
from rules_db.games.cgs.doing.dealer import acting, joining, lapsing, zones
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.rules.c3_the_game import starting
from rules_db.games.cgs.rules.c9_magic import planeswalkers
from rules_db.games.cgs.rules.c17_dealer import cards, cycle, versions
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone

hooks.MOVED.hang()(zones.follow)
hooks.check(place=70, is_due=lambda table: bool(table.dealing))(joining.put_next)


@hooks.DUTIES.hang(starting.FLOP, 10)
def _first_flop(table: Table, trace: Trace, answers: Answers) -> None:
    if cycle.acts_before_round():
        acting.act(table, trace, is_before_the_game=True)


@hooks.DUTIES.hang(turns.BETWEEN_ROUNDS, 50)
def _between_rounds(table: Table, trace: Trace, answers: Answers) -> None:
    if cycle.acts_before_round():
        acting.act(table, trace)


@hooks.check(place=5, is_due=lambda table: bool(lapsing.negated(table)))
def _negated(table: Table, trace: Trace, answers: Answers) -> bool:
    return lapsing.end_negated(table, trace)


@hooks.ANSWERS.hang("revealed")
@hooks.ANSWERS.hang("stolen")
def _has_loyalty(table: Table, trace: Trace, event: Event) -> None:
    """A planeswalker begins with its loyalty, unless the Sane Dealer ignores it; then as soon as it is stolen."""
    if not event.get("zone"):
        return
    card = table.cards[str(event.get("card"))]
    is_there = is_of(card, "planeswalker") and not versions.is_ignored(table, card)
    if is_there and "loyalty" not in card.counters:
        card.counters["loyalty"] = planeswalkers.loyalty_at_first(card)


@hooks.ATTACKERS.hang(place=1)
def _battles(table: Table, card: Card, target: str) -> Refusal | None:
    return cards.cannot_be_battled(table, target)


@setup.POSITIONS.hang()
def _lie_in_position(table: Table, plain: setup.Plain) -> None:
    """How far the cycle has come follows from what lies there; a zone that is empty stays so until the next action."""
    row = table.shared[Zone.DEALERS_ZONE]
    lying = [place for place, each in enumerate(row, 1) if each]
    table.dealt = max(cycle.FLOP, *lying) if lying else 0
    table.bare = [place for place in range(1, table.dealt + 1) if not row[place - 1]]
