"""How well search answers tests/search/questions.toml, beside plain FTS5 and lunr as Material sets it up."""

import sqlite3
import tempfile
import tomllib
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from rules_db.build import build_database
from rules_db.ranking.words import words
from rules_db.search import search
from rules_db.store import open_database

ROOT = Path(__file__).resolve().parents[2]
QUESTIONS = ROOT / "tests" / "search" / "questions.toml"
DEPTH = 20
FIRST, FIVE = 0.70, 0.90

Question = dict[str, Any]
Ask = Callable[[str, str | None], list[str]]
"""What answers a question, asked in one rulebook or in all: ids of rules, best first."""

console = Console()


def measure_answers() -> None:
    """Success at 1 and at 5, and the mean reciprocal rank, of questions that nothing was tuned on, and of others."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "rules.db"
        build_database(ROOT / "docs", database)
        with open_database(database) as connection:
            ways: dict[str, Ask] = {
                "plain FTS5 over the text": plain_fts(connection),
                "lunr as Material sets it up": material_lunr(connection),
                "rules-db search": lambda ask, book: [hit.id for hit in search(connection, ask, book, DEPTH)],
            }
            _report(ways, tomllib.loads(QUESTIONS.read_text("utf-8"))["question"])


def plain_fts(connection: sqlite3.Connection) -> Ask:
    """FTS5 as it comes, over nothing but the text of the rules; any of the words may match."""
    plain = sqlite3.connect(":memory:")
    plain.execute("CREATE VIRTUAL TABLE plain USING fts5(id UNINDEXED, rulebook UNINDEXED, text)")
    plain.executemany("INSERT INTO plain VALUES (?, ?, ?)", _rules(connection, "id, rulebook, text"))

    def ask(question: str, book: str | None) -> list[str]:
        match = " OR ".join(f'"{word}"' for word in words(question))
        sql = "SELECT id FROM plain WHERE plain MATCH ? AND (? IS NULL OR rulebook = ?) ORDER BY rank LIMIT ?"
        return [identity for (identity,) in plain.execute(sql, [match, book, book, DEPTH])]

    return ask


def material_lunr(connection: sqlite3.Connection) -> Ask:
    """Lunr with the fields and boosts of Material's search worker, and a document for each rule under its heading.

    Material itself would only find whole sections.
    """
    from lunr import lunr

    rules = _rules(connection, "id, rulebook, heading, text")
    books = {identity: book for identity, book, _, _ in rules}
    fields = [{"field_name": "title", "boost": 1000}, {"field_name": "text", "boost": 1}]
    index = lunr(ref="id", fields=fields, documents=[{"id": i, "title": h, "text": t} for i, _, h, t in rules])

    def ask(question: str, book: str | None) -> list[str]:
        found = (hit["ref"] for hit in index.search(" ".join(words(question))))
        return [identity for identity in found if book is None or books[identity] == book][:DEPTH]

    return ask


def _rules(connection: sqlite3.Connection, columns: str) -> list[tuple[str, ...]]:
    with closing(connection.execute(f"SELECT {columns} FROM rules ORDER BY rowid")) as rows:
        return [tuple(row) for row in rows]


def _report(ways: dict[str, Ask], questions: Sequence[Question]) -> None:
    parts = {
        "measured": [each for each in questions if each["part"] == "measured"],
        "tuning": [each for each in questions if each["part"] == "tuning"],
        "of any game": [each for each in questions if not each["book"]],
    }
    title = f"Answers to {len(questions)} questions (at least {FIRST:.2f} at 1 and {FIVE:.2f} at 5)"
    table = Table("questions", "number", "way", "success@1", "success@5", "MRR", title=title, title_justify="left")
    for part, asked in parts.items():
        for way, ask in ways.items():
            ranks = [_rank(ask, each) for each in asked]
            at_1, at_5 = (sum(0 < rank <= most for rank in ranks) / len(ranks) for most in (1, 5))
            mean = sum(1 / rank for rank in ranks if rank) / len(ranks)
            table.add_row(part, str(len(asked)), way, f"{at_1:.2f}", f"{at_5:.2f}", f"{mean:.2f}")
    console.print(table)


def _rank(ask: Ask, question: Question) -> int:
    """The place of the first right answer, from 1; 0 where none is among the first."""
    found = ask(question["ask"], question["book"] or None)
    return next((place for place, identity in enumerate(found, 1) if identity in question["answers"]), 0)
