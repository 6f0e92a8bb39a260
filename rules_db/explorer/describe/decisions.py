"""Rulings and the settings that they supply; findings, and the deviations that findings explain."""

from rules_db.explorer.describe.table import ORIGIN, Column, DescribedTable, Unit, main

RULINGS = DescribedTable(
    "rulings",
    "Rulings",
    "Decisions where a source is silent or contradicts itself: the question, the decision, the reason.",
    {
        "id": main("Rulebook and number; also the anchor on the site", Unit.ID),
        "rulebook": Column("The rulebook that it belongs to", Unit.ID),
        "rule": main("The rule that it stands under", Unit.ID),
        "number": Column("The rule's number with R1, R2 and so on", Unit.NUMBER),
        "title": main("What it says, in a few words", Unit.TEXT),
        "question": main("What was open", Unit.MARKDOWN),
        "decision": main("What holds", Unit.MARKDOWN),
        "reason": Column("Why", Unit.MARKDOWN),
        "settles": main("The findings that it settles", Unit.IDS),
        "ordinal": Column("Place in the rulebook", Unit.PLACE),
        "url": Column("Where it stands on the site", Unit.SITE),
        **ORIGIN,
    },
    label="title",
    facets=("rulebook",),
)

SETTINGS = DescribedTable(
    "settings",
    "Settings",
    "Numbers that a ruling supplies because the source leaves them out. A settings.toml may change them.",
    {
        "rulebook": main("The rulebook that it belongs to", Unit.ID),
        "key": main("Its name in settings.toml, under the rulebook's key", Unit.TEXT),
        "value": main("What holds in this database, in the unit that the meaning names", Unit.TEXT),
        "default": main("What the ruling sets", Unit.TEXT),
        "meaning": main("What it counts", Unit.MARKDOWN),
        "ruling": main("The ruling that supplies it", Unit.ID),
    },
    facets=("rulebook",),
)

FINDINGS = DescribedTable(
    "findings",
    "Findings",
    "What is wrong or open in the source documents, and how each rulebook deals with it.",
    {
        "id": main("Rulebook and number; also the anchor on the site", Unit.ID),
        "rulebook": main("The rulebook whose source it is about", Unit.ID),
        "number": Column("Its number in the rulebook's list", Unit.NUMBER),
        "title": main("The defect in a few words", Unit.TEXT),
        "kind": main(
            "What sort of defect it is: numbering, reference, contradiction, gap, wording or layout", Unit.WORD
        ),
        "text": main("What is wrong", Unit.MARKDOWN),
        "lines": Column("Where in the source it shows; ranges include both ends", Unit.LINES),
        "handled": main("How the restated rules deal with it, where no ruling is needed", Unit.MARKDOWN),
        "ordinal": Column("Place in the list", Unit.PLACE),
        "url": Column("Where it stands on the site", Unit.SITE),
        **ORIGIN,
    },
    label="title",
    facets=("rulebook", "kind"),
)

FINDING_RULES = DescribedTable(
    "finding_rules",
    "Rules of findings",
    "Which rules a finding touches.",
    {"finding": main("The finding", Unit.ID), "rule": main("A rule that it touches", Unit.ID)},
    is_hidden=True,
)

FINDING_RULINGS = DescribedTable(
    "finding_rulings",
    "Rulings of findings",
    "Which rulings settle a finding.",
    {"finding": main("The finding", Unit.ID), "ruling": main("A ruling that settles it", Unit.ID)},
    is_hidden=True,
)

DEVIATIONS = DescribedTable(
    "deviations",
    "Deviations in numbering",
    "Where a source skips, repeats or misorders a number, and the rulebook keeps it.",
    {
        "rulebook": main("The rulebook", Unit.ID),
        "number": main("The number in question", Unit.NUMBER),
        "is_a": main("How the number departs: misordered, repeated or missing", Unit.WORD),
        "finding": main("The finding that explains it", Unit.ID),
        **ORIGIN,
    },
    facets=("rulebook", "is_a"),
)
