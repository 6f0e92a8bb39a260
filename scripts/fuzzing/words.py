"""Words that nobody expects: empty, endless, invisible, of other alphabets, and with a meaning to some program."""

import random
from collections.abc import Sequence

BAD_WORDS: Sequence[str] = (
    "", " ", "-", "--", "---", ".", "...", "0", "-0", "-1", "1e999", "NaN", "0x10", "²", "١٢", "½", "9" * 19,
    "9" * 5000, "a" * 10_000, "é", "ß", "İ", "Ǆ", "ﬁ", "\U0001f600", "\u6f22", "\u202eabc", "\u200b", "\u00a0",
    "\ufeff", "\u0301", "e\u0301", "\x1b[31m", "\t", "\n", "\r\n", "a\nb", "\x0b", "\x0c", "\x1c", "\x85",
    "\u2028", "\x7f", "\udcff", "\ud800", "[/x]", "[bold]", "[link=x]", ":smile:", "{}", "{0}", "{x}", "%s",
    "%n", "%", "$(x)", "`x`", "'", '"', "'; DROP", '"', "*", "(", ")" * 50, "[" * 500, "(" * 500, "<b>", "</",
    "&amp;", "\\", "\\u0041", "\\0", "|", "||", "#", "##", ";", "; ", ",", ",,", "None", "null", "true",
    "__class__", "a" * 400 + "-1.1", "NEAR(", "AND", "x OR", "1.1bis", "1.99999999", "1.1.a.1.a.1", "A1.b.2.c",
    "607.3.b", "607.3b", "§607-3-B", "resummoned-607.3.b", "Resummoned", "ttcg", "grand-archive",
    "grand-archive-S1.b", "discard pile", "Fire", "card", "deck", "rule", "must", "not",
)  # fmt: skip
"""Without NUL, which no command line can hold, and without a slash: no path made of these leads out of a folder."""

LETTERS = "abzAZ019 .-_'\"|#*`[](){}<>:;,!?/\\\t\u00e9\u200b\u202e\u4e2d\U0001f600\x1b"


def word(chance: random.Random) -> str:
    """A bad word, a few of them in a row, or letters drawn by chance."""
    draw = chance.random()
    if draw < 0.7:
        return chance.choice(BAD_WORDS)
    if draw < 0.85:
        return chance.choice((" ", "", "-", ".")).join(chance.choices(BAD_WORDS, k=chance.randint(2, 4)))
    return letters(chance, 40)


def letters(chance: random.Random, most: int) -> str:
    """Letters in a row, at most so many."""
    drawn = (
        chance.choice(LETTERS) if chance.random() < 0.8 else _any_letter(chance) for _ in range(chance.randint(0, most))
    )
    return "".join(drawn)


def _any_letter(chance: random.Random) -> str:
    """Any code point but NUL, lone surrogates included."""
    return chr(chance.randint(1, chance.choice((0x7F, 0xFF, 0xFFFF, 0x10FFFF))))


def shown(text: str, most: int = 200) -> str:
    """A text on one line, long runs and long tails cut."""
    line = ascii(text)
    return line if len(line) <= most else f"{line[: most // 2]}…{line[-most // 4 :]} ({len(text)} characters)"
