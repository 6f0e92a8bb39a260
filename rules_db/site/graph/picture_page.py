"""The page of a chapter's picture: a chapter a page, because all pictures of a long rulebook weigh too much for one."""

from xml.etree.ElementTree import Element

from rules_db.model import Page
from rules_db.site.html.elements import Html, element, html
from rules_db.site.html.links import PageLinks
from rules_db.site.view.generated import GeneratedKind

_LEGEND = Html(
    "Every arc is a reference. Point at a rule, tap it or tab to it: "
    '<span class="legend legend--outgoing">what it names</span> '
    '<span class="legend legend--incoming">what names it</span>'
)


def picture_page(root: Element, chapter: Page, links: PageLinks, picture: Html) -> None:
    """The ways back, the legend, and the picture in a frame that scrolls by itself."""
    text = links.href(chapter.file)
    graph_of_book = links.href(f"rulebooks/{chapter.rulebook}/{GeneratedKind.GRAPH}.md")
    form = '<a href="{}">Text of this chapter</a> <a href="{}">Graph of all chapters</a>'
    doors = html(form, text, graph_of_book)
    root.append(element("p", {"class": "chapter__links"}, links.mark(doors)))
    root.append(element("p", {"class": "picture__legend"}, links.mark(_LEGEND)))
    root.append(element("div", {"class": "picture__scroll"}, links.mark(picture)))
