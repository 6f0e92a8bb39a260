"""What a server answers from stays as it is while builds come and go."""

import os
import signal
import threading
from pathlib import Path

import pytest
from explorer_client import asker
from toy_project import PAGE, left_over, make_project, results, said, say

from rules_db.errors import RulesError
from rules_db.publish import held_state, publish
from rules_db.server import make_app


@pytest.fixture
def project(tmp_path: Path) -> Path:
    root = make_project(tmp_path / "project")
    publish(root)
    return root


def test_a_server_answers_from_one_build_while_another_comes(project: Path) -> None:
    before = results(project)

    with held_state(project) as held:
        ask = asker(make_app(held / "site", held / "rules.db", ["rules"]))
        say(project, "second")
        publish(project)
        page = ask(f"/{PAGE.removeprefix('site/')}").text
        kept = results(held)

    assert "This is the first state" in page
    assert kept == before
    assert said(project) == ("second", "second")
    assert left_over(project) == set()


def test_what_is_held_is_never_of_two_builds(project: Path) -> None:
    seen = set()
    stop = threading.Event()

    def build() -> None:
        for number in range(6):
            say(project, f"state{number}")
            publish(project)
        stop.set()

    builder = threading.Thread(target=build)
    builder.start()
    while not stop.is_set():
        with held_state(project) as held:
            seen.add(said(held))
    builder.join()

    assert len(seen) > 1
    assert {database for database, site in seen if database != site} == set()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a system that forks")
def test_what_a_killed_server_held_is_swept_away_by_the_next_build(project: Path) -> None:
    child = os.fork()
    if not child:
        with held_state(project):
            os.kill(os.getpid(), signal.SIGKILL)
    os.waitpid(child, 0)
    left = left_over(project)
    say(project, "second")

    publish(project)

    assert len(left) == 1
    assert left_over(project) == set()


def test_what_is_damaged_is_not_held(project: Path) -> None:
    (project / PAGE).write_text("something else")

    with pytest.raises(RulesError, match="database and site are not of one build"), held_state(project):
        pass

    assert left_over(project) == set()
