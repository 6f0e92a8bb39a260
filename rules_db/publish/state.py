"""What is published in a project folder, how one can tell, and how a build takes the place of another.

    rules.db  site/          what was built last, for everybody to use and to copy
    build/published.json     of which inputs, and the digest of every file: written last, in one step
    build/lock               held by the build at work
    build/new/               where it works; what fails or is killed there is nothing yet
    build/next/              was `new` until all of it stood there; from that renaming on, it is the build that counts
    build/old/               the site that had to make room
    build/.held.….new/       what a server answers from, as long as that runs
    build/kept/              what the next build of the site need not make again, with a folder `.kept.….new` beside it
                             while that is written

Two folders cannot change places in one step everywhere, so a build that was killed in the middle of that is carried on
by the next: whatever still stands in `next` is put in its place.
"""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from hashlib import file_digest
from pathlib import Path

from rules_db.lock import give_up, locked, sweep
from rules_db.site.kept import KEPT

DATABASE = "rules.db"
STAMP = f"{DATABASE}.stamp"
SITE = "site"
RECORD = "published.json"
HELD = "held"


@dataclass(frozen=True, slots=True)
class Workplace:
    """The folder build/ of a project. Raises OSError wherever something cannot be written."""

    root: Path

    @property
    def folder(self) -> Path:
        return self.root / "build"

    @property
    def new(self) -> Path:
        return self.folder / "new"

    @property
    def next(self) -> Path:
        return self.folder / "next"

    @property
    def old(self) -> Path:
        return self.folder / "old"

    def is_current(self, inputs: str) -> bool:
        """Whether these inputs are published: the files themselves are asked, not their times."""
        try:
            is_recorded = json.loads((self.folder / RECORD).read_bytes())["inputs"] == inputs and not self.next.exists()
        except (OSError, ValueError, TypeError, LookupError):
            return False
        return is_recorded and self.is_whole(self.root)

    def is_whole(self, place: Path) -> bool:
        """Whether database and site in a folder are those that are published, to the last byte."""
        try:
            results = json.loads((self.folder / RECORD).read_bytes())["results"]
            return DATABASE in results and results == {name: _digest(place / name) for name in results}
        except (OSError, ValueError, TypeError, LookupError):
            return False

    @contextmanager
    def opened(self, on_wait: Callable[[], None]) -> Iterator[None]:
        """Hold the place alone, with an empty `new` that goes away in the end."""
        self.folder.mkdir(exist_ok=True)
        with locked(self.folder / "lock", on_wait):
            self._settle()
            try:
                self.new.mkdir()
                yield
            finally:
                shutil.rmtree(self.new, ignore_errors=True)

    def commit(self, inputs: str) -> None:
        """Publish what stands in `new`, which was made of these inputs."""
        files = [self.new / DATABASE, *(path for path in (self.new / SITE).rglob("*") if path.is_file())]
        results = {path.relative_to(self.new).as_posix(): _digest(path) for path in sorted(files)}
        (self.new / RECORD).write_text(json.dumps({"inputs": inputs, "results": results}, indent=1))
        self.new.rename(self.next)
        self._settle()

    def sweep(self) -> None:
        """Remove what a killed build left, where none is at work and the folder can be written."""
        if any(each.exists() for each in (self.new, self.old)):
            with suppress(OSError), locked(self.folder / "lock", give_up):
                self._settle()

    def _settle(self) -> None:
        """Finish what a build had decided on, and remove what it had not."""
        for name, place in ((SITE, self.root), (DATABASE, self.root), (STAMP, self.root), (RECORD, self.folder)):
            if (self.next / name).is_dir():
                self._make_room(place / name)
                (self.next / name).rename(place / name)
            elif (self.next / name).exists():
                os.replace(self.next / name, place / name)
        for left in (self.new, self.next, self.old):
            _remove(left)
        sweep(self.folder / HELD)
        sweep(self.root / KEPT)

    def _make_room(self, place: Path) -> None:
        """Move away what stands where the next folder is to come; nothing where that had been done already."""
        if os.path.lexists(place):
            _remove(self.old)
            place.rename(self.old)


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return file_digest(file, "sha256").hexdigest()


def _remove(path: Path) -> None:
    """Remove a folder, or whatever stands in its place."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
