"""The verbs that cards of Grand Archive have; `verbs/` enters them, one entry a verb."""

from collections.abc import Callable

from rules_db.engine.card_text.verbs import Verbs
from rules_db.engine.trace import Trace
from rules_db.games.grand_archive.state import Do, GameState

Act = Callable[[GameState, Trace, str, Do], None]
"""Does one step of an effect for the player whose effect it is, as far as it can be done."""

VERBS: Verbs[Act, None] = Verbs()
