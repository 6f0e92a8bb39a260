"""What effects do. Cards are data: none has code of its own."""

from rules_db.engine.trace import Trace
from rules_db.games.grand_archive.card_text.verbs import VERBS
from rules_db.games.grand_archive.rules.s_supertypes.supertypes import counting_change, supertypes
from rules_db.games.grand_archive.state import Effect, Table


def carry_out(table: Table, trace: Trace, player: str, effect: Effect) -> None:
    """Resolve one effect to its end, as far as it can be done, for the player whose effect it is."""
    for step in effect:
        VERBS.doing(step.kind)(table, trace, player, step)


def end_changes(table: Table, trace: Trace) -> None:
    """End what lasts until the end of the turn; the supertypes that went with the earlier card type come back."""
    for card in table.on_field():
        before = counting_change(card)
        card.changes = [change for change in card.changes if not change.until]
        if before is not None and counting_change(card) is not before:
            trace.emit(
                "card type restored", "S0.d", card.controller, card=card.handle, supertypes=list(supertypes(card))
            )
