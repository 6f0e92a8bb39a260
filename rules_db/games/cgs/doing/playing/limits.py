"""What is limited a turn or a round: counted by a text, such as 'land/Ann' or 'ability/Wolf/0'."""

from rules_db.games.cgs.rules.c4_turn import counting
from rules_db.games.cgs.state import Table


def used(table: Table, what: str, a_round: bool = False) -> int:
    """How often it has been done in this turn, or in this round."""
    return counting.uses(table, what, a_round)


def use(table: Table, what: str) -> None:
    table.uses[what] = table.uses.get(what, 0) + 1
    table.round_uses[what] = table.round_uses.get(what, 0) + 1
