"""One Markdown file as a flat list of the blocks that rulebooks are made of, each with its line.

markdown-it-py does the reading; this module only picks what the next stages need. Every line that is not blank stands
in a block, or in a problem.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode
from mdit_py_plugins.admon import admon_plugin
from mdit_py_plugins.front_matter import front_matter_plugin

from rules_db.errors import Problem
from rules_db.parse.form.characters import check_characters
from rules_db.parse.form.front_yaml import FrontMatter, read_front_yaml
from rules_db.parse.form.near_misses import near_admonition, near_table


@dataclass(frozen=True, slots=True)
class Heading:
    level: int
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Paragraph:
    """`text` is Markdown on one line; `starts` are the beginnings of its written lines after the first.

    `within` is 'list' or 'quotation' where it stands in one.
    """

    text: str
    line: int
    starts: tuple[str, ...] = ()
    within: str = ""


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
    """A parsed file: its front matter as given, its blocks, and what is wrong with its form.

    `front_lines` are the lines of the outermost keys; `has_broken_front` where nothing of the front matter can be read.
    """

    file: str
    front: dict[str, Any]
    blocks: tuple[Block, ...]
    problems: tuple[Problem, ...]
    front_lines: dict[str, int] = field(default_factory=dict)
    has_broken_front: bool = False


@lru_cache(maxsize=1024)  # Whoever watches a folder reads it again at every save.
def parse_page(file: str, text: str) -> ParsedFile:
    """The blocks of one Markdown file. Never raises: whatever is wrong becomes a problem."""
    reader = _Reader(file, _NEWLINE.sub("\n", text))
    blocks = tuple(reader.blocks())
    front = reader.front
    lines = {key: line + 1 for key, line in front.lines.items()}
    return ParsedFile(file, front.values, blocks, tuple(reader.problems), lines, front.is_broken)


def every_block(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks of a page, those within admonitions included, each after the one that it stands in."""
    for block in blocks:
        yield block
        if isinstance(block, Admonition):
            yield from every_block(block.blocks)


def _markdown() -> MarkdownIt:
    """The reader of blocks; what stands within a line is left as it is written."""
    return MarkdownIt("commonmark").enable("table").disable("inline").use(front_matter_plugin).use(admon_plugin)


ADMONITIONS = ("ruling", "note")
_NEWLINE = re.compile(r"\r\n?")
_FIELD = re.compile(r"([a-z][a-z ]*):\s*(.*)", re.DOTALL)
_ADMONITION = re.compile(r'!!!\s*([\w-]+)(?:\s+"(.*)")?\s*')
_FENCE_END = re.compile(r"\s*(?:`{3,}|~{3,})\s*")
_CONTAINERS = ("bullet_list", "ordered_list", "blockquote", "admonition")
_MARKERS = re.compile(r"[\s>*+\-_]*|\s*[0-9]+[.)]\s*")


class _Reader:
    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.lines = text.split("\n")
        self.front = FrontMatter()
        self.problems: list[Problem] = list(check_characters(file, text))
        self.root = SyntaxTreeNode(_markdown().parse(text))
        self.read_lines: set[int] = set()

    def problem(self, line: int, what: str, mend: str) -> None:
        self.problems.append(Problem(self.file, line, what, mend))

    def blocks(self) -> Iterator[Block]:
        for node in self.root.children:
            yield from self.read(node)
        for number, line in enumerate(self.lines, 1):
            if number not in self.read_lines and not _MARKERS.fullmatch(line):
                mend = "write the address of a link beside it, [text](address), and nest no deeper than ten lists"
                self.problem(number, "nothing reads this line", mend)

    def read(self, node: SyntaxTreeNode, within: str = "") -> Iterator[Block]:
        line = node.map[0] + 1 if node.map else 0
        if node.type not in _CONTAINERS and node.map:
            self.read_lines.update(range(line, node.map[1] + 1))
        match node.type:
            case "front_matter":
                self.read_front(node.content)
            case "heading":
                yield self.read_heading(node, line)
            case "paragraph":
                yield self.read_paragraph(node, line, within)
            case "bullet_list" | "ordered_list":
                yield from self.read_list(node, line, within)
            case "table":
                yield self.read_table(node, line)
            case "fence":
                yield self.read_fence(node, line)
            case "admonition":
                yield self.read_admonition(node, line)
            case "code_block":
                self.problem(line, "four spaces make code of a paragraph", "begin it at the margin")
            case "blockquote":
                for child in node.children:
                    yield from self.read(child, "quotation")

    def read_front(self, content: str) -> None:
        self.front = read_front_yaml(content)
        for line, what, mend in self.front.faults:
            self.problem(line + 1, what, mend)

    def read_heading(self, node: SyntaxTreeNode, line: int) -> Heading:
        if node.markup in ("-", "="):
            self.problem(
                line, "the line under it makes a heading of this text", "leave an empty line, or begin it with #"
            )
        return Heading(int(node.tag[1]), " ".join(_inline(node).split("\n")), line)

    def read_paragraph(self, node: SyntaxTreeNode, line: int, within: str) -> Paragraph:
        written = _inline(node).split("\n")
        row = next((offset for offset, piece in enumerate(written) if near_table(piece)), None)
        if row is not None:
            mend = "give the header, and the dashes below it, one cell for each column"
            self.problem(line + row, "this is the row of no table", mend)
        if near_admonition(written[0]):
            self.problem(
                line, "this opens no ruling", 'write !!! ruling "603.4.R1 What it decides", and indent the rest'
            )
        return Paragraph(" ".join(map(str.strip, written)), line, tuple(map(str.strip, written[1:])), within)

    def read_list(self, node: SyntaxTreeNode, line: int, within: str) -> Iterator[Block]:
        fields = [_field(item) for item in node.children]
        if fields and all(fields):
            self.read_lines.update(range(line, (node.map or (0, 0))[1] + 1))
            yield Fields(tuple(pair for pair in fields if pair), line)
            return
        for item in node.children:
            for child in item.children:
                yield from self.read(child, within or "list")

    def read_fence(self, node: SyntaxTreeNode, line: int) -> Fence:
        last = node.map[1] if node.map else line
        if last == line or not _FENCE_END.fullmatch(self.lines[last - 1].lstrip("> ")):
            self.problem(line, "the fence is not closed", f"write {node.markup} below it")
        return Fence(node.info.strip(), node.content, line)

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
        self.read_lines.add(line)
        match = _ADMONITION.fullmatch(self.lines[line - 1].strip())
        if match is None:
            self.problem(line, "this opens no ruling", 'write !!! ruling "603.4.R1 What it decides"')
        elif match[1] not in ADMONITIONS:
            self.problem(line, f"{match[1]!r} is no kind of block", f"write {' or '.join(ADMONITIONS)}")
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
