"""The table of cases for numbers as they are typed: tests/search/numbers.toml."""

import tomllib
from pathlib import Path
from typing import Any

_TABLE: dict[str, Any] = tomllib.loads((Path(__file__).parents[1] / "search" / "numbers.toml").read_text("utf-8"))

BOOKS: dict[str, str] = _TABLE["books"]
READ: list[tuple[str, str, str]] = [(case["typed"], case.get("book", ""), case["number"]) for case in _TABLE["case"]]
"""(typed, rulebook, number); the number is '' for words."""
FOUND: list[tuple[str, str]] = [(case["typed"], case["finds"]) for case in _TABLE["case"] if "finds" in case]
"""(typed, the rule that comes first)."""
