"""The forms that an English word takes in a rule: play, plays, played, playing; die, dice.

Generating forms finds fewer wrong matches than stemming both sides: `position` never meets `posit`.
"""

_IRREGULAR = {
    "begin": ("began", "begun"),
    "die": ("dice", "died", "dying"),
    "draw": ("drew", "drawn"),
    "lose": ("lost",),
    "pay": ("paid",),
    "put": ("putting",),
    "set": ("setting",),
    "take": ("took", "taken"),
    "win": ("won",),
    "tie": ("tied", "tying"),
}
_VOWELS = "aeiou"


def forms(word: str) -> frozenset[str]:
    """The word and its inflections, in lower case; words of one or two letters and numbers stay as they are."""
    word = word.lower()
    if len(word) <= 2 or not word.isalpha():
        return frozenset({word})
    found = {word, *_IRREGULAR.get(word, ())}
    if word.endswith("y") and word[-2] not in _VOWELS:
        found |= {word[:-1] + "ies", word[:-1] + "ied", word + "ing"}
    elif word.endswith("e"):
        found |= {word + "s", word + "d", word[:-1] + "ing"}
    else:
        found |= {word + _plural_ending(word), word + "ed", word + "ing"}
        if _doubles(word):
            found |= {word + word[-1] + "ed", word + word[-1] + "ing"}
    return frozenset(found)


def _plural_ending(word: str) -> str:
    return "es" if word.endswith(("s", "x", "z", "ch", "sh")) else "s"


def _doubles(word: str) -> bool:
    """Whether the last consonant may double: tap, tapped; level, levelled; but not draw."""
    return word[-1] not in _VOWELS + "wxyh" and word[-2] in _VOWELS and (len(word) < 3 or word[-3] not in _VOWELS)


def phrase_forms(phrase: tuple[str, ...]) -> frozenset[tuple[str, ...]]:
    """A phrase with its last word inflected, or its first: `main decks`, `levelling up`."""
    lowered = tuple(map(str.lower, phrase))
    last = {(*lowered[:-1], form) for form in forms(lowered[-1])}
    first = {(form, *lowered[1:]) for form in forms(lowered[0])}
    return frozenset(last | first)
