"""What a query asks for: each of its words with all that would answer it, weighed.

The browser does the same in `site/assets/search/asked.js`; a test holds the two to the same answers.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from rules_db.ranking.words import words

Slot = Mapping[str, int]
"""The keys that answer one word of a query, with their weights; the best of them counts."""

WORD_WEIGHT, WEAK_WEIGHT, BEGUN_WEIGHT, MISSPELT_WEIGHT = 100, 1, 60, 70
NAMED, SPELLED = "=", '"'  # before the name of a term: as stems, and as words where other names have the same stems
LONGEST_PHRASE = 4
MOST_BEGUN = 6
SHORTEST_BEGUN, SHORTEST_MISSPELT, TWO_SLIPS_FROM = 2, 4, 7


class Vocabulary(Protocol):
    """The words that the ranking data knows."""

    def keys(self, forms: Sequence[str]) -> Mapping[str, tuple[str, bool]]:
        """By form, for forms that are known: the key, and whether the word is weak, that is, says little."""

    def beginning(self, letters: str, most: int) -> Sequence[str]:
        """The keys of the known forms that begin so, the most frequent first, each once."""

    def resembling(self, form: str, most: int) -> str | None:
        """The key of the known form with the same first letter that is fewest slips away, the most frequent of those;
        None where none is within `most`."""

    def names(self, keys: Sequence[str]) -> Sequence[str]:
        """Those of the keys that are known, each of which stands for the name of a term."""

    def meant(self, phrases: Sequence[str]) -> Mapping[str, Slot]:
        """By phrase, as stems joined by blanks: the keys that it stands for besides itself, with their weights."""


def asked(query: str, vocabulary: Vocabulary) -> list[Slot]:
    """A slot for each word of the query that could be found; none for a query without words.

    Weak words count only as parts of phrases with others, or where there are no others. A query that is the name of a
    term asks for what bears that name with each of its words.
    """
    typed = words(query)
    known = vocabulary.keys(typed)
    found = [_found(word, place == len(typed) - 1, known, vocabulary) for place, word in enumerate(typed)]
    is_said = not _are_weak(found)
    slots = [{} if is_said and _are_weak([keys]) else dict(keys) for keys in found]
    for start, end, meant in _phrases(found, vocabulary):
        if is_said and _are_weak(found[start:end]):
            continue
        for slot in slots[start:end]:
            slot.update((key, max(weight, slot.get(key, 0))) for key, weight in meant.items())
    if all(found):
        names = vocabulary.names([NAMED + _phrase(found), SPELLED + " ".join(typed)])
        slots = [{**slot, **dict.fromkeys(names, WORD_WEIGHT)} for slot in slots]
    return [slot for slot in slots if slot]


def slips_forgiven(word: str) -> int:
    """How many letters of a misspelt word may be wrong, missing, added or swapped."""
    return 0 if len(word) < SHORTEST_MISSPELT or not word.isalpha() else 1 if len(word) < TWO_SLIPS_FROM else 2


def slips(one: str, other: str, most: int) -> int:
    """How many slips lie between two words, or any number above `most` where there are more.

    A slip is a letter wrong, missing, added, or swapped with the next (optimal string alignment).
    """
    if len(set(one) - set(other)) > most:  # each letter that only one word has is a slip: most words end here
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        previous, row_above = before, row
        row = [i]
        for j, against in enumerate(other, 1):
            best = min(row_above[j] + 1, row[j - 1] + 1, row_above[j - 1] + (letter != against))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == against:
                best = min(best, previous[j - 2] + 1)
            row.append(best)
        if min(row) > most:
            return most + 1
        before = row_above
    return row[-1]


def _found(word: str, is_last: bool, known: Mapping[str, tuple[str, bool]], vocabulary: Vocabulary) -> Slot:
    """The keys of a word: its own, or those that it may be the beginning of, or the one that it may be a slip of."""
    if word in known:
        key, is_weak = known[word]
        return {key: WEAK_WEIGHT if is_weak else WORD_WEIGHT}
    if is_last and len(word) >= SHORTEST_BEGUN and (begun := vocabulary.beginning(word, MOST_BEGUN)):
        return dict.fromkeys(begun, BEGUN_WEIGHT)
    forgiven = slips_forgiven(word)
    resembling = vocabulary.resembling(word, forgiven) if forgiven else None
    return {resembling: MISSPELT_WEIGHT} if resembling else {}


def _are_weak(found: Sequence[Slot]) -> bool:
    return all(weight <= WEAK_WEIGHT for keys in found for weight in keys.values())


def _phrases(found: Sequence[Slot], vocabulary: Vocabulary) -> Iterator[tuple[int, int, Slot]]:
    """The phrases in a query that stand for something, and lie within no longer one: start, end, meaning."""
    spans = [
        (start, start + length)
        for length in range(min(LONGEST_PHRASE, len(found)), 0, -1)
        for start in range(len(found) - length + 1)
        if all(found[start : start + length])
    ]
    phrases = [_phrase(found[start:end]) for start, end in spans]
    meant = vocabulary.meant(phrases)
    taken: list[tuple[int, int]] = []
    for (start, end), phrase in zip(spans, phrases, strict=True):
        if phrase in meant and not any(first <= start and end <= last for first, last in taken):
            taken.append((start, end))
            yield start, end, meant[phrase]


def _phrase(found: Sequence[Slot]) -> str:
    """Words of a query as the phrase that they most likely are."""
    return " ".join(next(iter(keys)) for keys in found)
