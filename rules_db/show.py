"""One rule with everything around it: what it stands under, what it names, who names it, and what settles it."""

from dataclasses import asdict, dataclass
from typing import Any

from rules_db.errors import NotFound
from rules_db.lookup import Surroundings, targets_of
from rules_db.model import Finding, Library, Reference, Rule, Ruling, SourceLines, Term


@dataclass(frozen=True, slots=True)
class RuleView:
    """A rule in its surroundings. `parents` run from the outermost rule down; references are in reading order."""

    rule: Rule
    parents: tuple[Rule, ...]
    children: tuple[Rule, ...]
    refers_to: tuple[Reference, ...]
    referred_by: tuple[Reference, ...]
    terms: tuple[Term, ...]
    rulings: tuple[Ruling, ...]
    findings: tuple[Finding, ...]
    sources: tuple[SourceLines, ...]

    def to_json(self) -> dict[str, Any]:
        """Plain data for `--json`: the rule's columns, and ids for everything that has its own page."""
        return {
            **asdict(self.rule),
            "parents": [rule.id for rule in self.parents],
            "children": [rule.id for rule in self.children],
            "refers_to": [
                {"id": each.target or each.target_section, "kind": each.kind, "text": each.text}
                for each in self.refers_to
            ],
            "referred_by": [{"id": each.source, "kind": each.kind, "text": each.text} for each in self.referred_by],
            "terms": [{"id": term.id, "name": term.name} for term in self.terms],
            "rulings": [asdict(ruling) for ruling in self.rulings],
            "findings": [finding.id for finding in self.findings],
            "sources": [
                {"source": each.source, "first_line": each.first_line, "last_line": each.last_line}
                for each in self.sources
            ],
        }


def show_rule(library: Library, identity: str) -> RuleView:
    """The view of one rule, by its id or by a number that no other rule has.

    Raises NotFound, with what was probably meant, for anything else.
    """
    rules = {str(rule.id): rule for rule in library.rules}
    numbered = [rule for rule in library.rules if rule.number == identity]
    rule = numbered[0] if len(numbered) == 1 else rules.get(identity)
    if rule is None:
        raise NotFound(f"there is no rule {identity!r} ({_suggestion(library, identity)})")
    around = Surroundings(library, targets_of(library))
    return RuleView(
        rule=rule,
        parents=tuple(around.parents(rule)),
        children=tuple(around.children_of.get(rule.id, ())),
        refers_to=tuple(around.references_by.get(rule.id, ())),
        referred_by=tuple(around.references_to.get(rule.id, ())),
        terms=tuple(around.terms_of.get(rule.id, ())),
        rulings=tuple(around.rulings_of.get(rule.id, ())),
        findings=tuple(around.findings_of.get(rule.id, ())),
        sources=tuple(around.sources_of.get(rule.id, ())),
    )


def _suggestion(library: Library, identity: str) -> str:
    number = identity.rpartition("-")[2]
    same = [str(rule.id) for rule in library.rules if rule.number == number]
    if same:
        return f"do you mean {' or '.join(same[:3])}?"
    keys = ", ".join(book.id for book in library.rulebooks)
    return f"an id is a rulebook's key and a number, such as {library.rules[0].id}; the keys are {keys}"
