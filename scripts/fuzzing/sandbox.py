"""A folder for cases that read and write files: always the same at the start of one, and never left by a name."""

import os
import random
import shutil
import sqlite3
import tempfile
from collections.abc import Mapping
from pathlib import Path

from trying import ROOT
from words import word

from rules_db.build import build_database

CHAPTER = """---
rulebook: toy
chapter: 1
---

# 1 Play

1.1 A player draws a card.

1.1.a See 1.2 and [/x].

1.2 A card must not be shown.
"""
OVERVIEW = """---
rulebook: toy
page: overview
title: The Toy Game [/x]
short_title: Toy
order: 1
version: "1"
source:
  title: The Toy Rules
  file: toy.txt
  reader: outline
  attribution: Nobody
---

# The Toy Game

A game for tests.
"""
SAVED = """Given a game of grand-archive with Ann and Bob
And Ann has in the hand:
  | card |
  | Wolf |
Seed 7

Ann plays Wolf
Bob passes
"""
IDEA = f"""# Idea

## S2.3

```gherkin
Scenario: Wolf
{SAVED.partition("Seed")[0]}  Then Wolf is in Ann's hand
```
"""
FILES: Mapping[str, bytes] = {
    "docs/rulebooks/toy/index.md": OVERVIEW.encode(),
    "docs/rulebooks/toy/1-play.md": CHAPTER.encode(),
    "docs/rulebooks/toy/source-map.csv": (
        b"rule,source,first_line,last_line,hash,note\ntoy-1.1,toy.txt,1,1,,\ntoy-1.1.a,toy.txt,2,2,,\ntoy-1.2,toy.txt,3,3,,\n"
    ),
    "broken/rulebooks/toy/index.md": OVERVIEW.encode(),
    "broken/rulebooks/toy/1-play.md": CHAPTER.replace("1.2 A", "1.4 A").encode() + b"\xff",
    "sources/toy.txt": b"1.1 One.\n1.1.a Two.\n1.2 Three.\n",
    "saved.txt": SAVED.encode(),
    "idea.md": IDEA.encode(),
    "idea.feature": IDEA.partition("gherkin\n")[2].partition("```")[0].encode(),
    "deck.md": b"| card | type | copies | deck |\n|---|---|---|---|\n| Forest | land | 99 | |\n| Ox | cow | x | |\n",
    "deck.csv": b'card,copies\n"Elf, the Old",2\nOx,\n',
    "empty": b"",
    "binary": bytes(range(256)) * 8,
    "page.md": b"# A page\n\nWith nothing in it.\n",
    "torn.db": b"SQLite format 3\0" + b"\xff" * 5000,
    "[/x].md": IDEA.encode(),
}
FOLDERS = ("folder", "folder/inner")
BOOK = "grand-archive"
DATABASE = "rules.db"
NAMES = (
    *FILES,
    *FOLDERS,
    DATABASE,
    "other.db",
    "docs",
    "broken",
    "sources",
    "folder/new",
    "folder/no/new",
    "none",
    "n" * 300,
)


class Sandbox:
    """The folder; it is the working folder as long as it is open. `database` is a rules.db that need not be built."""

    def __init__(self, database: Path | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="rules-fuzz-")).resolve()
        self._whole = self.folder.with_name(f"{self.folder.name}.db")
        if database:
            shutil.copyfile(database, self._whole)
        else:
            build_small(self._whole)
        self._before = Path.cwd()
        os.chdir(self.folder)
        self._stamp: tuple[int, ...] = ()
        self.restore()

    def restore(self) -> None:
        """Make everything as it was."""
        self._remove_strangers()
        for name in FOLDERS:
            Path(name).mkdir(parents=True, exist_ok=True)
        for name, content in FILES.items():
            path = Path(name)
            if not path.is_file() or path.read_bytes() != content:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content)
        if not Path(DATABASE).is_file() or self._stamp != _stamp(Path(DATABASE)):
            shutil.copyfile(self._whole, DATABASE)
            self._stamp = _stamp(Path(DATABASE))
        if not Path("other.db").is_file():
            with sqlite3.connect("other.db") as other:
                other.execute("CREATE TABLE build (key, value)")
            other.close()

    def _remove_strangers(self) -> None:
        known = {*FILES, *FOLDERS, DATABASE, "other.db"} | {
            parent.as_posix() for each in FILES for parent in Path(each).parents
        }
        for path in sorted(self.folder.rglob("*"), reverse=True):
            if path.relative_to(self.folder).as_posix() not in known:
                path.rmdir() if path.is_dir() else path.unlink()

    def close(self) -> None:
        os.chdir(self._before)
        shutil.rmtree(self.folder)
        self._whole.unlink()


def build_small(database: Path) -> None:
    """The database of one rulebook alone: most of what is tried takes as long as there are rules."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "docs" / "rulebooks" / BOOK, Path(folder) / "rulebooks" / BOOK)
        build_database(Path(folder), database)


def _stamp(path: Path) -> tuple[int, ...]:
    found = path.stat()
    return found.st_ino, found.st_size, found.st_mtime_ns


def file_name(chance: random.Random) -> str:
    """A name within the folder: of something that is there, or a bad word."""
    if chance.random() < 0.7:
        return chance.choice(NAMES)
    return word(chance).replace("/", "").replace("\0", "").lstrip(".")
