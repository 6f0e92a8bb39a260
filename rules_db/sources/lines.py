"""The lines of a source document: what each is for, and how a passage is known again without keeping its text."""

import hashlib
import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from rules_db.errors import SourceError


class Role(StrEnum):
    """What a line is for. Only a RULE line has to be restated; in doubt a line is one."""

    TITLE = "title"
    FRONT_MATTER = "front-matter"
    NAVIGATION = "navigation"
    HEADING = "heading"
    RULE = "rule"
    BACKGROUND = "background"
    FLAVOUR = "flavour"
    NOISE = "noise"


@dataclass(frozen=True, slots=True)
class SourceLine:
    """A non-blank line, counted from 1.

    `native` is the number that the document itself gives to the rule, '' where it gives none; `use` counts from 1
    how often that number has begun a rule so far.
    """

    number: int
    role: Role
    native: str = ""
    use: int = 1


Reader = Callable[[str, str], tuple[SourceLine, ...]]
"""From a document's name and text to its non-blank lines in order; SourceError where the family is another."""


def load_text(path: Path) -> str:
    """The document as text; SourceError when it is missing, unreadable or not UTF-8."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        raise SourceError(f"{path}: the source document is missing (put it there)") from None
    except OSError as error:
        raise SourceError(f"{path}: the source document cannot be read: {error.strerror} (mend that)") from None
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise SourceError(f"{path}:{line}: the source document is not UTF-8 (save it as UTF-8)") from None


def split_lines(text: str) -> tuple[str, ...]:
    """The lines as an editor counts them: form feeds and the like, frequent in PDFs, end no line."""
    lines = text.replace("\r\n", "\n").split("\n")
    return tuple(lines[:-1] if lines[-1] == "" else lines)


def non_blank(text: str) -> list[tuple[int, str]]:
    """(number, stripped text) of every line that shows something."""
    return [(number, line.strip()) for number, line in enumerate(split_lines(text), 1) if line.strip()]


def unowned(text: str, owned: Iterable[SourceLine]) -> tuple[int, ...]:
    """The lines that a reader failed to own exactly once: left out, owned twice, blank or not there; sorted."""
    times = Counter(line.number for line in owned)
    shown = {number for number, _ in non_blank(text)}
    return tuple(sorted(number for number in shown | set(times) if times[number] != (number in shown)))


def passage_hash(lines: Iterable[str]) -> str:
    """16 hexadecimal digits that change with the wording of a passage, and not with its spacing."""
    passage = "\n".join(" ".join(line.split()) for line in lines)
    return hashlib.sha256(passage.encode()).hexdigest()[:16]


def require_rules(file: str, owned: tuple[SourceLine, ...]) -> tuple[SourceLine, ...]:
    """The lines as they are; SourceError when none of them states a rule."""
    if not any(line.role is Role.RULE for line in owned):
        raise SourceError(f"{file}: no line of the document states a rule (choose the reader of its family)")
    return owned


_SMALL_WORD = re.compile(r"an?|and|as|at|but|by|for|from|in|into|nor|of|on|or|over|per|the|to|under|via|vs|with")
_BULLET = re.compile(r"[-•■□▪*]\s+|o\s+(?=[A-Z*])")
_MARKUP = re.compile(r"[*_`#\\]+|</?u>")
_ITEM = re.compile(rf"(?:{_BULLET.pattern})\S.*|(?:\d{{1,3}}|[a-z])[.)]\s+\S.*")
_IMPRINT = re.compile(r"@\S+|©.*|Last (?:active|updated)\b.*", re.IGNORECASE)


def is_noise(text: str) -> bool:
    """Nothing but signs: no letter and no digit."""
    return not any(character.isalnum() for character in text)


def is_item(text: str) -> bool:
    """An item of a list, by its bullet, number or letter."""
    return _ITEM.fullmatch(text) is not None


def is_imprint(text: str) -> bool:
    """Who published the page, or when."""
    return _IMPRINT.fullmatch(text) is not None


def ends_sentence(text: str) -> bool:
    return text.rstrip("\"'”’)]*_ ").endswith((".", "!", "?"))


def words_of(text: str) -> list[str]:
    """The words that carry letters, without Markdown, bullets and the signs around them."""
    plain = _MARKUP.sub("", _BULLET.sub("", text, count=1) if _BULLET.match(text) else text)
    words = (word.strip("()[]\"“”'‘’:;,.!?&/") for word in plain.split())
    return [word for word in words if any(character.isalpha() for character in word)]


def is_title_case(text: str) -> bool:
    """One to six words, capitalised as in a title, that make no sentence."""
    words = words_of(text)
    if not 1 <= len(words) <= 6 or ends_sentence(text) or not words[0][0].isupper():
        return False
    return all(word[0].isupper() or _SMALL_WORD.fullmatch(word) for word in words)


def is_label(text: str) -> bool:
    """A title that stands on its own or as the whole of a bullet, such as “Card Types” or “- Spell Cards:”."""
    plain = _MARKUP.sub("", text).strip()
    return is_title_case(text) and ":" not in plain[:-1] and not re.match(r"\d", plain)
