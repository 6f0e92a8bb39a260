"""Rules 2.1.29 and 2.1.34: actions, and the chain in which they wait."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.state import Activation, Table


@book.rule("2.1.29", without=())
def actions_that_wait(table: Table) -> Sequence[Activation]:
    """An action is the activation of an effect, and nothing else (2.1.29.R1)."""
    return table.chain


@book.rule("2.1.34")
def join_chain(table: Table, activation: Activation) -> None:
    """Several effects resolve one by one: each waits in the chain for its turn."""
    table.chain.append(activation)
