"""Words as search compares them: folded, and brought to a stem that all their forms share."""

import functools
import re
import unicodedata
from collections.abc import Callable

_WORD = re.compile(r"[^\W_]+")
_IRREGULAR = {
    "began": "begin", "begun": "begin", "bought": "buy", "dealt": "deal", "dice": "die", "drawn": "draw",
    "drew": "draw", "dying": "die", "fought": "fight", "held": "hold", "kept": "keep", "laid": "lay",
    "left": "leave", "lost": "lose", "paid": "pay", "sent": "send", "shown": "show", "stolen": "steal",
    "taken": "take", "thrown": "throw", "took": "take", "won": "win",
}  # fmt: skip


def fold(text: str) -> str:
    """Without case and accents: Pokémon is pokemon. Apostrophes go, so that Ann's and don't stay one word."""
    if text.isascii():
        return text.replace("'", "").lower()
    letters = unicodedata.normalize("NFD", text.replace("'", "").replace("’", ""))
    return "".join(each for each in letters if not unicodedata.combining(each)).lower()


def words(text: str) -> list[str]:
    """The folded words and numbers of a text, in order."""
    return _WORD.findall(fold(text))


@functools.cache
def stem(word: str) -> str:
    """What the forms of a folded word share: attack for attacks, attacked and attacking."""
    regular = _IRREGULAR.get(word, word)
    return _stemmer()(regular) if len(regular) > 2 else regular


@functools.cache
def _stemmer() -> Callable[[str], str]:
    import snowballstemmer  # late: a search folds words, and finds their stems in rules.db

    stem_word: Callable[[str], str] = snowballstemmer.stemmer("english").stemWord
    return stem_word


def stems(text: str) -> list[str]:
    """The stems of the words of a text, in order."""
    return [stem(word) for word in words(text)]
