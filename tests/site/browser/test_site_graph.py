"""The panel "Ask the graph" gives the answers of rules_db.graph, in a browser and across rulebooks."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from browser import Visit
from playwright.sync_api import Page, expect
from project import ROOT
from small_pages import rulebook

from rules_db.build import read_library
from rules_db.graph import build_graph, path, prerequisites, referrers
from rules_db.model import Library, RulebookId
from rules_db.site.graph.data import graph_files, needed_paths

if TYPE_CHECKING:
    from rules_db.graph import Graph

ASKED_OF_EACH_BOOK = 10
READ_ANSWERS = """() => {
    const items = (selector) => [...document.querySelectorAll(selector)];
    const of = (item) => item.querySelector("a[data-ref]").dataset.ref;
    return {
        restsOn: items(".answer--rests-on [data-distance]").map((item) => [of(item), Number(item.dataset.distance)]),
        referrers: items(".answer--referrers [data-kind]").map((item) => [of(item), item.dataset.kind]),
        way: items(".way__place").map((item) => [of(item), item.dataset.kind ?? "", item.dataset.direction ?? ""]),
    };
}"""

TOY = """# 1 Play

1.1 A card is red.

1.2 A deck is made as in other 1.1.

```gherkin
Scenario: A red deck
  Then it is red
```

1.3 Smile.
"""
OTHER = "# 1 Elsewhere\n\n1.1 A die rolls, see toy 1.1.\n\n1.2 It stops, see 1.1.\n"
ALONE = "# 1 Alone\n\n1.1 A coin lands.\n"


@pytest.fixture(scope="module")
def graph(library: Library) -> Graph:
    return build_graph(library)


def source_map(key: str, *numbers: str) -> dict[str, str]:
    rows = "".join(f"{key}-{number},{key}.txt,{line},{line},,\n" for line, number in enumerate(numbers, start=1))
    return {f"rulebooks/{key}/source-map.csv": f"rule,source,first_line,last_line,hash,note\n{rows}"}


SMALL = {
    "index.md": "# Home\n",
    **rulebook("toy", c1=TOY),
    **source_map("toy", "1.1", "1.2", "1.3"),
    **rulebook("other", order=2, c1=OTHER),
    **source_map("other", "1.1", "1.2"),
    **rulebook("alone", order=3, c1=ALONE),
    **source_map("alone", "1.1"),
}


@pytest.fixture(scope="module")
def small_site(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of the folder of a site of three small rulebooks, of which two refer to each other."""
    folder = tmp_path_factory.mktemp("small")
    for name, text in SMALL.items():
        file = folder / "docs" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    settings = {"INHERIT": str(ROOT / "mkdocs.yml"), "docs_dir": "docs", "site_dir": "site"}
    (folder / "mkdocs.yml").write_text(json.dumps(settings), encoding="utf-8")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--config-file", "mkdocs.yml"]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(ROOT)}
    subprocess.run(command, check=True, cwd=folder, env=environment)
    return f"{(folder / 'site').as_uri()}/"


