"""Whatever an author writes becomes something, or is reported with file and line."""

import re
from collections.abc import Iterator
from dataclasses import asdict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from project import CHAPTER_FRONT, OVERVIEW, ROOT, ReadToy

from rules_db.docs import load_files
from rules_db.parse.draft import Became, Draft
from rules_db.parse.library import draft_library

ON_THE_PAGE = {Became.TITLE, Became.HEADING, Became.COMMENTARY, Became.NOTE}
LINE = 10
"""Where the second paragraph of a chapter stands, below the front matter."""


@pytest.mark.parametrize(
    ("start", "number"),
    [
        ("1.2. Draw", "1.2"),
        ("1.2: Draw", "1.2"),
        ("1.2) Draw", "1.2"),
        ("(1.2) Draw", "1.2"),
        ("[1.2] Draw", "1.2"),
        ("**1.2** Draw", "1.2"),
        ("*1.2* Draw", "1.2"),
        ("`1.2` Draw", "1.2"),
        ("§1.2 Draw", "1.2"),
        ("§ 1.2 Draw", "1.2"),
        ("#1.2 Draw", "1.2"),
        ("“1.2” Draw", "1.2"),
        ("Rule 1.2 Draw", "1.2"),
        ("RULE 1.2: Draw", "1.2"),
        ("No. 1.2 Draw", "1.2"),
        ("1.1.B Draw", "1.1.b"),
        ("1.1b Draw", "1.1.b"),
        ("1.1.ab Draw", "1.1.ab"),
        ("1.2Draw", "1.2"),
        ("1.2", "1.2"),
        ("1.1.а Draw with a Cyrillic letter", "1.1.a"),
        ("１.２ Draw in wide digits", "1.2"),
        ("١.٢ Draw in Arabic digits", "1.2"),
        ("1․2 Draw with another dot", "1.2"),
        ("\u200b1.2 Draw behind a blank that nobody sees", "1.2"),
    ],
)
def test_a_paragraph_that_begins_nearly_like_a_rule_is_reported(read_toy: ReadToy, start: str, number: str) -> None:
    _, problems = read_toy(f"# 1 Play\n\n1.1 Play.\n\n{start}\n")

    assert (LINE, f"the paragraph begins nearly like rule {number}") in [(each.line, each.what) for each in problems]


@pytest.mark.parametrize(
    "comment",
    [
        "4 cards lie beside the deck.",
        "10,000 points are a lot.",
        "2-4 players can play.",
        "1:30 minutes are left.",
        "Rule 1.1 says it all.",
        "Section 1.1 is short.",
        "1.1.R1 settles what nobody asked.",
        "(see 1.1)",
        "First of all, draw.",
        "*Of note*",
        "- a list",
        "!",
    ],
)
def test_a_comment_is_no_near_miss(read_toy: ReadToy, comment: str) -> None:
    ruling = '!!! ruling "1.1.R1 Who"\n\n    - question: Who?\n    - decision: All.\n    - reason: Why not?\n'

    _, problems = read_toy(f"# 1 Play\n\n1.1 Play.\n\n{ruling}\n{comment}\n")

    assert problems == []


@pytest.mark.parametrize(
    ("heading", "number"),
    [
        ("## 1.2. Cards", "1.2"),
        ("## 1.2: Cards", "1.2"),
        ("## §1.2 Cards", "1.2"),
        ("## Section 1.2 Cards", "1.2"),
        ("## 1.2", "1.2"),
        ("## 1.2.a Cards", "1.2.a"),
        ("# 2. Cards", "2"),
        ("# Chapter 2 Cards", "2"),
    ],
)
def test_a_heading_that_begins_nearly_like_a_section_is_reported(read_toy: ReadToy, heading: str, number: str) -> None:
    _, problems = read_toy(f"# 1 Play\n\n1.1 Play.\n\n{heading}\n")

    assert [each.what for each in problems] == [f"the heading begins nearly like section {number}"]


@pytest.mark.parametrize("heading", ["## Loading", "### Step 1: draw", "## The 2 players"])
def test_a_heading_without_a_number_is_no_near_miss(read_toy: ReadToy, heading: str) -> None:
    _, problems = read_toy(f"# 1 Play\n\n1.1 Play.\n\n{heading}\n")

    assert problems == []


FIELDS = "    - question: Who?\n    - decision: All.\n    - reason: Why not?\n"


