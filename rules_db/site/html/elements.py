"""What pages are made of: trees where Markdown is still to be rendered, and finished HTML where it is not.

Python-Markdown renders trees. What is derived from the library needs no rendering, and a page holds far more of
it than of written text, so it is made as HTML at once. HTML has a type of its own, so that no text is taken for it.
"""

import re
from collections.abc import Iterable
from html import escape as escape_text
from typing import Any
from xml.etree.ElementTree import Element

from markdown.util import ETX, STX, AtomicString
from markupsafe import Markup, escape

Html = Markup  # Text that is markup already. Nothing else becomes markup, unless `html` or `joined` escapes it first.


# Python-Markdown's own marks begin and end so. It takes them out of the text of a page, and nowhere else.
_RESERVED = str.maketrans("", "", STX + ETX)
_ESCAPED = re.compile(r"[&<>\"']").search
_MARKUP = re.compile(r"[*_`\\\[\]<>&!\n]")


class Inline(str):
    """Text whose inline Markdown is still to be rendered; in a tree, any other string is shown as it stands."""

    __slots__ = ()


def inline(text: str) -> str:
    """Text as Inline, unless it has no Markdown in it: then the inline stage, which is slow, may pass it by."""
    text = text.translate(_RESERVED)
    return Inline(text) if _MARKUP.search(text) else AtomicString(text)


def element(tag: str, attributes: dict[str, str], *content: Element | str) -> Element:
    """An element with children and texts in the order given."""
    made = Element(tag, {name: value.translate(_RESERVED) for name, value in attributes.items()})
    for item in content:
        if isinstance(item, Element):
            made.append(item)
        elif len(made):
            made[-1].tail = _joined(made[-1].tail, item)
        else:
            made.text = _joined(made.text, item)
    return made


def _joined(before: str | None, text: str) -> str:
    whole = f"{before or ''}{text}".translate(_RESERVED)
    return Inline(whole) if isinstance(text, Inline) and not before else AtomicString(whole)


def description_tree(rows: Iterable[tuple[str, str]]) -> Element:
    """A list of names and values, in which values may be Inline; rows without a value are left out."""
    made = Element("dl")
    for name, value in rows:
        if value:
            made.extend((element("dt", {}, name), element("dd", {}, value)))
    return made


def html(form: str, *parts: object, **named: object) -> Html:
    """A form of ours with its places filled, as `str.format` does it: with HTML as it is, and with text escaped.

    A part is escaped before it is filled in, so that a place cannot name what is within it. That takes a fifth of the
    time of Markup's own format, which looks at every place anew.
    """
    safe = {name: _safe(part) for name, part in named.items()} if named else named
    return _html(form.format(*map(_safe, parts), **safe))


def joined(parts: Iterable[str], between: str = "") -> Html:
    """Pieces in a row: HTML as it is, and text escaped; `between` is HTML of ours."""
    return _html(between.join(map(_safe, parts)))


def _html(text: str) -> Html:
    """A text that is HTML, which is not asked first whether it says so itself."""
    return str.__new__(Html, text)


def _safe(part: Any) -> Any:
    """HTML and numbers as they are, and the text of anything else escaped."""
    kind = type(part)
    if kind is Html or kind is int or kind is float or (kind is str and not _ESCAPED(part)):
        return part
    return escape(part)


def shown(text: str) -> Html:
    """Plain text as HTML."""
    return Html(escape_text(text, quote=False))


def description_list(rows: Iterable[tuple[str, str]]) -> Html:
    """A list of names and values, HTML or plain text, without the rows that have no value; '' where none has any."""
    pairs = joined(html("<dt>{}</dt>\n<dd>{}</dd>\n", name, value) for name, value in rows if value)
    return html("<dl>\n{}</dl>\n", pairs) if pairs else pairs


def bullets(class_: str, items: Iterable[Html]) -> Html:
    """A list of items that are HTML."""
    body = joined(html("<li>{}</li>\n", item) for item in items)
    return html('<ul class="{}">\n{}</ul>\n', class_, body)


def details(class_: str, summary: str, content: Html) -> Html:
    """A fold, closed until a reader opens it."""
    return html('<details class="{}">\n<summary>{}</summary>\n{}</details>\n', class_, shown(summary), content)
