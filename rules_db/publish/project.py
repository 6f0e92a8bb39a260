"""rules.db and site/ of a project folder: made anew only where something they are made of has changed, or they have."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from rules_db.build import EPOCH, Progress
from rules_db.engine.engines import engine_keys
from rules_db.errors import RulesError
from rules_db.publish.npm import are_there, fetch_parts, parts_of
from rules_db.publish.site import build_site
from rules_db.publish.state import DATABASE, SITE, STAMP, Workplace
from rules_db.site.view.current import current_library, digest_of, stamp_of

PACKAGE = Path(__file__).parents[1]


@dataclass(frozen=True, slots=True)
class Published:
    """Where the results stand, and whether they had to be made; `lacking` says why pages cannot run rules, if so."""

    database: Path
    site: Path
    is_fresh: bool
    lacking: str = ""


def publish(root: Path, progress: Progress = lambda stage: None) -> Published:
    """Bring rules.db and site/ of a project folder up to date.

    Both are made aside and come together: whatever ends the build, the old ones or the new ones are there, whole. One
    build runs at a time, and others wait for it. Raises RulebookProblems when the rulebooks have mistakes, an example
    fails or a link leads nowhere, and RulesError when the site cannot be built.
    """
    work = Workplace(root)
    lacking = ""
    try:
        if _has_engine(root):
            lacking = fetch_parts(root, progress)
        is_fresh = _bring_up_to_date(work, progress)
    except OSError as error:
        reason = error.strerror or str(error)
        place = error.filename or work.folder
        raise RulesError(f"{place}: cannot be written: {reason} (free some space, or mend the permissions)") from error
    return Published(root / DATABASE, root / SITE, is_fresh, lacking)


def _has_engine(root: Path) -> bool:
    """Whether a rulebook of the project is one that can be played, so that its pages could run rules."""
    return any((root / "docs" / "rulebooks" / key).is_dir() for key in engine_keys())


def _bring_up_to_date(work: Workplace, progress: Progress) -> bool:
    """Whether anything had to be made."""
    if work.is_current(_inputs(work.root)):
        work.sweep()
        return False
    with work.opened(lambda: progress("waiting for another build")):
        inputs = _inputs(work.root)
        if work.is_current(inputs):
            return False
        with _time_of_commit(work.root):
            _build(work, progress)
        work.commit(inputs)
    return True


def _build(work: Workplace, progress: Progress) -> None:
    """Make database and site in the workplace, the database out of the old one's bytes where that is still right."""
    progress("building rules.db")
    for old, new in ((work.root / DATABASE, work.new / DATABASE), (stamp_of(work.root / DATABASE), work.new / STAMP)):
        with suppress(OSError):
            shutil.copyfile(old, new)
    current_library(work.root / "docs", work.new / DATABASE)
    progress("building the site")
    build_site(work.root, work.new / SITE, work.new / DATABASE, parts_of(work.root))


def _inputs(root: Path) -> str:
    """Over the name and content of every file that the results depend on."""
    own = [root / "mkdocs.yml", root / "settings.toml", root / "pyproject.toml", *(root / "docs").rglob("*")]
    code = [path for path in PACKAGE.rglob("*") if "__pycache__" not in path.parts]
    parts = parts_of(root)
    running = parts.name if are_there(parts) else ""
    return f"{os.environ.get(EPOCH, '')} {running} {digest_of(own, root)} {digest_of(code, PACKAGE)}"


@contextmanager
def _time_of_commit(root: Path) -> Iterator[None]:
    """SOURCE_DATE_EPOCH for the length of a build, where nobody chose one: a fixed time makes builds repeat."""
    is_chosen = EPOCH in os.environ
    os.environ.setdefault(EPOCH, _commit_seconds(root))
    try:
        yield
    finally:
        if not is_chosen:
            del os.environ[EPOCH]


def _commit_seconds(root: Path) -> str:
    """Seconds since 1970 of the last commit; 0 outside a checkout."""
    try:
        command = ["git", "-C", str(root), "log", "-1", "--format=%ct"]
        shown = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return "0"
    return shown.stdout.strip() or "0"
