"""Ids, and where in the docs something is written."""

from dataclasses import dataclass
from typing import NewType

RulebookId = NewType("RulebookId", str)
SectionId = NewType("SectionId", str)
RuleId = NewType("RuleId", str)
TermId = NewType("TermId", str)
RulingId = NewType("RulingId", str)
FindingId = NewType("FindingId", str)


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A line of a file; the file is relative to the docs folder, the line 1-based."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"
