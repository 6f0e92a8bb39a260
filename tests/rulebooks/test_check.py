"""Every mistake in a rulebook is one line with its place, and all of them come at once."""

import pytest
from project import ReadToy

from rules_db.build import read_library

GLOSSARY = "---\nrulebook: toy\npage: glossary\n---\n\n# Glossary\n\n"
FINDINGS = "---\nrulebook: toy\npage: findings\n---\n\n# Findings\n\n"
MAP = "rule,source,first_line,last_line,hash,note\n"


@pytest.mark.parametrize(
    ("chapter", "line", "what"),
    [
        ("# 1 Play\n\n1.1 A.\n\n1.1 B.\n", 10, "rule 1.1 is already defined at line 8"),
        ("# 1 Play\n\n1.1 A.\n\n1.3 B.\n", 10, "rule 1.2 is missing before 1.3"),
        ("# 1 Play\n\n1.2 A.\n", 8, "rule 1.1 is missing before 1.2"),
        (
            "# 1 Play\n\n1.1 A.\n\n1.2 B.\n\n1.3 C.\n\n1.2.a D.\n\n1.1.a E.\n\n1.1.c F.\n",
            18,
            "rule 1.1.b is missing before 1.1.c",
        ),
        ("# 1 Play\n\n## 1.2 B\n", 8, "section 1.1 is missing before 1.2"),
        ("# 1 Play\n\n1.1.a A.\n", 8, "rule 1.1.a is an orphan: there is no 1.1 above it"),
        ("# 1 Play\n\n2.1 A.\n", 8, "rule 2.1 stands under section 1"),
        ("1.1 A.\n", 6, "rule 1.1 stands under no section"),
        ("# 1 Play\n\n1.1 A.\n1.2 B.\n", 9, "rule 1.2 begins inside a paragraph"),
        ("# 1 Play\n\n1.1 A.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n", 10, "the table has no caption"),
        ("# 1 Play\n\n1.1 A.\n\n*T*\n\n| a | b |\n|---|---|\n| 1 |\n", 14, "the row has 1 cells under a header of 2"),
        ("# 1 Play\n\n*T*\n\n| a | b |\n|---|---|\n| 1 | 2 |\n", 10, "the table stands under no rule"),
        ("# 1 Play\n\n1.1 A <b>bold</b> word.\n", 8, "HTML is not part of the format"),
        ("# 1 Play\n\n1.1 The *Chain* grows.\n", 8, "'Chain' is emphasised as a term, and the glossary lacks it"),
        ('# 1 Play\n\n1.1 A.\n\n!!! ruling "Who wins"\n\n    - question: Who?\n', 10, "the ruling has no number"),
        (
            '# 1 Play\n\n1.1 A.\n\n!!! ruling "1.2.R1 Who wins"\n\n    - question: Who?\n',
            10,
            "ruling 1.2.R1 stands under rule 1.1",
        ),
    ],
)
def test_a_mistake_in_a_chapter_is_named_with_its_line(read_toy: ReadToy, chapter: str, line: int, what: str) -> None:
    _, problems = read_toy(chapter)

    assert (line, what) in [(each.line, each.what) for each in problems]


def test_a_misordered_rule_is_named(read_toy: ReadToy) -> None:
    _, problems = read_toy("# 1 Play\n\n1.1 A.\n\n1.2 B.\n\n1.2.a C.\n\n1.2.b D.\n\n1.3 E.\n")
    assert problems == []

    _, problems = read_toy("# 1 Play\n\n1.1 A.\n\n1.3 B.\n\n1.2 C.\n")

    assert "rule 1.2 stands after 1.3" in [each.what for each in problems]


def test_a_declared_gap_is_no_problem_and_a_needless_declaration_is(read_toy: ReadToy) -> None:
    front = "---\nrulebook: toy\nchapter: 1\ndeviations:\n  - {number: '1.2', is: missing, finding: F1}\n---\n\n"
    _, gap = read_library({"rulebooks/toy/1.md": front + "# 1 Play\n\n1.1 A.\n\n1.3 B.\n"})
    _, none = read_library({"rulebooks/toy/1.md": front + "# 1 Play\n\n1.1 A.\n\n1.2 B.\n"})

    assert not any("missing before" in each.what for each in gap)
    assert "number 1.2 is declared missing, and is not" in [each.what for each in none]


