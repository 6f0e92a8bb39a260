"""A published state that stays while others come and go: what a server answers from."""

import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rules_db.errors import RulesError
from rules_db.lock import scratch_folder
from rules_db.publish.state import DATABASE, HELD, RECORD, SITE, Workplace

TRIES, PAUSE_SECONDS = 20, 0.05


@contextmanager
def held_state(root: Path) -> Iterator[Path]:
    """A folder with the `rules.db` and `site/` of one build, which no later build touches.

    It goes away at the end. The files are links to the published ones where the system can link. Where nothing can be
    written, no build can come, and it is the project's own. Raises RulesError where what is published is damaged.
    """
    work = Workplace(root)
    if not os.access(work.folder, os.W_OK):
        yield root
        return
    with scratch_folder(work.folder / HELD) as folder:
        _take_whole(work, folder)
        yield folder


def published_mark(root: Path) -> tuple[int, ...]:
    """What is another as soon as another build is published; empty where none is."""
    try:
        found = (Workplace(root).folder / RECORD).stat()
    except OSError:
        return ()
    return found.st_dev, found.st_ino, found.st_mtime_ns, found.st_size


def _take_whole(work: Workplace, folder: Path) -> None:
    """Take what is published, again where a build came in between."""
    reason = "database and site are not of one build"
    for _ in range(TRIES):
        try:
            _take(work.root, folder)
        except OSError as error:
            reason = error.strerror or str(error)
        if work.is_whole(folder):
            return
        time.sleep(PAUSE_SECONDS)
    raise RulesError(f"{work.root / SITE}: cannot be held for readers: {reason} (run `rules-db serve` again)")


def _take(root: Path, folder: Path) -> None:
    shutil.rmtree(folder / SITE, ignore_errors=True)
    (folder / DATABASE).unlink(missing_ok=True)
    shutil.copytree(root / SITE, folder / SITE, copy_function=_link)
    _link(root / DATABASE, folder / DATABASE)


def _link(source: str | Path, target: str | Path) -> str | Path:
    try:
        os.link(source, target)
    except OSError:
        shutil.copyfile(source, target)
    return target
