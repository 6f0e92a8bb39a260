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


def test_links_that_lead_nowhere_are_named_with_their_lines_and_leave_the_old_site(project: Path) -> None:
    before = publish(project)
    page = "# A\n\nSee [nothing](nowhere.md) or [this](#here).\n\nAnd [that](index.md#there), [nothing](nowhere.md)\n"
    (project / "docs/authoring.md").write_text(page)

    with pytest.raises(RulebookProblems) as caught:
        publish(project)

    assert [str(each) for each in caught.value.problems] == [
        "authoring.md:3: the link '#here' leads nowhere: there is no such anchor on this page (correct the link)",
        "authoring.md:3: the link 'nowhere.md' leads nowhere: the target is not found among documentation files"
        " (correct the link)",
        "authoring.md:5: the link 'index.md#there' leads nowhere: the doc 'index.md' does not contain an anchor"
        " '#there' (correct the link)",
        "authoring.md:5: the link 'nowhere.md' leads nowhere: the target is not found among documentation files"
        " (correct the link)",
    ]
    assert (before.site / "index.html").is_file()
    assert not (project / "build" / "new").exists()


def test_what_only_the_site_finds_wrong_is_said_as_it_is(project: Path) -> None:
    page = project / "docs/rulebooks/grand-archive/playthrough.md"
    page.write_text(page.read_text().replace("Given a game of grand-archive with Ann and Bob", "Given a game of skill"))

    with pytest.raises(RulebookProblems) as caught:
        publish(project)

    assert [(each.file, each.line) for each in caught.value.problems] == [
        ("rulebooks/grand-archive/playthrough.md", 16)
    ]


def test_settings_of_the_site_that_cannot_be_read_are_told(project: Path) -> None:
    (project / "mkdocs.yml").write_text("site_name: [x\n")

    with pytest.raises(RulesError, match=r"mkdocs\.yml: the site cannot be built: .*line 2, column 1 ") as caught:
        publish(project)

    assert "\n" not in str(caught.value)
