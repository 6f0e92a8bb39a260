"""References: the numbers in a text that name rules, sections and rulings."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from rules_db.link.index import BookIndex, LinkIndex
from rules_db.model import ReferenceKind, Rule, RulebookId, Ruling, Section
from rules_db.parse.numbers import RULE_NUMBER, SECTION_NUMBER

# The words before a number that say what kind of reference it is; docs/authoring.md has the same table.
CUES: tuple[tuple[ReferenceKind, str], ...] = (
    (ReferenceKind.SUBJECT_TO, r"subject to|limited by"),
    (ReferenceKind.OVERRIDES, r"overrides?|overriding|replaces?|takes? precedence over"),
    (ReferenceKind.EXCEPTION_OF, r"exceptions? to|except (?:as in|under|for|by)|despite"),
    (ReferenceKind.DEFINES, r"defined (?:in|by|under)|as in|in the sense of"),
    (ReferenceKind.EXAMPLE_OF, r"shown by|examples? of"),
    (ReferenceKind.PART_OF, r"(?:part|step) of"),
)
_CUE = [
    (kind, re.compile(rf"\b(?:{words})(?: (?:the|rules?|sections?|both))*\s*$", re.IGNORECASE)) for kind, words in CUES
]
_VERBATIM = re.compile(r"`[^`]*`|\[[^\[\]]*\]\([^)]*\)|<https?://[^>]*>")
_JOINT = re.compile(r"(?:,|,? (?:and|or)|/)\s*")


@dataclass(frozen=True, slots=True)
class Mention:
    """One number in a text. `start` and `end` span what becomes a link; no target is a dangling reference.

    `covered` are the further rules of a range; `title` is the quoted title that follows a section.
    """

    start: int
    end: int
    text: str
    kind: ReferenceKind
    rule: Rule | None = None
    section: Section | None = None
    ruling: Ruling | None = None
    covered: tuple[Rule, ...] = ()
    title: str = ""

    @property
    def is_dangling(self) -> bool:
        return self.rule is None and self.section is None

    @property
    def target(self) -> Ruling | Rule | Section | None:
        """What it leads to; None for a dangling reference."""
        return self.ruling or self.rule or self.section


def blank_out_verbatim(text: str) -> str:
    """The text with code spans and written links blanked, so that offsets stay."""
    return _VERBATIM.sub(lambda match: " " * len(match[0]), text)


@lru_cache(maxsize=8)
def _number_pattern(keys: tuple[str, ...]) -> re.Pattern[str]:
    """A number with what may stand before it (a rulebook's key, the word section) and after it (a range, a title)."""
    return re.compile(
        rf"(?:(?<![\w-])(?P<book>{'|'.join(map(re.escape, keys)) or '(?!)'}) )?"
        rf"(?:(?<!\w)(?P<word>[Ss]ections? ))?"
        rf"(?<![\w.])(?P<number>{RULE_NUMBER}(?:\.R[0-9]+)?|{SECTION_NUMBER}|[A-Z])(?![\w])"
        rf"(?:[–-](?P<last>{RULE_NUMBER}|[a-z]|[0-9]+)(?![\w]))?"
        rf'(?:\s+["“](?P<title>[^"”]+)["”])?'
    )


def find_references(text: str, rulebook: RulebookId, index: LinkIndex) -> list[Mention]:
    """Every reference in a text of the given rulebook, in order."""
    plain = blank_out_verbatim(text)
    mentions: list[Mention] = []
    in_section_list = False
    for match in _number_pattern(tuple(index.books)).finditer(plain):
        joined = bool(mentions) and _JOINT.fullmatch(plain[mentions[-1].end : match.start()]) is not None
        in_section_list = bool(match["word"]) or (joined and in_section_list)
        if "." not in match["number"] and not in_section_list:
            continue
        book = index.books.get(RulebookId(match["book"] or ""))
        start = match.start() if book else match.start("word") if match["word"] else match.start("number")
        kind = mentions[-1].kind if joined else _kind_of(plain[:start])
        mentions += _resolve(match, book or index.books[rulebook], start, kind)
    return mentions


def _kind_of(before: str) -> ReferenceKind:
    return next((kind for kind, cue in _CUE if cue.search(before[-60:])), ReferenceKind.SEE)


def _resolve(match: re.Match[str], book: BookIndex, start: int, kind: ReferenceKind) -> Iterator[Mention]:
    """What one number names. Only a section can follow the word; further on in its list a rule may stand as well."""
    number, end = match["number"], match.end("number")
    text = match.string[start:end]
    if not match["word"] and number in book.rulings:
        ruling = book.rulings[number]
        yield Mention(start, end, text, kind, rule=_rule_by_id(book, ruling.rule), ruling=ruling)
        return
    rule = None if match["word"] else book.rules.get(number)
    section = None if rule else book.sections.get(number)
    if match["last"] is None:
        yield Mention(start, end, text, kind, rule, section, title=match["title"] or "")
        return
    yield from _range(match, book, Mention(start, end, text, kind, rule, section))


def _range(match: re.Match[str], book: BookIndex, first: Mention) -> Iterator[Mention]:
    """The two ends of a range; what lies between hangs on the first."""
    last = match["last"]
    full = last if "." in last else f"{match['number'].rpartition('.')[0]}.{last}".lstrip(".")
    start, end = match.start("last"), match.end("last")
    to_rule = book.rules.get(full) if first.rule else None
    to_section = book.sections.get(full) if first.section else None
    covered: tuple[Rule, ...] = ()
    if first.rule and to_rule:
        siblings = book.range(first.rule, to_rule)
        covered = tuple(siblings[1:-1])
        to_rule = to_rule if len(siblings) > 1 else None
    yield Mention(first.start, first.end, first.text, first.kind, first.rule, first.section, covered=covered)
    yield Mention(start, end, last, first.kind, to_rule, to_section, title=match["title"] or "")


def _rule_by_id(book: BookIndex, identity: str) -> Rule | None:
    return next((rule for rule in book.rules.values() if rule.id == identity), None)
