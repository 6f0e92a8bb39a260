"""The rows of a CSV file beside the chapters."""

import csv
import io
from collections.abc import Sequence

from rules_db.parse.draft import Draft


def read_rows(file: str, text: str, header: Sequence[str], called: str, draft: Draft) -> list[tuple[int, list[str]]]:
    """(line, cells) of every row below the header; none, and a problem, for a file that is not in this form.

    `called` is what the problems call the file, as in "the source map".
    """
    reader = csv.reader(io.StringIO(text))
    try:
        rows = [(reader.line_num, row) for row in reader]
    except csv.Error as error:
        draft.problem(file, reader.line_num, f"{called} cannot be read: {error}", "mend the line")
        return []
    if not rows or rows[0][1] != header:
        verb = "have" if called.endswith("s") else "has"
        draft.problem(file, 1, f"{called} {verb} another header", f"write {','.join(header)}")
        return []
    return rows[1:]
