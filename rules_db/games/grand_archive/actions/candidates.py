"""What the player who must choose could do: finite, canonical, sorted by text. Legality is decided elsewhere."""

from collections.abc import Sequence
from functools import lru_cache

from rules_db.engine.kernel import Decision
from rules_db.games.grand_archive.actions.values import (
    ACTIVATE,
    END_TURN,
    FINISH,
    PASS,
    PLAY,
    PUT,
    SACRIFICE,
    Action,
    format_action,
)
from rules_db.games.grand_archive.state import COLLECTION, FIELD, HAND, MAIN_DECK, MATERIAL_DECK, GameState

BUILD, CHOOSE, ACT = "build decks", "sacrifice", "act"

Form = tuple[str, str]
"""A verb, and the deck that it is about or ''."""

_FORMS: dict[str, dict[str, tuple[Form, ...]]] = {
    BUILD: {COLLECTION: ((PUT, MAIN_DECK), (PUT, MATERIAL_DECK))},
    CHOOSE: {FIELD: ((SACRIFICE, ""),)},
    ACT: {HAND: ((PLAY, ""),), MATERIAL_DECK: ((PLAY, ""),), FIELD: ((ACTIVATE, ""),)},
}
"""What can be tried with a player's own cards, by the kind of choice and the zone."""

_BARE: dict[str, tuple[str, ...]] = {BUILD: (FINISH,), CHOOSE: (), ACT: (PASS, END_TURN)}


def options(state: GameState, decision: Decision) -> Sequence[Action]:
    """Candidates for a choice: what a player may try with a card depends on where it lies."""
    player, forms = decision.player, _FORMS[decision.kind]
    cards = [
        (card.handle, card.zone) for card in state.cards.values() if card.controller == player and card.zone in forms
    ]
    return _sorted(player, decision.kind, tuple(cards))


@lru_cache(maxsize=1024)
def _sorted(player: str, kind: str, cards: tuple[tuple[str, str], ...]) -> tuple[Action, ...]:
    """The candidates for a player's cards, each a handle and its zone; kept, as they are the same for many a turn."""
    forms = _FORMS[kind]
    actions = [Action(player, verb, handle, to) for handle, zone in cards for verb, to in forms[zone]]
    return tuple(sorted([*actions, *(Action(player, verb) for verb in _BARE[kind])], key=format_action))
