"""The site reads the library back from rules.db while that is current, and builds it anew as soon as it is not."""

import os
from pathlib import Path

import pytest
from small_pages import rulebook

from rules_db.errors import RulebookProblems
from rules_db.model import Library
from rules_db.site.view.current import current_library

CHAPTER = "# 1 Play\n\n1.1 A card is red.\n"
RULING = (
    '\n!!! ruling "1.1.R1 Red"\n\n    - question: How red?\n    - decision: Very.\n    - reason: So.\n'
    "    - settles: G1\n\n    | setting | default | meaning |\n    |---|---|---|\n    | depth | 3 | how red |\n"
)
FINDINGS = "# Findings\n\n## G1 Red\n\n- kind: gap\n- lines: 1\n- settled by: 1.1.R1\n\nHow red?\n"
SOURCE_MAP = "rule,source,first_line,last_line,hash,note\ntoy-1.1,toy.txt,1,1,,\n"


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    files = rulebook("toy", c1=CHAPTER + RULING, findings=FINDINGS)
    files["rulebooks/toy/source-map.csv"] = SOURCE_MAP
    for name, text in files.items():
        path = tmp_path / "docs" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path / "docs"


def current(docs: Path) -> tuple[Library, int]:
    """The library, and the inode of the database, which changes when it is written."""
    database = docs.parent / "rules.db"
    return current_library(docs, database).library, os.stat(database).st_ino


def test_nothing_is_built_twice(docs: Path) -> None:
    first, written = current(docs)

    second, again = current(docs)

    assert second == first
    assert again == written


def test_a_change_of_a_rulebook_is_noticed(docs: Path) -> None:
    current(docs)
    chapter = docs / "rulebooks/toy/c1.md"
    chapter.write_text(chapter.read_text().replace("red.", "blue."))

    library, _ = current(docs)

    assert library.rules[0].text == "A card is blue."


def test_settings_are_noticed_when_they_come_and_when_they_go(docs: Path) -> None:
    before, _ = current(docs)
    settings = docs.parent / "settings.toml"
    settings.write_text("[toy]\ndepth = 5\n")
    changed, _ = current(docs)
    settings.unlink()

    after, _ = current(docs)

    assert [library.settings[0].value for library in (before, changed, after)] == ["3", "5", "3"]


def test_a_database_of_other_making_is_replaced(docs: Path) -> None:
    first, _ = current(docs)
    (docs.parent / "rules.db").write_bytes(b"something else")

    assert current(docs)[0] == first


def test_a_mistake_is_reported_each_time(docs: Path) -> None:
    current(docs)
    chapter = docs / "rulebooks/toy/c1.md"
    chapter.write_text(chapter.read_text() + "\n1.2 See 9.9.\n")

    for _ in range(2):
        with pytest.raises(RulebookProblems, match="refers to nothing"):
            current(docs)
