"""`rules-db examples`: what it prints, and what it exits with."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from project import ROOT

from rules_db.cli.group import main

FENCE = """\
# Ideas

## S2.3

```gherkin
Scenario: Rust eats the blade
  Given a game of grand-archive with Ann and Bob
  And Ann controls:
    | card  | supertype | effect          |
    | Blade | regalia   | sacrifice Blade |
  When Ann activates Blade
  And everyone passes
  Then Blade is in Ann's banishment
```
"""


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["examples", *arguments], catch_exceptions=False)


@pytest.fixture
def idea(tmp_path: Path) -> Path:
    path = tmp_path / "idea.md"
    path.write_text(FENCE)
    return path


def test_a_file_outside_the_docs_is_run(idea: Path) -> None:
    done = run(str(idea))

    assert done.exit_code == 0
    assert done.stdout.splitlines() == ["passes idea.md:5  Rust eats the blade", "Passing: 1 of 1 scenario"]


def test_json_tells_what_happened(idea: Path) -> None:
    done = run(str(idea), "--json")

    (example,) = json.loads(done.stdout)
    assert list(example) == ["id", "rule", "title", "outcome", "message", "scenarios", "events"]
    assert (example["id"], example["rule"]) == ("idea.md:5", "grand-archive-S2.3")
    assert (example["outcome"], example["message"]) == ("passed", "")
    assert example["events"][-1] == {
        "number": 5,
        "kind": "moved",
        "rule": "grand-archive-S2.3",
        "who": "Ann",
        "data": {"card": "Blade", "origin": "field", "to": "banishment", "instead_of": "graveyard"},
        "because": 4,
    }


def test_a_failing_example_is_shown_with_its_place_and_its_story_and_exits_1(idea: Path) -> None:
    idea.write_text(FENCE.replace("Ann's banishment", "Ann's graveyard"))

    done = run(str(idea))

    assert done.exit_code == 1
    assert f"{idea}:13: Blade is in Ann's banishment, not in Ann's graveyard" in done.stdout
    assert "- S2.3 moved (Ann): Blade, origin field, to banishment, instead of graveyard" in done.stdout
    assert done.stdout.splitlines()[-1] == "Passing: 0 of 1 scenario"


SECOND = """\

Scenario: Rust leaves the club alone
  Given a game of grand-archive with Ann and Bob
  And Ann controls:
    | card |
    | Club |
  Then Club is in Ann's graveyard
