"""What surrounds a rule: whom it names and who names it, what it stands under and rests on, and what settles it."""

from collections import defaultdict
from collections.abc import Iterable, Mapping

from rules_db.lookup.grouping import grouped
from rules_db.lookup.targets import Target
from rules_db.model import Finding, Library, Reference, Rule, Ruling, SourceLines, Term


class Surroundings:
    """The rules of a library with what is around each. Every list is in reading order.

    `references_by` holds the references that a rule makes, its rulings' included, and `references_to` those that lead
    to it, ranges spelled out.
    """

    def __init__(self, library: Library, targets: Mapping[str, Target]) -> None:
        self._targets = targets
        self._order = {identity: place for place, identity in enumerate(targets)}
        self.rules: dict[str, Rule] = {rule.id: rule for rule in library.rules}
        self.children_of: dict[str, list[Rule]] = grouped(library.rules, lambda rule: rule.parent or "")
        self.references_by: dict[str, list[Reference]] = grouped(library.references, lambda each: each.source)
        self.references_to: dict[str, list[Reference]] = grouped(library.references, lambda each: each.target or "")
        self.rulings_of: dict[str, list[Ruling]] = grouped(library.rulings, lambda each: each.rule)
        self.sources_of: dict[str, list[SourceLines]] = grouped(library.source_lines, lambda each: each.rule or "")
        self.findings_of: dict[str, list[Finding]] = _findings_of(library)
        self.terms_of: dict[str, list[Term]] = _terms_of(library)

    def parents(self, rule: Rule) -> list[Rule]:
        """The rules that it stands under, the outermost first."""
        above: list[Rule] = []
        while rule.parent:
            rule = self.rules[rule.parent]
            above.insert(0, rule)
        return above

    def names(self, rule: Rule) -> list[Target]:
        """The rules, rulings and sections that the rule's own text names."""
        own = (each for each in self.references_by.get(rule.id, ()) if each.ruling is None)
        return self._in_order(each.named for each in own if each.named)

    def named_by(self, identity: str) -> list[Target]:
        """The rules and rulings whose text names a rule."""
        return self._in_order(each.ruling or each.source for each in self.references_to.get(identity, ()))

    def rests_on(self, rule: Rule) -> list[Rule]:
        """What one must have read first: the parent, the rules it names, and those that define its terms."""
        before = {
            *(target.id for target in self.names(rule)),
            *(term.rule for term in self.terms_of.get(rule.id, ()) if term.rule),
            *([rule.parent] if rule.parent else []),
        }
        return [target for target in self._in_order(before - {rule.id}) if isinstance(target, Rule)]

    def _in_order(self, identities: Iterable[str]) -> list[Target]:
        return [self._targets[each] for each in sorted(set(identities), key=self._order.__getitem__)]


def _findings_of(library: Library) -> dict[str, list[Finding]]:
    findings: dict[str, list[Finding]] = defaultdict(list)
    for finding in library.findings:
        for rule in finding.rules:
            findings[rule].append(finding)
    return findings


def _terms_of(library: Library) -> dict[str, list[Term]]:
    """The terms that occur in each rule, in the order of the glossary."""
    used = grouped(library.term_links, lambda link: link.rule)
    place = {term.id: at for at, term in enumerate(library.terms)}
    return {
        rule: [library.terms[at] for at in sorted({place[link.term] for link in links})] for rule, links in used.items()
    }
