"""Several people at one screen, and people who play against bots: nobody is shown what only another may know."""

import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from project import ROOT

from rules_db.cli.games.seats import CLEAR
from rules_db.cli.group import main

SETUP = """Given a game of grand-archive with Ann and Bob
And Ann has in the hand:
  | card |
  | Wolf |
And Bob has in the hand:
  | card |
  | Fox  |
"""
SECONDS = 60.0


class Terminal:
    """A program in a terminal of its own: what is typed, and what has been shown so far."""

    def __init__(self, *arguments: str) -> None:
        ours, theirs = pty.openpty()
        self._ours, self.shown = ours, ""
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm", "COLUMNS": "200"}
        command = [sys.executable, "-m", "rules_db", *arguments]
        self._program = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
        os.close(theirs)

    def type(self, line: str) -> None:
        os.write(self._ours, f"{line}\n".encode())

    def wait_for(self, text: str) -> str:
        """All that is shown from now on up to this text, which is taken away with it."""
        deadline = time.monotonic() + SECONDS
        while text not in self.shown:
            ready, _, _ = select.select([self._ours], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, f"“{text}” does not come; shown: {self.shown}"
            self.shown += os.read(self._ours, 65536).decode().replace("\r\n", "\n")
        before, _, self.shown = self.shown.partition(text)
        return before

    def close(self) -> None:
        self._program.terminate()
        self._program.wait()
        os.close(self._ours)


@pytest.fixture
def setup(tmp_path: Path) -> str:
    file = tmp_path / "setup.txt"
    file.write_text(SETUP)
    return str(file)


@pytest.fixture
def terminal(setup: str) -> Iterator[Terminal]:
    shared = Terminal("play", "grand-archive", "--setup", setup, "--seed", "1")
    yield shared
    shared.close()


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, ["play", *arguments], input=typed)


def test_each_player_is_waited_for_and_shown_what_that_player_may_see(terminal: Terminal) -> None:
    terminal.wait_for(f"{CLEAR}Ann is next. The others look away; Ann presses Enter.\n> ")
    terminal.type("")
    terminal.wait_for(CLEAR)
    of_ann = terminal.wait_for("\n> ")
    terminal.type("Ann ends the turn")
    terminal.wait_for(CLEAR)
    between = terminal.wait_for("\n> ")
    terminal.type("")
    terminal.wait_for(CLEAR)
    of_bob = terminal.wait_for("\n> ")

    assert "Wolf" in of_ann
    assert "Fox" not in of_ann
    assert between == "Bob is next. The others look away; Bob presses Enter."
    assert "Ann ends the turn\n" in of_bob
    assert "Bob plays Fox" in of_bob
    assert "Wolf" not in of_bob


def test_who_goes_on_is_not_asked_to_look_away(terminal: Terminal) -> None:
    terminal.wait_for("presses Enter.\n> ")
    terminal.type("")
    terminal.wait_for("\n> ")
    terminal.type("Ann plays Wolf")

    after = terminal.wait_for("\n> ")

    assert "T2.5 played (Ann): Wolf, origin hand" in after
    assert CLEAR not in after


def test_an_open_table_is_never_cleared(setup: str) -> None:
    shared = Terminal("play", "grand-archive", "--setup", setup, "--open")
    shared.wait_for("\n> ")
    shared.type("Ann ends the turn")

    after = shared.wait_for("\n> ")

    shared.close()
    assert "Bob is to act" in after
    assert CLEAR not in after


def test_what_is_no_terminal_is_never_cleared(setup: str) -> None:
    done = run("grand-archive", "--setup", setup, typed="Ann ends the turn\n")

    assert CLEAR not in done.stdout
    assert "Bob is to act" in done.stdout


def test_a_bot_plays_until_a_person_has_to_choose_and_keeps_its_secrets(setup: str) -> None:
    done = run("grand-archive", "--setup", setup, "--seed", "2", "--bot", "Bob=random", typed="Ann ends the turn\n")

    told = done.stdout.partition("Ann ends the turn\n  ")[2]
    assert done.exit_code == 0
    assert "\nBob " in told
    assert "Bob is to act" not in done.stdout
    assert "Ann is to act" in told


def test_to_take_back_goes_back_before_what_the_bot_did(setup: str) -> None:
    typed = "Ann ends the turn\nundo\n"

    done = run("grand-archive", "--setup", setup, "--seed", "2", "--bot", "Bob=random", typed=typed)

    first = "\nAnn is to act (seed 2, action 1):\n   1 Ann ends the turn\n   2 Ann plays Wolf\n"
    assert done.stdout.startswith(first)
    assert done.stdout.endswith(f"Taken back.\n{first}")


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        (["Bob=deep-thought"], "there is no bot deep-thought for grand-archive (bots: random"),
        (["Cid=random"], "--bot Cid=random: write PLAYER=BOT, such as Bob=random (players: Ann and Bob)"),
        (["Bob"], "--bot Bob: write PLAYER=BOT"),
        (["Bob=random", "Bob=random"], "Bob has a bot already"),
        (["Ann=random", "Bob=random"], "every player has a bot"),
    ],
)
def test_a_bot_that_cannot_sit_there_is_refused(setup: str, bots: list[str], said: str) -> None:
    done = run("grand-archive", "--setup", setup, *(each for bot in bots for each in ("--bot", bot)))

    assert done.exit_code == 2
    assert said in done.stderr


def test_the_bots_of_a_game_are_named() -> None:
    done = run("resummoned", "--bots")

    assert done.exit_code == 0
    assert "random" in done.stdout.splitlines()
