"""Glossary and findings: a heading, a list of fields, and a paragraph each."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rules_db.model import Finding, FindingId, Place, RulebookId, RuleId, RulingId, Term, TermId
from rules_db.parse.blocks import Block, Fields, Heading, Paragraph, ParsedFile
from rules_db.parse.draft import Became, Draft
from rules_db.parse.prose import read_prose
from rules_db.parse.urls import anchored

FINDING_KINDS = ("numbering", "reference", "contradiction", "gap", "wording", "layout")
_TERM_FIELDS = ("aliases", "search aliases", "linked", "not in", "defined by")
_CAPITALISED = "when capitalised"
_FINDING_NUMBER = re.compile(r"[\w.-]+")  # It is part of an address.
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
    for entry in _entries(page, Became.TERM, draft, _TERM_FIELDS):
        identity = TermId(f"{key}-term-{slug(entry.title)}")
        if not draft.claim(identity, f"the term {entry.title!r}", Place(page.file, entry.line), "merge them"):
            continue
        linked = entry.fields.get("linked")
        if linked not in ("", _CAPITALISED):
            draft.problem(page.file, entry.line, f"{linked!r} says no way to link", f"write {_CAPITALISED!r}")
        if not entry.text:
            draft.problem(
                page.file,
                entry.line,
                f"the term {entry.title!r} has no definition",
                "write a paragraph under it",
            )
        rule = entry.fields.get("defined by")
        draft.terms.append(
            Term(
                id=identity,
                rulebook=key,
                name=entry.title,
                aliases=listed(entry.fields.get("aliases")),
                search_aliases=listed(entry.fields.get("search aliases")),
                is_capitalised=linked == _CAPITALISED,
                not_in=listed(entry.fields.get("not in")),
                definition=entry.text,
                rule=RuleId(f"{key}-{rule}") if rule else None,
                url=anchored(page.file, identity),
                place=Place(page.file, entry.line),
            )
        )


def read_findings(page: ParsedFile, key: RulebookId, draft: Draft) -> None:
    """Add every finding of a findings page to the draft."""
    for ordinal, entry in enumerate(_entries(page, Became.FINDING, draft, _FINDING_FIELDS), 1):
        number, _, title = entry.title.partition(" ")
        identity = FindingId(f"{key}-{number}")
        shared = "findings, sections and rules share their ids: choose another"
        if not draft.claim(identity, f"the number {number}", Place(page.file, entry.line), shared):
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
                rules=tuple(RuleId(f"{key}-{rule}") for rule in _once(entry, "rules")),
                settled_by=tuple(RulingId(f"{key}-{each}") for each in _once(entry, "settled by")),
                handled=entry.fields.get("handled"),
                ordinal=ordinal,
                url=anchored(page.file, identity),
                place=Place(page.file, entry.line),
            )
        )


def _check_finding(page: ParsedFile, entry: _Entry, number: str, title: str, draft: Draft) -> None:
    if not _FINDING_NUMBER.fullmatch(number):
        mend = "write letters, digits, dots and hyphens, as in N2"
        draft.problem(page.file, entry.line, f"{number!r} is no number of a finding", mend)
    if not title or not entry.text:
        draft.problem(page.file, entry.line, f"finding {number} lacks a title or a text", "write both")
    if entry.fields.get("kind") not in FINDING_KINDS:
        kinds = ", ".join(FINDING_KINDS)
        draft.problem(page.file, entry.line, f"finding {number} has no known kind", f"choose one of {kinds}")
    if not entry.fields.get("settled by") and not entry.fields.get("handled"):
        draft.problem(page.file, entry.line, f"finding {number} is left open", "add `settled by:` or `handled:`")


def _line_ranges(page: ParsedFile, entry: _Entry, draft: Draft) -> Iterator[tuple[int, int]]:
    for item in listed(entry.fields.get("lines")):
        match = re.fullmatch(r"([0-9]{1,9})(?:[-–]([0-9]{1,9}))?", item)
        if match is None or int(match[2] or match[1]) < int(match[1]):
            draft.problem(page.file, entry.line, f"{item!r} is no range of lines", "write 58 or 68-69")
            continue
        yield int(match[1]), int(match[2] or match[1])


def _once(entry: _Entry, name: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(listed(entry.fields.get(name))))


def check_fields(file: str, fields: Fields, known: tuple[str, ...], draft: Draft) -> None:
    """Problems for fields that nothing reads, and for those that are given twice."""
    names = [name for name, _ in fields.values]
    for name in dict.fromkeys(names):
        if name not in known:
            draft.problem(file, fields.line, f"{name!r} is no field here", f"use {', '.join(known)}")
        elif names.count(name) > 1:
            draft.problem(file, fields.line, f"the field {name!r} is given twice", "keep one of them")


def _entries(page: ParsedFile, became: Became, draft: Draft, known: tuple[str, ...]) -> Iterator[_Entry]:
    """The second-level headings of a page with what stands under each; what stands above them is commentary."""
    heading, inside = Heading(1, "", 0), list[Block]()
    for block in [*page.blocks, Heading(2, "", 0)]:
        if not isinstance(block, Heading):
            inside.append(block)
            continue
        if heading.level > 1 and heading.text:
            draft.became(page.file, heading.line, became)
            yield _entry(page.file, heading, inside, known, draft)
        elif heading.level > 1:
            draft.problem(page.file, heading.line, "the heading is empty", "name what stands under it, or drop it")
        else:
            read_prose(page.file, inside, draft)
        heading, inside = block, []


def _entry(file: str, heading: Heading, inside: list[Block], known: tuple[str, ...], draft: Draft) -> _Entry:
    """The entry under a heading; lists that are no fields, and whatever is no paragraph, are left for the account."""
    fields, texts = Fields((), 0), list[str]()
    for block in inside:
        match block:
            case Fields() if not fields.values:
                fields = block
                draft.became(file, block.line, Became.FIELDS)
                check_fields(file, block, known, draft)
            case Paragraph(within=""):
                texts.append(block.text)
                draft.became(file, block.line, Became.TEXT)
            case Paragraph():
                what = "this list item is no field"
                draft.problem(file, block.line, what, f"write `- name: value` with {', '.join(known)}, or a sentence")
    return _Entry(heading.text, heading.line, fields, " ".join(texts))
