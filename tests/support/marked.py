"""Builds that say which one they are, without rulebooks, and what a server tells of them."""

import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copyfile
from urllib.parse import quote

from rules_db.publish.state import DATABASE, SITE, Workplace

# More than lies in the buffers between a server and a reader who does not read.
LARGE_BYTES = 12_000_000
MARK = "/explorer/rules.json?sql=" + quote("SELECT value FROM build WHERE key = 'mark'")


def mark(database: Path, target: Path, value: str) -> Path:
    """A copy of a database that says what it is."""
    copyfile(database, target)
    with closing(sqlite3.connect(target)) as connected, connected:
        connected.execute("INSERT INTO build VALUES ('mark', ?)", [value])
    return target


def publish_marked(root: Path, database: Path, value: str) -> None:
    """Publish a copy of a database, a page and a large file that all say what they are, as a build does it."""
    work = Workplace(root)
    with work.opened(lambda: None):
        mark(database, work.new / DATABASE, value)
        (work.new / SITE).mkdir()
        (work.new / SITE / "index.html").write_text(value)
        (work.new / SITE / "large.txt").write_text(value * LARGE_BYTES)
        work.commit(value)
