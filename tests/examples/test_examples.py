"""Every worked example of the rulebooks, one test each. A failure shows docs file and line, and what happened."""

from pathlib import Path

import pytest

from rules_db.docs import load_files
from rules_db.engine.engines import engine_keys
from rules_db.examples import run_example
from rules_db.examples.story import tell
from rules_db.model import Example
from rules_db.parse import parse_library

DOCS = Path(__file__).resolve().parents[2] / "docs"
EXAMPLES = [each for each in parse_library(load_files(DOCS)[0])[0].examples if each.rulebook in engine_keys()]


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.id for example in EXAMPLES])
def test_a_worked_example_comes_true(example: Example) -> None:
    result = run_example(example)

    story = "\n".join(line for scenario in result.scenarios for line in tell(scenario))
    assert result.problems == (), f"docs/{result.message}\n\n{story}"
