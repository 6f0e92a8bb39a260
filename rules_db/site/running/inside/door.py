"""Where the page's questions come in: `answer` takes one as JSON and gives JSON, in the browser and in tests alike."""

import gc
import json
from collections.abc import Callable
from typing import Any

from rules_db.site.running.inside.combat import fight_out
from rules_db.site.running.inside.examples import run_changed
from rules_db.site.running.inside.playing import act, let_bot_act, refused, sit, undo
from rules_db.site.running.inside.shelf import put_on_shelf, view
from rules_db.site.running.inside.writing import complete

Answers = Callable[..., dict[str, Any]]

QUESTIONS: dict[str, Answers] = {
    "run": run_changed, "complete": complete, "sit": sit, "act": act, "bot": let_bot_act, "undo": undo,
    "fight": fight_out, "refused": refused,
}  # fmt: skip
"""By name; each takes its arguments by name."""


def begin(library: str) -> None:
    """Take the library that all answers are about, as written by slim.py.

    It stays to the end, and to look through it for garbage would take longer than most answers.
    """
    put_on_shelf(library)
    view()
    gc.freeze()


def answer(question: str) -> str:
    """The answer to {"ask": name, …arguments}; {"failed": …} where the question cannot be answered."""
    asked = json.loads(question)
    name = asked.pop("ask")
    try:
        return json.dumps(QUESTIONS[name](**asked), ensure_ascii=False)
    except Exception as error:
        return json.dumps({"failed": f"{type(error).__name__}: {error}"}, ensure_ascii=False)
