"""What effects do. Cards are data: none has code of its own."""

from rules_db.engine.trace import Trace
from rules_db.games.grand_archive.card_text.verbs import VERBS
from rules_db.games.grand_archive.rules.s_supertypes.supertypes import counting_change, supertypes
from rules_db.games.grand_archive.state import Effect, GameState


def carry_out(state: GameState, trace: Trace, player: str, effect: Effect) -> None:
    """Resolve one effect to its end, as far as it can be done, for the player whose effect it is."""
    for step in effect:
        VERBS.doing(step.kind)(state, trace, player, step)


def end_changes(state: GameState, trace: Trace) -> None:
    """End what lasts until the end of the turn; the supertypes that went with the earlier card type come back."""
    for card in state.on_field():
        place = counting_change(card)
        is_over = place is not None and bool(card.changes[place].until)
        card.changes = [change for change in card.changes if not change.until]
        if is_over:
            trace.emit(
                "card type restored", "S0.d", card.controller, card=card.handle, supertypes=list(supertypes(card))
            )
