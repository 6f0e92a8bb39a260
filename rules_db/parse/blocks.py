"""One Markdown file as a flat list of the blocks that rulebooks are made of, each with its line.

markdown-it-py does the reading; this module only picks what the next stages need.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import yaml
from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode
from mdit_py_plugins.admon import admon_plugin
from mdit_py_plugins.front_matter import front_matter_plugin

from rules_db.errors import Problem


@dataclass(frozen=True, slots=True)
class Heading:
    level: int
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Paragraph:
    """`text` is Markdown on one line; `starts` are the beginnings of its written lines after the first."""

    text: str
    line: int
    starts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TableBlock:
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    line: int


@dataclass(frozen=True, slots=True)
class Fence:
    language: str
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Fields:
    """A list whose every item reads `name: value`; values are Markdown on one line."""

    values: tuple[tuple[str, str], ...]
    line: int

    def get(self, name: str) -> str:
        return next((value for key, value in self.values if key == name), "")


@dataclass(frozen=True, slots=True)
class Admonition:
    kind: str
    title: str
    blocks: tuple["Block", ...]
    line: int


Block = Heading | Paragraph | TableBlock | Fence | Fields | Admonition


@dataclass(frozen=True, slots=True)
class ParsedFile:
    """A parsed file: its front matter as given, its blocks, and what is wrong with its form."""

    file: str
    front: dict[str, Any]
    blocks: tuple[Block, ...]
    problems: tuple[Problem, ...]


def parse_page(file: str, text: str) -> ParsedFile:
    """The blocks of one Markdown file. Never raises: whatever is wrong becomes a problem."""
    reader = _Reader(file, text)
    blocks = tuple(reader.blocks())
    return ParsedFile(file, reader.front, blocks, tuple(reader.problems))


def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark").enable("table").use(front_matter_plugin).use(admon_plugin)


_FIELD = re.compile(r"([a-z][a-z ]*):\s*(.*)", re.DOTALL)
_ADMONITION = re.compile(r'!!!\s*([\w-]+)(?:\s+"(.*)")?\s*')


class _Reader:
    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.lines = text.splitlines()
        self.front: dict[str, Any] = {}
        self.problems: list[Problem] = []
        self.root = SyntaxTreeNode(_markdown().parse(text))

    def problem(self, line: int, what: str, mend: str) -> None:
        self.problems.append(Problem(self.file, line, what, mend))

    def blocks(self) -> Iterator[Block]:
        for node in self.root.children:
            yield from self.read(node)

    def read(self, node: SyntaxTreeNode) -> Iterator[Block]:
        line = node.map[0] + 1 if node.map else 0
        match node.type:
            case "front_matter":
                self.front = self.read_front(node.content)
            case "heading":
                yield Heading(int(node.tag[1]), _inline(node), line)
            case "paragraph":
                yield self.read_paragraph(node, line)
            case "bullet_list" | "ordered_list":
                yield from self.read_list(node, line)
            case "table":
                yield self.read_table(node, line)
            case "fence":
                yield Fence(node.info.strip(), node.content, line)
            case "admonition":
                yield self.read_admonition(node, line)
            case "blockquote":
                for child in node.children:
                    yield from self.read(child)

    def read_front(self, content: str) -> dict[str, Any]:
        try:
            loaded = yaml.safe_load(content)
        except (yaml.YAMLError, ValueError) as error:
            mark = getattr(error, "problem_mark", None)
            reason = getattr(error, "problem", None) or "not YAML"
            self.problem(mark.line + 2 if mark else 1, f"broken front matter: {reason}", "mend the YAML")
            return {"broken": True}
        if isinstance(loaded, dict):
            return loaded
        self.problem(1, "the front matter is no mapping", "write `name: value` lines")
        return {"broken": True}

    def read_paragraph(self, node: SyntaxTreeNode, line: int) -> Paragraph:
        written = _inline(node).split("\n")
        return Paragraph(" ".join(map(str.strip, written)), line, tuple(map(str.strip, written[1:])))

    def read_list(self, node: SyntaxTreeNode, line: int) -> Iterator[Block]:
        fields = [_field(item) for item in node.children]
        if fields and all(fields):
            yield Fields(tuple(pair for pair in fields if pair), line)
            return
        for item in node.children:
            for child in item.children:
                yield from self.read(child)

    def read_table(self, node: SyntaxTreeNode, line: int) -> TableBlock:
        cells = [tuple(_inline(cell) for cell in row.children) for part in node.children for row in part.children]
        first, last = node.map if node.map else (line - 1, line)
        for number in range(first, min(last, len(self.lines))):
            written = len(_split_row(self.lines[number]))
            if written != len(cells[0]):
                self.problem(
                    number + 1,
                    f"the row has {written} cells under a header of {len(cells[0])}",
                    "give every row as many cells as the header",
                )
        return TableBlock(cells[0], tuple(cells[1:]), line)

    def read_admonition(self, node: SyntaxTreeNode, line: int) -> Admonition:
        match = _ADMONITION.fullmatch(self.lines[line - 1].strip())
        kind, title = (match[1], match[2] or "") if match else ("", "")
        blocks = [block for child in node.children if child.type != "admonition_title" for block in self.read(child)]
        return Admonition(kind, title, tuple(blocks), line)


def _inline(node: SyntaxTreeNode) -> str:
    return "".join(child.content for child in node.children if child.type == "inline")


def _field(item: SyntaxTreeNode) -> tuple[str, str] | None:
    if len(item.children) != 1 or item.children[0].type != "paragraph":
        return None
    match = _FIELD.fullmatch(_inline(item.children[0]))
    return (match[1], " ".join(match[2].split())) if match else None


def _split_row(line: str) -> list[str]:
    row = line.strip()
    row = row[1:] if row.startswith("|") else row
    row = row[:-1] if row.endswith("|") and not row.endswith("\\|") else row
    return re.split(r"(?<!\\)\|", row)
