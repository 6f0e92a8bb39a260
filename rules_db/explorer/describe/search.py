"""The tables by which search ranks."""

from rules_db.explorer.describe.table import Column, DescribedTable, Unit, main

ASKED = DescribedTable(
    "asked",
    "How rules are asked for",
    "Questions that rules answer, in the words of people who may not know those of the rulebook.",
    {
        "rule": main("The rule that answers it", Unit.ID),
        "rulebook": main("The rulebook that it belongs to", Unit.ID),
        "text": main("The question", Unit.TEXT),
        "file": Column("The file in which it is written", Unit.FILE),
        "line": Column("The line of that file", Unit.LINE),
    },
    facets=("rulebook",),
    label="text",
)

SEARCH_ENTRIES = DescribedTable(
    "search_entries",
    "What search finds",
    "Rules, terms, rulings, sections and findings in one list; rules come first.",
    {
        "place": main("Place in the list, from 0", Unit.STEP),
        "type": main("What it is: rule, term, ruling, section or finding", Unit.WORD),
        "id": main("Its id", Unit.ID),
        "rulebook": main("The rulebook that it belongs to", Unit.ID),
    },
    facets=("type", "rulebook"),
    label="id",
)

SEARCH_FORMS = DescribedTable(
    "search_forms",
    "Words that search knows",
    "Every form of every word, the most frequent first. All forms of a word have one key.",
    {
        "form": main("The word as somebody may type it, without case and accents", Unit.TEXT),
        "key": main("What all its forms share", Unit.TEXT),
        "ordinal": Column("Its place by frequency, from 0", Unit.STEP),
        "is_weak": main("Whether the word says little about what is asked, such as how", Unit.FLAG),
    },
    facets=("is_weak",),
)

SEARCH_PHRASES = DescribedTable(
    "search_phrases",
    "What words stand for besides",
    "Names, aliases and everyday words, and the idea or word for which each stands as well.",
    {
        "phrase": main("The phrase, each word by its key", Unit.TEXT),
        "key": main("The idea (#…), the rulebook (@…) or the word that it stands for", Unit.TEXT),
        "weight": main("How much it counts; a word itself counts 100", Unit.POINTS),
    },
)

SEARCH_POSTINGS = DescribedTable(
    "search_postings",
    "What each word says of each entry",
    "The weights that search adds up. A query multiplies them by the weight with which it asks for the key.",
    {
        "key": main("The word, idea or rulebook", Unit.TEXT),
        "entries": main(
            "The step to the next entry in the list of what search finds, and what the word says of it, in turn",
            Unit.JSON,
        ),
    },
)
