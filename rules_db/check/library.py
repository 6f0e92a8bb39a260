"""The checks in the order in which an author would mend what they find."""

from collections.abc import Callable, Iterable

from rules_db.check.accounts import check_asked, check_findings, check_settings, check_sources
from rules_db.check.addresses import check_addresses
from rules_db.check.numbering import check_numbers
from rules_db.check.rulebooks import check_counts, check_order, check_rules
from rules_db.check.words import check_concepts, check_emphasis, check_other_senses, check_terms
from rules_db.errors import Problem
from rules_db.model import Library

CHECKS: tuple[Callable[[Library], Iterable[Problem]], ...] = (
    check_order,
    check_rules,
    check_numbers,
    check_counts,
    check_terms,
    check_concepts,
    check_other_senses,
    check_emphasis,
    check_findings,
    check_settings,
    check_sources,
    check_asked,
    check_addresses,
)


def check_library(library: Library) -> tuple[Problem, ...]:
    """What is wrong with a linked library, beyond what reading and linking it found."""
    return tuple(problem for check in CHECKS for problem in check(library))
