"""From the docs folder to rules.db: read, parse, link, check, prove, store."""

import hashlib
import os
import re
import tomllib
from collections.abc import Callable
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path

from rules_db.check import check_library
from rules_db.docs import load_files
from rules_db.errors import Problem, RulebookProblems, RulesError
from rules_db.link import link_library
from rules_db.model import Library, Setting
from rules_db.parse import Files, parse_library
from rules_db.store import write_database

Progress = Callable[[str], None]
SETTINGS = "settings.toml"
EPOCH = "SOURCE_DATE_EPOCH"
LATEST_SECONDS = 253_402_300_799  # the end of the year 9999, after which no calendar here knows a date


def build_database(docs: Path, database: Path, progress: Progress = lambda stage: None) -> Library:
    """Store the rulebooks of a docs folder, and return them as stored.

    Raises RulebookProblems with everything that is wrong, or else with every example that fails; StoreError when
    the file cannot be written. The old database stays as it was in all these cases.
    """
    from rules_db.examples.proved import prove_library  # late: a check or a read needs no engine

    library, files = _load_library(docs, progress)
    facts = build_facts(files)
    library, failing = prove_library(library, progress)
    if failing:
        raise RulebookProblems(failing)
    progress("storing")
    write_database(library, database, facts)
    return library


def check_docs(docs: Path, progress: Progress = lambda stage: None) -> Library:
    """The library of a docs folder; raises RulebookProblems with everything that is wrong. Examples are not run."""
    return _load_library(docs, progress)[0]


def _load_library(docs: Path, progress: Progress) -> tuple[Library, Files]:
    files, unreadable = load_files(docs)
    library, problems = read_library(files, progress)
    library, unset = _configured(library, docs.parent / SETTINGS)
    if unreadable or problems or unset:
        raise RulebookProblems((*unreadable, *problems, *unset))
    return library, files


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
        chosen = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        return library, (Problem(path.name, 0, f"the settings cannot be read: {error}", "mend the TOML"),)
    values = {
        (book, key): str(value)
        for book, table in chosen.items()
        if isinstance(table, dict)
        for key, value in _flattened(table).items()
    }
    known = {(str(each.rulebook), each.key) for each in library.settings}
    problems = tuple(
        Problem(path.name, 0, f"{book} has no setting {key}", "see the rulebook's rulings page for its settings")
        for book, key in values
        if (book, key) not in known
    )
    settings = tuple(_set(each, values.get((each.rulebook, each.key))) for each in library.settings)
    return replace(library, settings=settings), problems


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
