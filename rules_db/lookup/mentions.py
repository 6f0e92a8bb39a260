"""Which words of a text name something: found once for each text, or taken from the links that the library has."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from rules_db.link import find_references, find_terms, index_library
from rules_db.lookup.targets import Target
from rules_db.model import Library, RulebookId, Term

CACHED_TEXTS = 4096


@dataclass(frozen=True, slots=True)
class Stretch:
    """A stretch of a text, end excluded, and what it names."""

    start: int
    end: int
    target: Target


class Mentions:
    """What the texts of a library name. The texts of rules were linked when the library was made."""

    def __init__(self, library: Library, targets: Mapping[str, Target]) -> None:
        self._index = index_library(library)
        self._of_rules = _of_rules(library, targets)
        self._searched = lru_cache(CACHED_TEXTS)(self._search)

    def find(self, text: str, rulebook: str) -> tuple[Stretch, ...]:
        """Everything that a text of a rulebook names, in order and without overlap; () for an unknown rulebook."""
        key = RulebookId(rulebook)
        if key not in self._index.books:
            return ()
        stored = self._of_rules.get((key, text))
        return self._searched(text, key) if stored is None else stored

    def _search(self, text: str, rulebook: RulebookId) -> tuple[Stretch, ...]:
        references = find_references(text, rulebook, self._index)
        taken = [(each.start, each.end) for each in references]
        terms = find_terms(text, self._index.books[rulebook], taken)
        named = [Stretch(each.start, each.end, each.term) for each in terms]
        named += [Stretch(each.start, each.end, each.target) for each in references if each.target]
        return _in_order(named)


def pieces(
    text: str, stretches: Iterable[Stretch], seen: set[str], within: str = ""
) -> Iterator[tuple[str, Target | None]]:
    """A text cut at its links; each piece with what it leads to, if it does.

    A term whose id is in `seen` is not linked again, and those linked now are added; nothing leads to `within`, the id
    of what the text belongs to.
    """
    at = 0
    for each in stretches:
        target = each.target
        if target.id == within or target.id in seen:
            continue
        if isinstance(target, Term):
            seen.add(target.id)
        yield text[at : each.start], None
        yield text[each.start : each.end], target
        at = each.end
    yield text[at:], None


def _of_rules(library: Library, targets: Mapping[str, Target]) -> dict[tuple[RulebookId, str], tuple[Stretch, ...]]:
    """What the texts of rules name, as the library has it stored; nothing where it has not (site/running/slim.py)."""
    if not library.references and not library.term_links:
        return {}
    named: dict[str, list[Stretch]] = {rule.id: [] for rule in library.rules}
    for each in library.references:
        if each.named and each.ruling is None and each.start >= 0:
            named[each.source].append(Stretch(each.start, each.end, targets[each.named]))
    for link in library.term_links:
        named[link.rule].append(Stretch(link.start, link.end, targets[link.term]))
    return {(rule.rulebook, rule.text): _in_order(named[rule.id]) for rule in library.rules}


def _in_order(stretches: Iterable[Stretch]) -> tuple[Stretch, ...]:
    return tuple(sorted(stretches, key=lambda each: each.start))
