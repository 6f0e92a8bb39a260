"""The built site and database, made anew only where something they are made of has changed."""

import hashlib
import logging
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from rules_db.build import Progress
from rules_db.errors import RulesError
from rules_db.site.view.current import current_library

STAMP = "published.sha256"


@dataclass(frozen=True, slots=True)
class Published:
    """Where the results stand, and whether they had to be made."""

    database: Path
    site: Path
    is_fresh: bool


def publish(root: Path, progress: Progress = lambda stage: None) -> Published:
    """Bring rules.db and site/ of a project folder up to date.

    Each is replaced only when whole: after a failure the old ones still stand. The database comes first, and the plugin
    of the site finds it current. Raises RulebookProblems when the rulebooks have mistakes or an example fails, and
    RulesError when the site cannot be built.
    """
    database, site, stamp = root / "rules.db", root / "site", root / "build" / STAMP
    digest = _digest(root)
    if database.is_file() and (site / "index.html").is_file() and stamp.is_file() and stamp.read_text() == digest:
        return Published(database, site, is_fresh=False)
    os.environ.setdefault("SOURCE_DATE_EPOCH", _commit_time(root))
    progress("building rules.db")
    current_library(root / "docs", database)
    progress("building the site")
    _build_site(root, site)
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(digest)
    return Published(database, site, is_fresh=True)


def _digest(root: Path) -> str:
    """Over the name and content of every file that the results depend on."""
    digest = hashlib.sha256()
    inputs = [root / "mkdocs.yml", root / "settings.toml", root / "pyproject.toml"]
    for folder in (root / "docs", Path(__file__).parent):
        inputs += [path for path in folder.rglob("*") if "__pycache__" not in path.parts]
    for path in sorted(path for path in inputs if path.is_file()):
        digest.update(f"{path}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _build_site(root: Path, site: Path) -> None:
    """Run MkDocs into a folder beside the site, then put it in the site's place."""
    os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")
    from mkdocs.commands.build import build
    from mkdocs.config import load_config
    from mkdocs.exceptions import MkDocsException

    warnings = _Warnings()
    logger = logging.getLogger("mkdocs")
    logger.addHandler(warnings)
    logger.propagate = False
    fresh, old = root / "build" / "site.new", root / "build" / "site.old"
    try:
        fresh.parent.mkdir(exist_ok=True)
        shutil.rmtree(fresh, ignore_errors=True)
        build(load_config(str(root / "mkdocs.yml"), site_dir=str(fresh), strict=True))
        shutil.rmtree(old, ignore_errors=True)
        if site.exists():
            site.rename(old)
        fresh.rename(site)
    except (MkDocsException, SystemExit) as error:
        raise RulesError(
            f"mkdocs.yml: the site cannot be built: {error} (run `mkdocs build --strict` for more)"
        ) from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise RulesError(
            f"{site}: the site cannot be written: {reason} (free some space, or mend the permissions)"
        ) from error
    finally:
        logger.removeHandler(warnings)
        shutil.rmtree(fresh, ignore_errors=True)
        shutil.rmtree(old, ignore_errors=True)


class _Warnings(logging.Handler):
    """Keeps what MkDocs complains about, for the one error that a strict build ends with."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(record.getMessage())


def _commit_time(root: Path) -> str:
    """Seconds since 1970 of the last commit; 0 outside a checkout. A fixed time makes builds repeat byte for byte."""
    try:
        command = ["git", "-C", str(root), "log", "-1", "--format=%ct"]
        shown = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return "0"
    return shown.stdout.strip() or "0"
