"""Equivalence tables as classes and members."""

import re
from collections.abc import Iterator, Sequence

from rules_db.model import Equivalence, Rule, RuleId, Table

_NOTE = re.compile(r"(.*?)\s*\(([^()]*)\)")
_KIND = re.compile(r"\*[^*]+\*\s+")


def members(table: Table, children: Sequence[Rule]) -> Iterator[Equivalence]:
    """The members of each class, column by column; an empty value says that the column has no equivalent.

    A cell may hold several members, parted by semicolons. `children` are the rules under the table's own: the one
    that begins with the name of a class governs that class, and the table's own rule governs the others.
    """
    for class_, *cells in table.rows:
        rule = next((each.id for each in children if _is_about(each, class_)), table.rule)
        for column, cell in zip(table.header[1:], cells, strict=True):
            for written in cell.split(";"):
                yield _member(table.id, rule, class_, column, written.strip())


def _is_about(rule: Rule, class_: str) -> bool:
    text = _KIND.sub("", rule.text, count=1).lower()
    return re.match(rf"(?:an? |the )?{re.escape(class_.lower())}\b", text) is not None


def _member(table: str, rule: RuleId, class_: str, column: str, written: str) -> Equivalence:
    match = _NOTE.fullmatch(written)
    value, note = (match[1], match[2]) if match else (written, "")
    return Equivalence(table, rule, class_, column, "" if value.lower() == "none" else value, note)
