"""Loading a document, its hashes, and the proof that each of its lines is owned once."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from small_documents import GITBOOK, LATEX, OUTLINE, PDF_MARKDOWN

from rules_db.errors import SourceError
from rules_db.sources import READERS, Role, SourceLine, load_text, passage_hash, split_lines, unowned

SMALL_DOCUMENTS = {"outline": OUTLINE, "gitbook": GITBOOK, "latex": LATEX, "pdf-markdown": PDF_MARKDOWN}

STRUCTURE = st.sampled_from(
    [
        "100. Boats",
        "7. A rule.",
        "b. A sub-rule.",
        "On this page",
        "Export as PDF",
        "PreviousANextB",
        "See",
        "Contents",
        "2\tRules\t2",
        "1.1 Terms",
        "3.1 Terms",
        "Introduction",
        "References",
        "# Heading",
        '"',
        '"Quoted."',
        "- item",
        "***",
        "",
    ]
)
INSERTIONS = st.lists(st.tuples(st.integers(0, 40), STRUCTURE | st.text()), max_size=8)


@pytest.mark.parametrize("reader", sorted(READERS))
@given(insertions=INSERTIONS)
def test_whatever_is_inserted_each_line_is_owned_once_or_the_document_is_refused(
    reader: str, insertions: list[tuple[int, str]]
) -> None:
    lines = SMALL_DOCUMENTS[reader].split("\n")
    for at, inserted in insertions:
        lines.insert(at, inserted)
    text = "\n".join(lines)

    try:
        owned = READERS[reader]("book.txt", text)
    except SourceError:
        return

    assert [line.number for line in owned] == [
        number for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), 1) if line.strip()
    ]


@pytest.mark.parametrize("reader", sorted(READERS))
@given(text=st.text() | st.lists(STRUCTURE).map("\n".join))
def test_any_text_is_owned_or_refused(reader: str, text: str) -> None:
    try:
        owned = READERS[reader]("book.txt", text)
    except SourceError:
        return

    assert unowned(text, owned) == ()


def test_a_line_left_out_owned_twice_blank_or_beyond_the_end_is_reported() -> None:
    owned = [SourceLine(number, Role.RULE) for number in (1, 3, 3, 4, 9)]

    assert unowned("one\ntwo\nthree\n\n", owned) == (2, 3, 4, 9)


def test_lines_end_at_line_feeds_alone() -> None:
    assert split_lines("a\x0cb\r\nc\x85\n\n") == ("a\x0cb", "c\x85", "")


def test_a_hash_is_the_same_whatever_the_spacing() -> None:
    assert passage_hash(["  Draw\ttwo ", "", "cards."]) == passage_hash(["Draw two", " ", "cards."])


def test_a_hash_depends_on_the_words_and_on_where_the_lines_break() -> None:
    hashes = {passage_hash(lines) for lines in (["Draw two"], ["Draw", "two"], ["Draw three"], ["draw two"])}

    assert len(hashes) == 4


def test_a_hash_is_the_beginning_of_the_sha256_of_the_lines() -> None:
    # printf 'Draw two\ncards.' | sha256sum
    assert passage_hash(["Draw two", "cards."]) == "5d6c6f7e2ae3442f"


def test_a_document_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "book.txt"
    path.write_bytes(b"\xef\xbb\xbf100. Boats\n")

    assert load_text(path) == "100. Boats\n"


def test_a_missing_document_is_named(tmp_path: Path) -> None:
    with pytest.raises(SourceError) as caught:
        load_text(tmp_path / "book.txt")

    assert str(caught.value) == f"{tmp_path}/book.txt: the source document is missing (put it there)"


def test_a_folder_in_place_of_a_document_is_named(tmp_path: Path) -> None:
    with pytest.raises(SourceError) as caught:
        load_text(tmp_path)

    assert str(caught.value) == f"{tmp_path}: the source document cannot be read: Is a directory (mend that)"


def test_a_document_that_is_not_utf8_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "book.txt"
    path.write_bytes(b"100. Boats\n1. A b\xf6at floats.\n")

    with pytest.raises(SourceError) as caught:
        load_text(path)

    assert str(caught.value) == f"{path}:2: the source document is not UTF-8 (save it as UTF-8)"
