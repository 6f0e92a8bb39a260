"""Glossary and findings: a heading, a list of fields, and a paragraph each."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rules_db.model import Finding, FindingId, Place, RulebookId, RuleId, RulingId, Term, TermId
from rules_db.parse.blocks import Fields, Heading, Paragraph, ParsedFile
from rules_db.parse.draft import Draft
from rules_db.parse.urls import anchored

FINDING_KINDS = ("numbering", "reference", "contradiction", "gap", "wording", "layout")
_TERM_FIELDS = ("aliases", "search aliases", "not in", "defined by")
_FINDING_FIELDS = ("kind", "lines", "rules", "settled by", "handled")


@dataclass(frozen=True, slots=True)
class _Entry:
    title: str
    line: int
    fields: Fields
    text: str


def listed(value: str) -> tuple[str, ...]:
    """The items of a comma-separated field."""
    return tuple(item.strip() for item in value.split(",") if item.strip())


def finding_ids(key: RulebookId, numbers: Iterable[str]) -> tuple[FindingId, ...]:
    return tuple(FindingId(f"{key}-{number}") for number in numbers)


def slug(name: str) -> str:
    """A name as part of an anchor: lower case, hyphens for everything that is no letter or digit."""
    return re.sub(r"[^\w]+", "-", name.lower()).strip("-")


def read_glossary(page: ParsedFile, key: RulebookId, draft: Draft) -> None:
    """Add every term of a glossary page to the draft."""
    seen: dict[TermId, int] = {}
    for entry in _entries(page, draft, _TERM_FIELDS):
        identity = TermId(f"{key}-term-{slug(entry.title)}")
        if identity in seen:
            draft.problem(
                page.file,
                entry.line,
                f"the term {entry.title!r} is already defined at line {seen[identity]}",
                "merge them",
            )
            continue
        if not entry.text:
            draft.problem(
                page.file,
                entry.line,
                f"the term {entry.title!r} has no definition",
                "write a paragraph under it",
            )
        seen[identity] = entry.line
        rule = entry.fields.get("defined by")
        draft.terms.append(
            Term(
                id=identity,
                rulebook=key,
                name=entry.title,
                aliases=listed(entry.fields.get("aliases")),
                search_aliases=listed(entry.fields.get("search aliases")),
                not_in=listed(entry.fields.get("not in")),
                definition=entry.text,
                rule=RuleId(f"{key}-{rule}") if rule else None,
                url=anchored(page.file, identity),
                place=Place(page.file, entry.line),
            )
        )


def read_findings(page: ParsedFile, key: RulebookId, draft: Draft) -> None:
    """Add every finding of a findings page to the draft."""
    for ordinal, entry in enumerate(_entries(page, draft, _FINDING_FIELDS), 1):
        number, _, title = entry.title.partition(" ")
        identity = FindingId(f"{key}-{number}")
        first = draft.places.setdefault(identity, Place(page.file, entry.line))
        if first != Place(page.file, entry.line):
            what = f"the number {number} is already used at {first}"
            draft.problem(page.file, entry.line, what, "findings, sections and rules share their ids: choose another")
            continue
        _check_finding(page, entry, number, title, draft)
        draft.findings.append(
            Finding(
                id=identity,
                rulebook=key,
                number=number,
                title=title,
                kind=entry.fields.get("kind"),
                text=entry.text,
                lines=tuple(_line_ranges(page, entry, draft)),
                rules=tuple(RuleId(f"{key}-{rule}") for rule in listed(entry.fields.get("rules"))),
                settled_by=tuple(RulingId(f"{key}-{each}") for each in listed(entry.fields.get("settled by"))),
                handled=entry.fields.get("handled"),
                ordinal=ordinal,
                url=anchored(page.file, identity),
                place=Place(page.file, entry.line),
            )
        )


def _check_finding(page: ParsedFile, entry: _Entry, number: str, title: str, draft: Draft) -> None:
    if not title or not entry.text:
        draft.problem(page.file, entry.line, f"finding {number} lacks a title or a text", "write both")
    if entry.fields.get("kind") not in FINDING_KINDS:
        kinds = ", ".join(FINDING_KINDS)
        draft.problem(page.file, entry.line, f"finding {number} has no known kind", f"choose one of {kinds}")
    if not entry.fields.get("settled by") and not entry.fields.get("handled"):
        draft.problem(page.file, entry.line, f"finding {number} is left open", "add `settled by:` or `handled:`")


def _line_ranges(page: ParsedFile, entry: _Entry, draft: Draft) -> Iterator[tuple[int, int]]:
    for item in listed(entry.fields.get("lines")):
        match = re.fullmatch(r"(\d+)(?:[-–](\d+))?", item)
        if match is None or int(match[2] or match[1]) < int(match[1]):
            draft.problem(page.file, entry.line, f"{item!r} is no range of lines", "write 58 or 68-69")
            continue
        yield int(match[1]), int(match[2] or match[1])


def _entries(page: ParsedFile, draft: Draft, known: tuple[str, ...]) -> Iterator[_Entry]:
    """The second-level headings of a page with what stands under each."""
    title, line, fields, texts = "", 0, Fields((), 0), list[str]()
    for block in [*page.blocks, Heading(2, "", 0)]:
        match block:
            case Heading():
                if title:
                    yield _Entry(title, line, fields, " ".join(texts))
                title, line, fields, texts = (
                    (block.text if block.level > 1 else ""),
                    block.line,
                    Fields((), 0),
                    [],
                )
            case Fields():
                fields = block
                for name, _ in block.values:
                    if name not in known:
                        draft.problem(page.file, block.line, f"{name!r} is no field here", f"use {', '.join(known)}")
            case Paragraph():
                texts.append(block.text)
            case _:
                pass
