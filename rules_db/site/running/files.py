"""The files with which a page runs rules, in a folder whose name changes with them, so that browsers may keep them."""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rules_db.model import Library
from rules_db.site.front_end import FOLDER
from rules_db.site.running.pack import packed
from rules_db.site.running.slim import slim

NAMES = (
    "editor.js", "licences.txt", "pyodide-lock.json", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.mjs",
    "python_stdlib.zip",
)  # fmt: skip
"""What has to be there of npm (npm/, publish/npm.py)."""

FETCHED = ("library.json", "pyodide-lock.json", "pyodide.asm.wasm", "python_stdlib.zip", "rules.zip")
"""What the worker fetches by itself, with word of how far it has come; it imports the rest."""


@dataclass(frozen=True, slots=True)
class RunningFiles:
    """`folder` is the address of all of them, relative to the root of the site, with a slash at its end."""

    folder: str
    contents: dict[str, bytes]

    def addressed(self) -> Iterator[tuple[str, bytes]]:
        """(address relative to the root of the site, content) of each."""
        return ((f"{self.folder}{name}", content) for name, content in self.contents.items())


def running_files(parts: Path, library: Library) -> RunningFiles | None:
    """All files, of those that npm gave; None where these are not there."""
    try:
        contents = {name: (parts / name).read_bytes() for name in NAMES}
    except OSError:
        return None
    contents |= {"library.json": slim(library).encode(), "rules.zip": packed()}
    sizes = {name: len(contents[name]) for name in FETCHED}
    contents["parts.json"] = json.dumps({"sizes": sizes}).encode()
    digest = hashlib.sha256()
    for name in sorted(contents):
        digest.update(f"{name} {len(contents[name])} ".encode() + hashlib.sha256(contents[name]).digest())
    return RunningFiles(f"{FOLDER}/run/{digest.hexdigest()[:8]}/", contents)
