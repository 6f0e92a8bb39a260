"""What people at a table say: everyday.toml, read once."""

import functools
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from rules_db.ranking.words import stem


@functools.cache
def _table() -> dict[str, Any]:
    return tomllib.loads(files("rules_db.ranking").joinpath("everyday.toml").read_text("utf-8"))


def weak_keys() -> frozenset[str]:
    """The keys of words that say little about what is asked."""
    return frozenset(map(stem, _table()["weak"]))


def said_instead() -> Iterator[tuple[str, str]]:
    """(what people say, the rulebook's word), in the order of the file."""
    for word, others in _table()["words"].items():
        for other in others:
            yield other, word
