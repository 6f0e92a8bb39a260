"""Rulebooks, their pages and sections, the rules, and the tables and references of rules."""

from rules_db.explorer.describe.table import ORIGIN, Column, DescribedTable, Unit, main

RULEBOOKS = DescribedTable(
    "rulebooks",
    "Rulebooks",
    "The games, and the documents that their rules are restated from, which are empty where there is none.",
    {
        "id": main("The key with which the ids of its rules begin", Unit.ID),
        "title": main("Full title", Unit.TEXT),
        "short_title": Column("What the other pages call it", Unit.TEXT),
        "version": main("Edition of the document that is restated, or of the rulebook", Unit.TEXT),
        "summary": main("What the game is about", Unit.MARKDOWN),
        "ordinal": Column("Place among the rulebooks", Unit.PLACE),
        "source_title": Column("Title of the document", Unit.TEXT),
        "source_file": Column("Name of the document's file, which is not part of this project", Unit.FILE),
        "source_reader": Column("The family of documents that it belongs to: which reader the audit uses", Unit.WORD),
        "source_url": Column("Where the document was published, where that is known", Unit.WEB),
        "source_date": Column("When it was published, where that is known", Unit.DATE),
        "attribution": main("Whose work the document is", Unit.TEXT),
        **ORIGIN,
    },
    label="short_title",
)

SECTIONS = DescribedTable(
    "sections",
    "Sections",
    "The numbered headings of the rulebooks, chapters included.",
    {
        "id": main("Rulebook and number; also the anchor on the site", Unit.ID),
        "rulebook": main("The rulebook that it belongs to", Unit.ID),
        "number": main("Its number; one that is used twice has an id that ends in bis", Unit.NUMBER),
        "title": main("Its heading without the number", Unit.TEXT),
        "parent": main("The section around it; empty for a chapter", Unit.ID),
        "ordinal": Column("Place in the rulebook", Unit.PLACE),
        "depth": Column("Level of the heading, 1 for a chapter", Unit.LEVELS),
        "url": Column("Where it stands on the site", Unit.SITE),
        **ORIGIN,
    },
    label="title",
    facets=("rulebook",),
)

RULES = DescribedTable(
    "rules",
    "Rules",
    "Every rule of every rulebook: one statement that can be checked, under one number.",
    {
        "id": main("Rulebook and number; also the anchor on the site", Unit.ID),
        "rulebook": Column("The rulebook that it belongs to", Unit.ID),
        "section": main("The innermost section that it stands in", Unit.ID),
        "number": Column(
            "The number that players know; unique within a rulebook, but for the ones marked bis", Unit.NUMBER
        ),
        "parent": Column("The rule above it; empty directly under a section", Unit.ID),
        "ordinal": Column("Place in the rulebook", Unit.PLACE),
        "depth": Column("How deep it stands: 1 directly under its section, 2 under a rule, and so on", Unit.LEVELS),
        "kind": main(
            "What it does: definition, requirement, permission, prohibition, procedure, consequence, table, commentary",
            Unit.WORD,
        ),
        "text": main("What it says", Unit.MARKDOWN),
        "url": Column("Where it stands on the site", Unit.SITE),
        "level": Column(
            "How far a running engine has proved it, L0 to L4; empty while nothing has been run", Unit.WORD
        ),
        "level_reason": Column("Why it has that level", Unit.MARKDOWN),
        "watched": Column("Whether a proved watch sees to it: a second reader, apart from the engine", Unit.FLAG),
        "heading": Column("The headings above it, outermost first", Unit.TEXT),
        "aliases": Column("Other words by which readers look for it; searched, but not part of the rule", Unit.NAMES),
        "is_withdrawn": Column("Whether it is a tombstone: its number is kept, and the rule is gone", Unit.FLAG),
        **ORIGIN,
    },
    label="id",
    facets=("rulebook", "kind"),
)

REFS = DescribedTable(
    "refs",
    "References",
    "Every number in a text that names a rule, a section or a ruling.",
    {
        "id": Column("Running number of the reference", Unit.PLACE),
        "source": main("The rule that refers, or that the referring ruling stands under", Unit.ID),
        "target": main("The rule that is named; empty where a section is", Unit.ID),
        "kind": main(
            "How it refers: see, subject-to, overrides, exception-of, defines, example-of or part-of", Unit.WORD
        ),
        "text": main("The reference as it is written", Unit.TEXT),
        "target_section": main("The section that is named", Unit.ID),
        "target_ruling": Column("The ruling that is named; then the target is the rule above it", Unit.ID),
        "ruling": main("The ruling whose text refers; empty where the rule's own text does", Unit.ID),
        "field": Column("Which text of the source it stands in: text, question, decision or reason", Unit.WORD),
        "start": Column("Where it begins in that text; -1 inside a range that does not spell it out", Unit.CHARACTER),
        "end": Column("Where it ends, this character excluded", Unit.CHARACTER),
    },
    facets=("kind",),
)

RULE_TABLES = DescribedTable(
    "rule_tables",
    "Tables of rules",
    "The tables that stand under rules.",
    {
        "id": main("The rule's id with a running number", Unit.ID),
        "rule": main("The rule that it stands under", Unit.ID),
        "caption": main("The line above it", Unit.MARKDOWN),
        "is_equivalence": Column("Whether each of its rows is a class of things that count as the same", Unit.FLAG),
        "header": Column("Names of the columns: a list", Unit.JSON),
        "rows": main("The cells: a list of rows, each as long as the header", Unit.JSON),
        **ORIGIN,
    },
    label="caption",
)

PAGES = DescribedTable(
    "pages",
    "Pages",
    "The written pages of the rulebooks.",
    {
        "file": main("The Markdown file, seen from the docs folder", Unit.FILE),
        "rulebook": main("The rulebook that it belongs to", Unit.ID),
        "role": main("What it is for: overview, chapter, glossary, findings or background", Unit.WORD),
        "number": Column("The chapter's number; empty for other pages", Unit.NUMBER),
        "title": main("Its heading", Unit.TEXT),
        "ordinal": Column("Place in the rulebook", Unit.PLACE),
        "url": main("Where it stands on the site", Unit.SITE),
    },
    label="title",
    facets=("rulebook", "role"),
)
