"""The ranking data in rules.db: tables that search adds up, and their rows."""

import json
from typing import Any

from rules_db.model import Library
from rules_db.ranking import rank_library
from rules_db.ranking.scores import steps
from rules_db.store.table_spec import TableSpec

RANKING_TABLES: tuple[TableSpec, ...] = (
    TableSpec(
        "search_entries",
        {"place": int, "type": str, "id": str, "rulebook": str},
        pk="place",
        indexes=(("type", "place"), ("type", "rulebook", "place")),
    ),
    TableSpec(
        "search_forms",
        {"form": str, "key": str, "ordinal": int, "is_weak": int},
        pk="form",
        indexes=(("ordinal",),),
    ),
    TableSpec("search_phrases", {"phrase": str, "key": str, "weight": int}, pk=("phrase", "key")),
    TableSpec("search_postings", {"key": str, "entries": str}, pk="key"),
)


def ranking_rows(library: Library) -> dict[str, list[dict[str, Any]]]:
    """The rows of the tables above; an entry is named by its place among all entries, from 0."""
    ranking = rank_library(library)
    return {
        "search_entries": [
            {"place": place, "type": str(entry.type), "id": entry.id, "rulebook": entry.rulebook}
            for place, entry in enumerate(ranking.entries)
        ],
        "search_forms": [
            {"form": form, "key": key, "ordinal": ordinal, "is_weak": int(key in ranking.weak)}
            for ordinal, (form, key) in enumerate(ranking.forms.items())
        ],
        "search_phrases": [
            {"phrase": phrase, "key": key, "weight": weight} for (phrase, key), weight in ranking.phrases.items()
        ],
        "search_postings": [
            {"key": key, "entries": json.dumps(steps(impacts), separators=(",", ":"))}
            for key, impacts in ranking.postings.items()
        ],
    }
