"""The tables under a rule, with their captions."""

from xml.etree.ElementTree import Element

from rules_db.model import Table
from rules_db.site.html.elements import element
from rules_db.site.html.links import PageLinks

NO_EQUIVALENT = "none"


def rule_table(written: Element, table: Table, links: PageLinks, seen: set[str]) -> Element:
    """The written table as a figure; it scrolls by itself where the screen is narrow."""
    for cell in written.iter("td"):
        text = (cell.text or "").strip()
        if table.is_equivalence and text.lower() == NO_EQUIVALENT:
            cell.set("class", "cell--none")
        cell.text = links.linked(text, seen)
    for heading in written.iter("th"):
        heading.set("scope", "col")
    caption = ["Equivalence: ", table.caption] if table.is_equivalence else [table.caption]
    class_ = "rule__table rule__table--equivalence" if table.is_equivalence else "rule__table"
    return element(
        "figure",
        {"class": class_},
        element("figcaption", {}, *caption),
        element("div", {"class": "rule__scroll"}, written),
    )
