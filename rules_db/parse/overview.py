"""The overview page of a rulebook: what the game is and which document it restates."""

from typing import Any

from rules_db.model import Place, Rulebook
from rules_db.parse.blocks import Paragraph, ParsedFile
from rules_db.parse.draft import Draft
from rules_db.parse.front_matter import READERS, Front, text_of


def read_overview(page: ParsedFile, front: Front, draft: Draft) -> None:
    """Add the rulebook itself to the draft."""
    problems = draft.problems
    given = page.front.get("source")
    source: dict[str, Any] = given if isinstance(given, dict) else {}
    if not source:
        draft.problem(page.file, 1, "the front matter lacks `source`", "say which document the rulebook restates")
    reader = text_of(page, "reader", problems, source) if source else ""
    if source and reader not in READERS:
        draft.problem(page.file, 1, f"{reader!r} is no reader", f"choose one of {', '.join(READERS)}")
    order = page.front.get("order")
    if not isinstance(order, int):
        draft.problem(page.file, 1, "the front matter lacks a whole number `order`", "add `order: 1`")
    title = text_of(page, "title", problems)
    draft.rulebooks.append(
        Rulebook(
            id=front.rulebook,
            title=title,
            short_title=str(page.front.get("short_title") or title),
            version=text_of(page, "version", problems),
            summary=next((block.text for block in page.blocks if isinstance(block, Paragraph)), ""),
            ordinal=order if isinstance(order, int) else 0,
            source_title=text_of(page, "title", problems, source) if source else "",
            source_file=text_of(page, "file", problems, source) if source else "",
            source_reader=reader,
            source_url=str(source.get("url") or ""),
            source_date=str(source.get("date") or ""),
            attribution=text_of(page, "attribution", problems, source) if source else "",
            place=Place(page.file, 1),
        )
    )
