"""Everything that can be wrong between a rulebook and its document, one function each."""

from collections import defaultdict
from collections.abc import Iterator

from rules_db.audit.pair import Pair
from rules_db.audit.report import AuditFinding, Fault
from rules_db.model import Place, RuleId, SourceLines
from rules_db.sources import Role, SourceLine

_AGAIN = "read the passage again, mend what it touches, then empty the hash and stamp"


def find_faults(pair: Pair) -> list[AuditFinding]:
    """All faults of one rulebook, by place. A row that names no lines, or whose passage is gone, has no other fault."""
    changed = [row for row, shift in pair.shifts.items() if shift is None and pair.is_sound(row)]
    sound = [row for row in pair.rows if pair.is_sound(row) and row not in changed]
    faults = [
        *_lines_restated_nowhere(pair),
        *_rules_without_source(pair),
        *_unknown_rules(pair),
        *_wrong_lines(pair),
        *_other_numbers(pair, sound),
        *_unstamped(pair, [row for row in sound if not row.hash.strip()]),
        *_moved(pair),
        *_changed(pair, changed),
        *_unowned(pair),
    ]
    return sorted(faults, key=lambda finding: finding.place)


def _lines_restated_nowhere(pair: Pair) -> Iterator[AuditFinding]:
    for number in sorted(pair.rule_lines() - pair.mapped() - pair.set_aside()):
        native = pair.owned[number].native
        what = f"no rule restates {f'{native}, which stands here' if native else 'this line'}"
        yield _finding(pair, Fault.NOT_RESTATED, pair.at(number), what, "map it, or set it aside with a note")


def _rules_without_source(pair: Pair) -> Iterator[AuditFinding]:
    named = {row.rule for row in pair.rows}
    for rule in pair.rules.values():
        if rule.id not in named and not rule.is_withdrawn:
            what = f"rule {rule.number} has no row in the source map"
            yield _finding(pair, Fault.NO_SOURCE, rule.place, what, "name the lines that it restates", rule.id)


def _unknown_rules(pair: Pair) -> Iterator[AuditFinding]:
    for row in pair.rows:
        if row.rule is not None and row.rule not in pair.rules:
            what = f"{row.rule} is no rule of {pair.book.id}"
            yield _finding(pair, Fault.UNKNOWN_RULE, row.place, what, "mend the id, or drop the row")


def _wrong_lines(pair: Pair) -> Iterator[AuditFinding]:
    for row in pair.rows:
        what = ""
        if row.source != pair.book.source_file:
            what = f"{row.source} is not the document of {pair.book.id}, {pair.book.source_file}"
        elif row.last_line > len(pair.lines):
            what = f"line {row.last_line} is past the end of {row.source}, which has {len(pair.lines)} lines"
        elif not pair.is_sound(row):
            what = f"{_passage(row.first_line, row.last_line)} of {row.source} shows nothing"
        if what:
            yield _finding(pair, Fault.WRONG_LINES, row.place, what, "name the right lines", *_rules_of(row))


def _other_numbers(pair: Pair, rows: list[SourceLines]) -> Iterator[AuditFinding]:
    """A note on the row says that a rule restates a line of another number on purpose."""
    for row in rows:
        if row.rule not in pair.rules or row.note:
            continue
        for line in pair.lines_of(row):
            if line.role is Role.RULE and line.native and not _is_native(pair, row.rule, line):
                what = f"{row.rule} restates line {line.number}, which is {_native(line)} in {row.source}"
                mend = "map it to its own line, or say in `note` why it restates this one"
                yield _finding(pair, Fault.OTHER_NUMBER, row.place, what, mend, row.rule)


def _is_native(pair: Pair, rule: RuleId, line: SourceLine) -> bool:
    """The rule has the number of the line, in the same use of it, or a number below."""
    number = pair.rules[rule].number
    return (number, pair.uses[rule]) == (line.native, line.use) or number.startswith(f"{line.native}.")


def _native(line: SourceLine) -> str:
    return line.native if line.use == 1 else f"{line.native} (use {line.use} of this number)"


def _unstamped(pair: Pair, rows: list[SourceLines]) -> Iterator[AuditFinding]:
    """One finding for all rows without a hash, at the first of them."""
    if rows:
        what = f"{_count(len(rows), 'row')} without a hash, from this one on"
        yield _finding(pair, Fault.UNSTAMPED, rows[0].place, what, "run the audit with --stamp", *_rules_of(*rows))


def _moved(pair: Pair) -> Iterator[AuditFinding]:
    """One finding for all passages that moved by the same number of lines, at the first of their rows."""
    by_shift: dict[int, list[SourceLines]] = defaultdict(list)
    for row, shift in pair.shifts.items():
        if shift:
            by_shift[shift].append(row)
    for shift, rows in by_shift.items():
        where = _passage(min(row.first_line for row in rows), max(row.last_line for row in rows))
        how_far = f"{_count(abs(shift), 'line')} further {'down' if shift > 0 else 'up'}"
        what = f"the passages of {_count(len(rows), 'row')} moved from {where} of {pair.book.source_file}, {how_far}"
        mend = f"{'add' if shift > 0 else 'subtract'} {abs(shift)} in their rows"
        yield _finding(pair, Fault.MOVED, rows[0].place, what, mend, *_rules_of(*rows))


def _changed(pair: Pair, rows: list[SourceLines]) -> Iterator[AuditFinding]:
    """One finding for each passage that is gone, with all rules that rest on it."""
    passages: dict[tuple[int, int], list[SourceLines]] = defaultdict(list)
    for row in rows:
        passages[row.first_line, row.last_line].append(row)
    for (first, last), same in passages.items():
        touched = ", ".join(_rules_of(*same)) or "lines set aside"
        what = f"{_passage(first, last)} changed since the source map was stamped; this touches {touched}"
        yield _finding(pair, Fault.CHANGED, pair.at(first), what, _AGAIN, *_rules_of(*same))


def _unowned(pair: Pair) -> Iterator[AuditFinding]:
    for number in pair.unowned:
        what = f"the reader {pair.book.source_reader} does not own this line exactly once"
        yield _finding(pair, Fault.UNOWNED, pair.at(number), what, "report it as a defect of the reader")


def _passage(first: int, last: int) -> str:
    return f"line {first}" if first == last else f"lines {first}-{last}"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _rules_of(*rows: SourceLines) -> tuple[RuleId, ...]:
    """The rules that the rows name, each once."""
    return tuple(dict.fromkeys(row.rule for row in rows if row.rule))


def _finding(pair: Pair, fault: Fault, place: Place, what: str, mend: str, *rules: RuleId) -> AuditFinding:
    return AuditFinding(fault, pair.book.id, place, what, mend, rules)
