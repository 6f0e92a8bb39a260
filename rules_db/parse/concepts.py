"""The page that lays the same idea side by side under each game's own name."""

from rules_db.model import Concept, ConceptTerm, Place
from rules_db.parse.blocks import ParsedFile, TableBlock
from rules_db.parse.draft import Became, Draft
from rules_db.parse.entries import slug
from rules_db.parse.prose import read_prose


def read_concepts(page: ParsedFile, draft: Draft) -> None:
    """Add the concepts of the page's table: a row an idea, a column a rulebook, `none` where a game lacks it."""
    for block in page.blocks:
        if isinstance(block, TableBlock):
            draft.became(page.file, block.line, Became.CONCEPTS)
            _check_header(page.file, block, draft)
            for offset, row in enumerate(block.rows, 2):
                _read_row(Place(page.file, block.line + offset), block.header[1:], row, draft)
        else:
            read_prose(page.file, [block], draft)


def _check_header(file: str, block: TableBlock, draft: Draft) -> None:
    keys = {book.id for book in draft.rulebooks}
    columns = block.header[1:]
    for key in dict.fromkeys(columns):
        if key not in keys:
            draft.problem(
                file, block.line, f"the column {key!r} is no rulebook", f"name one of {', '.join(sorted(keys))}"
            )
        elif columns.count(key) > 1:
            draft.problem(file, block.line, f"the rulebook {key} has two columns", "keep one of them")


def _read_row(place: Place, keys: tuple[str, ...], row: tuple[str, ...], draft: Draft) -> None:
    name, *names = row
    identity = slug(name)
    if not identity:
        draft.problem(place.file, place.line, "the concept has no name", "name the idea in the first column")
    elif draft.claim(f"concept {identity}", f"the concept {name!r}", place, "merge the two rows"):
        cells = dict(zip(keys, names, strict=False))
        terms = (
            ConceptTerm(identity, key, "" if cell.lower() == "none" else cell, None) for key, cell in cells.items()
        )
        draft.concepts.append(Concept(identity, name, tuple(terms), place))
