"""An author's slip ends in a line of the check, and never in a traceback, an endless list or a full memory."""

import time

import pytest
from project import CHAPTER_FRONT, OVERVIEW, ReadToy

from rules_db.build import read_library
from rules_db.errors import Problem

CHAPTER = CHAPTER_FRONT + "# 1 Play\n\n1.1 Draw a card.\n"
GLOSSARY = "---\nrulebook: toy\npage: glossary\n---\n\n# Glossary\n\n## Card\n\nA sheet.\n"
FINDINGS = "---\nrulebook: toy\npage: findings\n---\n\n# Findings\n\n## F1 Gap\n\n- kind: gap\n- handled: yes\n"
MAP = "rule,source,first_line,last_line,hash,note\n"


def problems_of(**files: str) -> list[Problem]:
    """The problems of a toy rulebook with these files beside its overview and chapter; `_` in a name is a slash."""
    toy = {"index.md": OVERVIEW, "1-all.md": CHAPTER, "source-map.csv": f"{MAP}toy-1.1,toy.txt,1,1,,\n"}
    toy |= {name.replace("_", "/").replace("DOT", "."): text for name, text in files.items()}
    return list(read_library({f"rulebooks/toy/{name}": text for name, text in toy.items()})[1])


@pytest.mark.parametrize(
    ("chapter", "line", "what"),
    [
        ("# 1 Play\n\n1.1 A.\n\n1.99999999 B.\n", 10, "rule 1.99999999 has a part of more than 6 digits"),
        ("# 1 Play\n\n1.1 A.\n\n1.999999 B.\n", 10, "999997 rules are missing before 1.999999, 1.2 the first"),
        ("# 1 Play\n\n1.1 A.\n\n## 1.700 B\n", 10, "698 sections are missing before 1.700, 1.2 the first"),
        (
            f"# 1 Play\n\n1.1 A.\n\n1.{'9' * 5000} B.\n",
            10,
            "rule 1.99999999999999999… has a part of more than 6 digits",
        ),
        ("# 1 Play\n\n1.1 A.\n\n1.2bis B.\n", 10, "the number 1.2bis is only for references"),
        ("# 1 Play\n\n1.1 A.\n\n## 1.2bis B\n", 10, "the heading begins nearly like section 1.2"),
        (f"# {'9' * 5000} Play\n", 6, "section 9999999999999999… has a part of more than 6 digits"),
    ],
)
def test_a_number_beyond_all_counting_is_one_line(read_toy: ReadToy, chapter: str, line: int, what: str) -> None:
    _, problems = read_toy(chapter)

    assert [each.line for each in problems if each.what == what] == [line]
    assert len(problems) < 5


def test_a_long_gap_that_is_declared_in_part_counts_the_rest() -> None:
    front = "---\nrulebook: toy\nchapter: 1\ndeviations:\n  - {number: '1.50', is: missing, finding: F1}\n---\n\n"

    problems = problems_of(**{"1-allDOTmd": front + "# 1 Play\n\n1.1 A.\n\n1.100 B.\n"})

    assert "97 rules are missing before 1.100, 1.2 the first" in [each.what for each in problems]
    assert not any("is declared missing, and is not" in each.what for each in problems)


@pytest.mark.parametrize(
    ("front", "line", "what"),
    [
        ("title: !!timestamp x", 4, "the front matter has a tag, tag:yaml.org,2002:timestamp"),
        ("title: !!python/object/apply:os.system [ls]", 4, "the front matter has a tag, tag:yaml.org,2002:python"),
        ("title: ! x", 4, "the front matter has a tag, !"),
        ("title: &a x", 4, "the front matter has an anchor or an alias"),
        ("a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]", 4, "the front matter has an anchor or an alias"),
        ("title: " + "[" * 5000, 4, "the front matter is nested deeper than 8 levels"),
        ("title: " + "{a: " * 5000, 4, "the front matter is nested deeper than 8 levels"),
        ("title: [x", 4, "broken front matter: "),
        ("title: x\ntitle: y", 5, "the key `title` is given twice"),
        ("source: {file: a, file: b}", 4, "the key `file` is given twice"),
        ('title: "\\ud800"', 4, "a value has half a character (U+D800)"),
        ('title: "a\\u200bb"', 4, "a value has an invisible character (U+200B, zero width space)"),
        ("? [a, b]\n: c", 4, "a key of the front matter is no word"),
        ("tіtle: x", 4, "`tіtle` is no key of this page's front matter"),
        ("sourse: x", 4, "`sourse` is no key of this page's front matter"),
        ("source: x", 4, "`source` says nothing of the document"),
        ("source: {reader: word}", 4, "'word' is no reader"),
        ("version: [1]", 4, "the front matter lacks `version`"),
        ("short_title: [1]", 4, "`short_title` is no text"),
    ],
)
def test_front_matter_beyond_plain_yaml_is_one_line(front: str, line: int, what: str) -> None:
    overview = f"---\nrulebook: toy\npage: overview\n{front}\n---\n\n# Toy\n\nA game.\n"

    problems = problems_of(indexDOTmd=overview)

    assert [each.line for each in problems if each.what.startswith(what)] == [line]


@pytest.mark.parametrize(
    "order", ["99999999999999999999", "9" * 5000, "-1", "0", "1.5", "first", "1_0", "0x1", "١", "[1]"]
)
def test_a_place_that_is_no_count_is_one_line(order: str) -> None:
    problems = problems_of(indexDOTmd=OVERVIEW.replace("order: 1", f"order: {order}"))

    assert [str(each) for each in problems] == [
        "rulebooks/toy/index.md:1: the front matter lacks a whole number `order`, from 1 "
        "(add `order: 1`, which is free)"
    ]


