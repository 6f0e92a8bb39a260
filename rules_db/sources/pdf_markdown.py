"""A PDF turned into Markdown: headings by #, or by standing alone; rules in paragraphs and lists; stray signs.

Such headings are unreliable: one that makes a sentence states a rule.
"""

import re

from rules_db.errors import SourceError
from rules_db.sources.lines import (
    Role,
    SourceLine,
    ends_sentence,
    is_item,
    is_label,
    is_noise,
    is_title_case,
    non_blank,
    require_rules,
    words_of,
)

Lines = list[tuple[int, str]]

_HEADING = re.compile(r"#{1,6}\s+\S.*")
_MARKDOWN = re.compile(r"#{1,6}\s+\S.*|[-*]\s+\S.*|.*\*\*\S.*\*\*.*|!\[.*\]\(.*\).*")
_IMAGE = re.compile(r"!\[[^\]]*\]\([^)]*\)")
_QUOTES = re.compile(r"[\"“”]")
_MOST_WORDS = 4


def read_pdf_markdown(file: str, text: str) -> tuple[SourceLine, ...]:
    """Every non-blank line with its role.

    The first heading is the title; a document without # headings begins with its title, and a short line between
    blank lines is a heading there; quotations may then be rules as well as flavour, so that they count as rules.
    """
    lines = non_blank(text)
    if not any(_MARKDOWN.fullmatch(line) for _, line in lines):
        raise SourceError(f"{file}: no Markdown heading, list or bold type (is it a PDF turned into Markdown?)")
    marked = [at for at, (_, line) in enumerate(lines) if _HEADING.fullmatch(line)]
    title = marked[0] if marked else 0
    headings = set(marked) if marked else _standing_alone(lines)
    flavour = _quotations(lines) if marked else set()
    owned = [SourceLine(number, Role.FRONT_MATTER) for number, _ in lines[:title]]
    owned.append(SourceLine(lines[title][0], Role.TITLE))
    for at, (number, line) in enumerate(lines[title + 1 :], title + 1):
        owned.append(SourceLine(number, Role.FLAVOUR if at in flavour else _role(line, at in headings)))
    return require_rules(file, tuple(owned))


def _role(line: str, is_set_as_heading: bool) -> Role:
    if _IMAGE.fullmatch(line) or is_noise(line):
        return Role.NOISE
    if is_set_as_heading:
        return Role.RULE if _states_something(line) else Role.HEADING
    return Role.HEADING if is_item(line) and line.endswith(":") and is_label(line) else Role.RULE


def _states_something(heading: str) -> bool:
    return ends_sentence(heading) or (len(words_of(heading)) > _MOST_WORDS and not is_title_case(heading))


def _standing_alone(lines: Lines) -> set[int]:
    """The places of short capitalised lines that have blank lines around them and are no items of a list."""
    numbers = {number for number, _ in lines}
    return {
        at
        for at, (number, line) in enumerate(lines)
        if not {number - 1, number + 1} & numbers and line[0].isupper() and not is_item(line)
        if not {"\t", ","} & set(line) and not ends_sentence(line)
        if len(words_of(line)) <= _MOST_WORDS or is_title_case(line)
    }


def _quotations(lines: Lines) -> set[int]:
    """The places of paragraphs that are quoted as a whole; a heading or a list ends the search for the closing mark."""
    found: set[int] = set()
    opened: list[int] = []
    for at, (_, line) in enumerate(lines):
        marks = len(_QUOTES.findall(line))
        if _HEADING.fullmatch(line) or is_item(line):
            opened = []
        elif not opened and marks == 2 and line[0] in '"“' and line[-1] in '"”':
            found.add(at)
        elif not opened:
            opened = [at] if marks == 1 and line[0] in '"“' else []
        elif marks == 0:
            opened.append(at)
        else:
            found |= {*opened, at} if marks == 1 and line[-1] in '"”' else set()
            opened = []
    return found
