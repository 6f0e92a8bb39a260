"""Elements of the pages, as the trees that Python-Markdown goes on to render."""

from collections.abc import Iterable
from xml.etree.ElementTree import Element

from markdown.util import AtomicString

Content = Element | str


class Inline(str):
    """Text whose inline Markdown is still to be rendered; any other string is shown as it stands."""

    __slots__ = ()


def element(tag: str, attributes: dict[str, str], *content: Content) -> Element:
    """An element with children and texts in the order given; a dict keeps the order of the attributes."""
    made = Element(tag, attributes)
    extend(made, content)
    return made


def extend(parent: Element, content: Iterable[Content]) -> None:
    """Add children and texts at the end of an element."""
    for item in content:
        if isinstance(item, Element):
            parent.append(item)
            continue
        text = item if isinstance(item, Inline) else AtomicString(item)
        if len(parent) == 0:
            parent.text = _joined(parent.text, text)
        else:
            parent[-1].tail = _joined(parent[-1].tail, text)


def definition_list(rows: Iterable[tuple[str, Iterable[Content]]]) -> Element:
    """A list of names and values; rows without content are left out."""
    made = Element("dl")
    for name, content in rows:
        parts = list(content)
        if parts:
            made.append(element("dt", {}, name))
            made.append(element("dd", {}, *parts))
    return made


def parted(items: Iterable[Element], by: str = " ") -> list[Content]:
    """The items with a text between each two."""
    found: list[Content] = []
    for item in items:
        found += [by, item] if found else [item]
    return found


def _joined(before: str | None, text: str) -> str:
    if not before:
        return text
    return AtomicString(before + text)
