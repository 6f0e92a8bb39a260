"""Studies on file that are of other rules than those that stand in the rulebook now."""

from collections.abc import Iterator
from pathlib import Path

from rules_db.docs import RULEBOOKS
from rules_db.errors import Problem
from rules_db.model import Library, Rulebook
from rules_db.studies.book import rules_version
from rules_db.studies.study import BadStudy, read_study


def stale_studies(docs: Path, library: Library) -> Iterator[Problem]:
    """A problem for each JSON file beside a rulebook that holds no study, or one of another version of the rules."""
    for book in library.rulebooks:
        for path in sorted((docs / RULEBOOKS / book.id).glob("*.json")):
            if wrong := _wrong(path, book, library):
                yield Problem(path.relative_to(docs).as_posix(), 0, *wrong)


def _wrong(path: Path, book: Rulebook, library: Library) -> tuple[str, str] | None:
    """What is wrong with a file, and how to mend it; None where it holds a study of the rules as they are."""
    try:
        study = read_study(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        return f"the study cannot be read: {error}", "make it anew, or take it away"
    except BadStudy as error:
        return error.what, error.mend
    if study.rules == rules_version(library, book.id):
        return None
    return "the rules have changed since this study was made", f"make it anew: {study.command} --json"
