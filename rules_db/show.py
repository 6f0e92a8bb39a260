"""One rule with everything around it: what it stands under, what it names, who names it, and what settles it."""

import sqlite3
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rules_db.errors import NotFound
from rules_db.model import Finding, PlainExample, Reference, Rule, Ruling, SourceLines, Term
from rules_db.ranking.numbers import Number, read_number
from rules_db.search import find_number
from rules_db.store.connect import book_titles
from rules_db.store.read import Reader


@dataclass(frozen=True, slots=True)
class RuleView:
    """A rule in its surroundings. `parents` run from the outermost rule down; references are in reading order.

    `examples` are those told in plain words.
    """

    rule: Rule
    parents: tuple[Rule, ...]
    children: tuple[Rule, ...]
    refers_to: tuple[Reference, ...]
    referred_by: tuple[Reference, ...]
    terms: tuple[Term, ...]
    examples: tuple[PlainExample, ...]
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
            "plain_examples": [{"id": each.id, "text": each.text} for each in self.examples],
            "rulings": [asdict(ruling) for ruling in self.rulings],
            "findings": [finding.id for finding in self.findings],
            "sources": [
                {"source": each.source, "first_line": each.first_line, "last_line": each.last_line}
                for each in self.sources
            ],
        }


def show_rule(connection: sqlite3.Connection, identity: str) -> RuleView:
    """The view of one rule, by its id or by a number that no other rule has, in any spelling that search reads.

    Raises NotFound, with what was probably meant, for anything else.
    """
    reader = Reader(connection)
    rule = _rule(reader, identity)
    return RuleView(
        rule=rule,
        parents=tuple(_parents(reader, rule)),
        children=reader.rules("parent = ?", rule.id),
        refers_to=reader.references("source = ?", rule.id),
        referred_by=reader.references("target = ?", rule.id),
        terms=reader.terms("id IN (SELECT term FROM term_links WHERE rule = ?)", rule.id),
        examples=reader.plain_examples("rule = ?", rule.id),
        rulings=reader.rulings("rule = ?", rule.id),
        findings=tuple(reader.findings("id IN (SELECT finding FROM finding_rules WHERE rule = ?)", rule.id)),
        sources=reader.all("source_lines", SourceLines, "rule = ?", rule.id),
    )


def _rule(reader: Reader, identity: str) -> Rule:
    by_id = reader.rules("id = ?", identity)
    if by_id:
        return by_id[0]
    asked = read_number(identity, book_titles(reader.connection))
    book, number = asked or ("", identity.rpartition("-")[2])
    found = reader.rules("? IN (number, replace(id, rulebook || '-', ''))", number)
    within = [rule for rule in found if book in ("", rule.rulebook)]
    if asked is None or len(within) != 1:
        raise NotFound(f"there is no rule {identity!r} ({_suggestion(reader, found, asked)})")
    return within[0]


def _parents(reader: Reader, rule: Rule) -> list[Rule]:
    found: list[Rule] = []
    while rule.parent:
        (rule,) = reader.rules("id = ?", rule.parent)
        found.insert(0, rule)
    return found


def _suggestion(reader: Reader, found: Sequence[Rule], asked: Number | None) -> str:
    nearest = find_number(reader.connection, asked) if asked else []
    meant = [str(rule.id) for rule in found] or [hit.id for hit in nearest]
    if meant:
        return f"do you mean {' or '.join(meant[:3])}?"
    keys = ", ".join(book_titles(reader.connection))
    first = reader.rules("rowid = 1")[0]
    return f"an id is a rulebook's key and a number, such as {first.id}; the keys are {keys}"
