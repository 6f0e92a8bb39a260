"""A rulebook that was written by docs/authoring.md alone is read, found and shown as its author would expect."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from project import ROOT

from rules_db.audit import audit
from rules_db.build import build_database
from rules_db.model import Library
from rules_db.search import search
from rules_db.store import open_database

DOCS = Path(__file__).parent / "newcomer"


@pytest.fixture(scope="module")
def rules_db(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("newcomer") / "rules.db"


@pytest.fixture(scope="module")
def ferry(rules_db: Path) -> Library:
    return build_database(DOCS, rules_db)


def test_it_builds_with_all_that_its_author_wrote(ferry: Library) -> None:
    assert [(book.title, book.version, book.has_source) for book in ferry.rulebooks] == [
        ("Night Ferry", "first edition", False)
    ]
    assert [section.number for section in ferry.sections] == ["1", "1.5", "2", "3"]
    assert len(ferry.rules) == 35
    assert [(table.rule, table.caption) for table in ferry.tables] == [("ferry-1.5.2", "Limit by players")]
    assert [ruling.id for ruling in ferry.rulings] == ["ferry-1.5.2.R1"]
    assert [each.rule for each in ferry.plain_examples] == ["ferry-1.5.3", "ferry-2.3.b"]
    assert ferry.source_lines == ()


def test_a_count_is_no_reference_and_a_sentence_in_brackets_is(ferry: Library) -> None:
    named = {(each.source, each.target) for each in ferry.references}

    assert not any(source == "ferry-1.5.3" for source, _ in named)
    assert {("ferry-2.2.a", "ferry-2.3"), ("ferry-2.3.a", "ferry-1.5.2"), ("ferry-2.5.c", "ferry-2.5.a")} <= named


def test_a_term_that_is_an_everyday_word_is_linked_by_its_capital_alone(ferry: Library) -> None:
    texts = {rule.id: rule.text for rule in ferry.rules}
    linked = {texts[each.rule][each.start : each.end] for each in ferry.term_links if each.term == "ferry-term-hold"}

    assert linked == {"Hold"}


def test_a_term_with_an_apostrophe_is_linked_however_it_is_typed(ferry: Library) -> None:
    used = {each.rule for each in ferry.term_links if each.term == "ferry-term-player-s-opening-hand"}

    assert used == {"ferry-1.2.c"}


@pytest.mark.parametrize(
    ("asked", "rule"),
    [
        ("who wins", "ferry-3.3"),
        ("2.4c", "ferry-2.4.c"),
        ("load two passengers", "ferry-2.3.b"),
        ("Ida", "ferry-2.3.b"),
    ],
)
def test_it_is_found(ferry: Library, rules_db: Path, asked: str, rule: str) -> None:
    with open_database(rules_db) as connection:
        assert rule in [hit.id for hit in search(connection, asked)][:3]


def test_the_audit_leaves_it_out(ferry: Library, tmp_path: Path) -> None:
    report = audit(ferry, tmp_path)

    assert report.is_clean
    assert report.books == ()


def test_its_site_is_made_without_a_warning_and_speaks_of_no_source(ferry: Library, tmp_path: Path) -> None:
    settings = {
        "INHERIT": str(ROOT / "mkdocs.yml"),
        "docs_dir": str(DOCS),
        "site_dir": str(tmp_path / "site"),
        "plugins": [{"rules-db": {"database": str(tmp_path / "rules.db")}}],
    }
    (tmp_path / "mkdocs.yml").write_text(json.dumps(settings), encoding="utf-8")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--config-file", str(tmp_path / "mkdocs.yml")]

    done = subprocess.run(
        command, check=False, capture_output=True, text=True, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    )

    assert (done.returncode, "WARNING" in done.stderr) == (0, False), done.stderr
    pages = {path.name: path.read_text() for path in (tmp_path / "site/rulebooks/ferry").glob("*.html")}
    assert [name for name, html in pages.items() if re.search(r"\bsource|Restates", words(html), re.IGNORECASE)] == []
    assert "counts 1.5 times" in words(pages["1-setup.html"])
    assert 'id="ferry-2.3.b.P1"' in pages["2-turns.html"]


def words(page: str) -> str:
    """The text of a page's article."""
    article = page.partition("<article")[2].partition("</article>")[0]
    return " ".join(re.sub(r"<[^>]*>", "", article).split())
