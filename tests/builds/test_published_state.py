"""What counts as published: the results themselves, whatever their times, their place, or a record say."""

import json
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from toy_project import MISTAKE, PAGE, left_over, make_project, results, said, say

from rules_db.build import build_database
from rules_db.errors import RulebookProblems
from rules_db.publish import publish

FUTURE, PAST = 4_000_000_000, 0


def _another_schema(root: Path) -> None:
    with closing(sqlite3.connect(root / "rules.db")) as database:
        database.execute("ALTER TABLE rules RENAME COLUMN text TO wording")
        database.commit()


def _a_file_as_a_site(root: Path) -> None:
    shutil.rmtree(root / "site")
    (root / "site").write_text("no folder")


DAMAGES: dict[str, Callable[[Path], object]] = {
    "no database": lambda root: (root / "rules.db").unlink(),
    "an empty database": lambda root: (root / "rules.db").write_bytes(b""),
    "half a database": lambda root: os.truncate(root / "rules.db", 40_000),
    "something else as a database": lambda root: (root / "rules.db").write_bytes(b"words " * 1000),
    "a database of another schema": _another_schema,
    "no page": lambda root: (root / PAGE).unlink(),
    "an empty page": lambda root: (root / "site/index.html").write_bytes(b""),
    "no site": lambda root: shutil.rmtree(root / "site"),
    "a file as a site": _a_file_as_a_site,
    "a damaged record": lambda root: (root / "build/published.json").write_text('{"inputs": 1'),
    "an empty record": lambda root: (root / "build/published.json").write_text('{"inputs": "", "results": {}}'),
    "no record": lambda root: shutil.rmtree(root / "build"),
}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = make_project(tmp_path_factory.mktemp("built") / "project")
    publish(root)
    return root


@pytest.fixture
def project(built: Path, tmp_path: Path) -> Path:
    """A copy of a project that is published."""
    return Path(shutil.copytree(built, tmp_path / "project"))


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_what_is_damaged_is_noticed_and_made_anew(project: Path, damage: Callable[[Path], object]) -> None:
    before = results(project)
    damage(project)

    published = publish(project)

    assert published.is_fresh
    assert results(project) == before
    assert left_over(project) == set()


def test_an_edit_that_was_built_and_taken_back_leaves_one_state(project: Path) -> None:
    say(project, "second")
    build_database(project / "docs", project / "rules.db")
    say(project, "first")

    published = publish(project)

    assert published.is_fresh
    assert said(project) == ("first", "first")


def test_a_copy_is_up_to_date_and_nothing_is_written_there(project: Path) -> None:
    before = {path: (path.stat().st_mtime_ns, path.stat().st_ino) for path in sorted(project.rglob("*"))}

    published = publish(project)

    assert not published.is_fresh
    assert {path: (path.stat().st_mtime_ns, path.stat().st_ino) for path in sorted(project.rglob("*"))} == before


@pytest.mark.parametrize("seconds", [FUTURE, PAST])
def test_a_clock_that_is_wrong_changes_nothing(project: Path, seconds: int) -> None:
    for path in project.rglob("*"):
        os.utime(path, (seconds, seconds))

    kept = publish(project)
    say(project, "other")
    os.utime(project / "docs/rulebooks/toy/1-all.md", (seconds, seconds))
    changed = publish(project)

    assert (kept.is_fresh, changed.is_fresh) == (False, True)
    assert said(project) == ("other", "other")


def test_the_time_of_a_build_is_chosen_for_that_build_alone(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    say(project, "other")

    publish(project)

    assert "SOURCE_DATE_EPOCH" not in os.environ


def test_a_build_that_was_killed_when_it_counted_is_carried_on(project: Path) -> None:
    say(project, "second")
    publish(project)
    following = project / "build/next"
    following.mkdir()
    for name in ("rules.db", "site"):
        (project / name).rename(following / name)
    (project / "build/published.json").rename(following / "published.json")
    say(project, "third", MISTAKE)

    with pytest.raises(RulebookProblems):
        publish(project)

    assert said(project) == ("second", "second")
    assert left_over(project) == set()


def test_what_a_killed_build_left_is_swept_away_where_nothing_has_to_be_built(project: Path) -> None:
    (project / "build/new/site").mkdir(parents=True)
    (project / "build/old").mkdir()

    published = publish(project)

    assert not published.is_fresh
    assert left_over(project) == set()


def test_the_record_names_every_file_and_no_place(project: Path) -> None:
    record = (project / "build/published.json").read_text()

    assert set(json.loads(record)["results"]) == set(results(project))
    assert str(project.parent.parent) not in record + (project / "rules.db.stamp").read_text()
