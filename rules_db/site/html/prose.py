"""Text around the rules: it stays as it is written, with its terms and references linked."""

from xml.etree.ElementTree import Element

from markdown.util import STX, AtomicString

from rules_db.site.html.links import PageLinks

_LINKED = ("p", "li", "td", "dd", "blockquote")


def link_prose(root: Element, links: PageLinks, seen: set[str]) -> None:
    """Link the texts of an element and of all below it, but not its headings; a term in `seen` is left alone."""
    for each in root.iter():
        text = each.text
        if each.tag in _LINKED and text and text.strip() and not isinstance(text, AtomicString) and STX not in text:
            each.text = links.linked(text, seen)