def spread(library: Library, book: str) -> list[tuple[str, str]]:
    """Pairs of rules from all over a rulebook: the first are spread evenly, the second a good third of the way on."""
    rules = [rule.id for rule in library.rules if rule.rulebook == book]
    places = [(place * len(rules) // ASKED_OF_EACH_BOOK, place) for place in range(ASKED_OF_EACH_BOOK)]
    return [(rules[first], rules[(first + len(rules) // 3 + more) % len(rules)]) for first, more in places]


def answers(page: Page, book: str, rule: str, to: str) -> dict[str, Any]:
    """What the panel shows: `restsOn` [id, steps], `referrers` [id, kind], `way` [id, kind, direction]."""
    page.goto(f"rulebooks/{book}/graph.html?rule={rule}&to={to}")
    expect(page.locator(".answer--rests-on")).to_be_attached()
    found: dict[str, Any] = page.evaluate(READ_ANSWERS)
    return found


def expected(graph: Graph, rule: str, to: str) -> dict[str, Any]:
    way = path(graph, rule, to)
    return {
        "restsOn": [[each.id, each.distance] for each in prerequisites(graph, rule)],
        "referrers": [[each.source, each.kind] for each in referrers(graph, rule)],
        "steps": len(way),
        "isAlong": all(step.is_forward for step in way),
        "ends": [rule, to],
        "falseSteps": [],
    }


def judged(graph: Graph, shown: dict[str, Any]) -> dict[str, Any]:
    """The answers in the shape of what is expected; of several shortest ways, any will do whose steps are edges."""
    way = shown["way"]
    steps = [(source[0], *target) for source, target in pairwise(way)]
    return {
        "restsOn": shown["restsOn"],
        "referrers": shown["referrers"],
        "steps": len(steps),
        "isAlong": all(direction == "along" for *_, direction in steps),
        "ends": [way[0][0], way[-1][0]],
        "falseSteps": [step for step in steps if not is_edge(graph, *step)],
    }


def is_edge(graph: Graph, source: str, target: str, kind: str, direction: str) -> bool:
    """Whether the graph has this edge, the first of its kinds, and none along the step where it goes against it."""
    start, end = (source, target) if direction == "along" else (target, source)
    is_needed = direction == "along" or not graph.has_edge(source, target)
    return is_needed and kind == min(
        (edge["kind"] for edge in (graph.get_edge_data(start, end) or {}).values()), default=""
    )


@pytest.mark.parametrize("book", ["resummoned", "singularity", "ttcg", "grand-archive"])
def test_the_panel_gives_the_answers_of_the_graph(visit: Visit, library: Library, graph: Graph, book: str) -> None:
    page = visit(f"rulebooks/{book}/graph.html")
    questions = spread(library, book)

    shown = [judged(graph, answers(page, book, *question)) for question in questions]

    assert shown == [expected(graph, *question) for question in questions]
    assert len(shown) == ASKED_OF_EACH_BOOK


def test_answers_cross_from_one_rulebook_to_another_in_reading_order(visit: Visit, small_site: str) -> None:
    page = visit("index.html", base_url=small_site)

    shown = answers(page, "toy", "toy-1.2", "toy-1.1")

    assert shown["restsOn"] == [["toy-1.1", 2], ["other-1.1", 1]]
    assert shown["way"] == [["toy-1.2", "", ""], ["other-1.1", "defines", "along"], ["toy-1.1", "see", "along"]]
    expect(page.locator(".answer--rests-on a")).to_have_text(["1.1", "other 1.1"])


def test_a_rulebook_answers_with_rules_of_another_that_refer_to_its_own(visit: Visit, small_site: str) -> None:
    page = visit("index.html", base_url=small_site)

    shown = answers(page, "toy", "toy-1.1", "other-1.2")

    assert shown["referrers"] == [["other-1.1", "see"]]
    assert shown["way"] == [["toy-1.1", "", ""], ["other-1.1", "see", "against"], ["other-1.2", "see", "against"]]
    expect(page.locator(".answer--way .answer__meaning")).to_contain_text("2 steps. No references lead there")
    expect(page.locator(".way__step")).to_have_text(["↑ see, against the reference"] * 2)


def test_worked_examples_are_among_the_referrers_and_lead_to_where_they_stand(visit: Visit, small_site: str) -> None:
    page = visit("index.html", base_url=small_site)

    shown = answers(page, "toy", "toy-1.2", "")
    page.get_by_role("link", name="A red deck").click()

    assert shown["referrers"] == [["toy-1.2.E1", "example-of"]]
    assert page.url == f"{small_site}rulebooks/toy/c1.html#toy-1.2.E1"


def test_what_nothing_connects_has_no_way(visit: Visit, small_site: str) -> None:
    page = visit("index.html", base_url=small_site)

    shown = answers(page, "toy", "toy-1.3", "toy-1.1")

    assert shown == {"restsOn": [], "referrers": [], "way": []}
    expect(page.locator(".answer--way")).to_contain_text("Nothing connects 1.3 and 1.1.")
    expect(page.locator(".answer--referrers")).to_contain_text("Nothing refers to it.")
    expect(page.locator(".answer--rests-on")).to_contain_text("It rests on nothing.")


def test_only_the_rulebooks_that_references_join_are_loaded() -> None:
    small = read_library({name: text for name, text in SMALL.items() if name != "index.md"})[0]

    files = graph_files(build_graph(small), small)

    toy, other, alone = (files[RulebookId(key)] for key in ("toy", "other", "alone"))
    assert needed_paths(files, RulebookId("other")) == [toy.path, other.path]
    assert needed_paths(files, RulebookId("alone")) == [alone.path]


def test_the_name_of_a_script_changes_with_its_content(library: Library, graph: Graph) -> None:
    first = graph_files(graph, library)
    second = graph_files(build_graph(library), library)
    small = read_library({name: text for name, text in SMALL.items() if name != "index.md"})[0]
    shorter = read_library(rulebook("toy", c1="# 1 Play\n\n1.1 A card is red.\n"))[0]

    assert first == second
    toy = RulebookId("toy")
    assert graph_files(build_graph(small), small)[toy].path != graph_files(build_graph(shorter), shorter)[toy].path
    assert Path(first[RulebookId("ttcg")].path).match("ttcg.graph.????????.js")
