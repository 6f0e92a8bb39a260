"""Rule numbers: how they are written, what stands above them, and which one comes next.

A number is parts joined by dots: an integer (with a capital letter before it in some books), then integers
and single letters: `607.2.a`, `2.2.7.3`, `S1.a`. `bis` and `ter` mark the second and third use of a number.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

SECTION_NUMBER = r"(?:[A-Z]?[0-9]+(?:\.[0-9]+)*)"
RULE_NUMBER = r"(?:[A-Z]?[0-9]+(?:\.(?:[0-9]+|[a-z](?![a-z])))+(?:bis|ter)?)"
RULING_NUMBER = rf"(?:{RULE_NUMBER}\.R[0-9]+)"
REPEAT_MARKS = ("", "bis", "ter")
LONGEST_PART_DIGITS = 6

_HEADING = re.compile(rf"({SECTION_NUMBER}|[A-Z])\s+(\S.*)")
_RULE = re.compile(rf"({RULE_NUMBER})\s+(\S.*)", re.DOTALL)
_RULING = re.compile(rf"({RULING_NUMBER})\s+(\S.*)")


def parse_heading(text: str, chapter: str) -> tuple[str, str] | None:
    """(number, title) of a heading that begins with a number; a bare letter counts only as the chapter's own number."""
    match = _HEADING.fullmatch(text)
    if match is None or (match[1].isalpha() and match[1] != chapter):
        return None
    return match[1], match[2]


def parse_rule_start(text: str) -> tuple[str, str] | None:
    """(number, statement) of a paragraph that begins with a full number."""
    match = _RULE.fullmatch(text)
    return (match[1], match[2]) if match else None


def parse_ruling_title(text: str) -> tuple[str, str] | None:
    """(number, title) of a ruling."""
    match = _RULING.fullmatch(text)
    return (match[1], match[2]) if match else None


def parent_number(number: str) -> str:
    """The number one part shorter: 607.2 for 607.2.a, and 607 for 607.2; '' for a single part."""
    return number.rpartition(".")[0]


def marked(number: str, occurrence: int) -> str:
    """The number that an id is made of: the first use as it is, the second with `bis`, the third with `ter`."""
    return number + REPEAT_MARKS[occurrence]


def unmarked(number: str) -> str:
    """The number that readers know, without `bis` or `ter`."""
    return re.sub(r"(?:bis|ter)$", "", number)


def has_long_part(number: str) -> bool:
    """Whether a part has more digits than anybody counts to."""
    return re.search(rf"[0-9]{{{LONGEST_PART_DIGITS + 1}}}", number) is not None


def part_key(part: str) -> tuple[int, str, int]:
    """Order of siblings: letters before integers, each in their own order."""
    lead = re.match(r"[A-Za-z]*", part)
    letters = lead[0] if lead else ""
    digits = part[len(letters) :]
    return (1 if digits else 0, letters, int(digits or 0))


def sort_key(number: str) -> tuple[tuple[int, str, int], ...]:
    """Order of numbers as a reader counts."""
    return tuple(map(part_key, unmarked(number).split(".")))


@dataclass(frozen=True, slots=True)
class Skipped:
    """The siblings between two numbers, in order, however many: a stem and what is counted after it."""

    stem: str
    counted: range
    are_letters: bool = False

    def __len__(self) -> int:
        return len(self.counted)

    def __iter__(self) -> Iterator[str]:
        return (self.stem + (chr(value) if self.are_letters else str(value)) for value in self.counted)

    def __contains__(self, number: str) -> bool:
        last = number.removeprefix(self.stem)
        if not number.startswith(self.stem) or has_long_part(last) or not re.fullmatch(r"[a-z]|[1-9][0-9]*|0", last):
            return False
        return last.isalpha() == self.are_letters and (ord(last) if self.are_letters else int(last)) in self.counted


def between(before: str, after: str) -> Skipped:
    """The siblings skipped in going from `before` to `after`; `before` is '' at the start of a list.

    Lists start at a, 1 or (in books that count from nought) 0. Going from letters to 1 skips nothing.
    """
    stem, _, last = after.rpartition(".")
    lead = re.match(r"[A-Z]*", last)
    prefix = (stem + "." if stem else "") + (lead[0] if lead else "")
    last = last[len(lead[0]) if lead else 0 :]
    previous = before.rpartition(".")[2].lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ") if before else ""
    if last.isalpha():
        first = ord(previous) + 1 if previous.isalpha() else ord("a")
        return Skipped(prefix, range(first, ord(last)), are_letters=True)
    first_integer = int(previous) + 1 if previous.isdigit() else 1
    return Skipped(prefix, range(first_integer, int(last)))
