"""How much a rulebook holds."""

from dataclasses import dataclass

from rules_db.model import Library, PageRole, Rulebook
from rules_db.site.view.plain import counted


@dataclass(frozen=True, slots=True)
class BookCounts:
    chapters: int
    sections: int
    rules: int
    terms: int
    rulings: int
    findings: int
    references: int
    examples: int
    deviations: int

    @property
    def said(self) -> str:
        """The counts that are not nought, in words."""
        pairs = [
            (self.chapters, "chapter"),
            (self.sections, "section"),
            (self.rules, "rule"),
            (self.terms, "term"),
            (self.rulings, "ruling"),
            (self.findings, "finding"),
            (self.examples, "example"),
        ]
        return ", ".join(counted(number, thing) for number, thing in pairs if number)


def count_book(library: Library, book: Rulebook) -> BookCounts:
    """The counts of one rulebook; a reference belongs to the rulebook whose text makes it."""
    rules = {rule.id for rule in library.rules_of(book.id)}
    return BookCounts(
        chapters=sum(page.rulebook == book.id and page.role is PageRole.CHAPTER for page in library.pages),
        sections=sum(section.rulebook == book.id for section in library.sections),
        rules=len(rules),
        terms=sum(term.rulebook == book.id for term in library.terms),
        rulings=sum(ruling.rulebook == book.id for ruling in library.rulings),
        findings=sum(finding.rulebook == book.id for finding in library.findings),
        references=sum(reference.source in rules for reference in library.references),
        examples=sum(example.rulebook == book.id for example in library.examples),
        deviations=sum(deviation.rulebook == book.id for deviation in library.deviations),
    )
