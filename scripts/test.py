"""Every check there is: python3 scripts/test.py [-- PYTEST ARGUMENTS]. All run, whatever fails.

The longest of those that are no tests, that of types, runs beside the others, and beside the first tests.

Tests run in a process for each processor and one more, since those of pages wait now and then, and after that, one
after another, those that need the machine for themselves (marked `alone`). On a busy machine a page or a server can
answer too late: up to three tests of those that fail are tried once more by themselves, and named. With arguments for
pytest, one process runs what they name.

The audit needs the source documents: those in the folder RULES_SOURCES, or in ../shared/sources.
"""

import json
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from bootstrap import ROOT, beside_in_venv, run_in_venv

SOURCES = Path(os.environ.get("RULES_SOURCES", ROOT.parent / "shared" / "sources"))

IN_BROWSER = ("--config", "scripts/deno.json", "rules_db/site/assets", "rules_db/site/installed", "rules_db/watch")

FIRST = ("lint", ("-m", "ruff", "check", "."))
LONGEST = ("types", ("-m", "mypy"))
BESIDE_IT = (
    ("format", ("-m", "ruff", "format", "--check", ".")),
    ("lint of the browser's scripts", ("-m", "deno", "lint", *IN_BROWSER, "tests/support")),
    ("types of the browser's scripts", ("-m", "deno", "check", "--quiet", *IN_BROWSER)),
    ("import contracts", ("-c", "from importlinter.cli import lint_imports_command as lint; lint()")),
    ("rulebooks", ("-m", "rules_db", "check")),
    ("audit of the sources", ("-m", "rules_db", "audit", "--sources", str(SOURCES))),
)

# Modules are handed out in the order of tests/support/long_first.py.
PROCESSES = min((os.cpu_count() or 1) + 1, 4)
SIDE_BY_SIDE = ("--numprocesses", str(PROCESSES), "--dist", "loadfile", "--no-loadscope-reorder")
NOT_ALONE = ("-m", "not alone")
ALONE = ("-m", "alone")

# Tests that wait for a page or a server. No other is ever tried twice.
WAITING = ("tests/explorer/", "tests/serving/", "tests/site/browser/")
MOST_TRIED_AGAIN = 3
FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"


def main(arguments: list[str]) -> int:
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # Else each of many processes would compile all code anew.
    failed = [] if passes(*FIRST) else [FIRST[0]]  # It makes the environment in which the others run.
    name, longest = LONGEST
    with beside_in_venv(*longest) as ended:
        failed += [each for each, command in BESIDE_IT if not passes(each, command)]

        def types_are_told() -> None:
            status, said = ended()
            print(f"== {name}", said, sep="\n", end="", flush=True)
            failed.extend([name] if status else [])

        print("== tests", flush=True)
        status = pytest(*arguments) if arguments else every_test(types_are_told)
        if arguments:
            types_are_told()
    if failed:
        print(f"failed besides the tests: {', '.join(failed)}", flush=True)
    return status or (1 if failed else 0)


def passes(name: str, command: Sequence[str]) -> bool:
    print(f"== {name}", flush=True)
    if "audit" in command and not SOURCES.is_dir():
        print(f"left out: {SOURCES} holds no source documents", flush=True)
        return True
    return not run_in_venv(*command, extra="test")


def every_test(before_those_alone: Callable[[], None]) -> int:
    """All tests; what takes long to make, such as the proof of the rules, is made once for all that run here."""
    FAILED.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["RULES_RUN_FOLDER"] = folder
        side_by_side = pytest(*SIDE_BY_SIDE, *NOT_ALONE)
        before_those_alone()
        statuses = {side_by_side, pytest(*ALONE)} - {0}
        return second_try() if statuses == {1} else max(map(abs, statuses), default=0)


def pytest(*arguments: str) -> int:
    return run_in_venv("-m", "pytest", *arguments, extra="test")


def second_try() -> int:
    """Tests that failed and wait for pages or servers, by themselves; 1 where others failed, or many."""
    failed = list(json.loads(FAILED.read_text()))
    if not 1 <= len(failed) <= MOST_TRIED_AGAIN or not all(each.startswith(WAITING) for each in failed):
        return 1
    print("== once more, by themselves", *failed, sep="\n", flush=True)
    return pytest("--last-failed")


if __name__ == "__main__":
    sys.exit(main([argument for argument in sys.argv[1:] if argument != "--"]))
