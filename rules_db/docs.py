"""The docs folder: the texts of its rulebooks."""

from collections.abc import Iterable
from pathlib import Path

from rules_db.errors import Problem, RulesError
from rules_db.parse import Files

RULEBOOKS = "rulebooks"
_NAMES = ("*.md", "source-map.csv", "asked.csv")


def load_files(docs: Path) -> tuple[Files, tuple[Problem, ...]]:
    """The rulebook files of a docs folder by their path in it, sorted; and those that cannot be read, or not as UTF-8.

    Raises RulesError when the folder holds no rulebooks.
    """
    if not (docs / RULEBOOKS).is_dir():
        raise RulesError(f"{docs}: there are no rulebooks here (name the folder that holds `rulebooks/` with --docs)")
    return _texts(docs, [*(docs / RULEBOOKS).rglob("*"), docs / "concepts.md"])


def load_book_of(docs: Path, identity: str) -> tuple[Files, tuple[Problem, ...]]:
    """The same of the one rulebook whose key an id begins with; nothing where there is none."""
    folders = [each for each in (docs / RULEBOOKS).glob("*") if identity.startswith(f"{each.name}-")]
    return _texts(docs, [path for folder in folders for path in folder.rglob("*")])


def _texts(docs: Path, paths: Iterable[Path]) -> tuple[Files, tuple[Problem, ...]]:
    files: dict[str, str] = {}
    problems = []
    for path in sorted(each for each in paths if any(map(each.match, _NAMES)) and each.is_file()):
        name = path.relative_to(docs).as_posix()
        try:
            files[name] = path.read_bytes().decode("utf-8").replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            line = path.read_bytes()[: error.start].count(b"\n") + 1
            problems.append(Problem(name, line, "the file is not UTF-8", "save it as UTF-8"))
        except OSError as error:
            problems.append(Problem(name, 0, f"the file cannot be read: {error.strerror}", "mend its permissions"))
    return files, tuple(problems)