@pytest.mark.parametrize(
    ("block", "what"),
    [
        ("    1.2 Draw.\n", "four spaces make code of a paragraph"),
        ("> 1.2 Draw.\n", "rule 1.2 stands in a quotation"),
        ("1.2 Draw.\n---\n", "the line under it makes a heading of this text"),
        ("1.2 Draw.\n1.3. Play.\n", "rule 1.3 begins inside a paragraph"),
        (f'!!! rulling "1.1.R1 Who"\n\n{FIELDS}', "'rulling' is no kind of block"),
        (f'!!! Ruling "1.1.R1 Who"\n\n{FIELDS}', "'Ruling' is no kind of block"),
        ("!!! danger\n\n    Stop.\n", "'danger' is no kind of block"),
        (f"!!! ruling 1.1.R1 Who\n\n{FIELDS}", "this opens no ruling"),
        (f"!!! ruling “1.1.R1 Who”\n\n{FIELDS}", "this opens no ruling"),
        ('!! ruling "1.1.R1 Who"\n', "this opens no ruling"),
        ('??? ruling "1.1.R1 Who"\n', "this opens no ruling"),
        ("```gherkn\nScenario: A\n```\n", "the fence is in 'gherkn'"),
        ("```Gherkin\nScenario: A\n```\n", "the fence is in 'Gherkin'"),
        ("```gherkin\nScenario: A\n", "the fence is not closed"),
        ("| a | b | c |\n|---|---|\n| 1 | 2 | 3 |\n", "this is the row of no table"),
        ("[board]: https://example.org\n", "nothing reads this line"),
        ("> " * 25 + "Draw.\n", "nothing reads this line"),
        ("##\n", "the heading is empty"),
        ("1.2bis Draw.\n", "the number 1.2bis is only for references"),
        ("Draw\u200b now.\n", "there is an invisible character (U+200B, zero width space) in this line"),
        ("Draw \u202enow.\n", "there is an invisible character (U+202E, right-to-left override) in this line"),
        ("Draw \u3164now.\n", "there is an invisible character (U+3164, hangul filler) in this line"),
        ("Draw \x0bnow.\n", "there is a control character (U+000B) in this line"),
        ("Draw \ufffdnow.\n", "there is a character that was lost (U+FFFD) in this line"),
    ],
)
def test_a_block_that_nothing_would_read_is_reported(read_toy: ReadToy, block: str, what: str) -> None:
    _, problems = read_toy(f"# 1 Play\n\n1.1 Play.\n\n{block}")

    assert what in [each.what for each in problems]
    assert {each.line for each in problems} <= {LINE, LINE + 1}


@pytest.mark.parametrize(
    "text", ["Grüße, “so” – 1½ × ★ ♥ → …", "A family: 👨‍👩‍👧, and a heart ❤️.", "日本語 и русский."]
)
def test_letters_and_signs_that_one_sees_are_no_problem(read_toy: ReadToy, text: str) -> None:
    _, problems = read_toy(f"# 1 Play\n\n1.1 {text}\n")

    assert problems == []


@pytest.mark.parametrize(
    ("inside", "what"),
    [
        ("\n    Some words.\n", "this paragraph has no place here"),
        ("\n    ```gherkin\n    Scenario: A\n    ```\n", "this fence has no place here"),
        ("    - resaon: Because.\n", "'resaon' is no field here"),
        ("    - reason: Because.\n", "the field 'reason' is given twice"),
    ],
)
def test_what_a_ruling_cannot_hold_is_reported(read_toy: ReadToy, inside: str, what: str) -> None:
    _, problems = read_toy(f'# 1 Play\n\n1.1 Play.\n\n!!! ruling "1.1.R1 Who"\n\n{FIELDS}{inside}')

    assert [each.what for each in problems] == [what]


@pytest.mark.parametrize(
    ("entry", "what"),
    [
        ("## Card\n\n- Aliases: sheet\n\nA card.\n", "this list item is no field"),
        ("## Card\n\n- аliases: sheet\n\nA card.\n", "this list item is no field"),
        ("## Card\n\n- aliases: a\n- aliases: b\n\nA card.\n", "the field 'aliases' is given twice"),
        ("## Card\n\n- aliases: a\n\nA card.\n\n- aliases: b\n", "this list of fields has no place here"),
        ("## Card\n\nA card.\n\n| a |\n|---|\n| 1 |\n", "this table has no place here"),
        ("1.7 Draw.\n\n## Card\n\nA card.\n", "a rule stands on a page that holds none"),
        ("##\n\nA card.\n", "the heading is empty"),
    ],
)
def test_what_a_glossary_cannot_hold_is_reported(read_toy: ReadToy, entry: str, what: str) -> None:
    glossary = f"---\nrulebook: toy\npage: glossary\n---\n\n# Glossary\n\n{entry}"

    _, problems = read_toy("# 1 Play\n\n1.1 Draw a card.\n", glossary=glossary)

    assert what in [each.what for each in problems]


