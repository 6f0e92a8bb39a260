"""rules.db: complete, reproducible, replaced in one step or not at all."""

import json
import os
import resource
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from toy_project import make_project

from rules_db.build import build_facts
from rules_db.errors import StoreError
from rules_db.model import Citation, Example, ExampleCard, ExampleEvent, Library, Moment
from rules_db.store import load_library, write_database
from rules_db.store.schema import schema_digest
from rules_db.store.version import SCHEMA_VERSION, SCHEMAS

ROOT = Path(__file__).resolve().parents[2]


def test_what_is_read_back_is_what_was_written(library: Library, database: Path) -> None:
    assert load_library(database) == library


def test_examples_and_their_events_are_read_back_too(library: Library, tmp_path: Path) -> None:
    rule = library.rules[0]
    example = Example("E", rule.rulebook, rule.id, "Title", "Scenario: Title", rule.place, "passed", (rule.id,))
    events = (
        ExampleEvent("E", "Title", 0, "attack", rule.id, "Ann", '{"attacker": "Wolf"}', None),
        ExampleEvent("E", "Title", 1, "damage", rule.id, "Bob", '{"points": 500}', 0),
    )
    cited = Citation(rule.id, "games.toy", "attack", 12)
    card = ExampleCard("E", "Title", Moment.END, "Wolf", "Ann", "field", "ATK 1500", "defense", "face-up", True, False)
    proved = replace(library, examples=(example,), events=events, example_cards=(card,), citations=(cited,))

    write_database(proved, tmp_path / "rules.db", {})

    assert load_library(tmp_path / "rules.db") == proved


@pytest.mark.long
def test_the_same_input_gives_the_same_bytes_whatever_the_order_of_sets(database: Path, tmp_path: Path) -> None:
    again = tmp_path / "rules.db"
    command = [sys.executable, "-m", "rules_db", "build", "--docs", str(ROOT / "docs"), "--database", str(again)]

    done = subprocess.run(
        [*command, "--json"], check=True, capture_output=True, env={**os.environ, "PYTHONHASHSEED": "7"}
    )

    assert json.loads(done.stdout)["rules"] > 1700
    assert again.read_bytes() == database.read_bytes()


def test_the_database_says_which_version_of_the_schema_it_has(database: Path) -> None:
    connection = sqlite3.connect(database)

    value = connection.execute("SELECT CAST(value AS INTEGER) FROM build WHERE key = 'schema_version'").fetchone()

    assert value == (SCHEMA_VERSION,)


def test_no_column_changes_without_a_new_version_of_the_schema() -> None:
    assert schema_digest() == SCHEMAS[SCHEMA_VERSION], (
        f"the tables are not those of schema version {SCHEMA_VERSION}: add version {SCHEMA_VERSION + 1} with the digest"
        f" {schema_digest()} to rules_db/store/version.py, and say in docs/changelog.md what changed"
    )


def test_every_version_of_the_schema_stands_in_the_changelog() -> None:
    changelog = (ROOT / "docs" / "changelog.md").read_text(encoding="utf-8")

    assert [version for version in SCHEMAS if f"schema version {version}\n" not in changelog] == []


@pytest.mark.parametrize(
    ("change", "found"),
    [("DELETE FROM build WHERE key = 'schema_version'", "0"), ("UPDATE build SET value = '9999'", "9999")],
)
def test_a_database_of_another_version_is_one_clear_line(tmp_path: Path, change: str, found: str) -> None:
    path = tmp_path / "rules.db"
    write_database(Library(), path, {})
    connection = sqlite3.connect(path)
    connection.execute(change)
    connection.commit()
    connection.close()

    with pytest.raises(StoreError, match=rf"schema version {found}, and this program reads \d+ \(make it anew"):
        load_library(path)


def test_every_foreign_key_leads_somewhere(database: Path) -> None:
    connection = sqlite3.connect(database)

    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_resummoned_keeps_every_native_number(database: Path) -> None:
    connection = sqlite3.connect(database)

    rules = connection.execute("SELECT count(*) FROM rules WHERE rulebook = 'resummoned'").fetchone()
    sections = connection.execute("SELECT count(*) FROM sections WHERE rulebook = 'resummoned'").fetchone()
    twice = connection.execute(
        "SELECT id FROM rules WHERE rulebook = 'resummoned' AND number = '303.1' ORDER BY ordinal"
    )
    numbers = connection.execute(
        "SELECT number FROM sections WHERE rulebook = 'resummoned' ORDER BY ordinal"
    ).fetchall()

    assert rules == (179,)
    assert sections == (50,)
    assert twice.fetchall() == [("resummoned-303.1",), ("resummoned-303.1bis",)]
    in_300 = [number for (number,) in numbers if number.startswith("3")]
    assert in_300 == ["300", "301", "303", "302", "303", "304", "305", "306"]


def test_full_text_search_knows_aliases(database: Path) -> None:
    connection = sqlite3.connect(database)

    found = connection.execute("SELECT count(*) FROM rules_fts WHERE rules_fts MATCH 'aliases:graveyard'").fetchone()

    assert found[0] > 0


def test_a_locked_database_is_one_clear_line_and_stays(tmp_path: Path) -> None:
    path = tmp_path / "rules.db"
    write_database(Library(), path, build_facts({}))
    before = path.read_bytes()
    writer = sqlite3.connect(path)
    writer.execute("BEGIN IMMEDIATE")

    with pytest.raises(StoreError, match=r"cannot be written: database is locked \(close the program"):
        write_database(Library(), path, {})

    writer.rollback()
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_an_exclusively_locked_database_cannot_be_read_and_says_so(tmp_path: Path) -> None:
    path = tmp_path / "rules.db"
    write_database(Library(), path, {})
    writer = sqlite3.connect(path)
    writer.execute("BEGIN EXCLUSIVE")

    with pytest.raises(StoreError, match="the database is locked"):
        load_library(path)

    writer.rollback()


def test_a_folder_that_cannot_be_written_is_one_clear_line() -> None:
    with pytest.raises(StoreError, match="cannot be written"):
        write_database(Library(), Path("/proc/rules.db"), {})


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everything")
def test_a_read_only_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "rules.db"
    write_database(Library(), path, {})
    path.chmod(0o444)

    with pytest.raises(StoreError, match="read-only"):
        write_database(Library(), path, {})


def test_a_disk_that_fills_leaves_the_old_database(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path / "rules.db"
    write_database(Library(), path, {})
    before = path.read_bytes()
    limited = (
        "import resource, signal, sys; from rules_db.cli import main;"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000)); main()"
    )

    docs = make_project(tmp_path_factory.mktemp("project")) / "docs"
    command = [sys.executable, "-c", limited, "build", "--docs", str(docs), "--database", str(path)]

    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "the old file is untouched" in done.stderr
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[0] != 100_000


def test_a_missing_or_foreign_file_is_one_clear_line(tmp_path: Path) -> None:
    foreign = tmp_path / "notes.txt"
    foreign.write_text("no database at all, only words " * 50)

    with pytest.raises(StoreError, match="there is no database here"):
        load_library(tmp_path / "rules.db")
    with pytest.raises(StoreError, match="no rules database"):
        load_library(foreign)
