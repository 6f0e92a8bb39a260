"""The graph that the Graph pages ask in the browser: one script a rulebook, named after its content.

A script hands over the rulebook's `nodes` in reading order, the `others` elsewhere that they lead to, and `edges`: for
each kind, rows of places that begin with a source and go on with its targets, counted from 0 through both lists.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import networkx as nx

from rules_db.lookup import example_urls
from rules_db.model import Library, RulebookId
from rules_db.site.front_end import named_script

if TYPE_CHECKING:
    from rules_db.graph import Graph

Entry = dict[str, Any]


@dataclass(frozen=True, slots=True)
class GraphFile:
    """A rulebook's part of the graph as it is written to `path`, relative to the root of the site.

    `joined` are the rulebooks that a question may lead to, this one among them, in their order.
    """

    book: RulebookId
    joined: tuple[RulebookId, ...]
    path: str
    content: str


def graph_files(graph: Graph, library: Library) -> dict[RulebookId, GraphFile]:
    """The graph of every rulebook, in order; the same library gives the same files."""
    joined = _joined_books(graph, library)
    urls = example_urls(library)
    examples: dict[str, list[Entry]] = defaultdict(list)
    for each in library.examples:
        examples[each.rulebook].append({"id": each.id, "n": each.title, "u": urls[each.id]})
    files = {}
    for book in library.rulebooks:
        data = {"key": book.id, **_part(graph, book.id), "examples": examples[book.id]}
        path, content = named_script(f"{book.id}.graph", "RulesDb.graph.add", data)
        files[book.id] = GraphFile(book.id, joined[book.id], path, content)
    return files


def needed_paths(files: Mapping[RulebookId, GraphFile], book: RulebookId) -> list[str]:
    """The scripts that answer every question on a rulebook."""
    return [files[each].path for each in files[book].joined]


def _joined_books(graph: Graph, library: Library) -> dict[RulebookId, tuple[RulebookId, ...]]:
    """Which rulebooks the edges tie together, directly or through others."""
    ties: nx.Graph[str] = nx.Graph()
    ties.add_nodes_from(book.id for book in library.rulebooks)
    ties.add_edges_from((graph.nodes[s]["rulebook"], graph.nodes[t]["rulebook"]) for s, t in graph.edges())
    return {
        book.id: tuple(other.id for other in library.rulebooks if nx.has_path(ties, book.id, other.id))
        for book in library.rulebooks
    }


def _part(graph: Graph, book: RulebookId) -> Entry:
    nodes = [node for node, data in graph.nodes(data=True) if data["rulebook"] == book]
    leaving = list(graph.out_edges(nodes, data=True))
    others = sorted({target for _, target, _ in leaving}.difference(nodes))
    places = {node: place for place, node in enumerate([*nodes, *others])}
    rows: dict[tuple[str, bool], dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for source, target, data in leaving:
        rows[data["kind"], data["structure"]][source].append(places[target])
    edges = [
        {
            "kind": kind,
            "structure": is_structure,
            "rows": [[places[source], *targets] for source, targets in rows[kind, is_structure].items()],
        }
        for kind, is_structure in sorted(rows)
    ]
    return {"nodes": nodes, "others": others, "edges": edges}
