"""The ranking data as the browser loads it: the same that rules.db holds, in lists of numbers."""

from dataclasses import dataclass
from typing import Any

from rules_db.model import Library
from rules_db.ranking import Ranking, rank_library
from rules_db.ranking.scores import steps
from rules_db.site.search_data import named_script


@dataclass(frozen=True, slots=True)
class RankingFile:
    """The ranking data as it is written to `path`, relative to the root of the site."""

    path: str
    content: str


def ranking_file(library: Library) -> RankingFile:
    """The ranking data of a library; the same library gives the same file."""
    return RankingFile(*named_script("ranking", "RulesDb.search.addRanking", ranking_data(rank_library(library))))


def ranking_data(ranking: Ranking) -> dict[str, Any]:
    """Lists name keys by their place among `keys`; postings are steps from entry to entry, each with its impact."""
    known = dict.fromkeys((*ranking.postings, *ranking.forms.values()))
    keys = {key: place for place, key in enumerate(known)}
    return {
        "entries": [entry.id for entry in ranking.entries],
        "keys": list(keys),
        "forms": list(ranking.forms),
        "form_keys": [keys[key] for key in ranking.forms.values()],
        "weak": [keys[key] for key in sorted(ranking.weak) if key in keys],
        "phrases": [[phrase, keys[key], weight] for (phrase, key), weight in ranking.phrases.items()],
        "postings": [steps(ranking.postings.get(key, {})) for key in keys],
    }
