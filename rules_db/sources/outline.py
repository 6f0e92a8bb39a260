"""The numbered outline: sections `607. Title`, rules `3.` and sub-rules `b.`, between the chrome of a web page."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from rules_db.errors import SourceError
from rules_db.sources.lines import Role, SourceLine, ends_sentence, is_imprint, is_noise, non_blank, require_rules

_SECTION = re.compile(r"(\d{3,})\.\s+\S.*")
_RULE = re.compile(r"(\d{1,2})\.\s+\S.*")
_SUB_RULE = re.compile(r"([a-z])\.\s+\S.*")
_NUMBERED = (_SECTION, _RULE, _SUB_RULE)


def read_outline(file: str, text: str) -> tuple[SourceLine, ...]:
    """Every non-blank line with its role; rules carry their native number, such as 607.3.b.

    A line without a number continues the rule above it. What stands before the first section and after the end of
    the last rule is the page around the outline.
    """
    lines = non_blank(text)
    first = next((at for at, (_, line) in enumerate(lines) if _SECTION.fullmatch(line)), None)
    if first is None:
        raise SourceError(f"{file}: no numbered section such as “607. Title” (is it a numbered outline?)")
    end = _end_of_outline(lines)
    owned = (*_before(lines[:first]), *_numbered(lines[first:end]), *_chrome(lines[end:]))
    return require_rules(file, owned)


def _end_of_outline(lines: list[tuple[int, str]]) -> int:
    """The index after the last numbered line and after what finishes its sentence."""
    end = 1 + max(at for at, (_, line) in enumerate(lines) if any(form.fullmatch(line) for form in _NUMBERED))
    while end < len(lines) and not ends_sentence(lines[end - 1][1]):
        end += 1
    return end


def _before(lines: list[tuple[int, str]]) -> Iterator[SourceLine]:
    yield from _chrome(lines[:-1])
    for number, _ in lines[-1:]:
        yield SourceLine(number, Role.TITLE)


def _chrome(lines: Iterable[tuple[int, str]]) -> Iterator[SourceLine]:
    for number, line in lines:
        yield SourceLine(number, Role.FRONT_MATTER if is_imprint(line) else Role.NAVIGATION)


def _numbered(lines: Iterable[tuple[int, str]]) -> Iterator[SourceLine]:
    section = rule = native = ""
    uses: Counter[str] = Counter()
    for number, line in lines:
        if match := _SECTION.fullmatch(line):
            section, rule, native = match[1], "", ""
            yield SourceLine(number, Role.HEADING)
            continue
        if is_noise(line):
            yield SourceLine(number, Role.NOISE)
            continue
        if match := _RULE.fullmatch(line):
            rule = native = f"{section}.{match[1]}"
            uses[native] += 1
        elif rule and (match := _SUB_RULE.fullmatch(line)):
            native = f"{rule}.{match[1]}"
            uses[native] += 1
        yield SourceLine(number, Role.RULE, native, uses[native] or 1)
