"""What pages are made of: trees where Markdown is still to be rendered, and finished HTML where it is not.

Python-Markdown renders trees. What is derived from the library needs no rendering, and a page holds far more of
it than of written text, so it is made as HTML at once.
"""

import re
from collections.abc import Iterable
from html import escape
from xml.etree.ElementTree import Element

from markdown.util import AtomicString

Html = str


_MARKUP = re.compile(r"[*_`\\\[\]<>&!\n]")


class Inline(str):
    """Text whose inline Markdown is still to be rendered; in a tree, any other string is shown as it stands."""

    __slots__ = ()


def inline(text: str) -> str:
    """Text as Inline, unless it has no Markdown in it: then the inline stage, which is slow, may pass it by."""
    return Inline(text) if _MARKUP.search(text) else AtomicString(text)


def element(tag: str, attributes: dict[str, str], *content: Element | str) -> Element:
    """An element with children and texts in the order given."""
    made = Element(tag, attributes)
    for item in content:
        if isinstance(item, Element):
            made.append(item)
        elif len(made):
            made[-1].tail = _joined(made[-1].tail, item)
        else:
            made.text = _joined(made.text, item)
    return made


def _joined(before: str | None, text: str) -> str:
    if before:
        text = before + text
    return text if isinstance(text, Inline) else AtomicString(text)


def description_tree(rows: Iterable[tuple[str, str]]) -> Element:
    """A list of names and values, in which values may be Inline; rows without a value are left out."""
    made = Element("dl")
    for name, value in rows:
        if value:
            made.extend((element("dt", {}, name), element("dd", {}, value)))
    return made


def shown(text: str) -> Html:
    """Plain text as HTML."""
    return escape(text, quote=False)


def description_list(rows: Iterable[tuple[str, Html]]) -> Html:
    """A list of names and values; rows without a value are left out, and '' stands for a list without any."""
    pairs = "".join(f"<dt>{shown(name)}</dt>\n<dd>{value}</dd>\n" for name, value in rows if value)
    return f"<dl>\n{pairs}</dl>\n" if pairs else ""


def bullets(class_: str, items: Iterable[Html]) -> Html:
    """A list of items that are HTML."""
    body = "".join(f"<li>{item}</li>\n" for item in items)
    return f'<ul class="{class_}">\n{body}</ul>\n'


def details(class_: str, summary: str, content: Html) -> Html:
    """A fold, closed until a reader opens it."""
    return f'<details class="{class_}">\n<summary>{shown(summary)}</summary>\n{content}</details>\n'
