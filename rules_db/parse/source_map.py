"""The source map: which lines of the source document each rule restates."""

import csv
import io

from rules_db.model import Place, RulebookId, RuleId, SourceLines
from rules_db.parse.draft import Draft

HEADER = ["rule", "source", "first_line", "last_line", "hash", "note"]


def read_source_map(file: str, text: str, key: RulebookId, draft: Draft) -> None:
    """Add every row of a source-map.csv to the draft."""
    reader = csv.reader(io.StringIO(text))
    try:
        rows = [(reader.line_num, row) for row in reader]
    except csv.Error as error:
        draft.problem(file, reader.line_num, f"the source map cannot be read: {error}", "mend the line")
        return
    if not rows or rows[0][1] != HEADER:
        draft.problem(file, 1, "the source map has another header", f"write {','.join(HEADER)}")
        return
    for line, row in rows[1:]:
        if len(row) != len(HEADER):
            draft.problem(file, line, f"the row has {len(row)} cells and not {len(HEADER)}", "one cell a column")
            continue
        rule, source, first, last, digest, note = row
        if not (first.isdecimal() and last.isdecimal() and 1 <= int(first) <= int(last)):
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
