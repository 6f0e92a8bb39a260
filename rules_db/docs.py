"""The docs folder: the texts of its rulebooks, and what of it cannot be read."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from rules_db.errors import Problem, RulesError
from rules_db.parse import Files

RULEBOOKS = "rulebooks"
_CSV_NAMES = ("source-map.csv", "asked.csv")
_TEXTS = (".md", ".markdown", ".mdown", ".mkd", ".txt", ".csv", ".rst", ".adoc", ".feature")
_MARK = b"\xef\xbb\xbf"


def load_files(docs: Path) -> tuple[Files, tuple[Problem, ...]]:
    """The rulebook files of a docs folder by their path in it, sorted; and a problem for each that cannot be read.

    Raises RulesError when the folder holds no rulebooks.
    """
    if not (docs / RULEBOOKS).is_dir():
        raise RulesError(f"{docs}: there are no rulebooks here (name the folder that holds `rulebooks/` with --docs)")
    problems: list[Problem] = []
    concepts = docs / "concepts.md"
    paths = [*_found(docs, docs / RULEBOOKS, problems), *([concepts] if concepts.is_file() else [])]
    return _texts(docs, paths, problems), tuple(problems)


def load_book_of(docs: Path, identity: str) -> tuple[Files, tuple[Problem, ...]]:
    """The same of the one rulebook whose key an id begins with; nothing where there is none."""
    problems: list[Problem] = []
    folders = [each for each in (docs / RULEBOOKS).glob("*") if identity.startswith(f"{each.name}-")]
    paths = [path for folder in folders for path in _found(docs, folder, problems)]
    return _texts(docs, paths, problems), tuple(problems)


def _found(docs: Path, folder: Path, problems: list[Problem]) -> Iterator[Path]:
    """The files below a folder that are rulebook files by their name; what only looks like one is a problem.

    What begins with a dot belongs to other programs.
    """

    def blocked(error: OSError) -> None:
        name = Path(error.filename).relative_to(docs).as_posix()
        problems.append(Problem(name, 0, f"the folder cannot be read: {error.strerror}", "mend its permissions"))

    for where, folders, names in os.walk(folder, onerror=blocked):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in folders:
            if (Path(where) / name).is_symlink():
                what, mend = "the folder is a link, which is not followed", "put the folder itself here"
                problems.append(Problem((Path(where) / name).relative_to(docs).as_posix(), 0, what, mend))
        for path in (Path(where) / name for name in names if not name.startswith(".")):
            if path.suffix.lower() in _TEXTS and (problem := _unread(path, path.relative_to(docs).as_posix())):
                problems.append(problem)
            elif path.suffix.lower() in _TEXTS:
                yield path


def _unread(path: Path, name: str) -> Problem | None:
    """Why a file with a text in it is not read; None where it is."""
    if path.suffix != ".md" and path.name not in _CSV_NAMES:
        return Problem(name, 0, "nothing reads a file of this name", f"call it *.md or {' or '.join(_CSV_NAMES)}")
    if not path.is_file():
        what = "the link leads to no file" if path.is_symlink() else "this is no file"
        return Problem(name, 0, what, "put a file in its place, or drop it")
    return None


def _texts(docs: Path, paths: Iterable[Path], problems: list[Problem]) -> Files:
    files: dict[str, str] = {}
    for path in sorted(paths):
        name = path.relative_to(docs).as_posix()
        try:
            content = path.read_bytes().removeprefix(_MARK)
            files[name] = content.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
        except UnicodeDecodeError as error:
            line = content[: error.start].count(b"\n") + 1
            problems.append(Problem(name, line, "the file is not UTF-8", "save it as UTF-8"))
        except OSError as error:
            problems.append(Problem(name, 0, f"the file cannot be read: {error.strerror}", "mend its permissions"))
    return files
