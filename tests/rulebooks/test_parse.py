"""Markdown becomes sections, rules, tables, rulings and entries, each with its file and line."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from project import ReadToy

from rules_db.build import read_library
from rules_db.model import Kind, Place
from rules_db.parse.kinds import classify

CHAPTER = """# 1 Play

1.1 A turn has two phases.

1.1.a In the first phase you may draw.

## 1.2 Cards

1.2.1 *Definition.* A card may be red.
"""


def test_a_rule_knows_its_number_parent_section_text_and_place(read_toy: ReadToy) -> None:
    library, problems = read_toy(CHAPTER)

    rule = next(rule for rule in library.rules if rule.number == "1.1.a")
    assert problems == []
    assert rule.id == "toy-1.1.a"
    assert rule.parent == "toy-1.1"
    assert rule.section == "toy-1"
    assert rule.depth == 2
    assert rule.text == "In the first phase you may draw."
    assert rule.place == Place("rulebooks/toy/1-all.md", 10)
    assert rule.url == "rulebooks/toy/1-all.html#toy-1.1.a"


def test_sections_nest_by_their_headings(read_toy: ReadToy) -> None:
    library, _ = read_toy(CHAPTER)

    assert [(section.number, section.parent) for section in library.sections] == [("1", None), ("1.2", "toy-1")]
    assert library.rules[-1].heading == "Play › Cards"


def test_a_list_item_with_a_number_is_a_rule(read_toy: ReadToy) -> None:
    library, problems = read_toy("# 1 Play\n\n- 1.1 One.\n- 1.2 Two.\n")

    assert problems == []
    assert [rule.text for rule in library.rules] == ["One.", "Two."]


def test_a_stated_kind_wins_over_the_wording(read_toy: ReadToy) -> None:
    library, _ = read_toy(CHAPTER)

    assert library.rules[-1].kind is Kind.DEFINITION
    assert library.rules[-1].text == "A card may be red."


def test_a_withdrawn_rule_keeps_its_number_as_a_tombstone(read_toy: ReadToy) -> None:
    library, problems = read_toy("# 1 Play\n\n1.1 *Withdrawn.* Now 1.2 holds.\n\n1.2 Draw a card.\n")

    assert problems == []
    assert library.rules[0].is_withdrawn
    assert library.rules[0].kind is Kind.COMMENTARY


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("You may not draw.", Kind.PROHIBITION),
        ("You may attack only once, and can only do so now.", Kind.PROHIBITION),
        ("To draw a card: take the top one.", Kind.PROCEDURE),
        ("You must draw if you may.", Kind.REQUIREMENT),
        ("If you like, you may draw.", Kind.PERMISSION),
        ("If the deck is empty, you lose.", Kind.CONSEQUENCE),
        ("A card goes to the deck instead.", Kind.CONSEQUENCE),
        ("A deck is a pile of cards.", Kind.DEFINITION),
    ],
)
def test_the_wording_says_the_kind(text: str, kind: Kind) -> None:
    assert classify(text) is kind


def test_a_table_belongs_to_the_rule_above_it(read_toy: ReadToy) -> None:
    library, problems = read_toy(
        "# 1 Play\n\n1.1 Gains.\n\n*Gain by size*\n\n| size | gain |\n|---|---|\n| small | 1 |\n"
    )

    assert problems == []
    assert library.tables[0].id == "toy-1.1.T1"
    assert library.tables[0].caption == "Gain by size"
    assert library.tables[0].rows == (("small", "1"),)


def test_a_cell_may_hold_several_members_and_a_rule_below_governs_its_class(read_toy: ReadToy) -> None:
    table = (
        "*Equivalence: Colours*\n\n| class | Ours | Theirs |\n|---|---|---|\n"
        "| red | Red; Rose (pale) | Fire |\n| blue | Blue | none |\n"
    )
    library, problems = read_toy(f"# 1 Play\n\n1.1 Colours match.\n\n{table}\n1.1.a *Definition.* Blue is cold.\n")

    members = [(each.class_, each.value, each.note, each.rule) for each in library.equivalences]
    assert problems == []
    assert members == [
        ("red", "Red", "", "toy-1.1"),
        ("red", "Rose", "pale", "toy-1.1"),
        ("red", "Fire", "", "toy-1.1"),
        ("blue", "Blue", "", "toy-1.1.a"),
        ("blue", "", "", "toy-1.1.a"),
    ]


def test_an_equivalence_table_becomes_members_with_notes_and_gaps(read_toy: ReadToy) -> None:
    table = (
        "*Equivalence: Colours*\n\n| class | Ours | Theirs |\n|---|---|---|\n"
        "| red | Red | none |\n| blue | Blue (dark) | Azure |\n"
    )
    library, problems = read_toy(f"# 1 Play\n\n1.1 Colours match.\n\n{table}")

    members = [(each.class_, each.column, each.value, each.note) for each in library.equivalences]
    assert problems == []
    assert members == [
        ("red", "Ours", "Red", ""),
        ("red", "Theirs", "", ""),
        ("blue", "Ours", "Blue", "dark"),
        ("blue", "Theirs", "Azure", ""),
    ]


RULING = """# 1 Play

