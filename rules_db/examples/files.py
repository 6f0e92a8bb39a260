"""Examples from files outside the docs: any Markdown file with gherkin fences, or a .feature file."""

import re
from collections.abc import Iterator
from pathlib import Path

from rules_db.errors import RulesError
from rules_db.model import Example, Place, RulebookId, RuleId
from rules_db.parse.blocks import Fence, Heading, parse_page

_GAME = re.compile(r"\ba game of ([a-z][a-z-]*) with\b")
_TITLE = re.compile(r"^\s*(?:Scenario|Example|Scenario Outline):\s*(.+)$", re.MULTILINE)
_NUMBER = re.compile(r"[A-Z]?\d[\w.]*")


def load_examples(path: Path) -> tuple[Example, ...]:
    """The examples of a file, at least one; raises RulesError. Each is called after its file and line."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise RulesError(f"{path}: the file is not UTF-8 (save it as UTF-8)") from error
    except OSError as error:
        raise RulesError(f"{path}: the file cannot be read: {error.strerror} (name a file with examples)") from error
    found = tuple(_fences(path, text)) if path.suffix == ".md" else (_example(path, 0, text, ""),)
    if not found:
        raise RulesError(f"{path}: the file holds no example (write one in a ```gherkin fence)")
    return found


def _fences(path: Path, text: str) -> Iterator[Example]:
    number = ""
    for block in parse_page(str(path), text).blocks:
        if isinstance(block, Heading):
            start = _NUMBER.match(block.text)
            number = start[0] if start else ""
        elif isinstance(block, Fence) and block.language == "gherkin":
            yield _example(path, block.line, block.text, number)


def _example(path: Path, line: int, text: str, number: str) -> Example:
    game, title = _GAME.search(text), _TITLE.search(text)
    rulebook = RulebookId(game[1] if game else "")
    rule = RuleId(f"{rulebook}-{number}" if rulebook and number else "")
    return Example(
        f"{path.name}:{line or 1}", rulebook, rule, title[1].strip() if title else "", text, Place(str(path), line)
    )
