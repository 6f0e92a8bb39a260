"""Terms, where they occur, and what other games call the same."""

from rules_db.explorer.describe.table import ORIGIN, Column, DescribedTable, Unit, main

TERMS = DescribedTable(
    "terms",
    "Terms",
    "The defined words of each rulebook, with the names by which players of other games look for them.",
    {
        "id": main("Rulebook and name; also the anchor on the site", Unit.ID),
        "rulebook": main("The rulebook that defines it", Unit.ID),
        "name": main("The word or phrase", Unit.TEXT),
        "aliases": main("Other names; linked where a rule uses them", Unit.NAMES),
        "search_aliases": Column(
            "Names that are searched and never linked, because they also mean other things", Unit.NAMES
        ),
        "not_in": Column("Phrases in which its words mean something else, and are not linked", Unit.NAMES),
        "is_capitalised": Column("Whether it is linked only where it begins with a capital", Unit.FLAG),
        "definition": main("What it means", Unit.MARKDOWN),
        "rule": main("The rule that defines it, where one does", Unit.ID),
        "url": Column("Where it stands on the site", Unit.SITE),
        **ORIGIN,
    },
    label="name",
    facets=("rulebook",),
)

TERM_LINKS = DescribedTable(
    "term_links",
    "Uses of terms",
    "Every place where a rule uses a defined word.",
    {
        "rule": main("The rule that uses it", Unit.ID),
        "term": main("The term", Unit.ID),
        "start": main("Where it begins in the rule's text", Unit.CHARACTER),
        "end": main("Where it ends, this character excluded", Unit.CHARACTER),
    },
    facets=("term",),
)

CONCEPTS = DescribedTable(
    "concepts",
    "Concepts",
    "Ideas that several games share, under each one's own name.",
    {
        "id": main("The idea's name in small letters and hyphens", Unit.ID),
        "name": main("What it is called here", Unit.TEXT),
        **ORIGIN,
    },
    label="name",
)

CONCEPT_TERMS = DescribedTable(
    "concept_terms",
    "Names of concepts",
    "What each rulebook calls a concept.",
    {
        "concept": main("The shared idea", Unit.ID),
        "rulebook": main("The rulebook", Unit.ID),
        "name": main("Its word for the idea; empty where the game has none", Unit.TEXT),
        "term": main("The entry in its glossary", Unit.ID),
    },
    facets=("rulebook",),
)

EQUIVALENCE_TABLES = DescribedTable(
    "equivalence_tables",
    "Equivalence tables",
    "Tables in which a rulebook says what counts as the same thing in several games.",
    {
        "id": main("The id of the table under its rule", Unit.ID),
        "rulebook": main("The rulebook that it belongs to", Unit.ID),
        "rule": main("The rule that it stands under", Unit.ID),
        "title": main("Its caption", Unit.TEXT),
        "columns": main("The games that it compares: a list", Unit.JSON),
    },
    label="title",
)

EQUIVALENCES = DescribedTable(
    "equivalences",
    "Equivalences",
    "The cells of the equivalence tables: one member of one class a row.",
    {
        "id": Column("Running number", Unit.PLACE),
        "table": main("The table that it stands in", Unit.ID),
        "rule": main("The rule that the table stands under", Unit.ID),
        "class": main("What its members count as", Unit.TEXT),
        "column": main("The game", Unit.TEXT),
        "value": main("What that game has; empty where it has no equivalent", Unit.TEXT),
        "note": main("A remark on this member", Unit.TEXT),
    },
    facets=("table", "column"),
)
