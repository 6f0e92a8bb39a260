"""A small rulebook beside its document."""

import json
from pathlib import Path

import pytest
from small_rulebook import ANCHOR, BOAT, CHAPTER, DOCUMENT, FLOATS, MAP, OAR, OVERVIEW, PRAISE, library_of, said

from rules_db.audit import BookAudit, SetAside, audit
from rules_db.errors import SourceError
from rules_db.model import RulebookId
from rules_db.sources import Role


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of source documents that holds tide.txt."""
    (tmp_path / "tide.txt").write_text(DOCUMENT, encoding="utf-8")
    return tmp_path


def test_a_rulebook_that_restates_every_line_of_its_document_is_clean(folder: Path) -> None:
    report = audit(library_of(BOAT, FLOATS, PRAISE, OAR, ANCHOR), folder)

    assert report.findings == ()
    assert report.is_complete
    assert report.is_clean


def test_the_lines_of_a_document_are_counted_by_role_and_by_what_became_of_them(folder: Path) -> None:
    report = audit(library_of(BOAT, PRAISE, OAR, ANCHOR), folder)

    assert report.books == (
        BookAudit(
            rulebook=RulebookId("tide"),
            document="tide.txt",
            roles=((Role.TITLE, 1), (Role.HEADING, 3), (Role.RULE, 5)),
            rule_lines=5,
            mapped=3,
            only_set_aside=1,
            set_aside=(SetAside(5, 5, "praise"),),
            unowned=(),
        ),
    )
    assert report.books[0].share_percent == 80.0


def test_the_share_is_rounded_down_so_that_100_means_every_line() -> None:
    book = BookAudit(
        RulebookId("tide"), "tide.txt", (), rule_lines=2001, mapped=1900, only_set_aside=100, set_aside=(), unowned=()
    )

    assert book.share_percent == 99.9


def test_a_line_that_is_mapped_and_set_aside_counts_as_mapped(folder: Path) -> None:
    report = audit(library_of(BOAT, FLOATS, PRAISE, OAR, ANCHOR, ",tide.txt,7,8,,seen twice"), folder)

    assert (report.books[0].mapped, report.books[0].only_set_aside) == (4, 1)


def test_a_rule_line_restated_nowhere_is_found_with_its_native_number(folder: Path) -> None:
    report = audit(library_of(BOAT, FLOATS, PRAISE, ANCHOR, "tide-102.1,tide.txt,7,7,,"), folder)

    assert said(report)[-1] == (
        "not-restated",
        "tide.txt:8: no rule restates 102.1, which stands here (map it, or set it aside with a note)",
    )


def test_headings_and_titles_need_no_row(folder: Path) -> None:
    report = audit(library_of(BOAT, FLOATS, PRAISE, OAR, ANCHOR), folder)

    assert not any(finding.place.line in (1, 2, 7, 9) for finding in report.findings)


def test_a_rule_without_a_row_is_found(folder: Path) -> None:
    report = audit(library_of(BOAT, PRAISE, OAR, ANCHOR, ",tide.txt,4,4,ec0071276e55a913,obvious"), folder)

    assert said(report) == [
        (
            "no-source",
            "rulebooks/tide/100-boats.md:12: rule 100.1.a has no row in the source map "
            "(name the lines that it restates)",
        )
    ]


def test_a_withdrawn_rule_needs_no_row(folder: Path) -> None:
    chapter = CHAPTER.replace("## 102 Oars", "100.2 *Withdrawn.* Masts are gone.\n\n## 102 Oars")

    report = audit(library_of(BOAT, FLOATS, PRAISE, OAR, ANCHOR, chapter=chapter), folder)

    assert report.is_clean


def test_a_row_of_an_unknown_rule_is_found_and_covers_nothing(folder: Path) -> None:
    report = audit(library_of(BOAT, FLOATS, PRAISE, OAR, ANCHOR.replace("bis", "ter")), folder)

    assert [fault for fault, _ in said(report)] == ["no-source", "unknown-rule", "not-restated"]
    assert said(report)[1][1] == f"{MAP}:6: tide-102.1ter is no rule of tide (mend the id, or drop the row)"


@pytest.mark.parametrize(
    ("row", "what"),
    [
        ("tide-100.1,tide.txt,3,11,,", "line 11 is past the end of tide.txt, which has 10 lines"),
        ("tide-100.1,tide.txt,6,6,,", "line 6 of tide.txt shows nothing"),
        ("tide-100.1,tide.txt,11,11,0123456789abcdef,", "line 11 is past the end of tide.txt, which has 10 lines"),
        ("tide-100.1,ebb.txt,4,4,bafc23da2c45048b,", "ebb.txt is not the document of tide, tide.txt"),
    ],
)
def test_a_row_that_names_no_lines_of_the_document_is_found(folder: Path, row: str, what: str) -> None:
    report = audit(library_of(BOAT, FLOATS, PRAISE, OAR, ANCHOR, row), folder)

    assert said(report) == [("wrong-lines", f"{MAP}:7: {what} (name the right lines)")]


def test_a_rule_mapped_to_a_line_of_another_native_number_is_found(folder: Path) -> None:
    report = audit(library_of(BOAT, FLOATS, PRAISE, OAR, ANCHOR, "tide-100.1,tide.txt,8,8,15c661b164fe7461,"), folder)

    assert said(report) == [
        (
            "other-number",
            f"{MAP}:7: tide-100.1 restates line 8, which is 102.1 in tide.txt "
            "(map it to its own line, or say in `note` why it restates this one)",
        )
    ]


def test_the_second_use_of_a_number_is_another_number(folder: Path) -> None:
    swapped = [OAR.replace("tide-102.1", "tide-102.1bis"), ANCHOR.replace("bis", "")]

    report = audit(library_of(BOAT, FLOATS, PRAISE, *swapped), folder)

    assert [text.partition(" (map")[0] for _, text in said(report)] == [
        f"{MAP}:5: tide-102.1bis restates line 8, which is 102.1 in tide.txt",
        f"{MAP}:6: tide-102.1 restates line 10, which is 102.1 (use 2 of this number) in tide.txt",
    ]


def test_a_note_says_that_a_rule_restates_a_line_of_another_number_on_purpose(folder: Path) -> None:
    row = "tide-100.1,tide.txt,8,8,15c661b164fe7461,oars come with the boat"

    report = audit(library_of(BOAT, FLOATS, PRAISE, OAR, ANCHOR, row), folder)

    assert report.is_clean


def test_a_rule_may_divide_the_line_of_the_number_above_it(folder: Path) -> None:
    row = "tide-100.1.a,tide.txt,3,3,bafc23da2c45048b,"

    report = audit(library_of(BOAT, FLOATS, PRAISE, OAR, ANCHOR, row), folder)

    assert report.is_clean


def test_a_rulebook_whose_document_is_missing_is_left_out_and_named(tmp_path: Path) -> None:
    report = audit(library_of(BOAT), tmp_path)

    assert not report.is_complete
    assert not report.is_clean
    assert (report.books, report.findings) == ((), ())
    assert [(each.rulebook, each.reason) for each in report.left_out] == [
        ("tide", f"{tmp_path}/tide.txt: the source document is missing (put it there)")
    ]


def test_a_rulebook_whose_document_is_of_another_family_is_left_out(folder: Path) -> None:
    report = audit(library_of(BOAT, overview=OVERVIEW.replace("outline", "gitbook")), folder)

    assert [each.reason for each in report.left_out] == [
        "tide.txt: no line “On this page” or “Export as PDF” (is it a GitBook page?)"
    ]


def test_a_rulebook_with_an_unknown_reader_is_left_out(folder: Path) -> None:
    report = audit(library_of(BOAT, overview=OVERVIEW.replace("outline", "runes")), folder)

    assert [each.reason for each in report.left_out] == [
        "rulebooks/tide/index.md:1: 'runes' is no reader (choose one of outline, gitbook, latex, pdf-markdown)"
    ]


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SourceError) as caught:
        audit(library_of(BOAT), tmp_path / "gone")

    assert str(caught.value) == (
        f"{tmp_path}/gone: there is no such folder (name the one that holds the source documents)"
    )


def test_a_report_is_a_row_for_each_rulebook(folder: Path) -> None:
    rows = audit(library_of(BOAT, FLOATS, OAR, ANCHOR), folder).as_rows()

    assert rows == [
        {
            "rulebook": "tide",
            "document": "tide.txt",
            "title": 1,
            "front-matter": 0,
            "navigation": 0,
            "heading": 3,
            "rule": 5,
            "background": 0,
            "flavour": 0,
            "noise": 0,
            "rule_lines": 5,
            "mapped": 4,
            "only_set_aside": 0,
            "share_percent": 80.0,
            "findings": 1,
        }
    ]


def test_a_report_is_one_json_object_without_any_text_of_the_document(folder: Path) -> None:
    text = json.dumps(audit(library_of(BOAT, FLOATS, OAR, ANCHOR), folder).as_plain())

    report = json.loads(text)

    assert report["is_clean"] is False
    assert report["books"][0]["roles"] == {"title": 1, "heading": 3, "rule": 5}
    assert report["books"][0]["share_percent"] == 80.0
    assert report["findings"] == [
        {
            "fault": "not-restated",
            "rulebook": "tide",
            "place": {"file": "tide.txt", "line": 5},
            "what": "no rule restates 100.1.a, which stands here",
            "mend": "map it, or set it aside with a note",
            "rules": [],
        }
    ]
    assert "splendid" not in text
