"""A bot that plays what Grand Archive's chapter on supertypes tells: nobody wins there, so it gathers cards in play."""

from collections.abc import Mapping, Sequence

from rules_db.engine.play.bots import Bot
from rules_db.engine.play.looking_ahead import LookingAhead
from rules_db.games.grand_archive.actions.values import PASS, Action
from rules_db.games.grand_archive.state import FIELD, HAND, MATERIAL_DECK, MEMORY, STACK, GameState

_WORTH = {FIELD: 4.0, STACK: 2.0, HAND: 1.5, MEMORY: 1.0, MATERIAL_DECK: 1.0}
"""What a card is worth by its zone; in any other, nothing. A regalia, or a token, is worth what it is elsewhere."""


def worth(state: GameState, player: str) -> float:
    """How far the player is ahead of all others, in cards of some worth."""
    return sum(_WORTH.get(card.zone, 0.0) * (1 if card.controller == player else -1) for card in state.cards.values())


def _quiet(actions: Sequence[Action]) -> Action | None:
    """Pass where that can be, and sacrifice what has to be sacrificed; nobody is taken to end a turn."""
    passes = [each for each in actions if each.verb == PASS]
    return passes[0] if passes else actions[0] if len(actions) == 1 else None


BOTS: Mapping[str, Bot] = {"careful": LookingAhead(worth, _quiet, guesses=2, steps=3)}
"""Three quiet actions: what lies on top of the stack resolves. Nobody can count on all of a deep stack, since any
player may put more on top: a bot that looked so far would play for what hardly ever comes.
"""
