"""The graph page of a rulebook: a way to the picture of each chapter, and what stands out among the references."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING
from xml.etree.ElementTree import Element

from rules_db.graph import Hub, cycles, hubs, islands
from rules_db.model import PageRole, Rulebook
from rules_db.site.graph.ask import ask_panel
from rules_db.site.html.elements import Html, bullets, element, html, joined
from rules_db.site.html.links import PageLinks
from rules_db.site.view.generated import picture_file
from rules_db.site.view.plain import counted, first_words

if TYPE_CHECKING:
    from rules_db.graph import Graph

HUBS_SHOWN = 10
WORDS_CHARACTERS = 70


def graph_page(root: Element, book: Rulebook, links: PageLinks, graph: Graph, scripts: Sequence[str]) -> None:
    """The panel that asks the graph in `scripts`, then the lists."""
    root.append(ask_panel(scripts, links))
    parts = [
        (
            "Pictures",
            "The rules of a chapter in reading order, with an arc for each reference from one to another.",
            _pictures(book, links),
        ),
        (
            "Hubs",
            "The rules that are most named by others, or name most others.",
            [_hub(hub, links) for hub in hubs(graph, book.id, HUBS_SHOWN)],
        ),
        (
            "Cycles",
            "Rules that refer to each other in a ring: whoever reads one of them needs the others.",
            [_ring(ring, links) for ring in cycles(graph, book.id)],
        ),
        (
            "Islands",
            "Rules that neither name a rule of the rest, nor are named by one.",
            [_island(group, links) for group in islands(graph, book.id)],
        ),
    ]
    for title, meaning, items in parts:
        _add_list(root, title, meaning, items, links)


def _add_list(root: Element, title: str, meaning: str, items: Sequence[Html], links: PageLinks) -> None:
    root.append(element("h2", {}, title))
    root.append(element("p", {}, meaning if items else f"{meaning} There are none."))
    if items:
        root.append(element("div", {}, links.mark(bullets(f"graph__{title.lower()}", items))))


def _pictures(book: Rulebook, links: PageLinks) -> list[Html]:
    view = links.view
    made = Counter(view.rules[each.source].place.file for each in view.library.references)
    return [
        html(
            '<a href="{}">{}</a> <span class="graph__counts">{}, {}</span>',
            links.href(picture_file(page)),
            page.title,
            counted(len(view.rules_in[page.file]), "rule"),
            counted(made[page.file], "reference"),
        )
        for page in view.pages_of[book.id]
        if page.role is PageRole.CHAPTER
    ]


def _hub(hub: Hub, links: PageLinks) -> Html:
    rule = links.view.rules[hub.id]
    words = html('<span class="graph__words">{}</span>', first_words(rule.text, WORDS_CHARACTERS))
    counts = html('<span class="graph__counts">named by {}, names {}</span>', hub.incoming, hub.outgoing)
    return joined((links.to(rule), words, counts), " ")


def _ring(ring: Sequence[str], links: PageLinks) -> Html:
    return joined((links.to(links.view.targets[each]) for each in [*ring, ring[0]]), " → ")


def _island(group: Sequence[str], links: PageLinks) -> Html:
    count = f" ({counted(len(group), 'rule')})" if len(group) > 1 else ""
    return joined((links.to(links.view.targets[each]) for each in group), " ") + count
