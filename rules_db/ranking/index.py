"""The ranking data: which entry each word or idea speaks for, and how much, as whole numbers that any program can add.

Words are weighed by BM25 over fields (Robertson and Zaragoza, The Probabilistic Relevance Framework, 2009): a word
counts by where it stands, by how often, less in long texts, and more the fewer entries have it.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from rules_db.link.inflections import forms
from rules_db.model import Library
from rules_db.ranking.asked import NAMED, SPELLED
from rules_db.ranking.everyday import weak_keys
from rules_db.ranking.phrases import BOOK, Phrases, ideas_of, phrase_texts, phrases_of
from rules_db.ranking.texts import Entry, EntryType, Field, entries_of
from rules_db.ranking.words import stem, words

FIELD_WEIGHTS = {
    Field.NAME: 3.0, Field.TEXT: 2.0, Field.HEADING: 1.8, Field.CONTEXT: 0.4, Field.RULINGS: 0.5, Field.SHOWN: 0.3,
    Field.ASKED: 3.0, Field.IDEAS: 1.0,
}  # fmt: skip
LENGTH_COUNTS = {
    Field.NAME: 0.3, Field.TEXT: 0.5, Field.HEADING: 0.3, Field.CONTEXT: 0.6, Field.RULINGS: 0.6, Field.SHOWN: 0.5,
    Field.ASKED: 0.5, Field.IDEAS: 0.3,
}  # fmt: skip
TYPE_WEIGHTS = {
    EntryType.RULE: 1.0, EntryType.TERM: 1.3, EntryType.RULING: 0.8, EntryType.SECTION: 0.7, EntryType.FINDING: 0.5,
}  # fmt: skip
DEFINES = 3
SATURATION = 3.0
SCALE = 16
BOOK_IMPACT = 32
NAMED_IMPACT, SPELLED_IMPACT = 400, 600  # more than any word can say of an entry
OWN = (Field.NAME, Field.TEXT)


@dataclass(frozen=True, slots=True)
class Ranking:
    """`forms` gives the key of each known form of a word; `phrases` what runs of keys stand for besides; `postings`
    the impact of each key on entries, by their place in `entries`; `weak` are keys that count for little."""

    entries: tuple[Entry, ...]
    forms: Mapping[str, str]
    phrases: Phrases
    postings: Mapping[str, Mapping[int, int]]
    weak: frozenset[str]


def rank_library(library: Library) -> Ranking:
    """The ranking data of a library; the same library gives the same data, in the same order."""
    entries = tuple(entries_of(library))
    ideas = ideas_of(library)
    weak = weak_keys()
    counted = [_counts(entry, ideas, weak) for entry in entries]
    postings = _postings(entries, counted)
    for place, entry in enumerate(entries):
        postings[f"{BOOK}{entry.rulebook}"][place] = BOOK_IMPACT
    _add_names(postings, entries, library)
    phrases = {pair: weight for pair, weight in phrases_of(library).items() if pair[1] in postings}
    return Ranking(entries, _forms(entries, library), phrases, postings, weak)


Counts = dict[Field, Counter[str]]


def _counts(entry: Entry, ideas: Mapping[str, Sequence[str]], weak: Container[str]) -> Counts:
    """How often each key stands in each field of an entry; ideas count as a field of their own.

    Weak words count only where an entry speaks itself.
    """
    found: Counts = {field: Counter() for field in Field}
    for field, texts in entry.texts.items():
        keys = (stem(word) for text in texts for word in words(text))
        found[field].update(key for key in keys if field in OWN or key not in weak)
    for term in entry.uses:
        found[Field.IDEAS].update(ideas[term])
    for term in entry.defines * DEFINES:
        found[Field.IDEAS].update(ideas[term])
    return found


def _postings(entries: Sequence[Entry], counted: Sequence[Counts]) -> dict[str, dict[int, int]]:
    sizes = {field: [sum(counts[field].values()) for counts in counted] for field in Field}
    means = {field: sum(each) / max(1, sum(size > 0 for size in each)) or 1 for field, each in sizes.items()}
    weights: dict[str, dict[int, float]] = defaultdict(dict)
    for place, counts in enumerate(counted):
        for field, keys in counts.items():
            length = 1 - LENGTH_COUNTS[field] + LENGTH_COUNTS[field] * sizes[field][place] / means[field]
            for key, count in keys.items():
                weights[key][place] = weights[key].get(place, 0) + FIELD_WEIGHTS[field] * count / length
    found: dict[str, dict[int, int]] = defaultdict(dict)
    for key, places in weights.items():
        rarity = math.log(1 + (len(entries) - len(places) + 0.5) / (len(places) + 0.5))
        for place, weight in places.items():
            impact = TYPE_WEIGHTS[entries[place].type] * rarity * weight / (weight + SATURATION)
            if rounded := round(SCALE * impact):
                found[key][place] = rounded
    return found


def _add_names(postings: dict[str, dict[int, int]], entries: Sequence[Entry], library: Library) -> None:
    """What a query that is nothing but the name of a term asks for: the term, and the rule that defines it.

    Attacker and Attack share a stem, so that either finds both, and itself first.
    """
    spelled = {str(term.id): " ".join(words(term.name)) for term in library.terms}
    stemmed = {identity: " ".join(map(stem, name.split())) for identity, name in spelled.items()}
    sharing = Counter(name for name, _ in {(stemmed[identity], spelled[identity]) for identity in spelled})
    for place, entry in enumerate(entries):
        weight = TYPE_WEIGHTS[entry.type]
        for term in entry.defines:
            postings[NAMED + stemmed[term]][place] = round(weight * NAMED_IMPACT)
            if sharing[stemmed[term]] > 1:
                postings[SPELLED + spelled[term]][place] = round(weight * SPELLED_IMPACT)


def _forms(entries: Iterable[Entry], library: Library) -> dict[str, str]:
    """Every word of the texts and of the phrases, the most frequent first, then what they may look like inflected."""
    all_texts = (text for entry in entries for texts in entry.texts.values() for text in texts)
    seen = Counter(word for text in chain(all_texts, phrase_texts(library)) for word in words(text))
    found = {word: stem(word) for word, _ in seen.most_common()}
    for word in list(found):
        for form in sorted(forms(word)):
            found.setdefault(form, stem(word))
    return found
