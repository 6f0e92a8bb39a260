"""The ranking data as the browser loads it: that of rules.db, in lists of numbers."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules_db.site.front_end import named_script
from rules_db.store import open_database


@dataclass(frozen=True, slots=True)
class RankingFile:
    """The ranking data as it is written to `path`, relative to the root of the site."""

    path: str
    content: str


def ranking_file(database: Path) -> RankingFile:
    """The ranking data of a database; the same data give the same file."""
    return RankingFile(*named_script("ranking", "RulesDb.search.addRanking", ranking_data(database)))


def ranking_data(database: Path) -> dict[str, Any]:
    """Lists name keys by their place among `keys`; postings are steps from entry to entry, each with its impact."""
    with open_database(database) as connection:
        entries = [row["id"] for row in connection.execute("SELECT id FROM search_entries ORDER BY place")]
        forms = list(connection.execute("SELECT form, key, is_weak FROM search_forms ORDER BY ordinal"))
        phrases = list(connection.execute("SELECT phrase, key, weight FROM search_phrases ORDER BY rowid"))
        postings = dict(connection.execute("SELECT key, entries FROM search_postings ORDER BY rowid").fetchall())
    known = dict.fromkeys((*postings, *(row["key"] for row in forms)))
    keys = {key: place for place, key in enumerate(known)}
    return {
        "entries": entries,
        "keys": list(keys),
        "forms": [row["form"] for row in forms],
        "form_keys": [keys[row["key"]] for row in forms],
        "weak": sorted({keys[row["key"]] for row in forms if row["is_weak"]}),
        "phrases": [[row["phrase"], keys[row["key"]], row["weight"]] for row in phrases],
        "postings": [json.loads(postings.get(key, "[]")) for key in keys],
    }
