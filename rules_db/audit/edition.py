"""What became of the passages that a source map was stamped with, in the edition at hand."""

from collections import Counter, defaultdict
from collections.abc import Iterable

from rules_db.model import SourceLines
from rules_db.sources import passage_hash


def find_shifts(rows: Iterable[SourceLines], lines: tuple[str, ...]) -> dict[SourceLines, int | None]:
    """For each stamped row whose lines read differently: how many lines further down its passage stands now.

    Negative is up, None is nowhere. A passage that stands in several places has moved as most others did, else the
    least.
    """
    stale = [row for row in rows if row.hash.strip() and row.hash != passage_hash(passage_of(row, lines))]
    firsts = {size: _first_lines_by_hash(lines, size) for size in {_size(row) for row in stale}}
    found = {row: [first - row.first_line for first in firsts[_size(row)].get(row.hash, [])] for row in stale}
    common = Counter(shift for shifts in found.values() for shift in shifts)
    return {
        row: max(shifts, key=lambda shift: (common[shift], -abs(shift)), default=None) for row, shifts in found.items()
    }


def passage_of(row: SourceLines, lines: tuple[str, ...]) -> tuple[str, ...]:
    """The lines of the document that the row names."""
    return lines[row.first_line - 1 : row.last_line]


def _size(row: SourceLines) -> int:
    return row.last_line - row.first_line + 1


def _first_lines_by_hash(lines: tuple[str, ...], size: int) -> dict[str, list[int]]:
    """Where the passages of so many lines begin, by their hash."""
    found: dict[str, list[int]] = defaultdict(list)
    for first in range(len(lines) - size + 1):
        found[passage_hash(lines[first : first + size])].append(first + 1)
    return found
