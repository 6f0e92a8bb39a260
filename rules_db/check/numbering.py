"""Numbers count upwards without gaps, except where a chapter declares that its source does not."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from rules_db.errors import Problem
from rules_db.model import Deviation, Library, NumberDeviation, Place, RulebookId
from rules_db.parse.numbers import between, parent_number, sort_key

Numbered = tuple[str, Place]
Declared = dict[tuple[RulebookId, str], NumberDeviation]


def check_numbers(library: Library) -> Iterator[Problem]:
    """Missing and misordered numbers, and declared deviations that do not occur."""
    declared: Declared = {(each.rulebook, each.number): each for each in library.deviations}
    used: set[tuple[RulebookId, str]] = set()
    for rulebook, what, first, siblings in _sibling_lists(library):
        yield from _check_siblings(rulebook, what, first, siblings, declared, used)
    for key, deviation in declared.items():
        if key not in used:
            yield Problem(
                deviation.place.file,
                deviation.place.line,
                f"number {deviation.number} is declared {deviation.is_a}, and is not",
                "remove the deviation",
            )


def _sibling_lists(library: Library) -> Iterator[tuple[RulebookId, str, str, Sequence[Numbered]]]:
    """Numbers that should follow each other (the sections of a chapter by stem, the rules under one parent), and
    what they count from: '' for a list that must begin at its beginning."""
    sections: dict[tuple[RulebookId, str, str], list[Numbered]] = defaultdict(list)
    headed = {(section.rulebook, section.place.file, section.number) for section in library.sections}
    for section in library.sections:
        stem = parent_number(section.number) or section.place.file
        sections[section.rulebook, section.place.file, stem].append((section.number, section.place))
    rules: dict[tuple[RulebookId, str], list[Numbered]] = defaultdict(list)
    for rule in library.rules:
        rules[rule.rulebook, rule.parent or rule.section].append((rule.number, rule.place))
    for group, numbers in sections.items():
        yield group[0], "section", "" if group in headed else numbers[0][0], numbers
    for (rulebook, _), numbers in rules.items():
        yield rulebook, "rule", "", numbers


def _check_siblings(
    rulebook: RulebookId,
    what: str,
    last: str,
    siblings: Sequence[Numbered],
    declared: Declared,
    used: set[tuple[RulebookId, str]],
) -> Iterator[Problem]:
    seen: set[str] = set()
    for number, place in siblings:
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
        for skipped in between(last, number) if number != last else ():
            deviation = declared.get((rulebook, skipped))
            if deviation is None:
                yield _problem(place, f"{what} {skipped} is missing before {number}", "add it, or declare it missing")
            elif deviation.is_a is Deviation.MISSING:
                used.add((rulebook, skipped))
        last = number


def _problem(place: Place, what: str, mend: str) -> Problem:
    return Problem(place.file, place.line, what, mend)
