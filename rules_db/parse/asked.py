"""How players ask for a rule, in words that need not be the rulebook's."""

import csv
import io

from rules_db.model import Asked, Place, RulebookId, RuleId
from rules_db.parse.draft import Draft

HEADER = ["rule", "asked"]


def read_asked(file: str, text: str, key: RulebookId, draft: Draft) -> None:
    """Add every row of an asked.csv to the draft."""
    reader = csv.reader(io.StringIO(text))
    try:
        rows = [(reader.line_num, row) for row in reader]
    except csv.Error as error:
        draft.problem(file, reader.line_num, f"the questions cannot be read: {error}", "mend the line")
        return
    if not rows or rows[0][1] != HEADER:
        draft.problem(file, 1, "the questions have another header", f"write {','.join(HEADER)}")
        return
    for line, row in rows[1:]:
        if len(row) != len(HEADER) or not all(cell.strip() for cell in row):
            draft.problem(file, line, "the row is not a rule and a question", "quote a question that holds a comma")
            continue
        draft.asked.append(Asked(RuleId(row[0]), key, row[1].strip(), Place(file, line)))
