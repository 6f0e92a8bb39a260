"""What the pages show after each save, without a server."""

import shutil
from pathlib import Path

from project import ROOT

from rules_db.publish import publish
from rules_db.starter import begin_project
from rules_db.watch.watched import Watched

FERRY = ROOT / "tests/rulebooks/newcomer/rulebooks/ferry"


def test_a_rulebook_may_name_a_rule_that_another_is_given_next(tmp_path: Path) -> None:
    root = tmp_path / "toy"
    begin_project(root, "", "")
    shutil.copytree(FERRY, root / "docs/rulebooks/ferry")
    publish(root)
    watched = Watched(root, print, print)

    add(root / "docs/rulebooks/ferry/3-ending.md", "3.6 The Quay is counted, see toy 2.4.")
    watched.look()
    (named,) = watched.state.problems
    add(root / "docs/rulebooks/toy/2-turns.md", "2.4 A pile waits.")
    watched.look()

    watched.end()
    assert named.endswith("'toy 2.4' refers to nothing (name a rule or section that exists)")
    assert watched.state.problems == ()
    shown = watched.page("rulebooks/ferry/3-ending.html")
    assert shown
    assert "../toy/2-turns.html#toy-2.4" in shown[0]


def add(page: Path, rule: str) -> None:
    page.write_text(f"{page.read_text()}\n{rule}\n")
