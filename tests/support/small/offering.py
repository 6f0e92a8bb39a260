"""Whether a game offers what its worked examples do: candidates are found elsewhere than what is legal is decided."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from rules_db.engine.kernel import Event
from rules_db.examples import run_example
from rules_db.model import Example


def not_offered(
    game: Any,
    examples: Iterable[Example],
    monkeypatch: pytest.MonkeyPatch,
    understood: Callable[[Any, Any], Any] = lambda state, action: action,
) -> list[str]:
    """The legal actions in these examples, by their texts, that the game did not offer just before.

    `understood` gives two actions that mean the same as one value. Giving up need not be offered.
    """
    missing: list[str] = []
    apply = game.apply

    def look_and_apply(state: Any, action: Any) -> list[Event]:
        offered = [understood(state, each) for each in game.options(state)]
        if understood(state, action) not in offered and game.why_not(state, action) is None:
            missing.append(game.format(action))
        events: list[Event] = apply(state, action)
        return events

    monkeypatch.setattr(game, "apply", look_and_apply)
    for example in examples:
        run_example(example)
    return [each for each in missing if not each.endswith(" gives up")]
