"""How far a running engine has proved the rules, in words for readers; the ladder itself is the examples' matter."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rules_db.examples.proof.ladder import ChapterLevels, Level, RuleLevel, chapter_table
from rules_db.model import Library, Rule, RulebookId

LADDER = (*(level for level in Level if level), Level.UNCOVERED)
PROVED = (Level.MISSED, Level.BOTH_SIDES)
_WORDS = {
    Level.UNCOVERED: "uncovered",
    Level.NOTHING_TO_RUN: "nothing to run",
    Level.REGISTERED: "in the engine",
    Level.REACHED: "at work",
    Level.MISSED: "proved",
    Level.BOTH_SIDES: "proved both ways",
}
# What a reader of the rules is told, who need not know the ladder.
PLAIN = {
    Level.UNCOVERED: "not tested",
    Level.NOTHING_TO_RUN: "nothing to test",
    Level.REGISTERED: "not tested",
    Level.REACHED: "not fully tested",
    Level.MISSED: "tested",
    Level.BOTH_SIDES: "tested",
}
MEANINGS = {
    Level.UNCOVERED: "A game could break the rule, but the engine has no function for it.",
    Level.NOTHING_TO_RUN: "There is nothing that a game could break; the reason stands with the rule.",
    Level.REGISTERED: "The engine has a function for the rule. None of the rule's own examples comes to it.",
    Level.REACHED: "The rule's own examples come to it, but none of them would miss it.",
    Level.MISSED: "The rule would be missed: once it is switched off, one of its own examples fails.",
    Level.BOTH_SIDES: "Proved from both sides: one of its own examples needs it, and in another it lets things be.",
}


WATCHED = "watched"
WATCHED_PLAIN = "A second reader looks on besides"
WATCHED_MEANS = (
    "Beside the ladder: a second reader of the rule, written apart from the engine, looks on in every example and in"
    " random games. Once the rule is switched off it sees it broken; as long as the rule is on it sees nothing."
)


@dataclass(frozen=True, slots=True)
class BookLevels:
    """How many rules of a rulebook stand on each rung: the chapters in reading order, and all of them together."""

    chapters: tuple[ChapterLevels, ...]
    total: ChapterLevels

    @property
    def said(self) -> str:
        return f"{self.total.proved:,} of {self.total.checkable:,} checkable rules proved"


def book_levels(library: Library) -> dict[RulebookId, BookLevels]:
    """The levels of each rulebook that has an engine, which is seen by its rules having levels or reasons."""
    engines = {rule.rulebook for rule in library.rules if rule.level or rule.level_reason}
    stored = [_stored(rule) for rule in library.rules if rule.rulebook in engines and is_placed(rule)]
    chapters = chapter_table(library, stored, {rule.id for rule in library.rules if rule.watched})
    of_book = {book: tuple(each for each in chapters if each.rulebook == book) for book in sorted(engines)}
    return {book: BookLevels(lines, _summed(book, lines)) for book, lines in of_book.items()}


def is_placed(rule: Rule) -> bool:
    """Whether an engine has come to the rule: it has a level, or a reason why it has none yet."""
    return not rule.is_withdrawn and bool(rule.level or rule.level_reason)


def level_of(rule: Rule) -> Level:
    return Level(rule.level)


def level_name(level: Level) -> str:
    """`L3 proved`; `uncovered` for the level that has no number."""
    return f"{level} {_WORDS[level]}".strip()


def level_words(level: Level) -> str:
    return _WORDS[level]


def _stored(rule: Rule) -> RuleLevel:
    return RuleLevel(rule.id, level_of(rule), rule.level_reason)


def _summed(book: RulebookId, lines: Iterable[ChapterLevels]) -> ChapterLevels:
    chapters = tuple(lines)
    counts: Mapping[Level, int] = {level: sum(each.count(level) for each in chapters) for level in Level}
    watched = sum(each.watched for each in chapters)
    return ChapterLevels(book, "", "All chapters", tuple(counts.items()), watched)
