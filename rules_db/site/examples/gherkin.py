"""A Gherkin fence as a reader sees it: steps under their keywords, tables as tables, and the cases of an outline.

The examples that are run spell outlines and backgrounds out; a page shows them once, as they are written.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from gherkin.errors import ParserError
from gherkin.parser import Parser

Cells = tuple[str, ...]
Rows = tuple[Cells, ...]


@dataclass(frozen=True, slots=True)
class WrittenStep:
    """A step as written: keyword and sentence; `rows` begin with the header, and are () where it has no table."""

    keyword: str
    text: str
    rows: Rows


@dataclass(frozen=True, slots=True)
class Cases:
    """The rows that an outline is played with, the header first."""

    title: str
    rows: Rows


@dataclass(frozen=True, slots=True)
class Block:
    """A scenario, an outline with its cases, or a background."""

    is_background: bool
    title: str
    steps: tuple[WrittenStep, ...]
    cases: tuple[Cases, ...]


@lru_cache(maxsize=4096)  # The search reads again what the pages show.
def read_blocks(text: str) -> tuple[Block, ...]:
    """The blocks of a fence, in order; () for a text that is no Gherkin."""
    is_headed = any(line.lstrip().startswith("Feature:") for line in text.splitlines())
    try:
        document: Any = Parser().parse(text if is_headed else f"Feature:\n{text}")
    except ParserError:
        return ()
    return tuple(_blocks(document.get("feature") or {}))


def _blocks(node: Any) -> Iterator[Block]:
    for child in node.get("children", ()):
        for kind, inner in child.items():
            if kind == "rule":
                yield from _blocks(inner)
            else:
                steps = tuple(_step(each) for each in inner["steps"])
                yield Block(
                    kind == "background",
                    inner["name"],
                    steps,
                    tuple(_cases(each) for each in inner.get("examples", ())),
                )


def _step(step: Any) -> WrittenStep:
    return WrittenStep(step["keyword"].strip(), step["text"], _rows(step.get("dataTable", {}).get("rows", ())))


def _cases(examples: Any) -> Cases:
    return Cases(examples["name"], _rows([examples["tableHeader"], *examples["tableBody"]]))


def _rows(rows: Any) -> Rows:
    return tuple(tuple(cell["value"] for cell in row["cells"]) for row in rows if row)
