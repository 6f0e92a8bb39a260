"""How players ask for a rule, in words that need not be the rulebook's."""

from rules_db.model import Asked, Place, RulebookId, RuleId
from rules_db.parse.beside.rows import read_rows
from rules_db.parse.draft import Draft

HEADER = ["rule", "asked"]


def read_asked(file: str, text: str, key: RulebookId, draft: Draft) -> None:
    """Add every row of an asked.csv to the draft."""
    for line, row in read_rows(file, text, HEADER, "the questions", draft):
        if len(row) == len(HEADER) and all(cell.strip() for cell in row):
            draft.asked.append(Asked(RuleId(row[0]), key, row[1].strip(), Place(file, line)))
        else:
            draft.problem(file, line, "the row is not a rule and a question", "quote a question that holds a comma")
