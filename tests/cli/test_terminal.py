"""What a text of a rulebook can do to the terminal that shows it: nothing."""

import json
from io import StringIO

import pytest
from rich.table import Table
from rich.text import Text

from rules_db.cli.output import fail, json_text, print_json, print_json_list
from rules_db.cli.terminal import TextConsole, without_controls

HOSTILE = "a\x1b]0;owned\x07b\x1b[2Jc\x9b31md\x08e\rf\x7f"


def test_tabs_line_ends_and_letters_stay_and_controls_become_signs() -> None:
    assert without_controls("é\t“x”\n") == "é\t“x”\n"
    assert without_controls("a\x1b[2Jb\x9b\r") == "a\ufffd[2Jb\ufffd\ufffd"


def test_a_text_reaches_the_terminal_without_its_controls() -> None:
    stream = StringIO()
    console = TextConsole(file=stream, force_terminal=False, width=200)
    table = Table(HOSTILE)
    table.add_row(Text(HOSTILE))

    console.print(HOSTILE, markup=False)
    console.print(Text(HOSTILE, style="bold"))
    console.print(table)

    assert not set("\x1b\x07\x08\x9b\r\x7f") & set(stream.getvalue())
    assert stream.getvalue().count("]0;owned") == 4


def test_colours_of_our_own_stay() -> None:
    stream = StringIO()

    TextConsole(file=stream, force_terminal=True, color_system="standard").print("x", style="red")

    assert stream.getvalue() == "\x1b[31mx\x1b[0m\n"


def test_errors_and_json_hold_no_controls(capsys: pytest.CaptureFixture[str]) -> None:
    fail(HOSTILE)
    print_json({"text": HOSTILE})

    said = capsys.readouterr()
    assert not set("\x1b\x07\x08\x9b\r\x7f") & set(said.out + said.err)
    assert json.loads(said.out) == {"text": HOSTILE}


def test_a_list_of_texts_is_printed_as_the_list_of_its_values(capsys: pytest.CaptureFixture[str]) -> None:
    values = [{"who": "Ann\n é", "numbers": [1, [], {}]}, "x\x9b", [2]]
    print_json(values)
    whole = capsys.readouterr().out

    print_json_list([json_text(value) for value in values])

    assert capsys.readouterr().out == whole
