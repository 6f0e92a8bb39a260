"""Why mutants that no check kills are no gaps, as told in survivors.toml."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mutants import Mutant

EXPLAINED = Path(__file__).with_name("survivors.toml")
ENGINES = Path(__file__).resolve().parents[2] / "rules_db" / "games"


@dataclass(frozen=True, slots=True)
class Reason:
    """What is told of one line: whatever becomes of it, or only that it becomes `after`.

    `within` is the function or class around it, which has to be said where the file has the line more than once.
    """

    file: str
    before: str
    why: str
    after: str = ""
    within: str = ""

    def lines(self) -> list[int]:
        """The lines that it is told of, 1-based: exactly one, as long as it is up to date."""
        path = ENGINES / self.file
        source = path.read_text("utf-8") if path.exists() else ""
        there = [number for number, line in enumerate(source.splitlines(), 1) if line.strip() == self.before]
        return [each for each in there if self.within in ("", around(source, each))]

    def explains(self, mutant: Mutant) -> bool:
        is_same = (self.file, self.before) == (mutant.file, mutant.before) and self.after in ("", mutant.after)
        return is_same and mutant.line in self.lines()


def reasons() -> list[Reason]:
    return [Reason(**each) for each in tomllib.loads(EXPLAINED.read_text("utf-8"))["survivor"]]


def around(source: str, line: int) -> str:
    """The name of the innermost function or class around a line, '' for none."""
    return max(_around(ast.parse(source), line), default=(0, ""))[1]


def _around(tree: ast.Module, line: int) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.lineno <= line <= (node.end_lineno or line):
            yield node.lineno, node.name
