"""The page that lays the same idea side by side under each game's own name."""

from rules_db.model import Concept, ConceptTerm, Place
from rules_db.parse.blocks import ParsedFile, TableBlock
from rules_db.parse.draft import Draft
from rules_db.parse.entries import slug


def read_concepts(page: ParsedFile, draft: Draft) -> None:
    """Add the concepts of the page's table: a row an idea, a column a rulebook, `none` where a game lacks it."""
    for block in page.blocks:
        if isinstance(block, TableBlock):
            for offset, row in enumerate(block.rows):
                draft.concepts.append(_concept(page.file, block, offset, row))


def _concept(file: str, block: TableBlock, offset: int, row: tuple[str, ...]) -> Concept:
    identity = slug(row[0])
    return Concept(
        id=identity,
        name=row[0],
        terms=tuple(
            ConceptTerm(identity, rulebook, "" if name.lower() == "none" else name, None)
            for rulebook, name in zip(block.header[1:], row[1:], strict=True)
        ),
        place=Place(file, block.line + 2 + offset),
    )
