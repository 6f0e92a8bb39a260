"""From the docs folder to rules.db: read, parse, link, check, prove, store."""

import hashlib
import os
import re
import tomllib
from collections.abc import Callable
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

from rules_db.check import check_library
from rules_db.docs import load_files
from rules_db.errors import Problem, RulebookProblems, RulesError, StoreError
from rules_db.link import link_library
from rules_db.model import Library, Setting
from rules_db.parse import Files, parse_library

if TYPE_CHECKING:
    from rules_db.examples.proof.carried import Earlier

Progress = Callable[[str], None]
SETTINGS = "settings.toml"
EPOCH = "SOURCE_DATE_EPOCH"
PROOF = "proof."
"""What the keys of the build table begin with that note the proof of a book; its key follows."""
LATEST_SECONDS = 253_402_300_799  # the end of the year 9999, after which no calendar here knows a date


def build_database(docs: Path, database: Path, progress: Progress = lambda stage: None) -> Library:
    """Store the rulebooks of a docs folder, and return them as stored.

    Raises RulebookProblems with everything that is wrong, or else with every example that fails; StoreError when
    the file cannot be written. The old database stays as it was in all these cases. What it tells of the proof of a
    book is believed where nothing has changed of which that was made.
    """
    from rules_db.examples.proof.carried import notes_of  # late: a check or a read needs no engine
    from rules_db.examples.proof.proved import prove_library
    from rules_db.store import write_database  # late: nor what writes

    library, files = _load_library(docs, progress)
    facts = build_facts(files)
    library, failing = prove_library(library, progress, _earlier(database))
    if failing:
        raise RulebookProblems(failing)
    progress("storing")
    notes = {f"{PROOF}{book}": note for book, note in notes_of(library).items()}
    write_database(library, database, facts | notes)
    return library


def _earlier(database: Path) -> "Earlier | None":
    """What a database of ours holds, where there is one that can be read."""
    from rules_db.examples.proof.carried import Earlier
    from rules_db.store import load_library, open_database

    try:
        with open_database(database) as connection:
            facts = dict(connection.execute("SELECT key, value FROM build").fetchall())
        notes = {key.removeprefix(PROOF): value for key, value in facts.items() if key.startswith(PROOF)}
        return Earlier(load_library(database), notes) if notes else None
    except StoreError:
        return None


def check_docs(docs: Path, progress: Progress = lambda stage: None) -> Library:
    """The library of a docs folder; raises RulebookProblems with everything that is wrong.

    Examples are read and not run.
    """
    return _load_library(docs, progress)[0]


def _load_library(docs: Path, progress: Progress) -> tuple[Library, Files]:
    files, unreadable = load_files(docs)
    library, problems = read_library(files, progress)
    library, unset = _configured(library, docs.parent / SETTINGS)
    found = (*unreadable, *problems, *unset, *_form_problems(library))
    if found:
        raise RulebookProblems(found)
    return library, files


def _form_problems(library: Library) -> tuple[Problem, ...]:
    if not library.examples:
        return ()
    from rules_db.examples.form import form_problems  # late: a rulebook without examples needs no Gherkin

    return tuple(form_problems(library.examples))


def read_library(files: Files, progress: Progress = lambda stage: None) -> tuple[Library, tuple[Problem, ...]]:
    """Parse, link and check files; the library as far as it could be read, and all problems."""
    progress("reading")
    parsed, form = parse_library(files)
    progress("linking")
    linked, dangling = link_library(parsed)
    progress("checking")
    return linked, (*form, *dangling, *check_library(linked))


def build_facts(files: Files) -> dict[str, str]:
    """What the build table says of this build. The time is SOURCE_DATE_EPOCH (seconds), so that builds repeat.

    Raises RulesError when that is no time.
    """
    digest = hashlib.sha256()
    for name, text in files.items():
        digest.update(f"{name}\0{text}\0".encode())
    facts = {"version.rules-db": version("rules-db"), "content.sha256": digest.hexdigest()}
    if EPOCH in os.environ:
        facts["time.epoch_seconds"] = _seconds(os.environ[EPOCH])
    return facts


def _seconds(text: str) -> str:
    if re.fullmatch(r"[0-9]{1,12}", text) and int(text) <= LATEST_SECONDS:
        return text
    raise RulesError(f"{EPOCH}: {text[:40]!r} is no time (give whole seconds since 1970, or unset it)")


def _configured(library: Library, path: Path) -> tuple[Library, tuple[Problem, ...]]:
    """The library with the values of settings.toml: a table a rulebook, a dotted key a setting."""
    if not path.is_file():
        return library, ()
    try:
        text = path.read_text(encoding="utf-8")
        chosen = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError, RecursionError) as error:
        line = re.search(r"\(at line (\d+)", str(error))
        what = f"the settings cannot be read: {error}"
        return library, (Problem(path.name, int(line[1]) if line else 0, what, "mend the TOML"),)
    values = {
        (book, key): str(value)
        for book, table in chosen.items()
        if isinstance(table, dict)
        for key, value in _flattened(table).items()
    }
    known = {(str(each.rulebook), each.key) for each in library.settings}
    loose = [
        (name, f"{name} stands under no rulebook") for name, table in chosen.items() if not isinstance(table, dict)
    ]
    unknown = [(key, f"{book} has no setting {key}") for book, key in values if (book, key) not in known]
    mend = "name a setting of a rulebook's rulings page, under [the rulebook's key]"
    problems = tuple(Problem(path.name, _line_of(key, text), what, mend) for key, what in (*loose, *unknown))
    settings = tuple(_set(each, values.get((each.rulebook, each.key))) for each in library.settings)
    return replace(library, settings=settings), problems


def _line_of(key: str, text: str) -> int:
    """The line that names the last part of a key; 0 where none does."""
    named = re.compile(rf"\b{re.escape(key.rpartition('.')[2])}\b")
    return next((number for number, line in enumerate(text.split("\n"), 1) if named.search(line)), 0)


def _set(setting: Setting, value: str | None) -> Setting:
    return setting if value is None else replace(setting, value=value)


def _flattened(table: dict[str, object], prefix: str = "") -> dict[str, object]:
    flat: dict[str, object] = {}
    for name, value in table.items():
        if isinstance(value, dict):
            flat |= _flattened(value, f"{prefix}{name}.")
        else:
            flat[prefix + name] = value
    return flat
