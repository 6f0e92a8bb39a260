"""A small rulebook beside another edition of its document."""

from pathlib import Path

import pytest
from small_rulebook import ANCHOR, BOAT, DOCUMENT, FLOATS, MAP, OAR, PRAISE, library_of, said

from rules_db.audit import audit


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of source documents that holds tide.txt."""
    (tmp_path / "tide.txt").write_text(DOCUMENT, encoding="utf-8")
    return tmp_path


def test_rows_without_a_hash_are_one_finding_that_names_their_rules(folder: Path) -> None:
    report = audit(
        library_of("tide-100.1,tide.txt,3,3,,", FLOATS, PRAISE, OAR, "tide-102.1bis,tide.txt,10,10, ,"), folder
    )

    assert said(report) == [
        ("unstamped", f"{MAP}:2: 2 rows without a hash, from this one on (run the audit with --stamp)")
    ]
    assert report.findings[0].rules == ("tide-100.1", "tide-102.1bis")


def test_a_passage_that_reads_differently_names_every_rule_that_it_touches(folder: Path) -> None:
    (folder / "tide.txt").write_text(DOCUMENT.replace("one boat", "two boats"), encoding="utf-8")

    report = audit(
        library_of(BOAT, FLOATS.replace("4,4,ec0071276e55a913", "3,3,bafc23da2c45048b"), OAR, ANCHOR), folder
    )

    assert said(report)[0] == (
        "changed",
        "tide.txt:3: line 3 changed since the source map was stamped; this touches tide-100.1, tide-100.1.a "
        "(read the passage again, mend what it touches, then empty the hash and stamp)",
    )
    assert report.findings[0].rules == ("tide-100.1", "tide-100.1.a")


def test_a_passage_that_is_only_spaced_differently_has_not_changed(folder: Path) -> None:
    (folder / "tide.txt").write_text(DOCUMENT.replace("one boat", "one  boat").replace("\n", " \r\n"), encoding="utf-8")

    report = audit(library_of(BOAT, FLOATS, PRAISE, OAR, ANCHOR), folder)

    assert report.is_clean


def test_passages_that_moved_in_a_new_edition_are_one_finding(folder: Path) -> None:
    document = DOCUMENT.replace("102. Oars\n", "101. Masts\n1. A mast is tall.\n102. Oars\n")
    (folder / "tide.txt").write_text(document, encoding="utf-8")

    report = audit(library_of(BOAT, FLOATS, PRAISE, OAR, ANCHOR), folder)

    assert [text for fault, text in said(report) if fault == "moved"] == [
        f"{MAP}:5: the passages of 2 rows moved from lines 8-10 of tide.txt, 2 lines further down (add 2 in their rows)"
    ]


def test_rows_whose_passages_moved_cover_the_lines_where_these_stand_now(folder: Path) -> None:
    document = DOCUMENT.replace("102. Oars\n", "101. Masts\n1. A mast is tall.\n102. Oars\n")
    (folder / "tide.txt").write_text(document, encoding="utf-8")

    report = audit(library_of(BOAT, FLOATS, PRAISE, OAR, ANCHOR), folder)

    assert [text for fault, text in said(report) if fault != "moved"] == [
        "tide.txt:8: no rule restates 101.1, which stands here (map it, or set it aside with a note)"
    ]


def test_a_passage_past_the_end_of_a_shorter_edition_has_moved_up(folder: Path) -> None:
    (folder / "tide.txt").write_text(DOCUMENT.replace("\n\n", "\n"), encoding="utf-8")

    report = audit(library_of(BOAT, FLOATS, PRAISE, OAR, ANCHOR), folder)

    assert said(report) == [
        (
            "moved",
            f"{MAP}:5: the passages of 2 rows moved from lines 8-10 of tide.txt, 1 line further up "
            "(subtract 1 in their rows)",
        )
    ]


def test_a_passage_that_stands_in_several_places_has_moved_the_least(folder: Path) -> None:
    oar = "1. An oar is made of wood.\n"
    document = (
        DOCUMENT.replace(oar, "").replace("1. Each", f"{oar}1. Each").replace("102. Anchors\n", f"102. Anchors\n{oar}")
    )
    (folder / "tide.txt").write_text(document, encoding="utf-8")

    report = audit(library_of(OAR), folder)

    assert [text for fault, text in said(report) if fault == "moved"] == [
        f"{MAP}:2: the passages of 1 row moved from line 8 of tide.txt, 2 lines further down (add 2 in their rows)"
    ]


def test_a_passage_that_stands_in_several_places_has_moved_as_most_others_did(folder: Path) -> None:
    boat = "1. Each player sails one boat.\n"
    (folder / "tide.txt").write_text(f"{boat}Thanks\n{DOCUMENT}", encoding="utf-8")

    report = audit(library_of(BOAT, FLOATS, PRAISE, OAR, ANCHOR), folder)

    assert [text for fault, text in said(report) if fault == "moved"] == [
        f"{MAP}:2: the passages of 5 rows moved from lines 3-10 of tide.txt, 2 lines further down (add 2 in their rows)"
    ]


def test_a_row_whose_passage_is_gone_is_not_blamed_for_what_stands_there_now(folder: Path) -> None:
    document = DOCUMENT.replace("102. Oars\n1. An oar is made of wood.", "101. Masts\n1. A mast is tall.")
    (folder / "tide.txt").write_text(document, encoding="utf-8")

    report = audit(library_of(BOAT, FLOATS, PRAISE, OAR, ANCHOR), folder)

    assert [(finding.fault.value, finding.rules) for finding in report.findings if finding.rules] == [
        ("other-number", ("tide-102.1bis",)),
        ("changed", ("tide-102.1",)),
    ]
