"""How well each rule is proved: L0 nothing to run, L1 registered, L2 reached, L3 missed when off, L4 both sides shown.

A rule is reached where the game comes to its function in an example of its own; it is missed where such an example
fails once the rule is switched off; where only the cited numbers change and nothing at the table does, the level
says so. Both sides are shown where one scenario misses it, and another, in which the
game came to it too, does not need it: there it was asked and let things be.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from rules_db.engine.registry import Registry
from rules_db.examples.play import Asks
from rules_db.examples.proof.without import Ran, run_without
from rules_db.examples.results import Outcome, ScenarioResult
from rules_db.examples.runner import BREAKDOWN
from rules_db.model import Library, PageRole, Rule, RulebookId

NO_GOING_ON = "the game cannot go on"


class Level(StrEnum):
    """A rung of the ladder; UNCOVERED is a rule that is to be run and is not."""

    UNCOVERED = ""
    NOTHING_TO_RUN = "L0"
    REGISTERED = "L1"
    REACHED = "L2"
    MISSED = "L3"
    BOTH_SIDES = "L4"


@dataclass(frozen=True, slots=True)
class Without:
    """A scenario that misses a rule, by its example and its title, and what it found in place of what it says."""

    example: str
    title: str
    what: str


@dataclass(frozen=True, slots=True)
class RuleLevel:
    """Where a rule stands, and why, in a sentence or two for readers.

    `is_seen` tells of a missed rule whether something at the table changes without it, and not the citation alone.
    `without` is what its scenarios found while it was off, and `wanting` what keeps a missed rule from the last rung.
    """

    rule: str
    level: Level
    reason: str
    is_seen: bool = False
    without: tuple[Without, ...] = ()
    wanting: str = ""


def level_of(rule: Rule, book: Registry, reasons: Mapping[str, str], own: Sequence[Ran]) -> RuleLevel:
    """The level of one rule of a book that has an engine. `own` are the examples that stand under it."""
    number = rule.id.removeprefix(f"{rule.rulebook}-")
    if number in reasons:
        return RuleLevel(rule.id, Level.NOTHING_TO_RUN, reasons[number])
    if number not in book.entries:
        return RuleLevel(rule.id, Level.UNCOVERED, "The engine has no function under this number.")
    scenarios = [each for one in own for each in one.result.scenarios if each.outcome is Outcome.PASSED]
    reaching = [each for each in scenarios if rule.id in each.reached or rule.id in each.cited]
    if not reaching:
        return RuleLevel(rule.id, Level.REGISTERED, _why_not_reached(own, scenarios))
    seen = _missing_it(rule, book, own, Asks.TABLE)
    found = seen or _missing_it(rule, book, own, Asks.EVERYTHING)
    missing, without = [scenario for scenario, _ in found], tuple(each for _, each in found)
    if not missing:
        return RuleLevel(rule.id, Level.REACHED, "Its examples come to it, and pass without it too.")
    reason = f"Without it, “{missing[0].title}” fails" + ("" if seen else ", though only by the rule that it names")
    spared = [each for each in reaching if each not in missing and rule.id not in each.cited]
    if not spared:
        wanting = _why_not_spared([each for each in reaching if each not in missing])
        return RuleLevel(rule.id, Level.MISSED, f"{reason}.", bool(seen), without, wanting)
    both = f"{reason}; “{spared[0].title}” shows where it lets things be."
    return RuleLevel(rule.id, Level.BOTH_SIDES, both, bool(seen), without)


def _why_not_reached(own: Sequence[Ran], passing: Sequence[ScenarioResult]) -> str:
    if not own:
        return "It has no example of its own."
    return "Its examples do not come to it." if passing else "Its examples fail."


def _why_not_spared(passing: Sequence[ScenarioResult]) -> str:
    """What a missed rule lacks; `passing` are the scenarios that come to it, pass without it, and cite it."""
    if passing:
        return f"In “{passing[0].title}” an event or a refusal cites it, so it does not let things be there."
    return "No example comes to it and passes without it."


def _missing_it(rule: Rule, book: Registry, own: Sequence[Ran], asks: Asks) -> list[tuple[ScenarioResult, Without]]:
    """The scenarios that pass with the rule and fail without it; no watch but the rule's own looks on."""
    found, number = [], rule.id.removeprefix(f"{book.key}-")
    for each in own:
        for before, after in run_without(each, book, number, asks):
            if before.outcome is Outcome.PASSED and after.problem:
                what = NO_GOING_ON if after.problem.what.startswith(BREAKDOWN) else after.problem.what
                found.append((before, Without(each.example.id, before.title, what)))
    return found


@dataclass(frozen=True, slots=True)
class ChapterLevels:
    """A line of the proof table: how many rules of a chapter stand on each rung; withdrawn rules are not counted.

    `watched` are those that a proved watch sees to.
    """

    rulebook: str
    chapter: str
    title: str
    counts: tuple[tuple[Level, int], ...]
    watched: int = 0

    def count(self, *levels: Level) -> int:
        return sum(number for level, number in self.counts if level in levels)

    @property
    def rules(self) -> int:
        return self.count(*Level)

    @property
    def checkable(self) -> int:
        return self.rules - self.count(Level.NOTHING_TO_RUN)

    @property
    def proved(self) -> int:
        """How many rules an example would miss."""
        return self.count(Level.MISSED, Level.BOTH_SIDES)


def chapter_table(library: Library, levels: Iterable[RuleLevel], watched: Collection[str]) -> tuple[ChapterLevels, ...]:
    """A line for each chapter of the books that have levels, in reading order; `watched` are ids of rules."""
    by_rule = {each.rule: each.level for each in levels}
    return tuple(_lines(library, by_rule, watched))


def _lines(library: Library, by_rule: dict[str, Level], watched: Collection[str]) -> Iterator[ChapterLevels]:
    books: set[RulebookId] = {rule.rulebook for rule in library.rules if rule.id in by_rule}
    for page in library.pages:
        if page.role is not PageRole.CHAPTER or page.rulebook not in books:
            continue
        rules = [rule for rule in library.rules if rule.place.file == page.file and rule.id in by_rule]
        counts = Counter(by_rule[rule.id] for rule in rules)
        ladder = tuple((level, counts[level]) for level in Level)
        seen_to = sum(rule.id in watched for rule in rules)
        yield ChapterLevels(page.rulebook, page.number, page.title, ladder, seen_to)
