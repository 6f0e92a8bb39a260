"""What must agree on both sides: findings with rulings, rules with sources, settings with themselves."""

from collections import defaultdict
from collections.abc import Iterator

from rules_db.errors import Problem
from rules_db.model import Library, Place


def check_findings(library: Library) -> Iterator[Problem]:
    """Findings and rulings name each other, and only rules and findings that exist."""
    rules = {rule.id for rule in library.rules}
    rulings = {ruling.id: ruling for ruling in library.rulings}
    findings = {finding.id: finding for finding in library.findings}
    for finding in library.findings:
        for rule in finding.rules:
            if rule not in rules:
                yield _at(
                    finding.place, f"finding {finding.number} names the rule {rule}, which does not exist", "mend it"
                )
        for identity in finding.settled_by:
            if identity not in rulings:
                what = f"finding {finding.number} is settled by {identity}, which does not exist"
                yield _at(finding.place, what, "name a ruling")
            elif finding.id not in rulings[identity].settles:
                what = f"{identity} does not say that it settles {finding.number}"
                yield _at(rulings[identity].place, what, f"add {finding.number} to its `settles`")
    for ruling in library.rulings:
        for settled in ruling.settles:
            if settled not in findings:
                yield _at(ruling.place, f"ruling {ruling.number} settles {settled}, which does not exist", "mend it")
            elif ruling.id not in findings[settled].settled_by:
                what = f"finding {findings[settled].number} does not say that {ruling.number} settles it"
                yield _at(findings[settled].place, what, f"add {ruling.number} to its `settled by`")
    for deviation in library.deviations:
        if deviation.finding not in findings:
            what = f"the deviation {deviation.number} names {deviation.finding}, which does not exist"
            yield _at(deviation.place, what, "name a finding")


def check_settings(library: Library) -> Iterator[Problem]:
    """No setting is given twice."""
    places = {ruling.id: ruling.place for ruling in library.rulings}
    seen: set[tuple[str, str]] = set()
    for setting in library.settings:
        if (setting.rulebook, setting.key) in seen:
            yield _at(places[setting.ruling], f"the setting {setting.key} is given twice", "keep one")
        seen.add((setting.rulebook, setting.key))


def check_sources(library: Library) -> Iterator[Problem]:
    """Every rule of a rulebook that restates a document has lines of it, and the source map names only such rules."""
    rules = {rule.id for rule in library.rules}
    restating = {book.id for book in library.rulebooks if book.has_source}
    mapped: dict[str, set[str]] = defaultdict(set)
    for row in library.source_lines:
        mapped[row.rulebook].add(row.rule or "")
        if row.rule and row.rule not in rules:
            yield _at(
                row.place, f"the source map names {row.rule}, which does not exist", "mend the id, or drop the row"
            )
        if row.rulebook not in restating:
            what = f"the rulebook {row.rulebook} names no source that has lines"
            yield _at(row.place, what, "add `source:` to its overview, or drop the source map")
    for book in library.rulebooks:
        if book.id in restating and book.id not in mapped:
            file = f"{book.place.file.rpartition('/')[0]}/source-map.csv"
            yield Problem(file, 0, f"the rulebook {book.id} has no source map", "give each rule a line in it")
    for rule in library.rules:
        if rule.rulebook in restating & set(mapped) and rule.id not in mapped[rule.rulebook] and not rule.is_withdrawn:
            yield _at(rule.place, f"rule {rule.number} has no source", "add it to source-map.csv")


def check_asked(library: Library) -> Iterator[Problem]:
    """Questions lead to rules that exist, and within a rulebook each question to one rule."""
    rules = {rule.id for rule in library.rules}
    seen: dict[tuple[str, str], str] = {}
    for each in library.asked:
        if each.rule not in rules:
            yield _at(each.place, f"a question leads to {each.rule}, which does not exist", "mend the id")
        first = seen.setdefault((each.rulebook, each.text.lower()), each.rule)
        if first != each.rule:
            yield _at(each.place, f"“{each.text}” is asked of {first} already", "say what tells the two apart")


def _at(place: Place, what: str, mend: str) -> Problem:
    return Problem(place.file, place.line, what, mend)
