"""What stays on its page as it is written: text around rules and entries, and whole pages of background."""

from collections.abc import Iterable

from rules_db.parse.blocks import Admonition, Block, Fence, Fields, Heading, Paragraph, TableBlock, every_block
from rules_db.parse.draft import Became, Draft
from rules_db.parse.numbers import parse_rule_start


def read_prose(file: str, blocks: Iterable[Block], draft: Draft) -> None:
    """Note what stays on its page as it is written; rulings, examples and rules are left for the account."""
    for block in blocks:
        match block:
            case Heading():
                draft.became(file, block.line, Became.HEADING)
            case Admonition(kind="ruling"):
                pass
            case Admonition():
                for inner in every_block([block]):
                    draft.became(file, inner.line, Became.NOTE)
            case Fence(language="" | "text" | "playthrough" | "study"):
                draft.became(file, block.line, Became.COMMENTARY)
            case Fence():
                pass
            case Paragraph() if parse_rule_start(block.text):
                what = "a rule stands on a page that holds none"
                draft.problem(file, block.line, what, "move it to a chapter, or begin with another word")
            case Paragraph() | TableBlock() | Fields():
                draft.became(file, block.line, Became.COMMENTARY)
