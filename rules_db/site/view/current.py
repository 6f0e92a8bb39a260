"""The library of a docs folder, read back from rules.db where that still holds what the folder says.

Reading it back takes a tenth of the time of building it, which is what a writer waits for at every save.
"""

import contextlib
import os
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from rules_db.build import SETTINGS, build_database
from rules_db.model import Library
from rules_db.store import load_library

PACKAGE = Path(__file__).parents[2]
_READERS = ("cucumber-expressions", "gherkin-official", "Markdown", "markdown-it-py", "MarkupSafe")
"""Distributions that decide what is read, and how it is shown."""


@dataclass(frozen=True, slots=True)
class Current:
    """A library, and what says that it is the same: of which inputs it was made, by which code, and to which bytes."""

    library: Library
    made_of: str


def current_library(docs: Path, database: Path) -> Current:
    """The library of the folder, which the database holds afterwards. Raises RulesError as build_database does."""
    stamp = stamp_of(database)
    inputs = _inputs(docs)
    if _is_stamped(stamp, inputs, database):
        return Current(load_library(database), _stamp(inputs, database))
    library, made_of = build_database(docs, database), _stamp(inputs, database)
    with contextlib.suppress(OSError):
        stamp.write_text(made_of, encoding="utf-8")
    return Current(library, made_of)


def stamp_of(database: Path) -> Path:
    """The file that says of what a database was made."""
    return database.with_name(f"{database.name}.stamp")


def _is_stamped(stamp: Path, inputs: str, database: Path) -> bool:
    try:
        return stamp.read_text(encoding="utf-8") == _stamp(inputs, database)
    except (OSError, UnicodeDecodeError):
        return False


def _stamp(inputs: str, database: Path) -> str:
    """Says that these very bytes were made of these inputs: whatever else is there now, it is not believed."""
    return f"{inputs} {sha256(database.read_bytes()).hexdigest()}\n"


def _inputs(docs: Path) -> str:
    """Over the name and content of everything that the database is made of, and of the code that makes it."""
    texts = [*(docs / "rulebooks").rglob("*"), docs / "concepts.md", docs.parent / SETTINGS]
    code = [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.toml")]
    chosen = os.environ.get("SOURCE_DATE_EPOCH", "")
    readers = sha256(repr([sys.version, *map(version, _READERS)]).encode()).hexdigest()
    return f"{chosen} {readers} {digest_of(texts, docs.parent)} {digest_of(code, PACKAGE)}"


def digest_of(paths: Iterable[Path], folder: Path) -> str:
    """Over the names below the folder, and the contents, of those that are files.

    No time and no place is part of it, so that it is the same in a copy. What cannot be read counts as changed.
    """
    digest = sha256()
    for path in sorted(each for each in paths if each.is_file()):
        digest.update(os.fsencode(path.relative_to(folder)))
        try:
            content = path.read_bytes()
        except OSError:
            content = os.urandom(16)
        digest.update(b"\0%d\0" % len(content) + content)
    return digest.hexdigest()
