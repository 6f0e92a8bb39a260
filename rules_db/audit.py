"""Whether the source documents are restated in full: every rule line, every rule, and the same edition still.

`audit` compares; `stamp` notes which wording was compared. Nothing of a document's text is kept or reported.
"""

import csv
import io
import json
import math
import os
import shutil
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path

from rules_db.errors import Problem, RulebookProblems, SourceError
from rules_db.model import Library, Place, Rule, Rulebook, RulebookId, RuleId, SourceLines
from rules_db.sources import READERS, Role, SourceLine, load_text, passage_hash, split_lines, unowned


class Fault(StrEnum):
    """What an audit can find."""

    NOT_RESTATED = "not-restated"
    NO_SOURCE = "no-source"
    UNKNOWN_RULE = "unknown-rule"
    WRONG_LINES = "wrong-lines"
    UNSTAMPED = "unstamped"
    MOVED = "moved"
    CHANGED = "changed"
    OTHER_NUMBER = "other-number"
    UNOWNED = "unowned"


@dataclass(frozen=True, slots=True)
class AuditFinding:
    """One thing to mend. The place is in a source document or in the docs folder; `rules` are those it touches."""

    fault: Fault
    rulebook: RulebookId
    place: Place
    what: str
    mend: str
    rules: tuple[RuleId, ...] = ()

    def __str__(self) -> str:
        return f"{self.place}: {self.what} ({self.mend})"


@dataclass(frozen=True, slots=True)
class SetAside:
    """Lines that state no rule, and why; both ends included."""

    first_line: int
    last_line: int
    note: str


@dataclass(frozen=True, slots=True)
class BookAudit:
    """One rulebook beside its document.

    `roles` counts non-blank lines. Of the `rule_lines`, `mapped` are restated by a rule, and `only_set_aside` are
    not, but are set aside; the share is of both, rounded down, so that 100 means every line.
    """

    rulebook: RulebookId
    document: str
    roles: tuple[tuple[Role, int], ...]
    rule_lines: int
    mapped: int
    only_set_aside: int
    set_aside: tuple[SetAside, ...]
    unowned: tuple[int, ...]

    @property
    def share_percent(self) -> float:
        return math.floor(1000 * (self.mapped + self.only_set_aside) / self.rule_lines) / 10


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A rulebook that could not be audited, and the one line that says why."""

    rulebook: RulebookId
    document: str
    reason: str


@dataclass(frozen=True, slots=True)
class AuditReport:
    """Every rulebook of the library is in `books` or in `left_out`, in reading order."""

    books: tuple[BookAudit, ...]
    findings: tuple[AuditFinding, ...]
    left_out: tuple[LeftOut, ...]

    @property
    def is_complete(self) -> bool:
        """Every document was there and readable."""
        return not self.left_out

    @property
    def is_clean(self) -> bool:
        """Everything was audited, and nothing is to be mended."""
        return self.is_complete and not self.findings
