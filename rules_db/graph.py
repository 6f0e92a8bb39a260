"""The reference graph: rules, terms, sections and examples, and what leads from one to another.

Edges point from what speaks to what it rests on and carry a `kind`: the kinds of references, `part-of` (a rule and
its parent), `uses` (a rule and a term), `defined-by` (a term and its rule), `example-of` (an example and its rule).
Nodes carry `type`, `label`, `rulebook`, `url` and `order` (reading order through all rulebooks, from 0).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import networkx as nx

from rules_db.errors import NotFound, StoreError
from rules_db.model import Example, Library, ReferenceKind, Rule, Section, Term

if TYPE_CHECKING:
    Graph: TypeAlias = "nx.MultiDiGraph[str]"
    References: TypeAlias = "nx.DiGraph[str]"

REFERENCE_KINDS = frozenset(map(str, ReferenceKind))
PART_OF, USES, DEFINED_BY, EXAMPLE_OF = "part-of", "uses", "defined-by", "example-of"
STRUCTURE = "structure"


@dataclass(frozen=True, slots=True)
class Step:
    """One edge of a path, as it is walked; `is_forward` is false where the edge points the other way."""

    source: str
    kind: str
    target: str
    is_forward: bool = True


@dataclass(frozen=True, slots=True)
class Prerequisite:
    """Something that a rule rests on, and how many steps away (a term on the way does not count)."""

    id: str
    distance: int


@dataclass(frozen=True, slots=True)
class Hub:
    """A node and how many other rules lead to it and from it by reference (for a term: rules that use it)."""

    id: str
    incoming: int
    outgoing: int


def build_graph(library: Library) -> Graph:
    """The whole library as a graph."""
    graph: Graph = nx.MultiDiGraph()
    for order, (identity, attributes) in enumerate(_in_reading_order(library)):
        graph.add_node(identity, order=order, **attributes)
    for source, target, kind, is_structure in sorted(set(_edges(library))):
        graph.add_edge(
            source, target, key=f"{kind}{STRUCTURE if is_structure else ''}", kind=kind, structure=is_structure
        )
    return graph


def _in_reading_order(library: Library) -> list[tuple[str, dict[str, str]]]:
    """Every node with its attributes, as a reader meets them: book by book, page by page, line by line."""
    books = {book.id: index for index, book in enumerate(library.rulebooks)}
    pages = {page.file: page.ordinal for page in library.pages}
    last = len(pages) + 1
    named: list[tuple[Rule | Section | Term | Example, str, str]] = [
        *((item, "rule", item.number) for item in library.rules),
        *((item, "section", f"{item.number} {item.title}") for item in library.sections),
        *((item, "term", item.name) for item in library.terms),
        *((item, "example", item.title) for item in library.examples),
    ]
    named.sort(key=lambda each: (books[each[0].rulebook], pages.get(each[0].place.file, last), each[0].place))
    return [
        (str(item.id), {"type": type_, "label": label, "rulebook": str(item.rulebook), "url": getattr(item, "url", "")})
        for item, type_, label in named
    ]


def _edges(library: Library) -> Iterator[tuple[str, str, str, bool]]:
    for reference in library.references:
        target = reference.target or reference.target_section
        if target and target != reference.source:
            yield reference.source, target, str(reference.kind), False
    for rule in library.rules:
        if rule.parent:
            yield rule.id, rule.parent, PART_OF, True
    for link in library.term_links:
        yield link.rule, link.term, USES, True
    for term in library.terms:
        if term.rule:
            yield term.id, term.rule, DEFINED_BY, True
    for example in library.examples:
        yield example.id, example.rule, EXAMPLE_OF, True


def prerequisites(graph: Graph, identity: str, depth: int | None = None) -> list[Prerequisite]:
    """What one must know first, in reading order: parents, referenced rules and sections, rules that define the terms.

    `depth` limits the steps; without it everything that can be reached. Raises NotFound for an unknown id.
    """
    _require(graph, identity)
    distances = {identity: 0}
    frontier = [identity]
    while frontier and (depth is None or distances[frontier[0]] < depth):
        found = dict.fromkeys(target for source in frontier for target in _rests_on(graph, source))
        distance = distances[frontier[0]] + 1
        frontier = [target for target in found if target not in distances]
        distances |= dict.fromkeys(frontier, distance)
    del distances[identity]
    return [Prerequisite(each, distances[each]) for each in sorted(distances, key=lambda each: _place(graph, each))]


def _rests_on(graph: Graph, identity: str) -> Iterator[str]:
    for _, target, data in graph.out_edges(identity, data=True):
        if data["kind"] == USES:
            yield from graph.successors(target)
        else:
            yield target


def referrers(graph: Graph, identity: str) -> list[Step]:
    """Who names it: the references (and examples) that lead to it, in reading order. Raises NotFound."""
    _require(graph, identity)
    edges = [
        (source, data["kind"])
        for source, _, data in graph.in_edges(identity, data=True)
        if not data["structure"] or data["kind"] in (EXAMPLE_OF, USES)
    ]
    return [Step(source, kind, identity) for source, kind in sorted(edges, key=lambda edge: _place(graph, edge[0]))]


def path(graph: Graph, source: str, target: str) -> list[Step]:
    """The shortest way from one node to another: along the edges if there is one, else along them either way.

    Raises NotFound for an unknown id, and where nothing connects the two.
    """
    _require(graph, source)
    _require(graph, target)
    for view in (graph, graph.to_undirected(as_view=True)):
        if nx.has_path(view, source, target):
            nodes = nx.shortest_path(view, source, target)
            return [_step(graph, *pair) for pair in pairwise(nodes)]
    raise NotFound(f"nothing connects {source} and {target}")


def _step(graph: Graph, source: str, target: str) -> Step:
    is_forward = graph.has_edge(source, target)
    edges = graph[source][target] if is_forward else graph[target][source]
    return Step(source, min(data["kind"] for data in edges.values()), target, is_forward)


def hubs(graph: Graph, rulebook: str | None = None, limit: int = 20, type_: str = "rule") -> list[Hub]:
    """The most connected rules (or terms), most first; ties in reading order."""
    counted = [_hub(graph, each, type_) for each in _nodes(graph, type_, rulebook)]
    counted = [hub for hub in counted if hub.incoming + hub.outgoing]
    counted.sort(key=lambda hub: (-hub.incoming - hub.outgoing, _place(graph, hub.id)))
    return counted[:limit]


def _hub(graph: Graph, identity: str, type_: str) -> Hub:
    if type_ == "term":
        return Hub(identity, sum(1 for _ in graph.predecessors(identity)), graph.out_degree(identity))
    incoming = {s for s, _, data in graph.in_edges(identity, data=True) if not data["structure"]}
    outgoing = {t for _, t, data in graph.out_edges(identity, data=True) if not data["structure"]}
    return Hub(identity, len(incoming), len(outgoing))


def cycles(graph: Graph, rulebook: str | None = None) -> list[list[str]]:
    """Rules that refer to each other in a ring, one shortest ring for each tangle, in reading order."""
    view = _references(graph, rulebook)
    found = []
    for tangle in nx.strongly_connected_components(view):
        if len(tangle) > 1:
            first = min(tangle, key=lambda each: _place(graph, each))
            found.append(_shortest_ring(view.subgraph(tangle), first))
    return sorted(found, key=lambda ring: _place(graph, ring[0]))


def _shortest_ring(tangle: References, first: str) -> list[str]:
    rings = [nx.shortest_path(tangle, follower, first) for follower in sorted(tangle.successors(first))]
    shortest: list[str] = min(rings, key=len)
    return [first, *shortest[:-1]]


def islands(graph: Graph, rulebook: str | None = None) -> list[list[str]]:
    """Groups of rules that no reference or parent joins to the mainland, the largest group of their rulebook."""
    books = [rulebook] if rulebook else list(dict.fromkeys(data["rulebook"] for _, data in graph.nodes(data=True)))
    found: list[list[str]] = []
    for book in books:
        view = _references(graph, book)
        view.add_edges_from(
            (s, t) for s, t, data in graph.edges(data=True) if data["kind"] == PART_OF and s in view and t in view
        )
        groups = [sorted(group, key=lambda each: _place(graph, each)) for group in nx.weakly_connected_components(view)]
        groups.sort(key=lambda group: (-len(group), _place(graph, group[0])))
        found += groups[1:]
    return found


def export_graph(graph: Graph, target: Path, rulebook: str | None = None) -> None:
    """Write the graph as GraphML, or as node-link JSON where the name ends in .json.

    Raises StoreError where the file cannot be written.
    """
    view = graph.subgraph(_nodes(graph, None, rulebook))
    try:
        if target.suffix == ".json":
            target.write_text(json.dumps(nx.node_link_data(view, edges="edges"), indent=1), encoding="utf-8")
        else:
            nx.write_graphml(view, target)
    except OSError as error:
        raise StoreError(f"{target}: cannot be written: {error.strerror} (choose another file)") from error


def _references(graph: Graph, rulebook: str | None) -> References:
    """Rules and the references between them, as a simple graph."""
    nodes = list(_nodes(graph, "rule", rulebook))
    view: References = nx.DiGraph()
    view.add_nodes_from(nodes)
    view.add_edges_from((s, t) for s, t, data in graph.edges(nodes, data=True) if not data["structure"] and t in view)
    return view


def _nodes(graph: Graph, type_: str | None, rulebook: str | None) -> Iterable[str]:
    for node, data in graph.nodes(data=True):
        if type_ in (None, data["type"]) and rulebook in (None, data["rulebook"]):
            yield node


def _place(graph: Graph, identity: str) -> int:
    place: int = graph.nodes[identity]["order"]
    return place


def _require(graph: Graph, identity: str) -> None:
    if identity not in graph:
        raise NotFound(f"there is no {identity!r} in the graph (an id is a key and a number, such as resummoned-607.2)")
