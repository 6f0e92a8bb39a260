"""A Gherkin fence as scenarios of plain steps, outlines and backgrounds spelled out. Nothing is dropped silently."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from gherkin.errors import CompositeParserException, ParserError
from gherkin.gherkin_line import GherkinLine
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

from rules_db.engine.scene import Role, Row

_ROLES = {"Context": Role.GIVEN, "Action": Role.WHEN, "Outcome": Role.THEN}
_HEAD = "Feature: \n"


@dataclass(frozen=True, slots=True)
class Sentence:
    """A step as written; `rows` is None where it has no table. `line` is 1-based within the fence."""

    role: Role
    text: str
    rows: tuple[Row, ...] | None
    line: int


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario; `line` is 1-based within the fence."""

    title: str
    sentences: tuple[Sentence, ...]
    line: int


class BadFence(Exception):
    """The text is no feature of scenarios: the line within the fence, what is wrong, and how to mend it."""

    def __init__(self, line: int, what: str, mend: str) -> None:
        self.line, self.what, self.mend = max(line, 1), what, mend
        super().__init__(f"{line}: {what} ({mend})")


@lru_cache(maxsize=16_384)
def read_fence(text: str) -> tuple[Scenario, ...]:
    """The scenarios of a fence, at least one; raises BadFence."""
    headless = not re.search(r"^\s*Feature:", text, re.MULTILINE)
    document = _parsed(_HEAD + text if headless else text, offset=1 if headless else 0)
    shift = 1 if headless else 0
    feature = document.get("feature")
    nodes = _Nodes(shift)
    nodes.collect(feature)
    document["uri"] = ""
    pickles = Compiler().compile(document)
    if not pickles:
        raise BadFence(1, "the example has no scenario", "write `Scenario: what it shows` and its steps")
    return tuple(_scenario(pickle, nodes) for pickle in pickles)


class _Parser(Parser):
    """The parser of Gherkin, which would list all its states anew for every line."""

    def match_token(self, state: int, token: Any, context: Any) -> int:
        matched: int = getattr(self, f"match_token_at_{state}")(token, context)
        return matched


def _parsed(text: str, offset: int) -> Any:
    try:
        return _Parser().parse(text)
    except CompositeParserException as error:
        first = error.errors[0]
        raise _bad_line(first, text, offset) from error
    except ParserError as error:
        raise _bad_line(error, text, offset) from error


def _bad_line(error: ParserError, text: str, offset: int) -> BadFence:
    line = int(getattr(error, "location", {}).get("line", 1))
    lines = text.splitlines()
    written = lines[line - 1].strip() if line <= len(lines) else "the end"
    if what := _uneven(lines, line):
        return BadFence(line - offset, what, "give each of them a cell, an empty one where nothing is to be said")
    return BadFence(line - offset, f"this is no Gherkin here: {written}", "begin a step with Given, When, Then or And")


def _uneven(lines: list[str], line: int) -> str:
    """What is wrong with a row of a table that has not as many cells as its head; '' for any other line."""
    head = line
    while head > 1 and lines[head - 2].strip().startswith("|"):
        head -= 1
    if line > len(lines) or not lines[line - 1].strip().startswith("|") or head == line:
        return ""
    has, columns = (len(GherkinLine(lines[each - 1], each).table_cells) for each in (line, head))
    said = [f"{count} {what}{'' if count == 1 else 's'}" for count, what in ((has, "cell"), (columns, "column"))]
    return f"this row has {said[0]}, and its table {said[1]}" if has != columns else ""


class _Nodes:
    """The lines and tables of the parsed tree by node id, and the check that it holds nothing but steps."""

    def __init__(self, shift: int) -> None:
        self.shift = shift
        self.lines: dict[str, int] = {}
        self.titles: dict[str, str] = {}

    def collect(self, node: Any) -> None:
        """Walk a feature, rule, background, scenario or step."""
        for each in _parts(node):
            line = each["location"]["line"] - self.shift
            if each.get("description", "").strip():
                raise BadFence(line + 1, "there is text that is no step", "write a step, or move it out of the fence")
            if "docString" in each:
                raise BadFence(line, "a step has a text block", "steps take tables only")
            if "steps" in each and "examples" in each and not each["steps"]:
                raise BadFence(line, f"the scenario “{each['name']}” has no steps", "write them")
            if "id" in each:
                self.lines[each["id"]] = line


def _parts(node: Any) -> Iterator[Any]:
    if not node:
        return
    yield node
    for child in node.get("children", ()):
        for inner in child.values():
            yield from _parts(inner)
    for name in ("steps", "examples"):
        for child in node.get(name, ()):
            yield from _parts(child)


def _scenario(pickle: Any, nodes: _Nodes) -> Scenario:
    line = nodes.lines[pickle["astNodeIds"][0]]
    if not pickle["name"].strip():
        raise BadFence(line, "the scenario has no title", "say in it what the example shows")
    return Scenario(pickle["name"], tuple(_sentence(step, nodes) for step in pickle["steps"]), line)


def _sentence(step: Any, nodes: _Nodes) -> Sentence:
    line = nodes.lines[step["astNodeIds"][0]]
    text = str(step["text"])
    role = _ROLES.get(step["type"])
    if role is None:
        raise BadFence(line, f"it is open whether this is a Given, a When or a Then: {text}", "begin it with one")
    table = step.get("argument", {}).get("dataTable")
    rows = _rows(table, line) if table else None
    for written in (text, *(cell for row in rows or () for cell in (*row, *row.values()))):
        if "<" in written and re.search(r"<[^<>]*>", written):
            raise BadFence(line, f"a placeholder is left over: {written}", "give it a column in Examples")
    return Sentence(role, text, rows, line)


def _rows(table: Any, line: int) -> tuple[Row, ...]:
    header, *rows = [[cell["value"] for cell in row["cells"]] for row in table["rows"]]
    if len(set(header)) < len(header) or "" in header:
        raise BadFence(line, "the table needs a name of its own for each column", "mend its first row")
    if not rows:
        raise BadFence(line, "the table has a header and no rows", "add a row")
    return tuple(dict(zip(header, row, strict=True)) for row in rows)
