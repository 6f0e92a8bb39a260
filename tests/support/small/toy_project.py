"""A project folder with one small rulebook, whose only rule says in which state the project is."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from project import CHAPTER_FRONT, OVERVIEW, ROOT

PAGE = "site/rulebooks/toy/1-all.html"
SOURCE_MAP = "rule,source,first_line,last_line,hash,note\ntoy-1.1,toy.txt,1,1,,\n"
MISTAKE = "\n1.2 See 7.7.\n"


def make_project(root: Path) -> Path:
    """The folder, with everything that a build reads."""
    book = root / "docs" / "rulebooks" / "toy"
    book.mkdir(parents=True)
    shutil.copy(ROOT / "mkdocs.yml", root)
    (root / "docs/index.md").write_text("# Rules\n\nThere are some.\n")
    (book / "index.md").write_text(OVERVIEW)
    (book / "source-map.csv").write_text(SOURCE_MAP)
    say(root, "first")
    return root


def say(root: Path, state: str, more: str = "") -> None:
    """Have the rule say another state; what a build makes of it names it, too."""
    text = f"{CHAPTER_FRONT}# 1 Play\n\n1.1 This is the {state} state.\n{more}"
    (root / "docs/rulebooks/toy/1-all.md").write_text(text)


def said(root: Path) -> tuple[str, str]:
    """The states that database and site are of. Fails where one of them cannot be read."""
    with closing(sqlite3.connect(root / "rules.db")) as database:
        ((rule,),) = database.execute("SELECT text FROM rules")
    page = (root / PAGE).read_text()
    return rule.split()[3], page.partition("This is the ")[2].split()[0]


def results(root: Path) -> dict[str, bytes]:
    """The database, and every file of the site, by their names."""
    paths = [root / "rules.db", *sorted((root / "site").rglob("*"))]
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in paths if path.is_file()}


def left_over(root: Path) -> set[str]:
    """What stands in the project besides what was written there and what a build is to leave."""
    known = {"docs", "mkdocs.yml", "site", "rules.db", "rules.db.stamp", "build"}
    top = {path.name for path in root.iterdir()} - known
    stays = {"kept", "lock", "published.json"}
    return top | {f"build/{path.name}" for path in (root / "build").iterdir() if path.name not in stays}
