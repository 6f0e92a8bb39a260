"""The overview page of a rulebook: what the game is and, if it restates a document, which."""

import re
from typing import Any

from rules_db.errors import Problem
from rules_db.model import Place, Rulebook
from rules_db.parse.blocks import Heading, Paragraph, ParsedFile
from rules_db.parse.draft import Became, Draft
from rules_db.parse.front_matter import READERS, SOURCE_KEYS, Front, check_keys, text_of
from rules_db.parse.prose import read_prose


def read_overview(page: ParsedFile, front: Front, draft: Draft) -> None:
    """Add the rulebook itself to the draft; a second overview is a problem."""
    summary = next((block for block in page.blocks if isinstance(block, Paragraph)), None)
    read_prose(page.file, page.blocks, draft)
    for block in page.blocks:
        if isinstance(block, Heading) and block.level == 1:
            draft.became(page.file, block.line, Became.TITLE)
    if summary:
        draft.became(page.file, summary.line, Became.SUMMARY)
    place = Place(page.file, 1)
    if not draft.claim(front.rulebook, f"the rulebook {front.rulebook}", place, "make a background page of one"):
        return
    source = _source(page, draft.problems)
    title = text_of(page, "title", draft.problems)
    draft.rulebooks.append(
        Rulebook(
            id=front.rulebook,
            title=title,
            short_title=_optional(page, "short_title", page.front, draft.problems) or title,
            version=text_of(page, "version", draft.problems),
            summary=summary.text if summary else "",
            ordinal=_order(page),
            source_title=text_of(page, "title", draft.problems, source) if source else "",
            source_file=text_of(page, "file", draft.problems, source) if source else "",
            source_reader=_reader(page, source, draft.problems) if source else "",
            source_url=_optional(page, "url", source, draft.problems),
            source_date=_optional(page, "date", source, draft.problems),
            attribution=text_of(page, "attribution", draft.problems, source) if source else "",
            place=place,
        )
    )


def _source(page: ParsedFile, problems: list[Problem]) -> dict[str, Any]:
    """What the overview says of its source; nothing where it names none, for then the rulebook restates nothing."""
    source = page.front.get("source", {})
    if isinstance(source, dict):
        check_keys(page, source, SOURCE_KEYS, problems)
        return source
    what = "`source` says nothing of the document"
    mend = f"give it {', '.join(SOURCE_KEYS)} on lines of their own, or drop it where the rulebook restates none"
    problems.append(Problem(page.file, page.front_lines["source"], what, mend))
    return {}


def _reader(page: ParsedFile, source: dict[str, Any], problems: list[Problem]) -> str:
    reader = text_of(page, "reader", problems, source)
    if reader and reader not in READERS:
        what = f"{reader!r} is no reader"
        problems.append(Problem(page.file, page.front_lines["source"], what, f"choose one of {', '.join(READERS)}"))
    return reader


def _optional(page: ParsedFile, name: str, within: dict[str, Any], problems: list[Problem]) -> str:
    value = within.get(name, "")
    if isinstance(value, str):
        return value
    line = page.front_lines.get(name, page.front_lines.get("source", 1))
    problems.append(Problem(page.file, line, f"`{name}` is no text", f"write it as `{name}: …`"))
    return ""


def _order(page: ParsedFile) -> int:
    """The place among the rulebooks, from 1; 0 where none is given, which the check reports."""
    order = page.front.get("order", "")
    return int(order) if isinstance(order, str) and re.fullmatch(r"[0-9]{1,6}", order) else 0
