"""Every check there is: python3 scripts/test.py [-- PYTEST ARGUMENTS]. All run, whatever fails; pytest comes last."""

import sys

from bootstrap import run_in_venv

CHECKS = (
    ("lint", ("-m", "ruff", "check", ".")),
    ("format", ("-m", "ruff", "format", "--check", ".")),
    ("types", ("-m", "mypy")),
    ("import contracts", ("-c", "from importlinter.cli import lint_imports_command as lint; lint()")),
    ("rulebooks", ("-m", "rules_db", "check")),
)


def main(arguments: list[str]) -> int:
    failed = []
    for name, command in CHECKS:
        print(f"== {name}", flush=True)
        if run_in_venv(*command, extra="test"):
            failed.append(name)
    print("== tests", flush=True)
    if failed:
        print(f"failed before the tests: {', '.join(failed)}", flush=True)
    status = run_in_venv("-m", "pytest", *arguments, extra="test")
    return status or (1 if failed else 0)


if __name__ == "__main__":
    sys.exit(main([argument for argument in sys.argv[1:] if argument != "--"]))
