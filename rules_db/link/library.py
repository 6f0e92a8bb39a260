"""All links of a library at once: references, terms, equivalences and concepts."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules_db.errors import Problem
from rules_db.link.equivalences import members
from rules_db.link.index import LinkIndex, index_library
from rules_db.link.references import Mention, find_references
from rules_db.link.terms import find_terms
from rules_db.model import (
    Concept,
    Equivalence,
    Library,
    Place,
    Reference,
    Rule,
    RulebookId,
    RuleId,
    RulingId,
    TermLink,
)

RULING_FIELDS = ("question", "decision", "reason")


@dataclass(frozen=True, slots=True)
class Text:
    """A text in which numbers are references, and the rule (or ruling under it) that speaks."""

    text: str
    rulebook: RulebookId
    place: Place
    source: RuleId | None = None
    ruling: RulingId | None = None
    field: str = "text"


def link_library(library: Library) -> tuple[Library, tuple[Problem, ...]]:
    """The library with its links, and a problem for every reference that leads nowhere or quotes a wrong title."""
    return link_part(library, library)


def link_part(library: Library, whole: Library) -> tuple[Library, tuple[Problem, ...]]:
    """The same of some rulebooks alone, whose texts may refer to all that the whole library holds."""
    index = index_library(whole)
    problems: list[Problem] = []
    references: list[Reference] = []
    for text in texts(library):
        mentions = find_references(text.text, text.rulebook, index)
        problems += [problem for mention in mentions if (problem := _problem(mention, text))]
        if text.source:
            references += [row for mention in mentions for row in _rows(mention, text, text.source)]
    linked = replace(
        library,
        references=tuple(references),
        term_links=tuple(_term_links(library.rules, index)),
        equivalences=tuple(_equivalences(library)),
        concepts=tuple(_concept(concept, index) for concept in library.concepts),
    )
    return linked, tuple(problems)


def _equivalences(library: Library) -> Iterator[Equivalence]:
    for table in library.tables:
        if table.is_equivalence:
            yield from members(table, [rule for rule in library.rules if rule.parent == table.rule])


def texts(library: Library) -> Iterator[Text]:
    """Every text of a library in which numbers are references."""
    for rule in library.rules:
        yield Text(rule.text, rule.rulebook, rule.place, rule.id)
    for ruling in library.rulings:
        for field in RULING_FIELDS:
            text = getattr(ruling, field)
            yield Text(text, ruling.rulebook, ruling.place, ruling.rule, ruling.id, field)
    by_rule = {rule.id: rule.rulebook for rule in library.rules}
    for table in library.tables:
        for row in table.rows:
            yield from (Text(cell, by_rule[table.rule], table.place) for cell in row)
    yield from (Text(each.text, each.rulebook, each.place) for each in library.plain_examples)
    yield from (Text(term.definition, term.rulebook, term.place) for term in library.terms)
    yield from (Text(finding.text, finding.rulebook, finding.place) for finding in library.findings)


def _problem(mention: Mention, text: Text) -> Problem | None:
    place = text.place
    if mention.is_dangling:
        return Problem(
            place.file, place.line, f"{mention.text!r} refers to nothing", "name a rule or section that exists"
        )
    if mention.title and mention.section and mention.title.casefold() != mention.section.title.casefold():
        return Problem(
            place.file,
            place.line,
            f"section {mention.section.number} is titled {mention.section.title!r} and not {mention.title!r}",
            "quote the title as it stands",
        )
    return None


def _rows(mention: Mention, text: Text, source: RuleId) -> Iterator[Reference]:
    if mention.is_dangling or (mention.rule and mention.rule.id == source):
        return
    row = Reference(
        source=source,
        target=mention.rule.id if mention.rule else None,
        target_section=mention.section.id if mention.section else None,
        kind=mention.kind,
        text=mention.text,
        start=mention.start,
        end=mention.end,
        target_ruling=mention.ruling.id if mention.ruling else None,
        ruling=text.ruling,
        field=text.field,
    )
    yield row
    yield from (replace(row, target=rule.id, start=-1, end=-1) for rule in mention.covered)


def _term_links(rules: tuple[Rule, ...], index: LinkIndex) -> Iterator[TermLink]:
    for rule in rules:
        taken = [(each.start, each.end) for each in find_references(rule.text, rule.rulebook, index)]
        for mention in find_terms(rule.text, index.books[rule.rulebook], taken):
            yield TermLink(rule.id, mention.term.id, mention.start, mention.end)


def _concept(concept: Concept, index: LinkIndex) -> Concept:
    """The concept with its terms tied to the glossaries; columns of rulebooks that are not here drop out."""
    terms = []
    for each in concept.terms:
        book = index.books.get(RulebookId(each.rulebook))
        if book is None:
            continue
        found = find_terms(each.name, book)
        whole = found[0].term.id if len(found) == 1 and found[0].end - found[0].start == len(each.name) else None
        terms.append(replace(each, term=whole))
    return replace(concept, terms=tuple(terms))
