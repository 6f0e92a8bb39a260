"""The forms of the canned queries: what may be chosen, and what a form proposes, both taken from the library."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rules_db.explorer.queries import QUERIES
from rules_db.explorer.query import Parameter, Picker, Query
from rules_db.model import Kind, Library, Rulebook, Section

Choice = tuple[str, str]


@dataclass(frozen=True, slots=True)
class ChoiceGroup:
    """(value, label) pairs under a title, which is '' for choices that need none."""

    title: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Field:
    """A parameter as a reader fills it in; free text where there are no groups."""

    parameter: Parameter
    proposal: str
    groups: tuple[ChoiceGroup, ...]


@dataclass(frozen=True, slots=True)
class Form:
    """A query with its fields."""

    query: Query
    fields: tuple[Field, ...]

    def missing(self, values: Mapping[str, str]) -> list[str]:
        """The labels of parameters that are needed and were left empty."""
        needed = (field.parameter for field in self.fields if field.parameter.is_needed)
        return [parameter.label for parameter in needed if not values.get(parameter.name, "").strip()]

    @property
    def proposals(self) -> Mapping[str, str]:
        """What to ask when nothing was filled in, by parameter."""
        return {field.parameter.name: field.proposal for field in self.fields}


def make_forms(library: Library) -> dict[str, Form]:
    """The form of each query, by its name."""
    groups = {picker: tuple(_groups(picker, library)) for picker in Picker}
    proposals = _proposals(library)
    return {query.name: _form(query, groups, proposals) for query in QUERIES}


def _form(query: Query, groups: Mapping[Picker, tuple[ChoiceGroup, ...]], proposals: Mapping[str, str]) -> Form:
    fields = []
    for parameter in query.parameters:
        choices = groups[parameter.picker]
        first = choices[0].choices[0][0] if choices and parameter.is_needed else ""
        fields.append(Field(parameter, proposals.get(f"{query.name}.{parameter.name}", first), choices))
    return Form(query, tuple(fields))


def _proposals(library: Library) -> dict[str, str]:
    """Answers to try that show something, by query and parameter."""
    return {
        "search.q": "graveyard",
        "referrers.rule": _commonest(each.target for each in library.references),
        "rules_of_kind.kind": Kind.PROHIBITION,
        "prohibitions.section": _commonest(_chapter_of_each_prohibition(library)),
        "equivalents.term": "graveyard",
        "examples_of_rule.rule": _commonest(example.rule for example in library.examples),
        "events_of_example.example": _commonest(event.example for event in library.events),
    }


def _commonest(items: Iterable[str | None]) -> str:
    """The item that occurs most often, the first of several; '' where there is none."""
    counted = Counter(item for item in items if item)
    return counted.most_common(1)[0][0] if counted else ""


def _chapter_of_each_prohibition(library: Library) -> Iterable[str]:
    sections = {section.id: section for section in library.sections}
    for rule in library.rules:
        if rule.kind is Kind.PROHIBITION and rule.section in sections:
            yield _chapter(sections[rule.section], sections).id


def _chapter(section: Section, sections: Mapping[Any, Section]) -> Section:
    while section.parent:
        section = sections[section.parent]
    return section


def _groups(picker: Picker, library: Library) -> Iterable[ChoiceGroup]:
    match picker:
        case Picker.RULEBOOK:
            yield ChoiceGroup("", tuple((book.id, book.short_title) for book in library.rulebooks))
        case Picker.RULE_KIND:
            yield ChoiceGroup("", tuple((kind, kind) for kind in Kind))
        case Picker.FINDING_KIND:
            kinds = sorted({finding.kind for finding in library.findings})
            yield ChoiceGroup("", tuple((kind, kind) for kind in kinds))
        case Picker.SECTION:
            for book in library.rulebooks:
                yield ChoiceGroup(book.short_title, tuple(_sections(library, book)))


def _sections(library: Library, book: Rulebook) -> Iterable[Choice]:
    """The sections of a rulebook, indented by their level; each names the rulebook, for when the list is closed."""
    for section in library.sections:
        if section.rulebook == book.id:
            indent = "\u2003" * (section.depth - 1)
            yield section.id, f"{indent}{section.number} {section.title} · {book.short_title}"
