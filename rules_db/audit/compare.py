"""All rulebooks beside their documents."""

from collections import Counter
from pathlib import Path

from rules_db.audit.faults import find_faults
from rules_db.audit.pair import Pair, load_pair
from rules_db.audit.report import AuditFinding, AuditReport, BookAudit, LeftOut, SetAside
from rules_db.errors import SourceError
from rules_db.model import Library
from rules_db.sources import Role


def audit(library: Library, folder: Path) -> AuditReport:
    """Every rulebook of the library that restates a document, beside this in the folder.

    A document that is missing or unreadable leaves its rulebook out. Raises SourceError when there is no folder.
    """
    if not folder.is_dir():
        raise SourceError(f"{folder}: there is no such folder (name the one that holds the source documents)")
    books: list[BookAudit] = []
    findings: list[AuditFinding] = []
    left_out: list[LeftOut] = []
    for book in (each for each in library.rulebooks if each.has_source):
        try:
            pair = load_pair(library, book, folder)
        except SourceError as error:
            left_out.append(LeftOut(book.id, book.source_file, str(error)))
            continue
        books.append(_account(pair))
        findings += find_faults(pair)
    return AuditReport(tuple(books), tuple(findings), tuple(left_out))


def _account(pair: Pair) -> BookAudit:
    counts = Counter(line.role for line in pair.owned.values())
    mapped = pair.mapped()
    return BookAudit(
        rulebook=pair.book.id,
        document=pair.book.source_file,
        roles=tuple((role, counts[role]) for role in Role if counts[role]),
        rule_lines=len(pair.rule_lines()),
        mapped=len(mapped),
        only_set_aside=len(pair.set_aside() - mapped),
        set_aside=tuple(SetAside(row.first_line, row.last_line, row.note) for row in pair.rows if row.rule is None),
        unowned=pair.unowned,
    )
