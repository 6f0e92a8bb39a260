"""The graph page of a rulebook: a picture of each chapter, and what stands out in the graph of references."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING
from xml.etree.ElementTree import Element

from rules_db.graph import Hub, cycles, hubs, islands
from rules_db.model import Page, PageRole, Rulebook
from rules_db.site.elements import element, parted
from rules_db.site.links import PageLinks
from rules_db.site.picture import chapter_picture
from rules_db.site.plain import counted, first_words

if TYPE_CHECKING:
    from rules_db.graph import Graph

HUBS_SHOWN = 10
WORDS_CHARACTERS = 70

StoreHtml = Callable[[str], str]


def graph_page(root: Element, book: Rulebook, links: PageLinks, graph: Graph, store_html: StoreHtml) -> None:
    """Lists first, then the pictures; `store_html` keeps ready HTML and gives the text that stands for it."""
    _add_list(
        root,
        "Hubs",
        "The rules that are most named by others, and that name most others.",
        [_hub(hub, links) for hub in hubs(graph, book.id, HUBS_SHOWN)],
    )
    _add_list(
        root,
        "Cycles",
        "Rules that refer to each other in a ring: whoever reads one of them needs the others.",
        [_ring(ring, links) for ring in cycles(graph, book.id)],
    )
    _add_list(
        root,
        "Islands",
        "Rules that neither name a rule of the rest, nor are named by one.",
        [_rules(group, links) for group in islands(graph, book.id)],
    )
    for page in links.view.pages_of[book.id]:
        if page.role is PageRole.CHAPTER:
            root.extend(_picture(page, links, graph, store_html))


def _picture(page: Page, links: PageLinks, graph: Graph, store_html: StoreHtml) -> Iterable[Element]:
    link = element("a", {"href": links.href(page.file)}, page.title)
    yield element("h2", {"id": f"{page.rulebook}-graph-{page.number}"}, link)
    svg = chapter_picture(graph, links.view.library, page)
    yield element("div", {"class": "picture__scroll"}, store_html(svg))


def _add_list(root: Element, title: str, meaning: str, items: Sequence[Element]) -> None:
    root.append(element("h2", {}, title))
    root.append(element("p", {}, meaning if items else f"{meaning} There are none."))
    if items:
        root.append(element("ul", {"class": f"graph__{title.lower()}"}, *items))


def _hub(hub: Hub, links: PageLinks) -> Element:
    rule = links.view.targets[hub.id]
    words = first_words(getattr(rule, "text", ""), WORDS_CHARACTERS)
    counts = f"named by {hub.incoming}, names {hub.outgoing}"
    return element("li", {}, links.to(rule), f" {words} ", element("span", {"class": "graph__counts"}, counts))


def _ring(ring: Sequence[str], links: PageLinks) -> Element:
    targets = links.view.targets
    return element("li", {}, *parted((links.to(targets[each]) for each in [*ring, ring[0]]), " → "))


def _rules(group: Sequence[str], links: PageLinks) -> Element:
    targets = links.view.targets
    shown = parted((links.to(targets[each]) for each in group), " ")
    count = [f" ({counted(len(group), 'rule')})"] if len(group) > 1 else []
    return element("li", {}, *shown, *count)
