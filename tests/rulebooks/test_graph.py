"""The graph says what rests on what; expected values are read off the toy rules by hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import networkx as nx
import pytest
from project import ReadToy

from rules_db.errors import NotFound, StoreError
from rules_db.graph import (
    Hub,
    Prerequisite,
    Step,
    build_graph,
    cycles,
    export_graph,
    hubs,
    islands,
    path,
    prerequisites,
    referrers,
)
from rules_db.model import Library
from rules_db.site.graph.picture import chapter_picture

if TYPE_CHECKING:
    from rules_db.graph import Graph

RULES = """# 1 Play

1.1 A card is red.

1.2 A deck is made as in 1.1.

1.2.a It holds ten, subject to 1.3.

1.3 Shuffle it, see 1.4.

1.4 Cut it, see 1.3.

1.5 Smile.

1.6 Use the deck.
"""
GLOSSARY = """---
rulebook: toy
page: glossary
---

# Glossary

## Deck

- defined by: 1.2

Cards to draw.
"""


@pytest.fixture
def toy(read_toy: ReadToy) -> Library:
    found, problems = read_toy(RULES, glossary=GLOSSARY)
    assert problems == []
    return found


@pytest.fixture
def graph(toy: Library) -> Graph:
    return build_graph(toy)


def test_prerequisites_follow_parents_references_and_terms_in_reading_order(graph: Graph) -> None:
    assert prerequisites(graph, "toy-1.2.a") == [
        Prerequisite("toy-1.1", 2),
        Prerequisite("toy-1.2", 1),
        Prerequisite("toy-1.3", 1),
        Prerequisite("toy-1.4", 2),
    ]
    assert prerequisites(graph, "toy-1.6", depth=1) == [Prerequisite("toy-1.2", 1)]


def test_referrers_are_those_who_name_it(graph: Graph) -> None:
    assert referrers(graph, "toy-1.3") == [
        Step("toy-1.2.a", "subject-to", "toy-1.3"),
        Step("toy-1.4", "see", "toy-1.3"),
    ]


def test_a_path_follows_the_references(graph: Graph) -> None:
    assert path(graph, "toy-1.2.a", "toy-1.4") == [
        Step("toy-1.2.a", "subject-to", "toy-1.3"),
        Step("toy-1.3", "see", "toy-1.4"),
    ]


def test_a_path_may_go_against_the_references_where_it_must(graph: Graph) -> None:
    assert path(graph, "toy-1.1", "toy-1.2") == [Step("toy-1.1", "defines", "toy-1.2", is_forward=False)]


def test_unconnected_rules_have_no_path(graph: Graph) -> None:
    with pytest.raises(NotFound, match=r"nothing connects toy-1\.1 and toy-1\.5"):
        path(graph, "toy-1.1", "toy-1.5")


def test_hubs_count_references_both_ways(graph: Graph) -> None:
    assert hubs(graph, limit=2) == [Hub("toy-1.3", 2, 1), Hub("toy-1.4", 1, 1)]
    assert hubs(graph, type_="term") == [Hub("toy-term-deck", 2, 1)]


def test_cycles_are_rings_of_references(graph: Graph) -> None:
    assert cycles(graph) == [["toy-1.3", "toy-1.4"]]


def test_islands_are_what_nothing_joins_to_the_rest(graph: Graph) -> None:
    assert islands(graph) == [["toy-1.5"], ["toy-1.6"]]


def test_an_unknown_id_is_one_clear_line(graph: Graph) -> None:
    with pytest.raises(NotFound, match=r"there is no 'toy-9' in the graph"):
        prerequisites(graph, "toy-9")


def test_both_exports_hold_the_whole_graph(graph: Graph, tmp_path: Path) -> None:
    export_graph(graph, tmp_path / "toy.graphml")
    export_graph(graph, tmp_path / "toy.json")

    assert nx.read_graphml(tmp_path / "toy.graphml").number_of_edges() == graph.number_of_edges()
    assert len(json.loads((tmp_path / "toy.json").read_text())["nodes"]) == graph.number_of_nodes()


def test_an_export_that_cannot_be_written_is_one_clear_line(graph: Graph) -> None:
    with pytest.raises(StoreError, match="cannot be written"):
        export_graph(graph, Path("/nowhere/toy.json"))


def test_a_picture_has_a_link_for_each_rule_and_an_arc_for_each_reference(graph: Graph, toy: Library) -> None:
    page = next(page for page in toy.pages if page.role == "chapter")

    picture = chapter_picture(graph, toy, page)

    assert picture.count('class="picture__rule"') == 7
    assert picture.count('class="picture__arc ') == 4
    assert 'href="1-all.html#toy-1.2.a"' in picture
