"""What runs in the browser, run here: the archive is whole by itself, and its answers are those of the page."""

import json
import subprocess
import sys
import zipfile
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from rules_db.model import Library
from rules_db.site.running.inside import door
from rules_db.site.running.pack import packed
from rules_db.site.running.slim import slim

RULE, FILE = "resummoned-607.3.b", "rulebooks/resummoned/600-turn-structure.md"
SCENARIO = """Scenario: A wall stands
  Given a game of resummoned with Ann and Bob in the Battle Phase of Ann
  And Ann controls:
    | card | ATK  |
    | Wolf | 1500 |
  And Bob controls:
    | card | ATK | DEF  | position |
    | Wall | 0   | 2000 | defense  |
  When Ann attacks Wall with Wolf
  And everyone passes
  Then Ann has {} life points
"""


@pytest.fixture(scope="module")
def asked(library: Library) -> Any:
    door.begin(slim(library))
    return lambda **question: json.loads(door.answer(json.dumps(question)))


def test_a_changed_example_is_run_and_shown_as_on_the_page(asked: Any) -> None:
    said = asked(ask="run", text=SCENARIO.format(7500), rule=RULE, file=FILE)

    assert (said["outcome"], said["problems"]) == ("passed", [])
    assert 'href="#resummoned-607.3.b"' in said["html"]
    assert "Ruling trace" in said["html"]
    assert 'class="board"' in said["html"]


def test_what_is_wrong_has_its_line_and_how_to_mend_it(asked: Any) -> None:
    said = asked(ask="run", text=SCENARIO.format(8000), rule=RULE, file=FILE)

    assert said["outcome"] == "failed"
    assert [(each["line"], each["what"]) for each in said["problems"]] == [(11, "Ann has 7500 life points, not 8000")]


def test_what_a_reader_writes_is_text(asked: Any) -> None:
    said = asked(ask="run", text="Scenario: <img src=x onerror=alert(1)>\n  Given <b>", rule=RULE, file=FILE)

    assert "<img" not in said["html"]
    assert said["outcome"] == "failed"


@pytest.mark.parametrize("text", ["", "Nothing", "Scenario: x", "\x00", "Feature: a\nRule: b\nScenario: c\nGiven d"])
def test_any_text_gets_an_answer(asked: Any, text: str) -> None:
    assert asked(ask="run", text=text, rule=RULE, file=FILE)["outcome"] == "failed"
    assert asked(ask="complete", text=text, line=1, column=0)["options"]


def options(asked: Any, text: str) -> list[str]:
    """What could stand at the end of a text."""
    lines = text.split("\n")
    found = asked(ask="complete", text=text, line=len(lines), column=len(lines[-1]))
    return [each["text"] for each in found["options"]]


def test_an_action_is_completed_with_what_the_players_could_do(asked: Any) -> None:
    begun = SCENARIO.partition("  When")[0]

    assert "Ann attacks Wall with Wolf" in options(asked, f"{begun}  When Ann a")
    assert options(asked, f"{begun}  When Bob attacks") == []


def test_a_sentence_and_an_effect_are_completed_from_their_tables(asked: Any) -> None:
    begun = "Scenario: x\n  Given a game of resummoned with Ann and Bob\n"

    assert "{player} controls:" in options(asked, f"{begun}  And ")
    assert "rule {rule} applied" in options(asked, f"{begun}  Then rule")
    effects = f"{begun}  And Ann controls:\n    | card | effects |\n    | Wolf | dest"
    assert any(each.startswith("destroy") for each in options(asked, effects))


def test_a_question_that_cannot_be_answered_says_so(asked: Any) -> None:
    assert "KeyError" in asked(ask="sing")["failed"]


def test_the_archive_needs_nothing_else(tmp_path: Path) -> None:
    zipfile.ZipFile(BytesIO(packed())).extractall(tmp_path)
    program = f"""
import sys
sys.path.insert(0, {str(tmp_path)!r})
from rules_db.engine.engines import engine_keys, load_engine
from rules_db.site.running.inside import door
print([load_engine(key).game.book.key for key in engine_keys()])
"""

    done = subprocess.run([sys.executable, "-I", "-S", "-c", program], check=True, capture_output=True, text=True)

    assert "'resummoned'" in done.stdout
    assert packed.__wrapped__() == packed()
    assert any("LICENSE" in name.upper() for name in zipfile.ZipFile(BytesIO(packed())).namelist())
