"""The verbs that cards have; `verbs/` enters them, one entry a verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rules_db.engine.card_text.verbs import Verbs

if TYPE_CHECKING:
    from rules_db.games.ttcg.card_text.doing import Doing

Act = Callable[["Doing", Any], None]
"""Asks all that a step has to ask, and then does it."""

VERBS: Verbs[Act, None] = Verbs()
