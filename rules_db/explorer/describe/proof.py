"""Worked examples and what they show, where the engine enforces a rule, and where a rule comes from."""

from rules_db.explorer.describe.table import ORIGIN, Column, DescribedTable, Unit, main

EXAMPLES = DescribedTable(
    "examples",
    "Worked examples",
    "Situations that show a rule, written so that they can be run.",
    {
        "id": main("The rule's id with a running number", Unit.ID),
        "rulebook": Column("The rulebook that it belongs to", Unit.ID),
        "rule": main("The rule that it stands under", Unit.ID),
        "title": main("The name of its scenario", Unit.TEXT),
        "text": main("The example as it is written", Unit.GHERKIN),
        "outcome": main("What came of running it: passed or failed; not run while its game has no engine", Unit.WORD),
        **ORIGIN,
    },
    label="title",
    facets=("rulebook", "outcome"),
)

PLAIN_EXAMPLES = DescribedTable(
    "plain_examples",
    "Examples in plain words",
    "Situations that a rulebook tells behind a rule. They are found with their rule, and nothing of them is run.",
    {
        "id": main("The rule's id with P and a running number; also the anchor on the site", Unit.ID),
        "rulebook": Column("The rulebook that it belongs to", Unit.ID),
        "rule": main("The rule that it stands under", Unit.ID),
        "text": main("The example as it is written", Unit.MARKDOWN),
        "url": Column("Where it stands on the site", Unit.SITE),
        **ORIGIN,
    },
    facets=("rulebook",),
)

EXAMPLE_RULES = DescribedTable(
    "example_rules",
    "Rules of examples",
    "Which rules an example showed when it was run.",
    {"example": main("The example", Unit.ID), "rule": main("A rule that an event or a refusal in it cites", Unit.ID)},
    is_hidden=True,
)

EXAMPLE_EVENTS = DescribedTable(
    "example_events",
    "Events of examples",
    "What happened when an example was run, each event with the rule that made it happen.",
    {
        "id": Column("Running number of the event, through all examples", Unit.PLACE),
        "example": main("The example that was run", Unit.ID),
        "scenario": Column("The scenario of it in which the event happened", Unit.TEXT),
        "number": main("Place of the event in the example", Unit.STEP),
        "kind": main("What sort of event it is", Unit.WORD),
        "rule": main("The rule that made it happen", Unit.ID),
        "who": main("The player whom it concerns", Unit.TEXT),
        "data": main("Its particulars", Unit.JSON),
        "parent": main("The event that led to it; empty for a player's action", Unit.ID),
    },
    facets=("kind",),
)

EXAMPLE_CARDS = DescribedTable(
    "example_cards",
    "Cards of examples",
    "Where each card that a scenario names lies when it begins, and in the end.",
    {
        "example": main("The example that was run", Unit.ID),
        "scenario": main("The scenario of it", Unit.TEXT),
        "moment": main("When: at its start or in its end", Unit.WORD),
        "card": main("The card, as the scenario calls it", Unit.TEXT),
        "player": main("Who controls it, or in whose zone it lies", Unit.TEXT),
        "zone": main("The zone in which it lies", Unit.WORD),
        "numbers": main("The numbers that the scenario gave it, as they are then", Unit.TEXT),
        "position": main("Its position on the field; empty where it has none", Unit.WORD),
        "facing": main("Its facing on the field; empty where it has none", Unit.WORD),
        "is_turned": main("Whether it lies sideways in a picture", Unit.FLAG),
        "is_face_down": main("Whether it lies face-down in a picture", Unit.FLAG),
    },
    facets=("moment", "zone"),
)

CITATIONS = DescribedTable(
    "citations",
    "Citations",
    "Where the engine enforces a rule.",
    {
        "rule": main("The rule", Unit.ID),
        "module": main("The module of the engine", Unit.PYTHON),
        "qualname": main("The function in it", Unit.PYTHON),
        "line": main("Where the function begins", Unit.LINE),
    },
)

WATCHES = DescribedTable(
    "watches",
    "Watches",
    "Second readers of a rule: they see what happened, and say what of it the rule does not allow.",
    {
        "rule": main("The rule", Unit.ID),
        "module": main("The module of the watch", Unit.PYTHON),
        "qualname": main("The function in it", Unit.PYTHON),
        "line": Column("Where the function begins", Unit.LINE),
        "spoke": main("Where it spoke up while the rule was switched off; empty where it never did", Unit.TEXT),
    },
)

KNOCK_OUTS = DescribedTable(
    "knock_outs",
    "Knock-outs",
    "What a scenario found while its rule was switched off, in place of what it says.",
    {
        "rule": main("The rule that was off", Unit.ID),
        "example": main("The example, one of its own", Unit.ID),
        "scenario": main("The title of the scenario", Unit.TEXT),
        "what": main("What was so without the rule, and what the scenario says", Unit.TEXT),
    },
)

SOURCE_LINES = DescribedTable(
    "source_lines",
    "Source lines",
    "Which lines of its source each rule restates. The lines themselves belong to their authors and are not here.",
    {
        "rule": main("The rule; empty where the lines state none", Unit.ID),
        "rulebook": main("The rulebook", Unit.ID),
        "source": main("The document's file", Unit.FILE),
        "first_line": main("The first line of the passage", Unit.LINE),
        "last_line": main("The last line of the passage, included", Unit.LINE),
        "hash": Column("The beginning of the passage's SHA-256, by which a change is noticed", Unit.HASH),
        "note": main("Why the lines state no rule", Unit.TEXT),
        **ORIGIN,
    },
    facets=("rulebook",),
)

BUILD = DescribedTable(
    "build",
    "Build",
    "What this database was made from: versions, a digest of the rulebooks, rows per table. "
    "schema_version is an integer that grows whenever a table or column changes.",
    {
        "key": main("What is told", Unit.TEXT),
        "value": main("The version, the digest, or the count in rows", Unit.TEXT),
    },
)
