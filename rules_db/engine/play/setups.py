"""A setup as written, step by step: what invented cards are counted in, and what a long setup is cut down in."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules_db.engine.play.record import read_table, write_table

Cells = tuple[tuple[str, str], ...]
"""The cells of a row, each with its column."""


@dataclass(frozen=True, slots=True)
class Written:
    """One Given step, and the rows of the table under it, where there is one."""

    step: str
    rows: tuple[Cells, ...] = ()

    @property
    def has_table(self) -> bool:
        return self.step.endswith(":")


def read_setup(setup: str) -> tuple[Written, ...]:
    """The steps of a setup, in order."""
    found: list[Written] = []
    for block in _blocks(setup.splitlines()):
        rows = read_table("\n".join(block[1:])) if len(block) > 1 else []
        found.append(Written(block[0], tuple(tuple(row.items()) for row in rows)))
    return tuple(found)


def _blocks(lines: Iterable[str]) -> list[list[str]]:
    """Each step with the lines of its table."""
    blocks: list[list[str]] = []
    for line in lines:
        if line.strip().startswith("|"):
            blocks[-1].append(line)
        elif line.strip():
            blocks.append([line])
    return blocks


def write_setup(steps: Iterable[Written]) -> str:
    """The text of a setup; a step whose table has no rows left is left out."""
    lines = []
    for each in steps:
        if each.rows:
            lines += [each.step, write_table([dict(row) for row in each.rows])]
        elif not each.has_table:
            lines.append(each.step)
    return "\n".join(lines)