def test_a_rulebook_without_a_rule_is_reported(read_toy: ReadToy) -> None:
    _, problems = read_toy("# 1 Play\n\nDraw a card, and play it.\n")

    assert [(each.file, each.what) for each in problems] == [("rulebooks/toy/index.md", "the rulebook toy has no rule")]


@pytest.mark.parametrize("name", ["Toy", "the toy", "tоy", "toy_game", "1toy"])
def test_a_folder_whose_name_can_be_no_key_is_reported(name: str) -> None:
    draft = draft_library({f"rulebooks/{name}/index.md": OVERVIEW.replace("rulebook: toy", f"rulebook: {name}")})

    assert f"the folder's name {name!r} is no key of a rulebook" in [each.what for each in draft.problems]


def test_a_file_beside_the_folders_of_rulebooks_is_reported() -> None:
    draft = draft_library({"rulebooks/1-play.md": CHAPTER_FRONT})

    assert [str(each) for each in draft.problems] == [
        "rulebooks/1-play.md: the file belongs to no rulebook (move it into the folder of one)"
    ]


def test_every_block_of_the_rulebooks_is_accounted_for_once() -> None:
    files, _ = load_files(ROOT / "docs")

    draft = draft_library(files)

    written = {(name, line) for name, text in files.items() if name.endswith(".md") for line in block_starts(text)}
    assert len(written) > 6000
    assert written <= set(draft.fates)
    assert draft.problems == []


def block_starts(text: str) -> Iterator[int]:
    """The lines of a page that begin a block, told from blank lines alone: front matter and inner lines left out."""
    fence, is_open = "", True
    in_front = text.startswith("---\n")
    for number, line in enumerate(text.split("\n"), 1):
        mark = re.match(r"\s*(```|~~~)", line)
        if in_front:
            in_front = number == 1 or line != "---"
        elif fence:
            fence = "" if mark and mark[1] == fence else fence
        else:
            if line.strip() and is_open:
                yield number
            fence = mark[1] if mark else ""
        is_open = not line.strip()


# Pieces of which an author makes a chapter, well and badly; W stands for a word that occurs nowhere else.
PIECES = [
    "1.1 W", "1.2 W.", "1.1.a W", "1.2.b W", "1.3. W", "1.3: W", "**1.3** W", "Rule 1.4 W", "(1.3) W", "§1.3 W",
    "4 W cards", "W", "> W", "> 1.3 W", "    W", "\t1.3 W", "- W\n- 1.3 W", "1. W", "- a: W", "* W\n\n  W",
    "# W", "## 1.2 W", "## 1.2. W", "##1.2 W", "W\n===", "W\n---", "*W*\n\n| a | b |\n|---|---|\n| W | W |",
    "| W | b |\n|---|\n| 1 |", "```gherkin\nScenario: W\n```", "```Gherkin\nW\n```", "```\nW\n```", "~~~gherkn\nW\n~~~",
    '!!! ruling "1.1.R1 W"\n\n    - question: W\n    - decision: W\n    - reason: W',
    '!!! rulling "1.1.R1 W"\n\n    W', '!!! ruling 1.1.R1 W\n\n    - question: W', "!!! note\n\n    W", "!!! W",
    '!!! ruling "1.1.R2 W"\n\n    W\n\n    - W: W', "[W]: https://example.org/W", "<div>W</div>", "Example: W",
    "W\n1.4 W", "> > > - - W", "1.99999999 W", "1.2bis W", "W \\", "![W](W)", "\u200b1.2 W", "1.1.а W", "１.２ W",
]  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(PIECES), min_size=1, max_size=8))
def test_every_word_of_an_invented_chapter_becomes_something_or_is_reported(pieces: list[str]) -> None:
    count = iter(range(10_000))
    written = [re.sub("W", lambda _: f"w{next(count)}w", each) for each in pieces]
    chapter = "\n\n".join([f"{CHAPTER_FRONT}# 1 Play", *(f"{each}\n\nNext." for each in written)])

    draft = draft_library({"rulebooks/toy/index.md": OVERVIEW, "rulebooks/toy/1-all.md": chapter})

    assert [each for each in written if is_lost(each, chapter, draft)] == []


def is_lost(piece: str, chapter: str, draft: Draft) -> bool:
    """Whether a piece has no problem, is not kept on its page, and has marked words that the library lacks."""
    first = chapter[: chapter.index(piece)].count("\n") + 1
    lines = set(range(first, first + piece.count("\n") + 1))
    told = {each.line for each in draft.problems if each.file.endswith("1-all.md")}
    kept = {line for (file, line), fate in draft.fates.items() if file.endswith("1-all.md") and fate in ON_THE_PAGE}
    stored = str(asdict(draft.library()))
    return not lines & (told | kept) and not all(word in stored for word in re.findall(r"w\d+w", piece))
