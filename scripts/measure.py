"""The measurements behind scripts/bench.py, run in the project's environment."""

import json
import os
import resource
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from measures.answers import measure_answers
from measures.bots import measure_bots
from measures.examples import measure_examples
from measures.hands import measure_hands
from measures.hostile import measure_hostile
from measures.phone import measure_phone
from measures.playouts import measure_games, measure_playouts, measure_workers
from measures.running import measure_running
from measures.solve import measure_solve
from measures.start import measure_start
from rich.console import Console
from rich.table import Table
from synthetic_docs import synthetic_docs

from rules_db.build import build_database
from rules_db.search import search
from rules_db.site.kept import KEPT
from rules_db.store import open_database

ROOT = Path(__file__).resolve().parent.parent
SMALLEST_RULES = 200
RULES_PER_CHAPTER = 100
QUERIES = (
    "discard pile", "life points", "draw a card", "attack position", "top of the deck", "must", "reveal",
    "can I attack directly with a tapped creature", "how many cards may I hold at the end of my turn",
)  # fmt: skip
ROUNDS = 200

console = Console()


def measure_build() -> None:
    """Build time and memory at 1, 10 and 100 times the rules, each in a process of its own."""
    table = _table("Build of rules.db", "rules", "seconds", "times the one above", "peak MiB")
    before = 0.0
    for factor in (1, 10, 100):
        shown = subprocess.run(
            [sys.executable, __file__, "one-build", str(SMALLEST_RULES * factor)],
            capture_output=True,
            text=True,
            check=True,
        )
        seconds, mebibytes = json.loads(shown.stdout)
        ratio = f"{seconds / before:.1f} (at most 12)" if before else ""
        table.add_row(f"{SMALLEST_RULES * factor:,}", f"{seconds:.2f}", ratio, f"{mebibytes:.0f}")
        before = seconds
    console.print(table)


def one_build(rules: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        docs = Path(folder) / "docs"
        synthetic_docs(docs, rules, RULES_PER_CHAPTER)
        start = time.perf_counter()
        build_database(docs, Path(folder) / "rules.db")
        seconds = time.perf_counter() - start
    print(json.dumps([seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024]))


def measure_search() -> None:
    """Our search beside a bare FTS5 query for any of the words, both over the project's own rules."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "rules.db"
        build_database(ROOT / "docs", database)
        with open_database(database) as connection:
            ours = _seconds(lambda query: search(connection, query))
            bare = _seconds(lambda query: _bare(connection, query))
    table = _table("Search", "way", "microseconds a query", "ratio")
    table.add_row("bare FTS5", f"{bare * 1e6:.0f}", "1.0")
    table.add_row("rules-db search", f"{ours * 1e6:.0f}", f"{ours / bare:.2f} (at most 1.5)")
    console.print(table)


def _bare(connection: sqlite3.Connection, query: str) -> list[sqlite3.Row]:
    match = " OR ".join(f'"{word}"' for word in query.split())
    return connection.execute(
        "SELECT rules.id, rules.rulebook, rules.number, rules.heading, rules.text, rules.url,"
        " bm25(rules_fts) AS score"
        " FROM rules_fts JOIN rules ON rules.rowid = rules_fts.rowid"
        " WHERE rules_fts MATCH ? ORDER BY score LIMIT 20",
        [match],
    ).fetchall()


def _seconds(ask: Callable[[str], object]) -> float:
    """The median over rounds of the mean time of one query."""
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for query in QUERIES:
            ask(query)
        times.append((time.perf_counter() - start) / len(QUERIES))
    return statistics.median(times)


PLAIN = """site_name: plain
use_directory_urls: false
theme: {name: material, font: false}
markdown_extensions: [admonition, tables]
plugins: []
"""


def measure_site() -> None:
    """Our site beside plain MkDocs Material on the same pages, in turn, each in a process of its own.

    A page is one beside the rulebooks: a rulebook that is edited has all its rules and examples proved anew. Nothing is
    kept where the database stands and the site is built for the first time.
    """
    with tempfile.TemporaryDirectory() as name:
        plain, ours = Path(name) / "plain", Path(name) / "ours"
        shutil.copytree(ROOT / "docs", plain / "docs", ignore=shutil.ignore_patterns("*.csv"))
        (plain / "mkdocs.yml").write_text(PLAIN)
        shutil.copytree(ROOT / "docs", ours / "docs")
        shutil.copy(ROOT / "mkdocs.yml", ours)
        proved = _mkdocs(ours)
        _write_as_markdown(ours / "site", plain / "docs")
        rounds = [(_mkdocs(plain), _first_build(ours), _later_build(ours)) for _ in range(3)]
    usual, first, later = (statistics.median(times) for times in zip(*rounds, strict=True))
    table = _table("Site", "way", "seconds", "ratio")
    table.add_row("plain MkDocs Material", f"{usual:.2f}", "1.0")
    table.add_row("ours, a page edited", f"{later:.2f}", f"{later / usual:.2f} (at most 2)")
    table.add_row("ours, nothing kept", f"{first:.2f}", f"{first / usual:.2f}")
    table.add_row("ours, all proved anew", f"{proved:.2f}", f"{proved / usual:.2f}")
    console.print(table)


def _first_build(project: Path) -> float:
    shutil.rmtree(project / KEPT)
    return _mkdocs(project)


def _later_build(project: Path) -> float:
    with (project / "docs" / "index.md").open("a") as page:
        page.write("\nOne more line.\n")
    return _mkdocs(project)


def _write_as_markdown(site: Path, docs: Path) -> None:
    """Give plain MkDocs a page for each page that the plugin generates, so that both make the same pages."""
    for page in sorted(site.rglob("*.html")):
        target = docs / page.relative_to(site).with_suffix(".md")
        is_small = page.relative_to(site).parts[0] in ("rules", "examples")  # Ours alone, and of no template.
        if page.name != "404.html" and not is_small and not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(f"# {page.stem}\n")


def _mkdocs(project: Path) -> float:
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # Nobody who writes has all code compiled with each build.
    start = time.perf_counter()
    subprocess.run([sys.executable, "-m", "mkdocs", "build", "--quiet"], cwd=project, check=True, env=environment)
    return time.perf_counter() - start


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left")
    for column in columns:
        table.add_column(column, justify="left" if column == "way" else "right")
    return table


def chosen(arguments: list[str]) -> Iterator[Callable[[], None]]:
    usual = {
        "build": measure_build,
        "search": measure_search,
        "answers": measure_answers,
        "start": measure_start,
        "site": measure_site,
    }
    known = {
        **usual,
        "hostile": measure_hostile,
        "phone": measure_phone,
        "running": measure_running,
        "examples": measure_examples,
        "playouts": measure_playouts,
        "games": measure_games,
        "workers": measure_workers,
        "solve": measure_solve,
        "hands": measure_hands,
        "bots": measure_bots,
    }
    for name in arguments or list(usual):
        if name not in known:
            sys.exit(f"{name}: there is no such measurement (choose from {', '.join(known)})")
        yield known[name]


if __name__ == "__main__":
    if sys.argv[1:2] == ["one-build"]:
        one_build(int(sys.argv[2]))
    else:
        for measurement in list(chosen(sys.argv[1:])):
            measurement()
