"""One page made alone is the page that a build of the whole site makes; so is a library with one rulebook read anew."""

import shutil
from dataclasses import fields
from pathlib import Path

import pytest
from project import ROOT

from rules_db.build import build_database
from rules_db.docs import load_files
from rules_db.model import Library, RulebookId
from rules_db.publish import publish
from rules_db.starter import begin_project
from rules_db.store import load_library
from rules_db.watch.edited import with_rulebook
from rules_db.watch.frame import Frame

FERRY = ROOT / "tests/rulebooks/newcomer/rulebooks/ferry"
EXAMPLE = "\n```gherkin\nScenario: Three games\n  Given a game of ferry with Ann and Bob\n  Then Ann is glad\n```\n"


@pytest.fixture(scope="module")
def two_books(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built project of two rulebooks."""
    root = tmp_path_factory.mktemp("two") / "toy"
    begin_project(root, "", "")
    shutil.copytree(FERRY, root / "docs/rulebooks/ferry")
    ending = root / "docs/rulebooks/ferry/3-ending.md"
    ending.write_text(ending.read_text() + EXAMPLE)
    home = root / "docs/index.md"
    home.write_text(home.read_text().replace("  - toc\n---", "  - toc\ntry: [lantern]\n---"))
    publish(root)
    return root


def test_every_page_made_alone_is_the_page_of_the_site(two_books: Path) -> None:
    frame = Frame(two_books, load_library(two_books / "rules.db"))

    made = {url: frame.render(url) for url in frame.by_url}

    assert len(made) > 20
    assert made == {url: ((two_books / "site" / url).read_text("utf-8"), ()) for url in made}


def test_a_page_made_alone_loads_the_same_examples_as_that_of_the_site(two_books: Path) -> None:
    frame = Frame(two_books, load_library(two_books / "rules.db"))
    pages = [page for page, _ in filter(None, map(frame.render, frame.by_url))]

    scripts = {path: text for late in frame.late.values() for path, text in late.items()}

    assert scripts
    assert all(any(f'data-late="{path}"' in page for page in pages) for path in scripts)
    assert scripts == {path: (two_books / "site" / path).read_text("utf-8") for path in scripts}


def test_a_rulebook_that_did_not_change_leaves_the_library_as_it_was(library: Library) -> None:
    files = load_files(ROOT / "docs")[0]

    for book in library.rulebooks:
        again, problems = with_rulebook(library, book.id, files)
        assert problems == ()
        assert differences(again, library) == []


def test_an_edited_rulebook_is_what_a_whole_build_makes_of_it(two_books: Path, tmp_path: Path) -> None:
    shutil.copytree(two_books / "docs", tmp_path / "docs")
    turns = tmp_path / "docs/rulebooks/ferry/3-ending.md"
    turns.write_text(turns.read_text() + "\n3.6 The Quay and the Hold are put away, as 1.5.1 and toy 2.1 say.\n")
    files = load_files(tmp_path / "docs")[0]

    edited, problems = with_rulebook(load_library(two_books / "rules.db"), RulebookId("ferry"), files)

    assert problems == ()
    assert differences(edited, build_database(tmp_path / "docs", tmp_path / "rules.db")) == []
    assert any(rule.id == "ferry-3.6" for rule in edited.rules)


def differences(one: Library, other: Library) -> list[str]:
    """The names of all in which two libraries are not the same, in whatever order it stands."""
    return [each.name for each in fields(Library) if set(getattr(one, each.name)) != set(getattr(other, each.name))]
