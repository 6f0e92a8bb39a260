"""The GitBook page: a navigation tree, breadcrumbs, the page's title, then prose and nested lists."""

import re
from collections.abc import Iterator

from rules_db.errors import SourceError
from rules_db.sources.lines import Role, SourceLine, is_imprint, is_item, is_label, is_noise, non_blank, require_rules

_OPENINGS = {"On this page", "Export as PDF"}
_PAGER = re.compile(r"(?:Previous|Next)[A-Z].*")
_FOOTER = "Powered by GitBook"
_LOST_LINK = re.compile(r"See(?: also)?:?")


def read_gitbook(file: str, text: str) -> tuple[SourceLine, ...]:
    """Every non-blank line with its role.

    The page begins after the lines “On this page” and “Export as PDF”: breadcrumbs (a list), then the title.
    """
    lines = non_blank(text)
    opening = next((at for at, (_, line) in enumerate(lines) if line in _OPENINGS), None)
    if opening is None:
        raise SourceError(f"{file}: no line “On this page” or “Export as PDF” (is it a GitBook page?)")
    title = opening
    while title < len(lines) and (lines[title][1] in _OPENINGS or is_item(lines[title][1])):
        title += 1
    return require_rules(file, (*_around(lines[:title]), *_page(lines[title:])))


def _around(lines: list[tuple[int, str]]) -> Iterator[SourceLine]:
    for number, line in lines:
        yield SourceLine(number, Role.FRONT_MATTER if is_imprint(line) else Role.NAVIGATION)


def _page(lines: list[tuple[int, str]]) -> Iterator[SourceLine]:
    for number, _ in lines[:1]:
        yield SourceLine(number, Role.TITLE)
    for number, line in lines[1:]:
        yield SourceLine(number, _role(line))


def _role(line: str) -> Role:
    """What a line of the page is for; a cross-reference whose link was lost says nothing any more."""
    if _PAGER.fullmatch(line) or line == _FOOTER:
        return Role.NAVIGATION
    if is_imprint(line):
        return Role.FRONT_MATTER
    if is_noise(line) or _LOST_LINK.fullmatch(line):
        return Role.NOISE
    return Role.HEADING if is_label(line) and not is_item(line) else Role.RULE
