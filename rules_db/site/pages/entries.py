"""Pages of entries: every heading with what stands under it becomes one."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar
from xml.etree.ElementTree import Element

Item = TypeVar("Item")


def rebuild_entries(root: Element, items: Sequence[Item], make: Callable[[Item, list[Element]], Element]) -> None:
    """Put what `make` makes of each item and its written blocks in the place of the next heading and these blocks."""
    made: list[Element] = []
    remaining = iter(items)
    for heading, blocks in _written(root):
        item = next(remaining, None) if heading is not None and heading.tag != "h1" else None
        if item is None:
            made += [*([] if heading is None else [heading]), *blocks]
        else:
            made.append(make(item, [block for block in blocks if block.tag != "ul"]))
    root[:] = made


def _written(root: Element) -> Iterator[tuple[Element | None, list[Element]]]:
    """The headings of a page with the blocks under each; the first pair holds what stands above them all."""
    heading: Element | None = None
    blocks: list[Element] = []
    for child in root:
        if child.tag in ("h1", "h2", "h3", "h4", "h5", "h6"):
            yield heading, blocks
            heading, blocks = child, []
        else:
            blocks.append(child)
    yield heading, blocks
