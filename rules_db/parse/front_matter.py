"""Front matter: which rulebook and which role a file has, and what the overview says of its source."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any

from rules_db.errors import Problem
from rules_db.model import Deviation, FindingId, NumberDeviation, PageRole, Place, RulebookId
from rules_db.parse.blocks import ParsedFile

READERS = ("outline", "gitbook", "latex", "pdf-markdown")

_FOR_ALL = ("rulebook", "page", "title", "description")
_KEYS: Mapping[PageRole, tuple[str, ...]] = {
    PageRole.OVERVIEW: (*_FOR_ALL, "short_title", "order", "version", "source"),
    PageRole.CHAPTER: ("rulebook", "chapter", "deviations", "title", "description"),
}
SOURCE_KEYS = ("title", "file", "reader", "url", "date", "attribution")
_DEVIATION_KEYS = ("number", "is", "finding")


@dataclass(frozen=True, slots=True)
class Front:
    """The checked front matter of one file of a rulebook."""

    rulebook: RulebookId
    role: PageRole
    chapter: str
    deviations: tuple[NumberDeviation, ...]


def read_front(page: ParsedFile, key: str, problems: list[Problem]) -> Front | None:
    """The file's role. Where the front matter does not say it is a problem, and the name of the file decides.

    Thus the other mistakes of the file come to light as well. None where the name says nothing, or names an overview
    of which nothing can be read.
    """
    role = _stated_role(page, key, problems) or _likely_role(page)
    if role is None:
        return None
    if role is not PageRole.CHAPTER:
        check_keys(page, page.front, _KEYS.get(role, _FOR_ALL), problems)
        return Front(RulebookId(key), role, "", ())
    check_keys(page, page.front, _KEYS[role], problems)
    chapter = page.front.get("chapter")
    if chapter is not None and not isinstance(chapter, str):
        problems.append(_problem(page, "chapter", "`chapter` is no number", "write it as `chapter: 600`"))
    number = chapter if isinstance(chapter, str) else ""
    return Front(RulebookId(key), role, number, _deviations(page, key, problems))


def _stated_role(page: ParsedFile, key: str, problems: list[Problem]) -> PageRole | None:
    if page.has_broken_front:
        return None
    front = page.front
    if front.get("rulebook") != key:
        what = f"the front matter does not say `rulebook: {key}`"
        problems.append(_problem(page, "rulebook", what, "name the folder's rulebook"))
    if "chapter" in front:
        return PageRole.CHAPTER
    stated = front.get("page")
    if isinstance(stated, str) and stated in _written_roles():
        return PageRole(stated)
    roles = ", ".join(_written_roles())
    problems.append(
        _problem(page, "page", "the front matter has no known role", f"add `chapter:` or `page:` ({roles})")
    )
    return None


def _written_roles() -> list[str]:
    return [role.value for role in PageRole if role is not PageRole.CHAPTER]


def _likely_role(page: ParsedFile) -> PageRole | None:
    """The role that files of this name have; docs/authoring.md lists the names."""
    name = PurePosixPath(page.file).stem
    if re.match(r"[A-Z]?[0-9]", name):
        return PageRole.CHAPTER
    return {"glossary": PageRole.GLOSSARY, "findings": PageRole.FINDINGS}.get(name)


def check_keys(page: ParsedFile, given: Iterable[object], known: tuple[str, ...], problems: list[Problem]) -> None:
    """A problem for every key of the front matter that nothing reads."""
    for key in given:
        if key not in known:
            what = f"`{key}` is no key of this page's front matter"
            problems.append(_problem(page, str(key), what, f"use {', '.join(known)}"))


def _deviations(page: ParsedFile, key: str, problems: list[Problem]) -> tuple[NumberDeviation, ...]:
    declared = page.front.get("deviations") or []
    found: dict[str, NumberDeviation] = {}
    for entry in declared if isinstance(declared, list) else [declared]:
        try:
            if not isinstance(entry, dict):
                raise TypeError(entry)
            check_keys(page, entry, _DEVIATION_KEYS, problems)
            deviation = NumberDeviation(
                rulebook=RulebookId(key),
                number=str(entry["number"]),
                is_a=Deviation(entry["is"]),
                finding=FindingId(f"{key}-{entry['finding']}"),
                place=Place(page.file, page.front_lines.get("deviations", 1)),
            )
        except (KeyError, TypeError, ValueError):
            what = f"the deviation {entry!r} cannot be read"
            mend = 'write {number: "506.2", is: missing, finding: N2}'
            problems.append(_problem(page, "deviations", what, mend))
            continue
        if found.setdefault(deviation.number, deviation) != deviation:
            what = f"number {deviation.number} is declared in two ways"
            problems.append(_problem(page, "deviations", what, "keep one"))
    return tuple(found.values())


def text_of(page: ParsedFile, name: str, problems: list[Problem], within: dict[str, Any] | None = None) -> str:
    """A required text of the front matter; '' with a problem noted where it is absent or no plain value."""
    value = (page.front if within is None else within).get(name)
    if not isinstance(value, str) or not value:
        outer = name if within is None else "source"
        problems.append(_problem(page, outer, f"the front matter lacks `{name}`", f"add `{name}:`"))
        return ""
    return value


def _problem(page: ParsedFile, key: str, what: str, mend: str) -> Problem:
    return Problem(page.file, page.front_lines.get(key, 1), what, mend)
