"""The files of a new project, which stand in `files/` as the author will find them, but for two names.

`KEY` in a path and `$key` in a text are the rulebook's key; `$title` is its title in Markdown, `$quoted` in YAML.
"""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from string import Template

from rules_db.errors import RulesError
from rules_db.lock import scratch_folder
from rules_db.parse.library import KEY

FILES = Path(__file__).parent / "files"
_NAMES = {"gitignore": ".gitignore"}  # Where it has its own name, it would hold for this folder.
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""Control characters, and what a terminal sent that is no text."""


def begin_project(folder: Path, key: str, title: str) -> tuple[str, ...]:
    """Write the project, and return its files by their paths in it; an empty key or title is made of the folder's name.

    The folder is empty or not there, and gets all of them or none. Raises RulesError where that cannot be.
    """
    folder = folder.absolute()
    key = _checked_key(key or _key_of(folder.name), folder.name)
    title = " ".join(title.split()) or key.replace("-", " ").title()
    if _UNSEEN.search(title):
        raise RulesError(f"--title: {title!r} holds a character that nobody sees (leave it out)")
    try:
        _require_room(folder)
        is_there = folder.is_dir()
        folder.parent.mkdir(parents=True, exist_ok=True)
        with scratch_folder(folder / "project" if is_there else folder) as scratch:
            names = tuple(_write(scratch / "project", key, title))
            (_move_into if is_there else Path.rename)(scratch / "project", folder)
    except OSError as error:
        reason = error.strerror or str(error)
        raise RulesError(f"{folder}: cannot be written: {reason} (name another folder)") from error
    return names


def _key_of(name: str) -> str:
    return "-".join(re.findall(r"[a-z0-9]+", name.lower())).lstrip("0123456789-")


def _checked_key(key: str, name: str) -> str:
    if not key:
        raise RulesError(f"{name}: no key can be made of this name (give one with --key)")
    if not KEY.fullmatch(key):
        raise RulesError(f"--key: {key!r} is no key (use small letters, digits and hyphens, a letter first)")
    return key


def _require_room(folder: Path) -> None:
    if os.path.lexists(folder) and not folder.is_dir():
        raise RulesError(f"{folder}: this is no folder (name another one)")
    if folder.is_dir() and any(folder.iterdir()):
        raise RulesError(f"{folder}: the folder is not empty (name a new one)")


def _write(folder: Path, key: str, title: str) -> Iterator[str]:
    """Write all files into a folder, and say their names."""
    words = {
        "key": key,
        "title": re.sub(r"([\\\\`*_<>\[\]&#$])", r"\\\1", title),  # as Markdown has it
        "quoted": json.dumps(title, ensure_ascii=False)[1:-1],  # within the quotes of YAML
    }
    for path in sorted(each for each in FILES.rglob("*") if each.is_file()):
        name = path.relative_to(FILES).as_posix()
        name = _NAMES.get(name, name.replace("KEY", key))
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        text = Template(path.read_text("utf-8")).substitute(words)
        target.write_text(text, encoding="utf-8")
        yield name


def _move_into(written: Path, folder: Path) -> None:
    """Move what was written into a folder that stays the one in which somebody may stand; all of it or nothing."""
    moved: list[Path] = []
    try:
        for path in written.iterdir():
            moved.append(path.rename(folder / path.name))
    except BaseException:
        for path in moved:
            path.rename(written / path.name)
        raise
