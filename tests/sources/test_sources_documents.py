"""The readers on the documents themselves, where these are at hand."""

import os
from collections import Counter
from pathlib import Path

import pytest

from rules_db.errors import SourceError
from rules_db.sources import READERS, Role, SourceLine, load_text, unowned

SOURCES = Path(os.environ.get("RULES_SOURCES", Path(__file__).parents[3] / "shared" / "sources"))

DOCUMENTS = [
    ("resummoned.txt", "outline"),
    ("ttcg.txt", "latex"),
    ("singularity.txt", "pdf-markdown"),
    ("grand-archive.txt", "gitbook"),
]

pytestmark = pytest.mark.skipif(
    not all((SOURCES / file).is_file() for file, _ in DOCUMENTS),
    reason="the source documents are not all here (name their folder in RULES_SOURCES)",
)


def read(file: str, reader: str) -> tuple[SourceLine, ...]:
    return READERS[reader](file, load_text(SOURCES / file))


@pytest.mark.parametrize(("file", "reader"), DOCUMENTS)
def test_every_line_of_the_document_is_owned_once(file: str, reader: str) -> None:
    owned = read(file, reader)

    assert unowned(load_text(SOURCES / file), owned) == ()


def test_resummoned_has_179_numbered_rules_in_50_sections() -> None:
    owned = read("resummoned.txt", "outline")

    assert sum(line.role is Role.HEADING for line in owned) == 50
    assert Counter(line.native != "" for line in owned if line.role is Role.RULE) == {True: 179}


def test_resummoned_uses_303_1_twice_and_never_506_2_or_704() -> None:
    natives = Counter(line.native for line in read("resummoned.txt", "outline"))

    assert natives["303.1"] == 2
    assert natives["607.3.b"] == 1
    assert natives["506.2"] == natives["704.1"] == 0


def test_ttcg_states_its_rules_in_the_second_chapter() -> None:
    lines = {line.number: line.role for line in read("ttcg.txt", "latex")}

    assert {lines[number] for number in range(31, 50)} == {Role.NAVIGATION}
    assert max(number for number, role in lines.items() if role is Role.BACKGROUND) == 206
    assert [number for number, role in lines.items() if role is Role.RULE][:1] == [212]
    assert lines[391] is Role.RULE
    assert lines[393] is lines[395] is Role.NOISE


def test_singularity_keeps_the_two_rules_that_are_set_as_headings() -> None:
    lines = {line.number: line.role for line in read("singularity.txt", "pdf-markdown")}

    assert lines[223] is lines[281] is Role.RULE
    assert [number for number, role in lines.items() if role is Role.FLAVOUR] == [
        323, 325, 327, 329, 337, 343, 350, 357,
    ]  # fmt: skip


def test_grand_archive_states_rules_on_nine_lines() -> None:
    lines = read("grand-archive.txt", "gitbook")

    assert [line.number for line in lines if line.role is Role.RULE] == [123, 125, 129, 131, 133, 135, 137, 139, 141]


@pytest.mark.parametrize(("file", "reader"), [("resummoned.txt", "latex"), ("ttcg.txt", "gitbook")])
def test_the_reader_of_another_family_refuses_the_document(file: str, reader: str) -> None:
    with pytest.raises(SourceError, match=file):
        read(file, reader)
