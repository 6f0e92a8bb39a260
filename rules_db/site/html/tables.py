"""Tables in a frame that says how wide they have to be.

A frame that is too narrow for its table shows each row as a card, every value beside the name of its column.
"""

from collections.abc import Iterable, Sequence
from xml.etree.ElementTree import Element

from rules_db.site.html.elements import Html, element, html, joined
from rules_db.site.view.plain import plain_text

FRAME = "rule__scroll"
CARDS, BROAD, WIDE = f"{FRAME}--cards", f"{FRAME}--broad", f"{FRAME}--wide"
CARDS_CHARACTERS = 34  # Up to here a phone has room; css/rule/tables.css knows how wide so many characters are.
BROAD_CHARACTERS = 60  # Up to here a worked example has room.
WIDE_CHARACTERS = 88  # Up to here the page of a chapter has room; a wider table scrolls within its frame.
_GAP_CHARACTERS = 2


def table(class_: str, header: Iterable[str], rows: Iterable[Sequence[str]]) -> Html:
    """A framed table with a row of headings; every row has a cell for each, and its first names the row."""
    header, rows = list(header), list(rows)
    labels = [_plain(name) for name in header]
    head = joined(html('<th scope="col">{}</th>', name) for name in header)
    body = joined(html("<tr>{}</tr>\n", _cells(row, labels)) for row in rows)
    form = '<table class="{}">\n<thead><tr>{}</tr></thead>\n<tbody>\n{}</tbody>\n</table>'
    return framed_html(html(form, class_, head, body), [labels, *([_plain(cell) for cell in row] for row in rows)])


def framed_html(content: Html, texts: Sequence[Sequence[str]]) -> Html:
    """A table that is finished in its frame; `texts` are its cells, row by row, as a reader sees them."""
    opening = joined(html(' {}="{}"', name, value) for name, value in _frame_attributes(texts).items())
    return html("<div{}>{}</div>", opening, content)


def _cells(row: Sequence[str], labels: Sequence[str]) -> Html:
    first, *others = row
    named = zip(labels[1:], others, strict=True)
    return html("<td>{}</td>{}", first, joined(html('<td data-label="{}">{}</td>', *each) for each in named))


def framed(written: Element) -> Element:
    """A written table in its frame, each cell with the name of its column; its cells hold plain Markdown still."""
    rows = [list(row) for row in written.iter("tr")]
    texts = [[plain_text(cell.text or "").strip() for cell in row] for row in rows]
    for row in rows[1:]:
        for cell, label in zip(row, texts[0], strict=True):
            cell.set("data-label", label)
    for heading in written.iter("th"):
        heading.set("scope", "col")
    written.set("class", "written")
    return element("div", _frame_attributes(texts), written)


def frame_tables(root: Element) -> None:
    """Frame every written table below an element."""
    for parent in list(root.iter()):
        for place, child in enumerate(parent):
            if child.tag == "table":
                parent[place] = framed(child)


def is_framed(child: Element | None) -> bool:
    """Whether an element is the frame of a table."""
    return child is not None and child.tag == "div" and FRAME in child.get("class", "").split()


def is_broad(frame: Element) -> bool:
    """Whether the table in a frame is too wide for a column of text."""
    return BROAD in frame.get("class", "").split()


def _frame_attributes(texts: Sequence[Sequence[str]]) -> dict[str, str]:
    """Class of a frame by how wide its table is at least; one that has to scroll can be reached with the keyboard."""
    characters = least_characters(texts)
    if characters <= CARDS_CHARACTERS:
        return {"class": FRAME}
    if characters <= BROAD_CHARACTERS:
        return {"class": f"{FRAME} {CARDS}"}
    if characters <= WIDE_CHARACTERS:
        return {"class": f"{FRAME} {CARDS} {BROAD}"}
    scrolls = {"tabindex": "0", "role": "region", "aria-label": "Table that scrolls"}
    return {"class": f"{FRAME} {CARDS} {BROAD} {WIDE}", **scrolls}


def least_characters(texts: Sequence[Sequence[str]]) -> int:
    """How many characters a table takes across when each cell breaks its lines wherever it can."""
    columns = max(len(row) for row in texts)
    words = [[word for row in texts for cell in row[at : at + 1] for word in cell.split()] for at in range(columns)]
    return sum(max(map(len, each), default=0) for each in words) + _GAP_CHARACTERS * (columns - 1)


def _plain(cell: str) -> str:
    """A cell as a reader sees it."""
    return (cell.striptags() if isinstance(cell, Html) else cell).strip()
