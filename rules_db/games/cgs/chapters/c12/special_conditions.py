"""Special Conditions: after a turn, and what they keep summons of every game from."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Activate
from rules_db.games.cgs.card_text.gained import effects_of
from rules_db.games.cgs.doing.conditions import attempts, checkup
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.rules.c12_pokemon.special_conditions import TURN
from rules_db.games.cgs.state import Card, Table

LOADED = checkup


def turns_itself(card: Card, action: Activate) -> bool:
    """Whether a summon is tapped for one of its own abilities (12.6.14)."""
    effects = effects_of(card)
    costs = effects[action.effect - 1].costs if 1 <= action.effect <= len(effects) else ()
    own = any(each.verb == "tap" and (each.what is None or each.what.pick == "this") for each in costs)
    return own and is_summon(card)


@hooks.ACTIVATIONS.hang()
def _why_not_tap(table: Table, card: Card, action: Activate) -> Refusal | None:
    return attempts.why_not(table, card, TURN) if turns_itself(card, action) else None


@hooks.TAKES_PLACE.hang()
def _tries_to_tap(table: Table, trace: Trace, action: Activate) -> bool:
    card = table.cards[action.card]
    return not turns_itself(card, action) or attempts.tries(table, trace, card, TURN)
