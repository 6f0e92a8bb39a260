"""Rulebooks: a sound one with mistakes of all sorts in it, or one that chance has written from nothing."""

import itertools
import random
import re
import shutil
import tempfile
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from mistakes import BLOCKS, NAMES, NUMBERS, ROWS, YAML
from small_book import BOOK
from trying import Fault, without_each
from words import LETTERS, shown, word

from rules_db.build import build_database, check_docs
from rules_db.errors import Problem, RulebookProblems, RulesError
from rules_db.store import load_library


@dataclass(frozen=True, slots=True)
class Change:
    """One mistake: in which file, how it is made, and with what chance."""

    file: str
    way: str
    seed: int


@dataclass(frozen=True, slots=True)
class Book:
    """The changes that are made one after another to the sound rulebook, or, where it is not sound, to an empty one."""

    changes: tuple[Change, ...]
    is_sound: bool = True


class Books:
    """The kind. Each rulebook is written to a folder, checked, and built where it has no mistake."""

    name = "rulebooks"

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="rules-fuzz-")).resolve()
        self.docs, self.database = self.folder / "docs", self.folder / "rules.db"
        self._write({name: text.encode() for name, text in BOOK.items()})
        build_database(self.docs, self.database)

    def close(self) -> None:
        shutil.rmtree(self.folder)

    def case(self, chance: random.Random) -> Book:
        is_sound = chance.random() < 0.9
        files = [*BOOK, *(["rulebooks/toy/1-play.md"] * 8), *(["rulebooks/other/s-supertypes.md"] * 2)]
        ways = list(WAYS) if is_sound else ["written"]
        many = chance.choice((1, 1, 1, 2, 2, 3, 5)) if is_sound else chance.randint(1, 4)
        made = (Change(chance.choice(files), chance.choice(ways), chance.randrange(10**9)) for _ in range(many))
        return Book(tuple(made), is_sound)

    def fault(self, case: Book) -> Fault | None:
        before = self.database.read_bytes()
        self._write(changed(case))
        try:
            build_database(self.docs, self.database)
        except RulebookProblems as error:
            return _problem_fault(error.problems) or (_kept(before, self.database))
        except RulesError as error:
            return _line_fault(str(error)) or _kept(before, self.database)
        return self.built_fault()

    def built_fault(self) -> Fault | None:
        """What was built without a problem says the same when it is read, and nothing lies about."""
        strangers = [path.name for path in self.folder.iterdir() if path.name not in ("docs", "rules.db")]
        if strangers:
            return Fault("a build leaves files behind", str(strangers))
        read, parsed = load_library(self.database), check_docs(self.docs)
        if read.rules != parsed.rules or read.terms != parsed.terms or read.sections != parsed.sections:
            return Fault("what is read back is not what was stored")
        return None

    def smaller(self, case: Book) -> Iterable[Book]:
        yield from (replace(case, changes=fewer) for fewer in without_each(case.changes))

    def told(self, case: Book) -> str:
        made, sound = changed(case), _base(case)
        return " ".join(
            f"{name}: {_difference(sound.get(name, b''), text)}"
            for name, text in made.items()
            if text != sound.get(name)
        )

    def _write(self, files: Mapping[str, bytes]) -> None:
        shutil.rmtree(self.docs, ignore_errors=True)
        for name, content in files.items():
            path = self.docs / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)


def _base(case: Book) -> dict[str, bytes]:
    return {name: text.encode() for name, text in BOOK.items()} if case.is_sound else {}


def changed(case: Book) -> dict[str, bytes]:
    """The files of a case."""
    files = _base(case)
    for change in case.changes:
        chance = random.Random(change.seed)
        if change.way == "moved":
            if change.file in files:
                files[chance.choice(NAMES)] = files[change.file] if chance.random() < 0.5 else files.pop(change.file)
        elif change.way == "gone":
            files.pop(change.file, None)
        else:
            text = files.get(change.file, b"").decode("utf-8", "surrogateescape")
            files[change.file] = WAYS[change.way](text, chance).encode("utf-8", "surrogateescape")
    return files


def _line_changed(text: str, chance: random.Random, make: Callable[[str], str]) -> str:
    lines = text.split("\n")
    at = chance.randrange(len(lines))
    lines[at] = make(lines[at])
    return "\n".join(lines)


def _numbers(text: str, chance: random.Random) -> str:
    found = list(re.finditer(r"[A-Z]?\d[\w.]*", text))
    if not found:
        return text
    one = chance.choice(found)
    return text[: one.start()] + chance.choice(NUMBERS) + text[one.end() :]