@pytest.mark.parametrize(
    ("entry", "what"),
    [
        ("## Deck\n\nCards.\n", "no rule uses the term 'Deck'"),
        ("## Card\n\n- defined by: 1.9\n\nA card.\n", "'Card' is defined by 1.9, which does not exist"),
        ("## Card\n\nA card.\n\n## Cards\n\n- aliases: card\n\nMany.\n", "'card' is a name of both 'Card' and 'Cards'"),
        ("## Card\n\n- not in: draw a hand\n\nA card.\n", "'draw a hand' does not hold the term 'Card'"),
        ("## Card\n\n- not in: draw card\n\nA card.\n", "'draw card' stands nowhere in the rulebook"),
        ("## Card\n\n- not in: a red card\n\nA card.\n", "'a red card' stands nowhere in the rulebook"),
        ("## Card\n\n- alias: sheet\n\nA card.\n", "'alias' is no field here"),
        ("## Card\n", "the term 'Card' has no definition"),
        ("## Card\n\nA card.\n\n## Card\n\nA card.\n", "the term 'Card' is already defined at line 8"),
    ],
)
def test_a_mistake_in_the_glossary_is_named(read_toy: ReadToy, entry: str, what: str) -> None:
    _, problems = read_toy("# 1 Play\n\n1.1 Draw a card.\n", glossary=GLOSSARY + entry)

    assert what in [each.what for each in problems]


@pytest.mark.parametrize(
    ("entry", "what"),
    [
        ("## F1 Gap\n\n- kind: gap\n- lines: 3\n\nText.\n", "finding F1 is left open"),
        ('## F"1 Gap\n\n- kind: gap\n- handled: yes\n\nText.\n', "'F\"1' is no number of a finding"),
        ("## F1 Gap\n\n- kind: odd\n- handled: yes\n\nText.\n", "finding F1 has no known kind"),
        ("## F1 Gap\n\n- kind: gap\n- lines: 9-3\n- handled: yes\n\nText.\n", "'9-3' is no range of lines"),
        (
            "## F1 Gap\n\n- kind: gap\n- rules: 7.7\n- handled: yes\n\nText.\n",
            "finding F1 names the rule toy-7.7, which does not exist",
        ),
        (
            "## F1 Gap\n\n- kind: gap\n- settled by: 1.1.R1\n\nText.\n",
            "finding F1 is settled by toy-1.1.R1, which does not exist",
        ),
    ],
)
def test_a_mistake_in_the_findings_is_named(read_toy: ReadToy, entry: str, what: str) -> None:
    _, problems = read_toy("# 1 Play\n\n1.1 Draw a card.\n", findings=FINDINGS + entry)

    assert what in [each.what for each in problems]


@pytest.mark.parametrize(
    ("rows", "what"),
    [
        ("", "the rulebook toy has no source map"),
        ("toy-1.9,toy.txt,1,1,,\n", "the source map names toy-1.9, which does not exist"),
        (",toy.txt,1,1,,flavour\n", "rule 1.1 has no source"),
        ("toy-1.1,toy.txt,5,4,,\n", "5-4 is no range of lines"),
        ("toy-1.1,toy.txt,²,3,,\n", "²-3 is no range of lines"),
        ("x" * 140_000, "the source map cannot be read: field larger than field limit (131072)"),
        ("toy-1.1,toy.txt,1\n", "the row has 3 cells and not 6"),
        (",toy.txt,1,1,,\n", "lines are set aside without a reason"),
    ],
)
def test_a_mistake_in_the_source_map_is_named(read_toy: ReadToy, rows: str, what: str) -> None:
    _, problems = read_toy("# 1 Play\n\n1.1 Draw a card.\n", source_map=MAP + rows)

    assert what in [each.what for each in problems]


@pytest.mark.parametrize(
    ("rows", "what"),
    [
        ("toy-1.9,how many\n", "a question leads to toy-1.9, which does not exist"),
        ("toy-1.1,how many\ntoy-1.2,How many\n", "“How many” is asked of toy-1.1 already"),
        ("toy-1.1,how many, and when\n", "the row is not a rule and a question"),
        ("toy-1.1, \n", "the row is not a rule and a question"),
        ("x" * 140_000, "the questions cannot be read: field larger than field limit (131072)"),
    ],
)
def test_a_mistake_in_the_questions_is_named(read_toy: ReadToy, rows: str, what: str) -> None:
    _, problems = read_toy("# 1 Play\n\n1.1 Draw a card.\n\n1.2 Play a card.\n", asked="rule,asked\n" + rows)

    assert what in [each.what for each in problems]


def test_questions_with_another_header_are_named(read_toy: ReadToy) -> None:
    _, problems = read_toy("# 1 Play\n\n1.1 Draw a card.\n", asked="rule,question\n")

    assert [each.what for each in problems] == ["the questions have another header"]


def test_questions_are_read_with_their_rules(read_toy: ReadToy) -> None:
    library, problems = read_toy(
        "# 1 Play\n\n1.1 Draw a card.\n", asked='rule,asked\ntoy-1.1,"pull, or pick up"\ntoy-1.1,draw how many\n'
    )

    assert problems == []
    assert [(each.rule, each.text, each.place.line) for each in library.asked] == [
        ("toy-1.1", "pull, or pick up", 2),
        ("toy-1.1", "draw how many", 3),
    ]


def test_all_problems_come_at_once(read_toy: ReadToy) -> None:
    _, problems = read_toy(
        "# 1 Play\n\n1.1 See 9.9.\n\n1.1 Again.\n\n1.4 The *Chain*.\n", glossary=GLOSSARY + "## Deck\n"
    )

    assert len(problems) >= 5
