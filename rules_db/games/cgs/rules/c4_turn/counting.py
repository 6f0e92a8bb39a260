"""Rules 4.1.3 and 4.4.5: what limits a turn and a round count."""

from __future__ import annotations

from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Table


@book.rule("4.4.5", without=0)
def uses(table: Table, what: str, a_round: bool) -> int:
    """A limit counts what has been done in the whole turn or the whole round."""
    return (table.round_uses if a_round else table.uses).get(what, 0)


@book.rule("4.1.3")
def begin_round(table: Table) -> None:
    """What is allowed once a round is allowed again as soon as a round begins."""
    table.round_uses = {}
