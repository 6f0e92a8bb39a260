"""From files on disk to rules.db: what is broken is told, and nothing half-written stays."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from project import CHAPTER_FRONT, OVERVIEW

from rules_db.build import build_database, check_docs, read_library
from rules_db.docs import load_files
from rules_db.errors import RulebookProblems, RulesError, StoreError
from rules_db.store import load_library

MAP = "rule,source,first_line,last_line,hash,note\ntoy-1.1,toy.txt,1,1,,\n"
SETTINGS_RULING = """
!!! ruling "1.1.R1 The size"

    - question: How many?
    - decision: Ten.
    - reason: It is round.

    | setting | default | meaning |
    |---|---|---|
    | deck.size | 10 | Cards in the deck |
"""


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    folder = tmp_path / "docs" / "rulebooks" / "toy"
    folder.mkdir(parents=True)
    (folder / "index.md").write_text(OVERVIEW)
    (folder / "1-all.md").write_text(CHAPTER_FRONT + "# 1 Play\n\n1.1 Draw a card.\n" + SETTINGS_RULING)
    (folder / "source-map.csv").write_text(MAP)
    return tmp_path / "docs"


def test_a_new_folder_is_a_new_rulebook(docs: Path, tmp_path: Path) -> None:
    library = build_database(docs, tmp_path / "rules.db")

    assert [(book.id, book.title) for book in library.rulebooks] == [("toy", "The Toy Game")]
    assert [rule.id for rule in library.rules] == ["toy-1.1"]


def test_a_failed_build_leaves_the_old_file(docs: Path, tmp_path: Path) -> None:
    database = tmp_path / "rules.db"
    build_database(docs, database)
    before = database.read_bytes()
    (docs / "rulebooks/toy/1-all.md").write_text(CHAPTER_FRONT + "# 1 Play\n\n1.1 See 7.7.\n")

    with pytest.raises(RulebookProblems):
        build_database(docs, database)

    assert database.read_bytes() == before


def test_a_file_that_is_not_utf_8_is_named_with_its_line(docs: Path) -> None:
    (docs / "rulebooks/toy/glossary.md").write_bytes(b"---\nrulebook: toy\npage: glossary\n---\n\n# Gloss\xe4ry\n")

    _, problems = load_files(docs)

    assert [str(each) for each in problems] == ["rulebooks/toy/glossary.md:6: the file is not UTF-8 (save it as UTF-8)"]


@pytest.mark.parametrize(
    ("front", "what"),
    [
        ("---\nrulebook: [toy\n---\n\n", "broken front matter"),
        ("---\njust words\n---\n\n", "the front matter is no mapping"),
        ("", "the front matter does not say `rulebook: toy`"),
        ("---\nrulebook: other\nchapter: 1\n---\n\n", "the front matter does not say `rulebook: toy`"),
        ("---\nrulebook: toy\n---\n\n", "the front matter has no known role"),
        ("---\nrulebook: toy\nchapter: 1\ndeviations: [x]\n---\n\n", "the deviation 'x' cannot be read"),
    ],
)
def test_broken_front_matter_is_one_line(front: str, what: str) -> None:
    _, problems = read_library({"rulebooks/toy/index.md": OVERVIEW, "rulebooks/toy/1.md": front + "# 1 A\n"})

    assert any(each.file == "rulebooks/toy/1.md" and each.what.startswith(what) for each in problems)


def test_an_overview_that_lacks_something_says_so() -> None:
    overview = "---\nrulebook: toy\npage: overview\ntitle: T\nsource:\n  title: T\n---\n\n# T\n"

    _, problems = read_library({"rulebooks/toy/index.md": overview})

    assert sorted((each.line, each.what) for each in problems if "lacks `" in each.what) == [
        (1, "the front matter lacks `version`"),
        (5, "the front matter lacks `attribution`"),
        (5, "the front matter lacks `file`"),
        (5, "the front matter lacks `reader`"),
    ]


def test_a_rulebook_may_restate_no_document(docs: Path, tmp_path: Path) -> None:
    before, _, after = OVERVIEW.partition("source:\n")
    (docs / "rulebooks/toy/index.md").write_text(before + after[after.index("---") :])
    (docs / "rulebooks/toy/source-map.csv").unlink()

    library = build_database(docs, tmp_path / "rules.db")

    assert not library.rulebooks[0].has_source
    assert library.source_lines == ()


def test_a_source_map_without_a_source_is_a_problem() -> None:
    before, _, after = OVERVIEW.partition("source:\n")
    overview = before + after[after.index("---") :]

    _, problems = read_library({"rulebooks/toy/index.md": overview, "rulebooks/toy/source-map.csv": MAP})

    assert "the rulebook toy names no source that has lines" in [each.what for each in problems]


def test_a_setting_is_changed_by_configuration(docs: Path, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("[toy]\ndeck.size = 12\n")

    library = build_database(docs, tmp_path / "rules.db")

    assert [(each.key, each.value, each.default) for each in library.settings] == [("deck.size", "12", "10")]


def test_an_unknown_setting_is_a_problem(docs: Path, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("[toy]\ndeck.colour = 12\n")

    with pytest.raises(RulebookProblems, match=r"settings\.toml:2: toy has no setting deck\.colour"):
        build_database(docs, tmp_path / "rules.db")


def test_a_setting_under_no_rulebook_is_a_problem(docs: Path, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("\ndeck = 12\n")

    with pytest.raises(RulebookProblems, match=r"settings\.toml:2: deck stands under no rulebook"):
        build_database(docs, tmp_path / "rules.db")


def test_a_broken_example_comes_with_all_other_mistakes_though_nothing_runs_it(docs: Path) -> None:
    (docs / "rulebooks/toy/1-all.md").write_text(
        CHAPTER_FRONT
        + "# 1 Play\n\n1.1 Draw a card.\n\n```gherkin\nScenario: A\n  Giwen nothing\n```\n\n1.2. Play it.\n"
    )

    with pytest.raises(RulebookProblems) as caught:
        check_docs(docs)

    assert [(each.line, each.what) for each in caught.value.problems] == [
        (12, "there is text that is no step"),
        (15, "the paragraph begins nearly like rule 1.2"),
    ]


def test_broken_settings_are_a_problem(docs: Path, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("[toy\n")

    with pytest.raises(RulebookProblems, match="the settings cannot be read"):
        build_database(docs, tmp_path / "rules.db")


def test_a_folder_without_rulebooks_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(RulesError, match="there are no rulebooks here"):
        load_files(tmp_path)


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="needs a file that even root cannot read")
def test_a_file_that_cannot_be_read_is_a_problem(docs: Path, tmp_path: Path) -> None:
    (docs / "rulebooks/toy/2-more.md").symlink_to("/proc/self/mem")
    (tmp_path / "settings.toml").symlink_to("/proc/self/mem")

    with pytest.raises(RulebookProblems) as caught:
        build_database(docs, tmp_path / "rules.db")

    assert "rulebooks/toy/2-more.md: the file cannot be read: Input/output error (mend its permissions)" in [
        str(each) for each in caught.value.problems
    ]
    assert "settings.toml" in {each.file for each in caught.value.problems}


@pytest.mark.parametrize("seconds", ["yesterday", "", "-1", "1.5", "1e9", "９", "253402300800", "9" * 5000])
def test_a_time_that_is_none_is_one_line(
    docs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: str
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", seconds)

    with pytest.raises(RulesError, match=r"^SOURCE_DATE_EPOCH: '.*' is no time \(give whole seconds since 1970"):
        build_database(docs, tmp_path / "rules.db")

    assert not (tmp_path / "rules.db").exists()


@pytest.mark.parametrize(
    "change",
    [
        "ALTER TABLE rules RENAME COLUMN text TO wording",
        "UPDATE rules SET kind = 'of no kind'",
        "DROP TABLE rulings",
        "UPDATE build SET value = '999' WHERE key = 'schema_version'",
    ],
)
def test_a_database_of_another_form_is_one_clear_line(docs: Path, tmp_path: Path, change: str) -> None:
    path = tmp_path / "rules.db"
    build_database(docs, path)
    with closing(sqlite3.connect(path)) as database:
        database.execute(change)
        database.commit()

    with pytest.raises(StoreError, match=r"rules\.db: .* \(make it( anew)? with `rules-db build`\)$"):
        load_library(path)