def test_the_hint_for_a_place_names_a_free_one() -> None:
    other = OVERVIEW.replace("rulebook: toy", "rulebook: other").replace("order: 1", "order: one")
    chapter = CHAPTER.replace("rulebook: toy", "rulebook: other")
    files = {"rulebooks/toy/index.md": OVERVIEW, "rulebooks/other/index.md": other, "rulebooks/other/1.md": chapter}

    _, problems = read_library(files)

    assert "add `order: 2`, which is free" in [each.mend for each in problems]


def test_a_version_stays_as_it_is_written() -> None:
    library, _ = read_library({"rulebooks/toy/index.md": OVERVIEW.replace('version: "1"', "version: 1.10")})

    assert library.rulebooks[0].version == "1.10"


@pytest.mark.parametrize(
    ("name", "text", "what"),
    [
        ("second.md", OVERVIEW, "the rulebook toy is already defined at rulebooks/toy/index.md:1"),
        ("words.md", GLOSSARY, "the term 'Card' is already defined at rulebooks/toy/glossary.md:8"),
        ("more.md", FINDINGS, "the number F1 is already defined at rulebooks/toy/findings.md:8"),
        ("examples/1.md", "# Examples\n\n##\n", "the heading names no rule"),
        ("examples/1.md", "# Examples\n\n## 9.9\n", "there is no rule 9.9"),
        ("examples/1.md", "# Examples\n\n## 1.1\n\n```Gherkin\nScenario: A\n```\n", "the fence is in 'Gherkin'"),
    ],
)
def test_what_is_there_twice_or_is_empty_is_one_line(name: str, text: str, what: str) -> None:
    files = {"glossaryDOTmd": GLOSSARY, "findingsDOTmd": FINDINGS, name: text}

    problems = problems_of(**files)

    assert [each.file for each in problems if each.what.startswith(what)] == [f"rulebooks/toy/{name}"]


@pytest.mark.parametrize("lines", ["99999999999999999999", f"1-{'9' * 5000}", "٣"])
def test_lines_beyond_all_documents_are_one_line(lines: str) -> None:
    first, _, last = lines.partition("-")
    findings = FINDINGS.replace("- handled", f"- lines: {lines}\n- handled")

    problems = problems_of(
        **{"findingsDOTmd": findings, "source-mapDOTcsv": f"{MAP}toy-1.1,toy.txt,{first},{last or first},,\n"}
    )

    assert {each.file.rpartition("/")[2] for each in problems if "is no range of lines" in each.what} == {
        "findings.md",
        "source-map.csv",
    }


@pytest.mark.parametrize(
    ("table", "line", "what"),
    [
        (
            "| idea | toy |\n|---|---|\n| card | Card |\n| Card | Card |\n",
            6,
            "the concept 'Card' is already defined at line 5",
        ),
        ("| idea | toy |\n|---|---|\n| ? | Card |\n", 5, "the concept has no name"),
        ("| idea | toy | toy |\n|---|---|---|\n| card | Card | Card |\n", 3, "the rulebook toy has two columns"),
        ("| idea | toi |\n|---|---|\n| card | Card |\n", 3, "the column 'toi' is no rulebook"),
        ("| idea | toy | more |\n|---|---|\n| card | Card |\n", 3, "this is the row of no table"),
        ("| idea | toy |\n|---|---|\n| card | Card | Card |\n", 5, "the row has 3 cells under a header of 2"),
        ("| idea | toy |\n|---|---|\n| card | Sheet |\n", 5, "'Sheet' is no term of toy"),
    ],
)
def test_concepts_are_in_order_or_refused(table: str, line: int, what: str) -> None:
    files = {
        "rulebooks/toy/index.md": OVERVIEW,
        "rulebooks/toy/1-all.md": CHAPTER,
        "rulebooks/toy/glossary.md": GLOSSARY,
        "concepts.md": f"# Concepts\n\n{table}",
    }

    _, problems = read_library(files)

    assert [(each.line, each.what) for each in problems if each.file == "concepts.md"] == [(line, what)]


def test_a_finding_that_names_a_rule_twice_names_it_once() -> None:
    findings = FINDINGS.replace("- handled", "- rules: 1.1, 1.1\n- handled")

    library, _ = read_library({"rulebooks/toy/index.md": OVERVIEW, "rulebooks/toy/findings.md": findings})

    assert library.findings[0].rules == ("toy-1.1",)


@pytest.mark.parametrize(
    "signs", ["[" * 5000, "(" * 5000 + "*" * 5000, "> " * 5000, "!" * 5000, "1." * 5000, "|" * 5000]
)
def test_thousands_of_signs_in_a_row_take_no_longer_than_words(signs: str) -> None:
    chapter = f"{CHAPTER}\n{signs}\n\n1.2 Play {signs} it.\n"
    begun = time.process_time()

    problems_of(**{"1-allDOTmd": chapter})

    assert time.process_time() - begun < 3


def test_broken_front_matter_does_not_hide_the_other_mistakes_of_its_page() -> None:
    chapter = "---\nrulebook: [toy\nchapter: 1\n---\n\n# 1 Play\n\n1.1 Draw a card.\n\n1.2. Play it.\n"

    problems = problems_of(**{"1-allDOTmd": chapter})

    assert [each.what.partition(":")[0] for each in problems] == [
        "broken front matter",
        "the paragraph begins nearly like rule 1.2",
    ]
