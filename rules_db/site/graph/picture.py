"""The picture of a chapter's references: its rules in reading order, an arc for each reference between them.

An arc diagram needs no layout search, so it is the same at every build, and it reads like the chapter: long arcs
are long ways to page. What leaves the chapter stands at the end of the row.
"""

from __future__ import annotations

import posixpath
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules_db.model import Library, Page, Rule, Section
from rules_db.site.html.elements import Html, html, joined

if TYPE_CHECKING:
    from rules_db.graph import Graph

ROW_HEIGHT = 22
ARCS_WIDTH = 140
NUMBER_WIDTH = 74
SNIPPET_CHARACTERS = 46
SNIPPET_WIDTH = 300
AWAY_WIDTH = 174
AWAY_SHOWN = 3
WIDTH = ARCS_WIDTH + NUMBER_WIDTH + SNIPPET_WIDTH + AWAY_WIDTH


@dataclass(frozen=True, slots=True)
class _Row:
    item: Rule | Section
    index: int

    @property
    def y(self) -> float:
        return (self.index + 0.5) * ROW_HEIGHT


def chapter_picture(graph: Graph, library: Library, page: Page) -> Html:
    """An SVG element for one chapter, a link for every rule; addresses are relative to the rulebook's folder."""
    items: list[Rule | Section] = [
        *(section for section in library.sections if section.place.file == page.file),
        *(rule for rule in library.rules if rule.place.file == page.file),
    ]
    items.sort(key=lambda item: item.place)
    rows = {str(item.id): _Row(item, index) for index, item in enumerate(items)}
    away: dict[str, list[str]] = defaultdict(list)
    arcs = []
    for source, target, kind in _references(graph, rows):
        if target in rows:
            arcs.append(_arc(graph, rows[source], rows[target], kind))
        elif target not in away[source]:
            away[source].append(target)
    marks = [_row(graph, row, away[identity]) for identity, row in rows.items()]
    height = len(rows) * ROW_HEIGHT
    return html(
        '<svg class="picture" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="group"'
        ' fill="currentColor" aria-label="References within chapter {title}" xmlns="http://www.w3.org/2000/svg">'
        '<g class="picture__arcs" fill="none" stroke="currentColor">{arcs}</g>{marks}</svg>',
        width=WIDTH,
        height=height,
        title=page.title,
        arcs=joined(arcs),
        marks=joined(marks),
    )


def _references(graph: Graph, rows: dict[str, _Row]) -> list[tuple[str, str, str]]:
    edges = [
        (source, target, data["kind"]) for source, target, data in graph.edges(rows, data=True) if not data["structure"]
    ]
    return sorted(edges, key=lambda edge: (graph.nodes[edge[0]]["order"], graph.nodes[edge[1]]["order"], edge[2]))


def _arc(graph: Graph, source: _Row, target: _Row, kind: str) -> Html:
    """A half ellipse left of the axis from one row to another, flatter the longer it is.

    A curve goes three quarters of the way to where its two handles point.
    """
    reach = min((ARCS_WIDTH - 8) / 0.75, 14 + 7 * abs(source.index - target.index) ** 0.8)
    labels = (graph.nodes[str(row.item.id)]["label"] for row in (source, target))
    return html(
        '<path class="picture__arc picture__arc--{kind} picture__arc--{direction}"'
        ' data-source="{source}" data-target="{target}" stroke-width="1.2" stroke-opacity="0.45"'
        ' d="M{width} {start:g}C{handle:g} {start:g} {handle:g} {end:g} {width} {end:g}">'
        "<title>{labels} ({kind})</title></path>",
        kind=kind,
        direction="down" if target.index > source.index else "up",
        source=source.item.id,
        target=target.item.id,
        start=source.y,
        end=target.y,
        width=ARCS_WIDTH,
        handle=ARCS_WIDTH - reach,
        labels=" → ".join(labels),
    )


def _row(graph: Graph, row: _Row, away: list[str]) -> Html:
    item, href = row.item, _href(row.item.url, row.item)
    at = html('transform="translate({} {:g})"', ARCS_WIDTH, row.y)
    if isinstance(item, Section):
        title = html('<text x="10" y="4" font-weight="700">{} {}</text>', item.number, item.title)
        return html('<a class="picture__section" href="{}" {}>{}</a>', href, at, title)
    return html(
        '<a class="picture__rule" data-ref="{id}" href="{href}" {at}><circle r="3.2"/>'
        '<text class="picture__number" x="10" y="4">{number}</text>'
        '<text class="picture__snippet" x="{x}" y="4">{words}</text></a>{away}',
        id=item.id,
        href=href,
        at=at,
        number=item.number,
        x=NUMBER_WIDTH,
        words=_shortened(item.text),
        away=_away(graph, row, away),
    )


def _away(graph: Graph, row: _Row, targets: list[str]) -> Html:
    """Links to what the rule names in other chapters, at the end of its row."""
    if not targets:
        return Html()
    links = [
        html(
            '<a href="{}" data-ref="{}"><tspan>{}</tspan></a>',
            _href(graph.nodes[target]["url"], row.item),
            target,
            graph.nodes[target]["label"].split()[0],
        )
        for target in targets[:AWAY_SHOWN]
    ]
    more = f" +{len(targets) - AWAY_SHOWN}" if len(targets) > AWAY_SHOWN else ""
    x = ARCS_WIDTH + NUMBER_WIDTH + SNIPPET_WIDTH
    return html('<text class="picture__away" x="{}" y="{:g}">→ {}{}</text>', x, row.y + 4, joined(links, ", "), more)


def _shortened(text: str) -> str:
    plain = text.replace("*", "").replace("`", "")
    if len(plain) <= SNIPPET_CHARACTERS:
        return plain
    return plain[:SNIPPET_CHARACTERS].rpartition(" ")[0] + " …"


def _href(url: str, item: Rule | Section) -> str:
    """The address seen from the page of the picture, which lies in the rulebook's folder."""
    return posixpath.relpath(url, f"rulebooks/{item.rulebook}")
