"""The tables under a rule, with their captions."""

from xml.etree.ElementTree import Element

from rules_db.model import Table
from rules_db.site.html.elements import element
from rules_db.site.html.links import PageLinks
from rules_db.site.html.tables import is_broad

NO_EQUIVALENT = "none"


def rule_table(frame: Element, table: Table, links: PageLinks, seen: set[str]) -> Element:
    """A framed table as a figure, which takes the margin as well where its columns need it."""
    for cell in frame.iter("td"):
        text = (cell.text or "").strip()
        if table.is_equivalence and text.lower() == NO_EQUIVALENT:
            cell.set("class", "cell--none")
        cell.text = links.linked(text, seen)
    caption = ["Equivalence: ", table.caption] if table.is_equivalence else [table.caption]
    class_ = "rule__table rule__table--equivalence" if table.is_equivalence else "rule__table"
    if is_broad(frame):
        class_ += " rule__table--broad"
    return element(
        "figure",
        {"class": class_},
        element("figcaption", {}, *caption),
        frame,
    )