def _yaml(text: str, chance: random.Random) -> str:
    head, line, rest = text.partition("\n")
    added = chance.choice(YAML)
    key = added.partition(":")[0]
    if chance.random() < 0.6:
        rest = re.sub(rf"^{re.escape(key)}:.*$", lambda match: added, rest, count=1, flags=re.MULTILINE)
    else:
        rest = f"{added}\n{rest}"
    return head + line + rest


def _blocks(text: str, chance: random.Random) -> str:
    added = chance.choice((*BLOCKS, *ROWS)) if chance.random() < 0.9 else word(chance)
    space = chance.choice(("\n\n", "\n\n", "\n", "\n    "))
    return _line_changed(text, chance, lambda line: _sound(f"{line}{space}{added}{space}"))


def _order(text: str, chance: random.Random) -> str:
    lines = text.split("\n")
    first, second = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.randrange(4):
        case 0:
            lines[first], lines[second] = lines[second], lines[first]
        case 1:
            lines.insert(second, lines[first])
        case 2:
            del lines[min(first, second) : max(first, second)]
        case _:
            lines[first : first + 1] = [lines[first]] * chance.choice((2, 3, 50))
    return "\n".join(lines)


def _letters(text: str, chance: random.Random) -> str:
    at = chance.randrange(len(text) + 1)
    added = (
        "".join(chance.choices(LETTERS, k=chance.choice((1, 1, 2, 9))))
        if chance.random() < 0.6
        else _sound(word(chance))
    )
    return text[:at] + added + text[at + chance.choice((0, 0, 1, 5)) :]


def _bytes(text: str, chance: random.Random) -> str:
    content = bytearray(text.encode("utf-8", "surrogateescape"))
    for _ in range(chance.choice((1, 2, 20))):
        if content:
            content[chance.randrange(len(content))] = chance.randrange(256)
    return bytes(content).decode("utf-8", "surrogateescape")


def _written(text: str, chance: random.Random) -> str:
    """A file from nothing: front matter that may be right, and blocks in any order."""
    pages = (
        "chapter: 1",
        "page: glossary",
        "page: findings",
        "page: overview",
        "page: concepts",
        chance.choice(YAML),
        "",
    )
    front = f"rulebook: toy\n{chance.choice(pages)}" if chance.random() < 0.9 else ""
    blocks = [chance.choice((*BLOCKS, "# 1 Play", "## 1.1 Turns", f"{chance.choice(NUMBERS)} A card may be drawn."))
              for _ in range(chance.randint(0, 12))]  # fmt: skip
    return _sound(f"---\n{front}\n---\n\n" + "\n\n".join(blocks))


def _sound(text: str) -> str:
    """The text, with what UTF-8 cannot say as single bytes."""
    return text.encode("utf-8", "surrogatepass").decode("utf-8", "surrogateescape")


def _as_it_is(text: str, chance: random.Random) -> str:
    return text


WAYS: Mapping[str, Callable[[str, random.Random], str]] = {
    "numbers": _numbers, "yaml": _yaml, "blocks": _blocks, "order": _order, "letters": _letters, "bytes": _bytes,
    "written": _written, "moved": _as_it_is, "gone": _as_it_is,
}  # fmt: skip


def _problem_fault(problems: tuple[Problem, ...]) -> Fault | None:
    """A problem is one line that can be printed, at a line of a file."""
    faults = (_line_fault(str(each)) for each in problems)
    return next((fault for fault in faults if fault), None)


def _line_fault(line: str) -> Fault | None:
    if not line.strip() or len(line.split("\n")) > 1:
        return Fault("a problem that is not one line", shown(line))
    if "breaks down" in line:
        return Fault("the engine breaks down", shown(line))
    return None


def _kept(before: bytes, database: Path) -> Fault | None:
    return None if database.read_bytes() == before else Fault("a build that failed changed the database")


def _difference(before: bytes, after: bytes) -> str:
    """What of a file is other than before, without what they have in common at both ends."""
    start = _in_common(before, after)
    end = _in_common(before[start:][::-1], after[start:][::-1])
    new = after[start : len(after) - end].decode("utf-8", "backslashreplace")
    return f"at byte {start}, {len(before) - end - start} bytes become {shown(new, 400)}"


def _in_common(one: bytes, other: bytes) -> int:
    """How many bytes both begin with."""
    return sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
