"""Each reason why a mutant is no gap is told of a single line that is there, so that it hides no other mutant."""

import sys
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest
from bootstrap import ROOT


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Any:
    """scripts/mutating/reasons.py, which stands in no package."""
    monkeypatch.syspath_prepend(str(ROOT / "scripts" / "mutating"))
    import reasons

    yield reasons
    del sys.modules["reasons"]


def test_each_reason_is_told_of_a_single_line(told: Any) -> None:
    assert [(each.file, each.before) for each in told.reasons() if len(each.lines()) != 1] == []


def test_no_mutant_has_two_reasons(told: Any) -> None:
    counts = Counter((each.file, *each.lines(), each.after) for each in told.reasons())
    assert [each for each, count in counts.items() if count > 1] == []


def test_a_reason_explains_its_own_mutant_and_no_other(told: Any) -> None:
    reason = next(each for each in told.reasons() if each.within and each.after)
    (line,) = reason.lines()
    mutant = SimpleNamespace(file=reason.file, line=line, before=reason.before, after=reason.after)

    assert reason.explains(mutant)
    assert not reason.explains(SimpleNamespace(**vars(mutant) | {"line": line + 1}))
    assert not reason.explains(SimpleNamespace(**vars(mutant) | {"after": "pass"}))


def test_the_innermost_function_around_a_line_is_meant(told: Any) -> None:
    source = "def one():\n    def two():\n        return 1\n    return two\nTHREE = 3\n"

    assert [told.around(source, line) for line in (1, 3, 4, 5)] == ["one", "two", "one", ""]
