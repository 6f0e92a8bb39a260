"""Every rulebook together."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules_db.model.decisions import Finding, Ruling, Setting
from rules_db.model.places import RulebookId
from rules_db.model.proof import Citation, Example, ExampleCard, ExampleEvent, KnockOut, PlainExample, Watch
from rules_db.model.rulebooks import NumberDeviation, Page, Rule, Rulebook, Section, SourceLines, Table
from rules_db.model.words import Asked, Concept, Equivalence, Reference, Term, TermLink


@dataclass(frozen=True, slots=True)
class Library:
    """Every rulebook together; each tuple is in reading order. This is what is stored and read back."""

    rulebooks: tuple[Rulebook, ...] = ()
    pages: tuple[Page, ...] = ()
    sections: tuple[Section, ...] = ()
    rules: tuple[Rule, ...] = ()
    terms: tuple[Term, ...] = ()
    tables: tuple[Table, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    settings: tuple[Setting, ...] = ()
    findings: tuple[Finding, ...] = ()
    references: tuple[Reference, ...] = ()
    term_links: tuple[TermLink, ...] = ()
    equivalences: tuple[Equivalence, ...] = ()
    concepts: tuple[Concept, ...] = ()
    examples: tuple[Example, ...] = ()
    plain_examples: tuple[PlainExample, ...] = ()
    events: tuple[ExampleEvent, ...] = ()
    example_cards: tuple[ExampleCard, ...] = ()
    citations: tuple[Citation, ...] = ()
    watches: tuple[Watch, ...] = ()
    knock_outs: tuple[KnockOut, ...] = ()
    asked: tuple[Asked, ...] = ()
    source_lines: tuple[SourceLines, ...] = ()
    deviations: tuple[NumberDeviation, ...] = ()

    def rules_of(self, rulebook: RulebookId) -> Iterator[Rule]:
        """The rules of one rulebook, in reading order."""
        return (rule for rule in self.rules if rule.rulebook == rulebook)
