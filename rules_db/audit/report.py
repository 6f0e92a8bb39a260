"""What an audit found."""

import math
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any

from rules_db.model import Place, RulebookId, RuleId
from rules_db.sources import Role

Row = dict[str, str | int | float]


class Fault(StrEnum):
    """What can be wrong between a rulebook and its document."""

    NOT_RESTATED = "not-restated"
    NO_SOURCE = "no-source"
    UNKNOWN_RULE = "unknown-rule"
    WRONG_LINES = "wrong-lines"
    OTHER_NUMBER = "other-number"
    UNSTAMPED = "unstamped"
    MOVED = "moved"
    CHANGED = "changed"
    UNOWNED = "unowned"


@dataclass(frozen=True, slots=True)
class AuditFinding:
    """One thing to mend. `place` is in the source document or in the docs folder; `rules` are those it touches."""

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
    """One rulebook beside its document. `roles` counts the non-blank lines of each role.

    Of the `rule_lines`, `mapped` are restated by a rule, and `only_set_aside` are not, but are set aside with a
    note. `unowned` lists the lines that the reader failed to own exactly once: none, unless the reader is wrong.
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
        """The rule lines that are mapped or set aside, rounded down to a tenth: 100 means every one."""
        return math.floor(1000 * (self.mapped + self.only_set_aside) / self.rule_lines) / 10


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A rulebook that could not be audited, and the one line that says why."""

    rulebook: RulebookId
    document: str
    reason: str


@dataclass(frozen=True, slots=True)
class AuditReport:
    """Every rulebook is in `books` or in `left_out`, in the order of the library; findings are in order of place."""

    books: tuple[BookAudit, ...]
    findings: tuple[AuditFinding, ...]
    left_out: tuple[LeftOut, ...]

    @property
    def is_complete(self) -> bool:
        """No rulebook was left out."""
        return not self.left_out

    @property
    def is_clean(self) -> bool:
        """No rulebook was left out, and nothing is to be mended."""
        return self.is_complete and not self.findings

    def as_rows(self) -> list[Row]:
        """A row for each audited rulebook, for a table."""
        return [
            {
                "rulebook": book.rulebook,
                "document": book.document,
                **{role.value: dict(book.roles).get(role, 0) for role in Role},
                "rule_lines": book.rule_lines,
                "mapped": book.mapped,
                "only_set_aside": book.only_set_aside,
                "share_percent": book.share_percent,
                "findings": sum(finding.rulebook == book.rulebook for finding in self.findings),
            }
            for book in self.books
        ]

    def as_plain(self) -> dict[str, Any]:
        """The whole report as plain data for JSON."""
        books = [
            {**asdict(book), "roles": dict(book.roles), "share_percent": book.share_percent} for book in self.books
        ]
        return {
            "is_complete": self.is_complete,
            "is_clean": self.is_clean,
            "books": books,
            "findings": [asdict(finding) for finding in self.findings],
            "left_out": [asdict(each) for each in self.left_out],
        }