"""


def test_the_scenario_that_fails_is_named_and_scenarios_are_counted(idea: Path) -> None:
    idea.write_text(FENCE.replace("Ann's banishment\n", f"Ann's banishment\n{SECOND}"))

    done = run(str(idea))

    assert done.exit_code == 1
    assert "passes idea.md:5  Rust eats the blade" in done.stdout.splitlines()
    assert "fails  idea.md:5  Rust leaves the club alone" in done.stdout.splitlines()
    assert f"{idea}:20: Club is on the field, not in Ann's graveyard" in done.stdout
    assert done.stdout.splitlines()[-1] == "Passing: 1 of 2 scenarios"
    told = json.loads(run(str(idea), "--json").stdout)[0]["scenarios"]
    assert [(each["title"], each["line"], each["outcome"]) for each in told] == [
        ("Rust eats the blade", 6, "passed"),
        ("Rust leaves the club alone", 15, "failed"),
    ]


def test_a_fence_that_cannot_be_read_is_no_scenario(idea: Path) -> None:
    idea.write_text(FENCE.replace("Scenario: Rust", "Sceario: Rust"))

    done = run(str(idea))

    assert done.exit_code == 1
    assert done.stdout.splitlines()[-1] == "Passing: 0 of 0 scenarios; 1 cannot be read"


def test_a_feature_file_is_run_and_its_lines_are_counted_from_its_first(tmp_path: Path) -> None:
    path = tmp_path / "idea.feature"
    path.write_text(
        "Feature: Ideas\n\nScenario: None\n  Given a game of grand-archive with Ann and Bob\n  Then Ann wins\n"
    )

    done = run(str(path), "--json")

    assert done.exit_code == 1
    (example,) = json.loads(done.stdout)
    assert (example["id"], example["rule"]) == ("idea.feature:1", "")
    assert example["message"].startswith(f"{path}:5: the game goes on")


def test_the_examples_of_one_rule_are_told_step_by_step() -> None:
    done = run("--docs", str(ROOT / "docs"), "--rule", "grand-archive-S2.2")

    assert done.exit_code == 0
    assert "      Then the attempt is refused by rule S2.2" in done.stdout.splitlines()
    assert "grand-archive-S2.3" not in done.stdout


def test_the_vocabulary_can_be_listed() -> None:
    done = run("--steps", "--book", "grand-archive")

    assert done.exit_code == 0
    assert "{cards} is/are {place}" in done.stdout


def test_what_cards_can_say_can_be_listed() -> None:
    done = run("--cards", "resummoned")

    assert done.exit_code == 0
    assert "damage {amount} to ({who}|{player})" in done.stdout
    assert "damage 500 to you" in done.stdout


def test_what_cards_can_say_is_data_too() -> None:
    told = json.loads(run("--cards", "resummoned", "--json").stdout)

    tribute = next(each for each in told["sentences"] if each["verb"] == "tribute")
    assert tribute == {
        "verb": "tribute", "pattern": "tribute {cards}", "example": "tribute this",
        "acts": True, "pays": True, "stands": False, "traits": ["moves cards"],
    }  # fmt: skip
    assert {"part": "condition", "pattern": "it is {whose} turn", "example": "it is your turn"} in told["parts"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--cards", "chess"], "chess: there is no table of what its cards can say (there are: cgs"),
        (["--rule", "grand-archive-S9.9"], "grand-archive-S9.9: there are no examples"),
        (["--rule", "red-chess-1.2"], "red-chess-1.2: no engine runs the examples of red-chess (it would stand in"),
        (["--book", "chess", "--steps"], "chess: there is no engine of this game"),
        (["nowhere.md"], "nowhere.md: the file cannot be read: No such file or directory"),
        (["pyproject.toml/x.md"], "pyproject.toml/x.md: the file cannot be read: Not a directory"),
        (["README.md"], "README.md: the file holds no example"),
    ],
)
def test_a_wrong_call_is_one_line_and_exits_2(
    arguments: list[str], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)

    done = run(*arguments)

    assert done.exit_code == 2
    assert done.stderr.startswith(message)
    assert len(done.stderr.splitlines()) == 1


def test_a_file_that_is_not_utf8_is_one_line_and_exits_2(tmp_path: Path) -> None:
    path = tmp_path / "latin.md"
    path.write_bytes(b"\xe9")

    done = run(str(path))

    assert done.exit_code == 2
    assert done.stderr == f"{path}: the file is not UTF-8 (save it as UTF-8)\n"


@pytest.fixture(scope="module")
def everything() -> list[dict[str, Any]]:
    """What comes of all examples together."""
    found: list[dict[str, Any]] = json.loads(run("--json", "--docs", str(ROOT / "docs")).stdout)
    return found


@pytest.mark.parametrize("rule", ["resummoned-607.3.b", "resummoned-100.2.a", "grand-archive-S2.3"])
def test_one_rule_is_run_as_among_all(everything: list[dict[str, Any]], rule: str) -> None:
    alone = json.loads(run("--rule", rule, "--json", "--docs", str(ROOT / "docs")).stdout)

    assert alone == [example for example in everything if example["rule"] == rule] != []


def test_a_mistake_on_another_page_does_not_keep_a_rule_from_being_shown(tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    shutil.copytree(ROOT / "docs" / "rulebooks" / "resummoned", docs / "rulebooks" / "resummoned")
    chapter = docs / "rulebooks" / "resummoned" / "200-players.md"
    chapter.write_text(chapter.read_text("utf-8") + "\n999.1 This stands under the wrong section.\n", "utf-8")

    assert run("--rule", "resummoned-607.3.b", "--docs", str(docs)).exit_code == 0
    assert "rule 999.1 stands under" in run("--rule", "resummoned-200.9", "--docs", str(docs)).stderr
