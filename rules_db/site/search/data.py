"""The data that search and previews load in the browser: one script a rulebook, named after its content."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules_db.model import Finding, Rule, Rulebook, Ruling, Section, Term
from rules_db.site.front_end import named_script
from rules_db.site.view.library import LibraryView
from rules_db.site.view.plain import plain_text
from rules_db.store.rows import search_words

Entry = dict[str, Any]


@dataclass(frozen=True, slots=True)
class DataFile:
    """A rulebook's data as it is written to `path`, relative to the root of the site."""

    book: Rulebook
    rules: int
    path: str
    content: str


def data_files(view: LibraryView, answers: Sequence[str]) -> tuple[DataFile, ...]:
    """The data of every rulebook, in order, with the path of its answers; the same library gives the same files."""
    words = search_words(view.library)
    return tuple(_data_file(*each, view, words) for each in zip(view.library.rulebooks, answers, strict=True))


def _data_file(book: Rulebook, answers: str, view: LibraryView, words: dict[str, list[str]]) -> DataFile:
    library = view.library
    rules = [_rule(rule, words[rule.id]) for rule in library.rules_of(book.id)]
    data: Entry = {
        "key": book.id,
        "title": book.short_title,
        "edition": book.version,
        "answers": answers,
        "rules": rules,
        "terms": [_term(each) for each in library.terms if each.rulebook == book.id],
        "rulings": [_ruling(each) for each in library.rulings if each.rulebook == book.id],
        "sections": [_section(each) for each in library.sections if each.rulebook == book.id],
        "findings": [_finding(each) for each in library.findings if each.rulebook == book.id],
    }
    return DataFile(book, len(rules), *named_script(book.id, "RulesDb.add", data))


# Keys are single letters because they repeat in every entry: number, heading, kind, text, aliases, URL. The id says
# which rule is the parent; only another one is named.


def _rule(rule: Rule, words: list[str]) -> Entry:
    is_plain = rule.parent in (None, rule.id.rpartition(".")[0])
    return {
        "id": rule.id,
        "n": rule.id.removeprefix(f"{rule.rulebook}-"),
        "h": rule.heading,
        "k": "withdrawn" if rule.is_withdrawn else str(rule.kind),
        "t": plain_text(rule.text),
        "a": ", ".join(words),
        "u": rule.url,
    } | ({} if is_plain else {"p": rule.parent})


def _term(term: Term) -> Entry:
    aliases = ", ".join((*term.aliases, *term.search_aliases))
    return {"id": term.id, "n": term.name, "a": aliases, "t": plain_text(term.definition), "u": term.url}


def _ruling(ruling: Ruling) -> Entry:
    text = plain_text(ruling.decision)
    return {"id": ruling.id, "n": ruling.number, "h": plain_text(ruling.title), "t": text, "u": ruling.url}


def _section(section: Section) -> Entry:
    return {"id": section.id, "n": section.number, "t": section.title, "u": section.url}


def _finding(finding: Finding) -> Entry:
    text = plain_text(finding.text)
    return {"id": finding.id, "n": finding.number, "h": plain_text(finding.title), "t": text, "u": finding.url}