1.1 The deck has 50 cards.

!!! ruling "1.1.R1 What the deck is made of"

    - question: Which cards?
    - decision: These.
    - reason: They add up.
    - settles: F1

    | setting | default | meaning |
    |---|---|---|
    | deck.small | 50 | Small cards |
"""
FINDINGS = """---
rulebook: toy
page: findings
---

# Findings

## F1 The deck is not described

- kind: gap
- lines: 3, 5-6
- rules: 1.1
- settled by: 1.1.R1

Nothing says which cards.
"""


def test_a_ruling_settles_a_finding_and_sets_a_number(read_toy: ReadToy) -> None:
    library, problems = read_toy(RULING, findings=FINDINGS)

    ruling, finding, setting = library.rulings[0], library.findings[0], library.settings[0]
    assert problems == []
    assert (ruling.id, ruling.rule, ruling.decision) == ("toy-1.1.R1", "toy-1.1", "These.")
    assert ruling.settles == (finding.id,)
    assert finding.settled_by == (ruling.id,)
    assert finding.lines == ((3, 3), (5, 6))
    assert (setting.key, setting.value, setting.ruling) == ("deck.small", "50", ruling.id)


def test_a_repeated_section_keeps_its_number_and_gets_its_own_ids() -> None:
    chapter = (
        "---\nrulebook: toy\nchapter: 1\ndeviations:\n"
        "  - {number: '1.2', is: repeated, finding: F1}\n---\n\n# 1 Play\n\n"
        "## 1.2 One\n\n1.2.1 First.\n\n## 1.2 Two\n\n1.2.1 Second.\n\n1.2.1.a Child of the second, see 1.2.1bis.\n"
    )
    library, _ = read_library({"rulebooks/toy/1.md": chapter})

    assert [section.id for section in library.sections] == ["toy-1", "toy-1.2", "toy-1.2bis"]
    assert [(rule.id, rule.number) for rule in library.rules] == [
        ("toy-1.2.1", "1.2.1"),
        ("toy-1.2.1bis", "1.2.1"),
        ("toy-1.2.1.a", "1.2.1.a"),
    ]
    assert library.rules[2].parent == "toy-1.2.1bis"
    assert library.references[0].target == "toy-1.2.1bis"


def test_an_example_stands_under_its_rule(read_toy: ReadToy) -> None:
    fence = "```gherkin\nScenario: Drawing works\n  Given a game\n  Then it works\n```\n"
    library, problems = read_toy(f"# 1 Play\n\n1.1 Draw.\n\n{fence}\n{fence}")

    assert problems == []
    assert [(each.id, each.title) for each in library.examples] == [
        ("toy-1.1.E1", "Drawing works"),
        ("toy-1.1.E2", "Drawing works"),
    ]


@settings(max_examples=150, deadline=None)
@given(st.text())
def test_arbitrary_text_never_breaks_the_parser(text: str) -> None:
    library, _ = read_library(
        {"rulebooks/toy/1.md": f"---\nrulebook: toy\nchapter: 1\n---\n\n# 1 A\n\n1.1 B.\n\n{text}"}
    )

    assert library.rules[0].id == "toy-1.1"


@settings(max_examples=150, deadline=None)
@given(st.text(alphabet="#-|!*`: .0123456789abRS\n\"'", max_size=200))
def test_text_made_of_markup_never_breaks_the_parser(text: str) -> None:
    for name in ("1.md", "glossary.md", "findings.md", "source-map.csv"):
        library, problems = read_library({f"rulebooks/toy/{name}": text})

        assert library.rulebooks == ()
        assert problems
