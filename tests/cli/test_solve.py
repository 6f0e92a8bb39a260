"""`rules-db solve`: a line that can be played, the statement that there is none, or how far the search has come."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rules_db.cli.group import main
from rules_db.engine.play.solving import Search

LOST = """Given a game of singularity with Ann
And Ann has 0 GPP
And Ann has in the north sector:
  | card         | facing |
  | Pulsar Star  | up     |
And Ann has in Distant Space:
  | card         |
  | Small Planet |
"""
LATE = """Given a game of singularity with Ann
And Ann has 2 GPP
And Ann has in the north sector:
  | card         |
  | Cosmic Storm |
And Ann has in the east sector:
  | card           |
  | Small Planet 1 |
Seed 4

Ann consumes Cosmic Storm
"""


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments))


def written(folder: Path, text: str) -> str:
    file = folder / "given.txt"
    file.write_text(text)
    return str(file)


def test_what_is_printed_is_a_game_that_wins_under_the_eyes_of_the_watches(tmp_path: Path) -> None:
    solved = run("solve", "singularity", "--seed", "7")

    played = run("play", "singularity", "--script", written(tmp_path, solved.stdout), "--watch")

    assert solved.exit_code == 0
    assert solved.stdout.startswith("# singularity, seed 7: won in ")
    assert played.exit_code == 0
    assert "1.6.1 won (Ann)" in played.stdout


def test_the_line_goes_to_a_file_and_the_summary_to_the_reader(tmp_path: Path) -> None:
    out = tmp_path / "line.txt"

    solved = run("solve", "singularity", "--seed", "7", "--out", str(out))

    assert out.read_text().startswith("Given a game of singularity with Ann\nSeed 7\n\nAnn deals the galaxy\n")
    assert "nodes a second" in solved.stdout
    assert "Ann deals" not in solved.stdout


def test_a_position_that_cannot_be_won_is_said_to_be_one(tmp_path: Path) -> None:
    solved = run("solve", "singularity", "--setup", written(tmp_path, LOST))

    assert solved.exit_code == 0
    assert "no line wins" in solved.stdout


def test_a_saved_game_is_solved_from_where_it_stands(tmp_path: Path) -> None:
    solved = run("solve", "singularity", "--load", written(tmp_path, LATE))

    assert solved.exit_code == 0
    assert solved.stdout.endswith("\nAnn consumes Cosmic Storm\nAnn consumes Small Planet 1\n")


def test_a_search_that_comes_to_its_limit_knows_no_answer() -> None:
    solved = run("solve", "singularity", "--seed", "7", "--limit", "20", "--json")

    said = json.loads(solved.stdout)
    assert solved.exit_code == 1
    assert (said["answer"], said["actions"], said["record"]) == ("open", [], "")
    assert said["nodes"] >= 20
    assert said["least_cards_left"] > 0


def test_an_interrupt_says_how_far_the_search_came(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(search: Search) -> Iterator[None]:
        search.nodes, search.least_left = 123, 31
        yield
        raise KeyboardInterrupt

    monkeypatch.setattr(Search, "steps", interrupted)

    solved = run("solve", "singularity", "--seed", "7")

    assert solved.exit_code == 130
    assert "no winning line found before the search was interrupted, 31 cards left at best" in solved.stdout
    assert "# 123 nodes" in solved.stdout


@pytest.mark.parametrize("game", ["resummoned", "grand-archive"])
def test_a_game_of_several_players_is_no_puzzle(game: str) -> None:
    solved = run("solve", game)

    assert solved.exit_code == 2
    assert solved.stderr == (
        f"solve is for games of one player with all cards known, and {game} is none (try singularity)\n"
    )


def test_a_setting_that_there_is_not_is_one_line(tmp_path: Path) -> None:
    setting = "And the settings:\n  | setting    | value |\n  | deck.comet | 1     |\n"
    file = written(tmp_path, f"Given a game of singularity with Ann\n{setting}")

    solved = run("solve", "singularity", "--setup", file)

    assert solved.exit_code == 1
    assert "there is no setting deck.comet" in solved.stderr
    assert len(solved.stderr.splitlines()) == 1


def test_a_file_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    solved = run("solve", "singularity", "--seed", "7", "--out", str(tmp_path / "no" / "such.txt"))

    assert solved.exit_code == 2
    assert solved.stderr.endswith(
        "no/such.txt: cannot be written: No such file or directory (choose another with --out)\n"
    )
