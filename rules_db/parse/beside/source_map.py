"""The source map: which lines of the source document each rule restates."""

import re

from rules_db.model import Place, RulebookId, RuleId, SourceLines
from rules_db.parse.beside.rows import read_rows
from rules_db.parse.draft import Draft

LINE = re.compile(r"[1-9][0-9]{0,8}")
HEADER = ["rule", "source", "first_line", "last_line", "hash", "note"]


def read_source_map(file: str, text: str, key: RulebookId, draft: Draft) -> None:
    """Add every row of a source-map.csv to the draft."""
    for line, row in read_rows(file, text, HEADER, "the source map", draft):
        if len(row) != len(HEADER):
            draft.problem(file, line, f"the row has {len(row)} cells and not {len(HEADER)}", "one cell a column")
            continue
        rule, source, first, last, digest, note = row
        if not (LINE.fullmatch(first) and LINE.fullmatch(last) and int(first) <= int(last)):
            draft.problem(file, line, f"{first}-{last} is no range of lines", "lines count from 1, first to last")
            continue
        if not rule and not note:
            draft.problem(file, line, "lines are set aside without a reason", "say in `note` why they state no rule")
        draft.source_lines.append(
            SourceLines(
                RuleId(rule) if rule else None,
                key,
                source,
                int(first),
                int(last),
                digest,
                note,
                Place(file, line),
            )
        )
