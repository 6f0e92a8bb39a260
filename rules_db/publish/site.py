"""One run of MkDocs, with everything that it complains of said as the rest of the project says it."""

import logging
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rules_db.errors import Problem, RulebookProblems, RulesError

# What MkDocs says of a link is one of its own sentences; what stands first in quotes is the file, and then the link.
_OF_A_LINK = re.compile(r"Doc file '(?P<file>.+?)' contains an? .*?link(?: to)? '(?P<link>.+?)'(?P<rest>.*)")
_BETWEEN = re.compile(r"^, (?:but )?|^ (?=which)")


def build_site(root: Path, site: Path, database: Path, parts: Path) -> None:
    """Make the site of a project in a folder, out of a database that is current and of what npm gave, if it did.

    Raises RulebookProblems with every link that leads nowhere, and RulesError where there is another reason.
    """
    os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")
    from mkdocs.commands.build import build
    from mkdocs.config import load_config
    from mkdocs.exceptions import MkDocsException

    with kept_complaints() as complaints:
        try:
            config = load_config(str(root / "mkdocs.yml"), site_dir=str(site), strict=True)
            if "rules-db" in config.plugins:
                config.plugins["rules-db"].config |= {"database": str(database), "parts": str(parts)}
            build(config)
        except MkDocsException as error:
            raise _reason(error, complaints, root / "docs") from error


@contextmanager
def kept_complaints() -> Iterator[list[logging.LogRecord]]:
    """What MkDocs warns of meanwhile, which is then printed by nobody else."""
    logger = logging.getLogger("mkdocs")
    handler = _Keeping()
    propagates, logger.propagate = logger.propagate, False
    logger.addHandler(handler)
    try:
        yield handler.records
    finally:
        logger.removeHandler(handler)
        logger.propagate = propagates


class _Keeping(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


def _reason(error: BaseException, complaints: list[logging.LogRecord], docs: Path) -> RulesError:
    """Why the site was not built: our own error if there is one, else what MkDocs complained of."""
    inner: BaseException | None = error
    while inner := inner and (inner.__cause__ or inner.__context__):
        if isinstance(inner, RulesError):
            return inner
    if complaints:
        return RulebookProblems(problem for each in complaints for problem in _problems(each.getMessage(), docs))
    return RulesError(f"mkdocs.yml: the site cannot be built: {' '.join(str(error).split())} (mend what it says)")


def _problems(message: str, docs: Path) -> Iterator[Problem]:
    """A complaint of MkDocs, at every line that it is about."""
    message = " ".join(message.split())
    told = _OF_A_LINK.match(message)
    if not told:
        yield Problem("mkdocs.yml", 0, f"the site cannot be built: {message}", "mend what it says")
        return
    what = f"the link '{told['link']}' leads nowhere: {_BETWEEN.sub('', told['rest']).rstrip('.')}"
    for line in _lines(docs / told["file"], told["link"]):
        yield Problem(told["file"], line, what, "correct the link")


def _lines(page: Path, link: str) -> list[int]:
    """The lines of a page that hold the link; 0 where none does, as on a page that nobody wrote."""
    written = re.compile(rf"""(?<=[(<\s"']){re.escape(link)}(?=[)>\s"']|$)""")
    try:
        lines = page.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return [0]
    return [number for number, line in enumerate(lines, 1) if written.search(line)] or [0]
