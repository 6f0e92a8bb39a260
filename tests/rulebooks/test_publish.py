"""The published site and database: made when something changed, kept when something is wrong."""

import shutil
from pathlib import Path

import pytest
from project import ROOT

from rules_db.errors import RulebookProblems, RulesError
from rules_db.publish import publish


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project folder with Grand Archive alone, which is small."""
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    keep = ROOT / "docs" / "rulebooks" / "grand-archive"
    shutil.copytree(keep, tmp_path / "docs" / "rulebooks" / "grand-archive")
    shutil.copy(ROOT / "docs" / "index.md", tmp_path / "docs")
    return tmp_path


def test_nothing_is_made_twice_and_a_change_is_noticed(project: Path) -> None:
    first = publish(project)
    second = publish(project)
    chapter = project / "docs/rulebooks/grand-archive/1-supertypes.md"
    chapter.write_text(chapter.read_text().replace("A supertype is", "A supertype always is"))
    third = publish(project)

    assert (first.is_fresh, second.is_fresh, third.is_fresh) == (True, False, True)
    assert "always is" in (third.site / "rulebooks/grand-archive/1-supertypes.html").read_text()
    assert first.database.is_file()


def test_a_mistake_leaves_the_old_site_and_database(project: Path) -> None:
    before = publish(project)
    page = before.site / "rulebooks/grand-archive/1-supertypes.html"
    old = (page.read_bytes(), before.database.read_bytes())
    chapter = project / "docs/rulebooks/grand-archive/1-supertypes.md"
    chapter.write_text(chapter.read_text() + "\nS2.9 See S9.9.\n")

    with pytest.raises(RulebookProblems):
        publish(project)

    assert (page.read_bytes(), before.database.read_bytes()) == old


def test_a_broken_link_between_pages_stops_the_build_and_leaves_the_old_site(project: Path) -> None:
    before = publish(project)
    (project / "docs/authoring.md").write_text("# Authoring\n\nSee [nothing](nowhere.md).\n")

    with pytest.raises(RulesError, match="the site cannot be built"):
        publish(project)

    assert (before.site / "index.html").is_file()
    assert not (project / "build" / "site.new").exists()
