"""A worked example that a reader has changed: run like any other, and shown like any other."""

import time
from copy import copy
from dataclasses import replace
from typing import Any

from rules_db.examples.boards import run_drawn
from rules_db.examples.proof.proved import events_of
from rules_db.examples.results import Result
from rules_db.model import Example, Place, RulebookId, RuleId
from rules_db.site.examples.fold import example_section
from rules_db.site.html.links import PageLinks
from rules_db.site.running.inside.shelf import view

CHANGED = "changed"
_WRITTEN_AT = Place("", 0)


def run_changed(text: str, rule: str, file: str) -> dict[str, Any]:
    """What comes of a fence under a rule, as the page made of `file` shows it.

    Gives `outcome` ('passed' or 'failed'), `html`, `problems` with `line` (from 1 in the text; 0 for the whole),
    `what` and `mend`, and `milliseconds`.
    """
    begun = time.perf_counter()
    book = view().rules[RuleId(rule)].rulebook if RuleId(rule) in view().rules else RulebookId(rule.partition("-")[0])
    example = Example(CHANGED, book, RuleId(rule), "", text, _WRITTEN_AT)
    result = run_drawn(example)
    milliseconds = (time.perf_counter() - begun) * 1000
    return {
        "outcome": str(result.outcome),
        "html": str(example_section(_with_outcome(example, result), _links(result, file))),
        "problems": [{"line": each.line, "what": each.what, "mend": each.mend} for each in result.problems],
        "milliseconds": round(milliseconds, 1),
    }


def _with_outcome(example: Example, result: Result) -> Example:
    return replace(example, outcome=str(result.outcome), rules=tuple(map(RuleId, result.cited)))


def _links(result: Result, file: str) -> PageLinks:
    """The links of the page, whose view knows of this example alone what happened in it."""
    shown = copy(view())
    shown.events_of = {CHANGED: list(events_of(result))}
    shown.cards_of = {CHANGED: list(result.cards)}
    return PageLinks(shown, file)
