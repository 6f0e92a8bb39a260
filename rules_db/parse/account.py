"""What became of every block of a rulebook: nothing that an author wrote may vanish without a word."""

from collections.abc import Iterator

from rules_db.parse.blocks import (
    Admonition,
    Block,
    Fence,
    Fields,
    Heading,
    Paragraph,
    ParsedFile,
    TableBlock,
    every_block,
)
from rules_db.parse.draft import Draft

_CALLED: dict[type[Block], str] = {
    Admonition: "block",
    Fence: "fence",
    Fields: "list of fields",
    Heading: "heading",
    Paragraph: "paragraph",
    TableBlock: "table",
}


def close_account(page: ParsedFile, draft: Draft) -> None:
    """Add a problem for every block of a page of which nothing became, unless its line has one."""
    told = {problem.line for problem in draft.problems if problem.file == page.file}
    for block in lost_blocks(page, draft):
        if block.line not in told:
            what = f"this {_CALLED[type(block)]} has no place here"
            draft.problem(page.file, block.line, what, "move it where docs/authoring.md has one for it, or drop it")


def lost_blocks(page: ParsedFile, draft: Draft) -> Iterator[Block]:
    """The blocks of a page that nothing became of so far."""
    return (block for block in every_block(page.blocks) if (page.file, block.line) not in draft.fates)
