"""Stamping a source map. The hashes are those of `printf '…' | sha256sum | cut -c1-16`."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from rules_db.audit import stamp
from rules_db.errors import RulebookProblems

DOCUMENT = "1. Each player sails one boat.\na. A boat floats.\n\n"
HEADER = "rule,source,first_line,last_line,hash,note\n"
EMPTY = "tide-100.1,tide.txt,1,1,,\n"
FILLED = "tide-100.1,tide.txt,1,1,bafc23da2c45048b,\n"


@pytest.fixture
def map_file(tmp_path: Path) -> Path:
    return tmp_path / "source-map.csv"


def test_an_empty_hash_is_filled(map_file: Path) -> None:
    map_file.write_text(HEADER + EMPTY)

    filled = stamp(map_file, "tide.txt", DOCUMENT)

    assert filled == 1
    assert map_file.read_text() == HEADER + FILLED


def test_a_hash_that_is_there_is_never_overwritten(map_file: Path) -> None:
    text = HEADER + FILLED.replace("bafc", "0000")
    map_file.write_text(text)

    filled = stamp(map_file, "tide.txt", DOCUMENT)

    assert filled == 0
    assert map_file.read_text() == text


def test_rows_that_name_no_lines_of_the_document_stay_as_they_are(map_file: Path) -> None:
    rows = (
        "tide-1.1,ebb.txt,1,1,,\n"
        "tide-1.2,tide.txt,1,9,,\n"
        "tide-1.3,tide.txt,3,3,,\n"
        "tide-1.4,tide.txt,1,²,,\n"
        "tide-1.5,tide.txt,2,1,,\n"
        "tide-1.6\n"
        "\n"
    )
    map_file.write_text(HEADER + rows + EMPTY, encoding="utf-8")

    filled = stamp(map_file, "tide.txt", DOCUMENT)

    assert filled == 1
    assert map_file.read_text(encoding="utf-8") == HEADER + rows + FILLED


def test_a_note_with_commas_quotes_and_accents_survives(map_file: Path) -> None:
    row = ',tide.txt,2,2,,"“flotsam”, a ""rule"" of thumb – naïve"\n'
    map_file.write_text(HEADER + row, encoding="utf-8")

    stamp(map_file, "tide.txt", DOCUMENT)

    assert map_file.read_text(encoding="utf-8") == HEADER + row.replace("2,2,,", "2,2,ec0071276e55a913,")


def test_stamping_twice_changes_nothing_the_second_time(map_file: Path) -> None:
    map_file.write_text(HEADER + EMPTY)
    stamp(map_file, "tide.txt", DOCUMENT)
    before = map_file.stat()

    filled = stamp(map_file, "tide.txt", DOCUMENT)

    assert filled == 0
    assert (map_file.stat().st_ino, map_file.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_the_map_keeps_its_permissions_and_leaves_nothing_beside_it(map_file: Path) -> None:
    map_file.write_text(HEADER + EMPTY)
    map_file.chmod(0o640)

    stamp(map_file, "tide.txt", DOCUMENT)

    assert map_file.stat().st_mode & 0o777 == 0o640
    assert [path.name for path in map_file.parent.iterdir()] == ["source-map.csv"]


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "the source map has another header (write rule,source,first_line,last_line,hash,note)"),
        (b"rule,lines\n", "the source map has another header (write rule,source,first_line,last_line,hash,note)"),
        (b"\xff", "the source map is not UTF-8 (save it as UTF-8)"),
        (
            HEADER.encode() + b'"' + b"x" * 200_000,
            "the source map is no CSV: field larger than field limit (131072) (mend the file)",
        ),
    ],
)
def test_a_map_that_cannot_be_understood_is_refused_and_kept(map_file: Path, content: bytes, problem: str) -> None:
    map_file.write_bytes(content)

    with pytest.raises(RulebookProblems) as caught:
        stamp(map_file, "tide.txt", DOCUMENT)

    assert str(caught.value) == f"{map_file}: {problem}"
    assert map_file.read_bytes() == content


def test_a_map_that_is_missing_is_refused(map_file: Path) -> None:
    with pytest.raises(RulebookProblems) as caught:
        stamp(map_file, "tide.txt", DOCUMENT)

    assert str(caught.value) == f"{map_file}: the source map cannot be read: No such file or directory (mend that)"


@contextmanager
def ten_bytes_a_file() -> Iterator[None]:
    """No file may grow past ten bytes, as on a full disk; the report of the test itself is written outside."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_disk_that_fills_leaves_the_map_as_it_was(map_file: Path) -> None:
    map_file.write_text(HEADER + EMPTY)

    with ten_bytes_a_file(), pytest.raises(RulebookProblems) as caught:
        stamp(map_file, "tide.txt", DOCUMENT)

    assert str(caught.value) == f"{map_file}: the source map cannot be written: File too large (mend that)"
    assert map_file.read_text() == HEADER + EMPTY
    assert [path.name for path in map_file.parent.iterdir()] == ["source-map.csv"]
