"""A rulebook and its document side by side."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from rules_db.audit.edition import find_shifts
from rules_db.errors import SourceError
from rules_db.model import Library, Place, Rule, Rulebook, RuleId, SourceLines
from rules_db.sources import READERS, Role, SourceLine, load_text, split_lines, unowned


@dataclass(frozen=True, slots=True)
class Pair:
    """One rulebook and its document.

    `rows` are the rows of its source map, with the lines at which their passages stand now; `shifts` says of those
    whose passage reads differently at its old lines how far it moved, or None. `lines` is the whole document, `owned`
    what its reader says of each non-blank line, by number. `uses` counts, for each rule, how often its number has been
    used up to it.
    """

    book: Rulebook
    rules: dict[RuleId, Rule]
    uses: dict[RuleId, int]
    rows: tuple[SourceLines, ...]
    shifts: dict[SourceLines, int | None]
    lines: tuple[str, ...]
    owned: dict[int, SourceLine]
    unowned: tuple[int, ...]

    def at(self, line: int) -> Place:
        """The place in the document."""
        return Place(self.book.source_file, line)

    def is_sound(self, row: SourceLines) -> bool:
        """The row names lines of the document that show something."""
        return row.source == self.book.source_file and row.last_line <= len(self.lines) and bool(self.lines_of(row))

    def lines_of(self, row: SourceLines) -> list[SourceLine]:
        """The non-blank lines of the document that the row includes."""
        within = (self.owned.get(number) for number in range(row.first_line, row.last_line + 1))
        return [line for line in within if line]

    def rule_lines(self) -> set[int]:
        """The numbers of all lines that state rules."""
        return {line.number for line in self.owned.values() if line.role is Role.RULE}

    def mapped(self) -> set[int]:
        """The rule lines that some rule of the rulebook restates."""
        return self._included([row for row in self.rows if row.rule in self.rules])

    def set_aside(self) -> set[int]:
        """The rule lines that the source map sets aside."""
        return self._included([row for row in self.rows if row.rule is None])

    def _included(self, rows: list[SourceLines]) -> set[int]:
        sound = (row for row in rows if self.is_sound(row))
        return {line.number for row in sound for line in self.lines_of(row)} & self.rule_lines()


def load_pair(library: Library, book: Rulebook, folder: Path) -> Pair:
    """The rulebook beside its document in the folder; SourceError where that cannot be read."""
    if book.source_reader not in READERS:
        raise SourceError(f"{book.place}: {book.source_reader!r} is no reader (choose one of {', '.join(READERS)})")
    text = load_text(folder / book.source_file)
    owned = READERS[book.source_reader](book.source_file, text)
    lines = split_lines(text)
    rows = [row for row in library.source_lines if row.rulebook == book.id]
    shifts = find_shifts((row for row in rows if row.source == book.source_file), lines)
    return Pair(
        book=book,
        rules={rule.id: rule for rule in library.rules_of(book.id)},
        uses=_uses(library.rules_of(book.id)),
        rows=tuple(_shifted(row, shifts.get(row) or 0) for row in rows),
        shifts=shifts,
        lines=lines,
        owned={line.number: line for line in owned},
        unowned=unowned(text, owned),
    )


def _uses(rules: Iterable[Rule]) -> dict[RuleId, int]:
    counts: Counter[str] = Counter()
    uses: dict[RuleId, int] = {}
    for rule in rules:
        counts[rule.number] += 1
        uses[rule.id] = counts[rule.number]
    return uses


def _shifted(row: SourceLines, lines: int) -> SourceLines:
    return replace(row, first_line=row.first_line + lines, last_line=row.last_line + lines)
