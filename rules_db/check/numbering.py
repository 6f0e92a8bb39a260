"""Numbers count upwards without gaps, except where a chapter declares that its source does not."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from rules_db.errors import Problem
from rules_db.model import Deviation, Library, NumberDeviation, Place, RulebookId
from rules_db.parse.numbers import Skipped, between, parent_number, sort_key

FEW = 5
Declared = dict[tuple[RulebookId, str], NumberDeviation]


@dataclass(frozen=True, slots=True)
class _Numbered:
    """A section or a rule among its siblings."""

    what: str
    rulebook: RulebookId
    number: str
    place: Place


def check_numbers(library: Library) -> Iterator[Problem]:
    """Missing and misordered numbers, and declared deviations that do not occur."""
    declared: Declared = {(each.rulebook, each.number): each for each in library.deviations}
    used: set[tuple[RulebookId, str]] = set()
    for first, siblings in _sibling_lists(library):
        yield from _check_siblings(first, siblings, declared, used)
    for key, deviation in declared.items():
        if key not in used:
            yield Problem(
                deviation.place.file,
                deviation.place.line,
                f"number {deviation.number} is declared {deviation.is_a}, and is not",
                "remove the deviation",
            )


def _sibling_lists(library: Library) -> Iterator[tuple[str, Sequence[_Numbered]]]:
    """Numbers that should follow each other, and what they count from: '' where they begin at their beginning.

    What stands below a section or rule counts from a or 1, subsections among the rules; other sections of a file
    count from the first of them.
    """
    numbers = {section.id: section.number for section in library.sections}
    below: dict[str, list[_Numbered]] = defaultdict(list)
    side_by_side: dict[tuple[str, str], list[_Numbered]] = defaultdict(list)
    for section in library.sections:
        item = _Numbered("section", section.rulebook, section.number, section.place)
        stem = parent_number(section.number)
        if section.parent and numbers[section.parent] == stem:
            below[section.parent].append(item)
        else:
            side_by_side[section.place.file, stem].append(item)
    for rule in library.rules:
        below[rule.parent or rule.section].append(_Numbered("rule", rule.rulebook, rule.number, rule.place))
    for siblings in below.values():
        yield "", sorted(siblings, key=lambda item: item.place)
    for siblings in side_by_side.values():
        yield siblings[0].number, siblings


def _check_siblings(
    last: str, siblings: Sequence[_Numbered], declared: Declared, used: set[tuple[RulebookId, str]]
) -> Iterator[Problem]:
    seen: set[str] = set()
    for item in siblings:
        rulebook, number, what, place = item.rulebook, item.number, item.what, item.place
        deviation = declared.get((rulebook, number))
        if number in seen and deviation and deviation.is_a is Deviation.REPEATED:
            used.add((rulebook, number))
            continue
        seen.add(number)
        if last and sort_key(number) < sort_key(last):
            if deviation and deviation.is_a is Deviation.MISORDERED:
                used.add((rulebook, number))
            else:
                yield _problem(
                    place, f"{what} {number} stands after {last}", "put it in order, or declare it misordered"
                )
            continue
        if number != last:
            yield from _check_gap(item, between(last, number), declared, used)
        last = number


def _check_gap(
    item: _Numbered, skipped: Skipped, declared: Declared, used: set[tuple[RulebookId, str]]
) -> Iterator[Problem]:
    """The skipped numbers that no deviation explains: one by one where they are few."""
    here = {each for book, each in declared if book == item.rulebook and each in skipped} if skipped else set()
    used.update((item.rulebook, each) for each in here if declared[item.rulebook, each].is_a is Deviation.MISSING)
    missing = list(islice((each for each in skipped if each not in here), FEW + 1))
    if len(missing) > FEW:
        what = f"{len(skipped) - len(here)} {item.what}s are missing before {item.number}, {missing[0]} the first"
        yield _problem(item.place, what, "mend the number, or declare them missing")
        return
    for each in missing:
        what = f"{item.what} {each} is missing before {item.number}"
        yield _problem(item.place, what, "add it, or declare it missing")


def _problem(place: Place, what: str, mend: str) -> Problem:
    return Problem(place.file, place.line, what, mend)
