"""A rulebook beside its source document, line by line."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rules_db.audit.report import AuditFinding, AuditReport, BookAudit, Fault, LeftOut, SetAside
from rules_db.errors import SourceError
from rules_db.model import Library, Place, Rule, Rulebook, RuleId, SourceLines
from rules_db.sources import READERS, Role, SourceLine, load_text, passage_hash, split_lines, unowned

_STAMP = "run `rules-db audit` with --stamp"


@dataclass(frozen=True, slots=True)
class _Pair:
    """One rulebook and its document. `rows` are those of the source map that name lines of the document, `lost`
    the others; `uses` says how often a rule's number has been used up to it, itself included."""

    book: Rulebook
    rules: dict[RuleId, Rule]
    uses: dict[RuleId, int]
    rows: tuple[SourceLines, ...]
    lost: tuple[SourceLines, ...]
    text: str
    lines: tuple[str, ...]
    owned: dict[int, SourceLine]
    unowned: tuple[int, ...]

    def finding(self, fault: Fault, place: Place, what: str, mend: str, *rules: RuleId) -> AuditFinding:
        return AuditFinding(fault, self.book.id, place, what, mend, rules)

    def at(self, line: int) -> Place:
        return Place(self.book.source_file, line)

    def rule_lines_in(self, row: SourceLines) -> list[SourceLine]:
        within = (self.owned.get(number) for number in range(row.first_line, row.last_line + 1))
        return [line for line in within if line and line.role is Role.RULE]


def audit(library: Library, folder: Path) -> AuditReport:
    """Every rulebook of the library beside its document in the folder.

    A document that is missing or unreadable leaves its rulebook out. Raises SourceError when there is no folder.
    """
    if not folder.is_dir():
        raise SourceError(f"{folder}: there is no such folder (name the one that holds the source documents)")
    books: list[BookAudit] = []
    findings: list[AuditFinding] = []
    left_out: list[LeftOut] = []
    for book in library.rulebooks:
        try:
            pair = _load_pair(library, book, folder)
        except SourceError as error:
            left_out.append(LeftOut(book.id, book.source_file, str(error)))
            continue
        books.append(_book_audit(pair))
        findings += sorted(_findings(pair), key=lambda finding: finding.place)
    return AuditReport(tuple(books), tuple(findings), tuple(left_out))


def _load_pair(library: Library, book: Rulebook, folder: Path) -> _Pair:
    if book.source_reader not in READERS:
        raise SourceError(f"{book.place}: {book.source_reader!r} is no reader (choose one of {', '.join(READERS)})")
    text = load_text(folder / book.source_file)
    owned = READERS[book.source_reader](book.source_file, text)
    lines = split_lines(text)
    counts: Counter[str] = Counter()
    uses: dict[RuleId, int] = {}
    for rule in library.rules_of(book.id):
        counts[rule.number] += 1
        uses[rule.id] = counts[rule.number]
    rows = [row for row in library.source_lines if row.rulebook == book.id]
    sound = [row for row in rows if not _lost_because(row, book, lines)]
    return _Pair(
        book=book,
        rules={rule.id: rule for rule in library.rules_of(book.id)},
        uses=uses,
        rows=tuple(sound),
        lost=tuple(row for row in rows if row not in sound),
        text=text,
        lines=lines,
        owned={line.number: line for line in owned},
        unowned=unowned(text, owned),
    )
