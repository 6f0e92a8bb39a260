"""LaTeX turned into text: front matter, contents, numbered sections in chapters, references.

A chapter that calls itself an introduction, background or the like tells about other things; every other one
states rules.
"""

import re
from collections.abc import Iterator

from rules_db.errors import SourceError
from rules_db.sources.lines import Role, SourceLine, is_label, is_noise, is_title_case, non_blank, require_rules

Lines = list[tuple[int, str]]

_SECTION = re.compile(r"(\d+)(?:\.\d+)+\.?\s+(\S.*)")
_CONTENTS = re.compile(r"(?:table of )?contents", re.IGNORECASE)
_ENTRY = re.compile(r".*\t.*|.*(?:\.\s?){4,}\d*")
_TELLS = re.compile(r"\b(?:introduction|background|preface|foreword|history|motivation)\b", re.IGNORECASE)
_REFERENCES = {"references", "bibliography"}


def read_latex(file: str, text: str) -> tuple[SourceLine, ...]:
    """Every non-blank line with its role."""
    lines = non_blank(text)
    sections = [at for at, (_, line) in enumerate(lines) if _is_section(line)]
    if not sections:
        raise SourceError(f"{file}: no numbered section such as “2.1 Title” (is it LaTeX turned into text?)")
    contents, end_of_contents = _contents(lines, sections[0])
    chapters = _chapter_starts(lines, sections, max(1, end_of_contents))
    references = _references(lines, sections[-1])
    owned = list(_front(lines[: chapters[0]], contents, end_of_contents))
    for start, end in zip(chapters, [*chapters[1:], references], strict=True):
        owned += _chapter(lines[start:end])
    owned += [SourceLine(number, Role.NOISE) for number, _ in lines[references:]]
    return require_rules(file, tuple(owned))


def _front(lines: Lines, contents: int, end_of_contents: int) -> Iterator[SourceLine]:
    for at, (number, _) in enumerate(lines):
        if contents <= at < end_of_contents:
            yield SourceLine(number, Role.NAVIGATION)
        else:
            yield SourceLine(number, Role.FRONT_MATTER if at else Role.TITLE)


def _is_section(line: str) -> bool:
    match = _SECTION.fullmatch(line)
    return match is not None and _ENTRY.fullmatch(line) is None and is_title_case(match[2])


def _contents(lines: Lines, end: int) -> tuple[int, int]:
    """(first, end) of the table of contents before the first section; both the same where there is none."""
    marks = [at for at in range(end) if _CONTENTS.fullmatch(lines[at][1]) or _ENTRY.fullmatch(lines[at][1])]
    return (marks[0], marks[-1] + 1) if marks else (0, 0)


def _chapter_starts(lines: Lines, sections: list[int], lowest: int) -> list[int]:
    """Where each chapter begins: at the last title before its first section, or else at that section."""
    starts: list[int] = []
    chapter = ""
    for at in sections:
        number = lines[at][1].partition(".")[0]
        if number != chapter:
            titles = [before for before in range(lowest, at) if is_label(lines[before][1])]
            starts.append(titles[-1] if titles else at)
            chapter = number
        lowest = at + 1
    return starts


def _references(lines: Lines, last_section: int) -> int:
    """Where the references begin, which are no part of the text; else the end."""
    behind = range(last_section + 1, len(lines))
    return next((at for at in behind if lines[at][1].lower() in _REFERENCES), len(lines))


def _chapter(lines: Lines) -> Iterator[SourceLine]:
    title = lines[0][1]
    plain = Role.BACKGROUND if _TELLS.search(title) and not _is_section(title) else Role.RULE
    for number, line in lines:
        if is_noise(line):
            yield SourceLine(number, Role.NOISE)
        else:
            yield SourceLine(number, Role.HEADING if _is_section(line) or is_label(line) else plain)
