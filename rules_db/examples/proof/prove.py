"""Every example of a library run, every rule of its engines on its rung: what the build stores and the site shows."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rules_db.engine.engines import engine_keys, load_engine
from rules_db.engine.registry import Entry
from rules_db.errors import Problem, RulebookProblems
from rules_db.examples.boards import run_drawn
from rules_db.examples.proof.ladder import ChapterLevels, Level, RuleLevel, chapter_table, level_of
from rules_db.examples.proof.shares import shared_out
from rules_db.examples.proof.watched import SpokenWatch, file_of, spoken_watches
from rules_db.examples.proof.without import Ran
from rules_db.examples.results import Result
from rules_db.examples.runner import many_examples
from rules_db.model import Citation, Library, Rule, Rulebook, RuleId

Progress = Callable[[str], None]


_BELOW = (Level.UNCOVERED, Level.REGISTERED, Level.REACHED)


@dataclass(frozen=True, slots=True)
class Proof:
    """What all engines show: `results` in the order of the library's examples, the rest in that of its rules.

    `waiting` are the rules of books with an engine that have none yet, and so no level. `unproved` are those whose
    engine says that no example misses them yet.
    """

    results: tuple[Result, ...] = ()
    levels: tuple[RuleLevel, ...] = ()
    citations: tuple[Citation, ...] = ()
    chapters: tuple[ChapterLevels, ...] = ()
    watches: tuple[SpokenWatch, ...] = ()
    waiting: tuple[RuleId, ...] = ()
    unproved: tuple[RuleId, ...] = ()

    @property
    def unmet(self) -> tuple[RuleLevel, ...]:
        """Rules that no example misses, though their engine does not own up to it."""
        known = set(self.unproved)
        return tuple(each for each in self.levels if each.level in _BELOW and each.rule not in known)

    @property
    def overtaken(self) -> tuple[RuleLevel, ...]:
        """Rules that examples miss, though their engine says that none does."""
        known = set(self.unproved)
        return tuple(each for each in self.levels if each.level not in _BELOW and each.rule in known)

    @property
    def silent_watches(self) -> tuple[SpokenWatch, ...]:
        """Watches that say nothing without their rule, and so are none."""
        return tuple(watch for watch in self.watches if not watch.spoke)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What is wrong with examples that fail."""
        return tuple(problem for result in self.results for problem in result.problems)


@many_examples()
def prove(library: Library, progress: Progress = lambda stage: None, only: str | None = None) -> Proof:
    """Run all examples and climb the ladder, for each book that has an engine, or `only` one; others are left alone.

    Raises RulebookProblems for rules that are registered, or watched, under a number that there is not; ValueError
    where an engine is wrong otherwise, such as with nothing to run of a rule that it registers.
    """
    engines = [book for book in library.rulebooks if book.id in engine_keys() and only in (None, book.id)]
    keys = {book.id for book in engines}
    examples = [each for each in library.examples if each.rulebook in keys]
    results = shared_out(run_drawn, examples, lambda number: progress(f"running example {number} of {len(examples)}"))
    own = [Ran(example, result) for example, result in zip(examples, results, strict=True)]
    levels = _levels(library, engines, own, progress)
    citations, waiting, unproved = list[Citation](), list[RuleId](), list[RuleId]()
    for book in engines:
        waiting += (rule.id for rule in library.rules_of(book.id) if not rule.is_withdrawn and _waits(rule))
        unproved += (RuleId(f"{book.id}-{number}") for number in sorted(load_engine(book.id).unproved))
        citations += _citations(library, book)
    progress("asking the watches without their rules")
    watches = [*spoken_watches([load_engine(book.id) for book in engines], own)]
    watched = {watch.rule for watch in watches if watch.spoke}
    chapters = chapter_table(library, levels, watched)
    return Proof(
        tuple(results), tuple(levels), tuple(citations), chapters, tuple(watches), tuple(waiting), tuple(unproved)
    )


def _levels(
    library: Library, books: Sequence[Rulebook], examples: Sequence[Ran], progress: Progress
) -> list[RuleLevel]:
    own = defaultdict(list)
    for each in examples:
        own[each.example.rule].append(each)
    rules = [rule for book in books for rule in library.rules_of(book.id) if not rule.is_withdrawn and not _waits(rule)]

    def level(rule: Rule) -> RuleLevel:
        engine = load_engine(rule.rulebook)
        return level_of(rule, engine.scene.game.book, engine.nothing_to_run, own[rule.id])

    return shared_out(level, rules, lambda number: progress(f"switching off rule {number} of {len(rules)}"))


def _waits(rule: Rule) -> bool:
    """Whether the engine of its book has yet to come to a rule."""
    return bool(load_engine(rule.rulebook).why_waiting(rule.id.removeprefix(f"{rule.rulebook}-")))


def _citations(library: Library, book: Rulebook) -> list[Citation]:
    engine = load_engine(book.id)
    entries = {entry.id: entry for entry in engine.game.book.entries.values()}
    rules = [rule.id for rule in library.rules_of(book.id)]
    if astray := [entry for entry in entries.values() if entry.id not in rules]:
        raise RulebookProblems(_is_no_rule(entry, book) for entry in astray)
    if unknown := sorted({f"{book.id}-{number}" for number in engine.nothing_to_run} - set(rules)):
        raise ValueError(f"the engine of {book.id} names rules that the book does not have: {', '.join(unknown)}")
    if absent := sorted(engine.unproved - engine.game.book.entries.keys()):
        raise ValueError(f"the engine of {book.id} has no function for unproved rules: {', '.join(absent)}")
    if both := sorted(engine.game.book.entries.keys() & engine.nothing_to_run.keys()):
        raise ValueError(f"the engine of {book.id} registers rules that have nothing to run: {', '.join(both)}")
    if early := sorted(number for number in engine.game.book.entries if engine.why_waiting(number)):
        raise ValueError(f"the engine of {book.id} registers rules that wait: {', '.join(early)}")
    found = (entries[rule] for rule in rules if rule in entries)
    return [Citation(RuleId(entry.id), entry.module, entry.qualname, entry.line) for entry in found]


def _is_no_rule(entry: Entry, book: Rulebook) -> Problem:
    what = f"{entry.qualname} is registered as rule {entry.number}, which {book.short_title} does not have"
    return Problem(file_of(entry.module), entry.line, what, "mend the number here, or write the rule")
