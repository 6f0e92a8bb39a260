"""What follows from the library and the code alone: made once, and kept for the next build of the site.

    build/kept/<key>/said     of each result what pages need to know, and its files with their digests: JSON, and
                              above it a line with its own
    build/kept/<key>/files/   these files, as they stand on the site

The key is a digest of all that the results are made of, so nothing that is kept can be out of date; and the bytes of
each file are asked before they are believed. The site holds the files by another name (a hard link) where the system
can do that: nothing is copied, and what a build takes away and brings back is no new file.
"""

import json
import os
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from rules_db.lock import scratch_folder, sweep

KEPT = "build/kept"
MOST_KEYS = 2
"""How many folders stay: `mkdocs build` and `rules-db serve` stamp their databases with different times."""
_SAID, _FILES = "said", "files"


@dataclass(frozen=True, slots=True)
class Made:
    """A result: what pages need of it, in the words of JSON, and its files by their paths on the site.

    A file is its text, or where that is kept.
    """

    said: Any
    files: Mapping[str, str | Path]


class Kept:
    """Results by their names, made when they are first asked for unless they are among those that were found.

    What was made ahead, before anybody asks for it, counts as made when it is asked for.
    """

    def __init__(self, found: Mapping[str, Made] | None = None) -> None:
        self._found = found or {}
        self._ahead: dict[str, Made] = {}
        self.taken: dict[str, Made] = {}

    def take(self, name: str, make: Callable[[], Made]) -> Made:
        if name not in self.taken:
            self.taken[name] = self._found.get(name) or self._ahead.get(name) or make()
        return self.taken[name]

    def add(self, name: str, made: Made) -> None:
        self._ahead[name] = made

    def has(self, name: str) -> bool:
        """Whether it need not be made."""
        return name in self._found or name in self._ahead

    @property
    def is_all_found(self) -> bool:
        return self.taken.keys() <= self._found.keys()


class KeptFolder:
    """Where the results are kept that are made of what a key stands for."""

    def __init__(self, root: Path, made_of: Iterable[str]) -> None:
        self.place = root / KEPT
        self.folder = self.place / sha256("\0".join(made_of).encode()).hexdigest()[:16]

    def load(self) -> Kept:
        """The results that are there, to the last byte."""
        try:
            digest, _, said = (self.folder / _SAID).read_bytes().partition(b"\n")
        except OSError:
            return Kept()
        is_whole = digest == sha256(said).hexdigest().encode()
        return Kept(dict(self._whole(json.loads(said))) if is_whole else {})

    def put(self, kept: Kept, site: Path) -> None:
        """Have the site hold the files of all results that were asked for, and keep those that were made."""
        sweep(self.place)
        files = {path: source for made in kept.taken.values() for path, source in made.files.items()}
        if not kept.is_all_found:
            with suppress(OSError):  # What cannot be kept is only made again.
                self._store(kept)
                files = {path: self.folder / _FILES / path for path in files}
        with suppress(OSError):
            os.utime(self.folder)
        _place(files, site)

    def _whole(self, said: Any) -> Iterator[tuple[str, Made]]:
        for name, each in said.items():
            files = {path: self.folder / _FILES / path for path in each["files"]}
            if all(_digest(source) == each["files"][path] for path, source in files.items()):
                yield name, Made(each["said"], files)

    def _store(self, kept: Kept) -> None:
        """Keep the results in a folder that is there as a whole or not at all."""
        self.place.mkdir(parents=True, exist_ok=True)
        with scratch_folder(self.place) as scratch:
            new, said = scratch / "new", {}
            for name, made in kept.taken.items():
                _place(made.files, new / _FILES)
                said[name] = {"said": made.said, "files": {path: _digest(new / _FILES / path) for path in made.files}}
            written = json.dumps(said).encode()
            (new / _SAID).write_bytes(sha256(written).hexdigest().encode() + b"\n" + written)
            if self.folder.exists():
                self.folder.rename(scratch / "old")
            new.rename(self.folder)
        for old in sorted(self.place.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)[MOST_KEYS:]:
            shutil.rmtree(old, ignore_errors=True)


def _place(files: Mapping[str, str | Path], folder: Path) -> None:
    """Have a folder hold files, which take the place of what stands there."""
    os.makedirs(folder, exist_ok=True)
    for parent in {os.path.dirname(path) for path in files}:
        os.makedirs(folder / parent, exist_ok=True)
    for path, source in files.items():
        target = os.path.join(folder, path)
        with suppress(FileNotFoundError):
            os.unlink(target)  # It may be what is kept: that is never written to.
        if isinstance(source, str):
            with open(target, "w", encoding="utf-8", newline="") as file:
                file.write(source)
        else:
            _link(source, target)


def _link(source: Path, target: str) -> None:
    try:
        os.link(source, target)
    except (OSError, NotImplementedError):
        shutil.copyfile(source, target)


def _digest(path: Path) -> str:
    """Of the bytes of a file; '' where it cannot be read."""
    try:
        return sha256(path.read_bytes()).hexdigest()
    except OSError:
        return ""
