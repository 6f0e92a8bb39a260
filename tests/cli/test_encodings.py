"""The command line in any encoding, with any bytes: one line or an answer, and never a traceback."""

import json
from pathlib import Path

import pytest
from running import run

ENCODINGS = ["ascii", "latin-1", "utf-16"]
NO_TEXT = "\udcff"


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_search_is_shown_in_any_encoding(database: Path, encoding: str) -> None:
    done = run(["search", "discard pile", "--database", str(database)], encoding=encoding)

    assert done.status == 0
    assert "discard" in done.out.lower()


def test_what_ascii_cannot_hold_is_written_as_an_escape(database: Path) -> None:
    done = run(["show", "resummoned-607.3.b", "--database", str(database)], encoding="ascii")

    assert "Turn Structure \\u203a Battle Phase" in done.out


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_json_is_json_in_any_encoding(database: Path, encoding: str) -> None:
    done = run(["show", "resummoned-607.3.b", "--json", "--database", str(database)], encoding=encoding)

    assert json.loads(done.out)["heading"] == "Turn Structure › Battle Phase"


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_game_is_played_in_any_encoding(encoding: str) -> None:
    done = run(["play", "grand-archive", "--seed", "1", "--json"], "nonsense\n".encode(encoding), encoding)

    assert done.status == 0
    assert [json.loads(line)["kind"] for line in done.out.splitlines()] == ["position", "unclear"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("equivalents", NO_TEXT),
        ("search", NO_TEXT),
        ("search", "card", "--book", NO_TEXT),
        ("show", NO_TEXT),
        ("graph", "referrers", NO_TEXT),
        ("graph", "hubs", "--book", NO_TEXT),
    ],
)
def test_bytes_that_are_no_text_are_said_to_be_none(database: Path, arguments: tuple[str, ...]) -> None:
    done = run([*arguments, "--database", str(database)])

    assert done.status == 2
    assert done.err.splitlines()[-1].endswith("the bytes are no text in UTF-8 (type it anew)")


def test_bytes_that_are_no_text_may_be_typed_in_a_game() -> None:
    done = run(["play", "grand-archive", "--seed", "1"], b"\xff\xfe\n")

    assert done.status == 0
    assert "no action reads like “\\udcff\\udcfe”" in done.out


def test_names_that_look_like_markup_are_names(tmp_path: Path, database: Path) -> None:
    (tmp_path / "[").mkdir()
    (tmp_path / "[" / "x]").write_bytes(database.read_bytes())

    exported = run(["graph", "export", str(tmp_path / "[/y]"), "--database", str(tmp_path / "[/x]")])

    assert exported.status == 0
    assert "[/y]: " in exported.out.replace("\n", "")


def test_a_name_that_no_file_can_have_is_one_line() -> None:
    done = run(["search", "card", "--database", "n" * 300])

    assert done.status == 2
    assert done.err == f"{'n' * 300}: File name too long (mend its name, its permissions or the disk)\n"


def test_an_error_stays_on_its_line_whatever_it_names() -> None:
    done = run(["examples", "--cards", "a\nb\x1b[31m"])

    assert done.status == 2
    assert done.err.startswith("a\\nb\\x1b[31m: there is no table")
    assert len(done.err.splitlines()) == 1


def test_the_sentences_of_examples_are_data_too() -> None:
    done = run(["examples", "--steps", "--json", "--book", "resummoned"])

    assert {"game": "all", "where": "When", "sentence": "everyone passes"} in json.loads(done.out)
    assert {each["game"] for each in json.loads(done.out)} == {"all", "resummoned", "each"}
