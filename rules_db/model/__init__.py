"""The values that travel through the pipeline: frozen, and complete enough to be stored and read back."""

from rules_db.model.decisions import Finding, Ruling, Setting
from rules_db.model.library import Library
from rules_db.model.places import FindingId, Place, RulebookId, RuleId, RulingId, SectionId, TermId
from rules_db.model.proof import NOT_RUN, Citation, Example, ExampleCard, ExampleEvent, Moment, PlainExample, Watch
from rules_db.model.rulebooks import (
    Deviation,
    Kind,
    NumberDeviation,
    Page,
    PageRole,
    Rule,
    Rulebook,
    Section,
    SourceLines,
    Table,
)
from rules_db.model.words import Asked, Concept, ConceptTerm, Equivalence, Reference, ReferenceKind, Term, TermLink

__all__ = [
    "NOT_RUN",
    "Asked",
    "Citation",
    "Concept",
    "ConceptTerm",
    "Deviation",
    "Equivalence",
    "Example",
    "ExampleCard",
    "ExampleEvent",
    "Finding",
    "FindingId",
    "Kind",
    "Library",
    "Moment",
    "NumberDeviation",
    "Page",
    "PageRole",
    "Place",
    "PlainExample",
    "Reference",
    "ReferenceKind",
    "Rule",
    "RuleId",
    "Rulebook",
    "RulebookId",
    "Ruling",
    "RulingId",
    "Section",
    "SectionId",
    "Setting",
    "SourceLines",
    "Table",
    "Term",
    "TermId",
    "TermLink",
    "Watch",
]
