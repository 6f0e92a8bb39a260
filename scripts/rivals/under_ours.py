"""The worked examples of a folder of .feature files under our runner: python under_ours.py FOLDER TIMES [watched].

No watches look on unless they are asked for, since other runners have none.
"""

import sys
from pathlib import Path

from rules_db.engine.engines import engine_keys, load_engine
from rules_db.examples import Outcome, many_examples, run_example
from rules_db.model import Example, Place, RulebookId, RuleId


def example(path: Path) -> Example:
    text = path.read_text("utf-8")
    return Example(path.stem, RulebookId(""), RuleId(""), "", text, Place(str(path), 0))


folder, times = Path(sys.argv[1]), int(sys.argv[2])
if "watched" not in sys.argv[3:]:
    for key in engine_keys():
        load_engine(key).game.book.watches.clear()
examples = [example(path) for path in sorted(folder.glob("*.feature"))]
with many_examples():
    for result in (run_example(each) for _ in range(times) for each in examples):
        if result.outcome is not Outcome.PASSED:
            sys.exit(result.message)
