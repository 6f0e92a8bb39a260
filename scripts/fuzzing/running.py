"""A command line run in this process, as a shell would run it: bytes in, bytes out, an exit status."""

import io
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from rules_db.cli import main

ENCODINGS = ("utf-8", "utf-8", "utf-8", "latin-1", "ascii", "cp1252", "utf-16")


@dataclass(frozen=True, slots=True)
class Ran:
    """What came of it; `out` and `err` are as the encoding of the streams has them."""

    status: int
    out: str
    err: str


def run(arguments: Sequence[str], typed: bytes = b"", encoding: str = "utf-8") -> Ran:
    """Run `rules-db ARGUMENTS`; whatever the program does not catch comes out of this."""
    with _streams(typed, encoding) as (out, err):
        try:
            main.main(list(arguments), prog_name="rules-db")
            status = 0
        except SystemExit as left:
            status = left.code if isinstance(left.code, int) else int(left.code is not None)
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
    return Ran(status, out.getvalue().decode(encoding), err.getvalue().decode(encoding, "replace"))


@contextmanager
def _streams(typed: bytes, encoding: str) -> Iterator[tuple[io.BytesIO, io.BytesIO]]:
    """Standard streams as Python makes them under PYTHONIOENCODING."""
    before, out, err = (sys.stdin, sys.stdout, sys.stderr), io.BytesIO(), io.BytesIO()
    sys.stdin = io.TextIOWrapper(io.BytesIO(typed), encoding=encoding)
    sys.stdout = io.TextIOWrapper(out, encoding=encoding)
    sys.stderr = io.TextIOWrapper(err, encoding=encoding, errors="backslashreplace")
    held = sys.stdin, sys.stdout, sys.stderr
    try:
        yield out, err
    finally:
        sys.stdin, sys.stdout, sys.stderr = before
        for each in held:
            each.detach()
