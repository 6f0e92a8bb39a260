"""Noting in a source map which wording of the document its rows were written for."""

import csv
import io
import os
import shutil
from contextlib import suppress
from pathlib import Path

from rules_db.errors import Problem, RulebookProblems
from rules_db.parse.beside.source_map import HEADER, LINE
from rules_db.sources import passage_hash, split_lines

_SOURCE, _FIRST, _LAST, _HASH = (HEADER.index(name) for name in ("source", "first_line", "last_line", "hash"))


def stamp(map_file: Path, source: str, text: str) -> int:
    """The number of rows of a source-map.csv that were given their hash from the text of the document `source`.

    Only empty hashes are filled: to confirm a row after a new edition, an author empties its hash first. Rows that
    name no lines of the document stay as they are. Raises RulebookProblems when the file cannot be read or
    written; it is then as it was before.
    """
    rows = _load_rows(map_file)
    lines = split_lines(text)
    filled = 0
    for row in rows[1:]:
        if len(row) == len(HEADER) and row[_SOURCE] == source and not row[_HASH].strip():
            row[_HASH] = _hash_of(lines, row[_FIRST], row[_LAST])
            filled += bool(row[_HASH])
    if filled:
        _replace(map_file, rows)
    return filled


def _hash_of(lines: tuple[str, ...], first: str, last: str) -> str:
    """The hash of the passage from the first to the last line, both 1-based; '' where it shows nothing."""
    if not (LINE.fullmatch(first) and LINE.fullmatch(last) and int(first) <= int(last) <= len(lines)):
        return ""
    passage = lines[int(first) - 1 : int(last)]
    return passage_hash(passage) if any(line.strip() for line in passage) else ""


def _load_rows(map_file: Path) -> list[list[str]]:
    try:
        text = map_file.read_bytes().decode("utf-8")
        rows = list(csv.reader(io.StringIO(text, newline="")))
    except UnicodeDecodeError:
        raise _problem(map_file, "the source map is not UTF-8", "save it as UTF-8") from None
    except OSError as error:
        raise _problem(map_file, f"the source map cannot be read: {error.strerror}", "mend that") from None
    except csv.Error as error:
        raise _problem(map_file, f"the source map is no CSV: {error}", "mend the file") from None
    if not rows or rows[0] != HEADER:
        raise _problem(map_file, "the source map has another header", f"write {','.join(HEADER)}")
    return rows


def _replace(map_file: Path, rows: list[list[str]]) -> None:
    """Write beside the file, then swap, so that no half-written map is ever seen."""
    draft = map_file.with_name(f".{map_file.name}.{os.getpid()}")
    try:
        with draft.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(rows)
            file.flush()
            os.fsync(file.fileno())
        shutil.copymode(map_file, draft)
        draft.replace(map_file)
    except OSError as error:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise _problem(map_file, f"the source map cannot be written: {error.strerror}", "mend that") from None


def _problem(map_file: Path, what: str, mend: str) -> RulebookProblems:
    return RulebookProblems([Problem(str(map_file), 0, what, mend)])
