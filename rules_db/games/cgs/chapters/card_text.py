"""What cards say is in use from here on, and what texts in quotes give to cards is found out anew as things happen."""

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.doing import in_use
from rules_db.games.cgs.card_text.doing.changes import giving
from rules_db.games.cgs.card_text.doing.paying import helping
from rules_db.games.cgs.state import Table

assert helping

TEXT = in_use.CardText
"""What reads cards, carries out their effects and notices what sets them off."""


@hooks.check(place=4, is_due=giving.may_change)
def _gives(table: Table, trace: Trace, answers: Answers) -> bool:
    giving.refresh(table)
    return False


@hooks.ANSWERS.hang("entered")
def _gives_what_enters(table: Table, trace: Trace, event: Event) -> None:
    """Before anything waits for that."""
    giving.refresh(table)
