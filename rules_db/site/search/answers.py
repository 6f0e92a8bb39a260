"""How the examples of rules ended, for the card that opens the first hit of a search: one script a rulebook."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules_db.model import Example, Rulebook
from rules_db.site.examples.gherkin import Block, WrittenStep, read_blocks
from rules_db.site.front_end import named_script
from rules_db.site.kept import Made
from rules_db.site.view.library import LibraryView

MOST_SENTENCES = 4
_SLOT = re.compile(r"<([^<>]+)>")


@dataclass(frozen=True, slots=True)
class AnswersFile:
    """The ends of a rulebook's examples as they are written to `path`, relative to the root of the site."""

    path: str
    content: str


def answers_made(book: Rulebook, view: LibraryView) -> Made:
    """The file, and its path."""
    file = answers_file(book, view)
    return Made(file.path, {file.path: file.content})


def answers_file(book: Rulebook, view: LibraryView) -> AnswersFile:
    """By the id of a rule, the end of its first example that tells one; the same library gives the same file."""
    ended = dict(_ends(book, view))
    return AnswersFile(*named_script(f"{book.id}.answers", "RulesDb.addAnswers", {"key": book.id, "ended": ended}))


def _ends(book: Rulebook, view: LibraryView) -> Iterator[tuple[str, dict[str, Any]]]:
    for rule in view.library.rules_of(book.id):
        page = rule.url.partition("#")[0]
        for example in view.examples_of.get(rule.id, []):
            if end := _end(example):
                yield rule.id, {**end, "o": example.outcome, "u": f"{page}#{example.id}"}
                break


def _end(example: Example) -> dict[str, Any] | None:
    """Title and last outcome of the first scenario that has one: what its last `Then` and what follows it say."""
    for block in read_blocks(example.text):
        said = [_said(step, block) for step in _last_outcome(block)]
        if said and not block.is_background:
            return {"t": _filled(block.title, block), "e": said[:MOST_SENTENCES]}
    return None


def _last_outcome(block: Block) -> tuple[WrittenStep, ...]:
    places = [place for place, step in enumerate(block.steps) if step.keyword == "Then"]
    return block.steps[places[-1] :] if places else ()


def _said(step: WrittenStep, block: Block) -> str:
    """The sentence; of a table that belongs to it the first column, which names what the rows are about."""
    listed = ", ".join(row[0] for row in step.rows[1:] or step.rows)
    return _filled(f"{step.text} {listed}".strip(), block)


def _filled(text: str, block: Block) -> str:
    """A text of an outline as its first case has it."""
    rows = block.cases[0].rows if block.cases else ()
    case = dict(zip(*rows[:2], strict=True)) if len(rows) > 1 else {}
    return _SLOT.sub(lambda slot: case.get(slot[1], slot[0]), text)
