"""Which words of a text name something: found once for each text, or taken from the links that the library has."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules_db.link import find_references, find_terms, index_library
from rules_db.model import Finding, Library, Rule, RulebookId, Ruling, Section, Term

Target = Rule | Section | Ruling | Term | Finding


@dataclass(frozen=True, slots=True)
class Found:
    """A stretch of a text, end excluded, and what it names."""

    start: int
    end: int
    target: Target


class Mentions:
    """What the texts of a library name. The texts of rules were linked when the library was made."""

    def __init__(self, library: Library, targets: Mapping[str, Target]) -> None:
        self._index = index_library(library)
        self._found: dict[tuple[RulebookId, str], list[Found]] = _of_rules(library, targets)

    def find(self, text: str, rulebook: RulebookId) -> list[Found]:
        """Everything that a text of a rulebook names, in order and without overlap."""
        key = (rulebook, text)
        if key not in self._found:
            self._found[key] = self._search(text, rulebook)
        return self._found[key]

    def _search(self, text: str, rulebook: RulebookId) -> list[Found]:
        references = find_references(text, rulebook, self._index)
        taken = [(each.start, each.end) for each in references]
        terms = find_terms(text, self._index.books[rulebook], taken)
        found = [Found(each.start, each.end, each.term) for each in terms]
        for each in references:
            target = each.ruling or each.rule or each.section
            if target:
                found.append(Found(each.start, each.end, target))
        return sorted(found, key=lambda each: each.start)


def _of_rules(library: Library, targets: Mapping[str, Target]) -> dict[tuple[RulebookId, str], list[Found]]:
    found: dict[str, list[Found]] = {rule.id: [] for rule in library.rules}
    for each in library.references:
        target = each.target_ruling or each.target or each.target_section
        if target and each.ruling is None and each.start >= 0:
            found[each.source].append(Found(each.start, each.end, targets[target]))
    for link in library.term_links:
        found[link.rule].append(Found(link.start, link.end, targets[link.term]))
    return {(rule.rulebook, rule.text): sorted(found[rule.id], key=lambda each: each.start) for rule in library.rules}
