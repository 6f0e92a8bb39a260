"""What the explorer says about every table and column of rules.db, in the order in which it lists them."""

from rules_db.explorer.describe import decisions, proof, rulebooks, search, words
from rules_db.explorer.describe.table import Column, DescribedTable, Unit

TABLES: tuple[DescribedTable, ...] = (
    rulebooks.RULEBOOKS,
    rulebooks.SECTIONS,
    rulebooks.RULES,
    rulebooks.REFS,
    rulebooks.RULE_TABLES,
    words.TERMS,
    words.TERM_LINKS,
    words.CONCEPTS,
    words.CONCEPT_TERMS,
    words.EQUIVALENCE_TABLES,
    words.EQUIVALENCES,
    decisions.RULINGS,
    decisions.FINDINGS,
    decisions.SETTINGS,
    decisions.DEVIATIONS,
    decisions.FINDING_RULES,
    decisions.FINDING_RULINGS,
    proof.EXAMPLES,
    proof.PLAIN_EXAMPLES,
    proof.EXAMPLE_RULES,
    proof.EXAMPLE_EVENTS,
    proof.EXAMPLE_CARDS,
    proof.CITATIONS,
    proof.WATCHES,
    proof.KNOCK_OUTS,
    proof.SOURCE_LINES,
    search.ASKED,
    search.SEARCH_ENTRIES,
    search.SEARCH_FORMS,
    search.SEARCH_PHRASES,
    search.SEARCH_POSTINGS,
    rulebooks.PAGES,
    proof.BUILD,
)

__all__ = ["TABLES", "Column", "DescribedTable", "Unit"]
