"""Addresses of rows as people write them: keys have dots, and Datasette takes what follows a dot for a format.

Datasette escapes a key by tildes (`resummoned-607~2E3~2Eb`). A plain address is led to that one, of which there is one
for each key.
"""

from collections.abc import Callable, Collection
from urllib.parse import unquote

FORMATS = ("json", "jsono", "csv", "blob")

Encode = Callable[[str], str]


def escaped_row(path: bytes, tables: Collection[str], encode: Encode, decode: Encode) -> str | None:
    """The escaped address for the address of a row, such as `/rules/rules/cgs-1.1.json`; None where it is that already,
    and for any other path. `decode` undoes what `encode` does to one part of a key."""
    parts = path.decode("latin-1").split("/")
    if len(parts) != 4 or unquote(parts[2]) not in tables:
        return None
    key, dot, form = parts[3].rpartition(".")
    if form not in FORMATS:
        key, dot, form = parts[3], "", ""
    escaped = ",".join(encode(decode(unquote(part))) for part in key.split(","))
    return None if escaped == key else "/".join((*parts[:3], escaped + dot + form))


def row_of(path: str, decode: Encode) -> tuple[str, str]:
    """The table and the key for the escaped address of a row; both '' for any other path."""
    parts = path.split("/")
    if len(parts) != 4:
        return "", ""
    key, _, form = parts[3].rpartition(".")
    return unquote(parts[2]), decode(key if form in FORMATS else parts[3])
