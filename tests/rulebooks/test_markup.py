"""What authors are told of HTML, of links that may not be followed, and of pictures from elsewhere."""

import pytest
from project import OVERVIEW

from rules_db.build import read_library
from rules_db.parse import parse_library
from rules_db.parse.markup import check_markup
from rules_db.parse.urls import may_lead

FILE = "rulebooks/toy/1-all.md"


def told(text: str, what: str) -> list[int]:
    """The lines of a file of which something is said that begins so, each once."""
    found = [problem for problem in check_markup(FILE, text) if problem.what.startswith(what)]
    assert all(problem.file == FILE and problem.mend for problem in found)
    return sorted({problem.line for problem in found})


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("A <b>card</b>.", [1]),
        ("A card\n<img src=x\nonerror=y>", [2]),
        ("A card\nof <b\nclass=x>mine</b>.", [2, 3]),
        ("\\`<i>card</i>\\`", [1]),
        ("``<i>card`", [1]),
        ("# 1 The <b>cards", [1]),
        ("1.1 x\n\n*T*\n\n| a |\n|---|\n| b |\n| <br> |", [8]),
        ("| <b>a |\n|---|\n| b |", [1]),
        ('!!! ruling "1.1.R1 <b>"\n    - question: x\n    - reason: <i>\n', [1, 3]),
        ("- kind: gap\n- handled: <u>no</u>\n", [2]),
        ("> A\n> <b>\n", [2]),
        ("<div>\nA card\n</div>\n\nA deck", [1]),
        ("Text.\n\n<!-- a note -->", [3]),
    ],
)
def test_html_is_reported_wherever_it_stands(text: str, lines: list[int]) -> None:
    assert told(text, "HTML is not part of the format") == lines


@pytest.mark.parametrize(
    "text",
    ["`<b>`", "A `` <b>` `` card", "1 < 2 and 3 > 2", "```gherkin\nGiven <card>\n```", "&lt;b&gt;", "\\<b>", "a <3"],
)
def test_code_and_signs_are_no_html(text: str) -> None:
    assert list(check_markup(FILE, text)) == []


@pytest.mark.parametrize(
    "address",
    [
        "javascript:x",
        "JAVASCRIPT:x",
        "<java\tscript:x>",
        "java&#115;cript&colon;x",
        "javascript\\:x",
        "vbscript:x",
        "data:text/html,x",
        "file:///etc/passwd",
        "//elsewhere.org",
        "\\\\\\\\elsewhere.org",
        "<ftp://elsewhere.org>",
    ],
)
def test_a_link_that_may_not_be_followed_is_reported_with_its_line(address: str) -> None:
    assert told(f"A card\nand [a deck]({address}).", "a link to") == [2]
    assert told(f"A [deck][1].\n\n[1]: {address}", "a link to") == [1]


@pytest.mark.parametrize(
    "address",
    [
        "https://a.org/b:c",
        "http://a.org",
        "HTTPS://a.org",
        "mailto:a@b.org",
        "a.md",
        "../a/b.md#c",
        "#a:b",
        "?q=a:b",
        "",
    ],
)
def test_links_to_the_web_by_mail_and_to_files_are_fine(address: str) -> None:
    assert told(f"[deck]({address})", "") == []
    assert may_lead(address)


def test_a_picture_from_elsewhere_is_reported() -> None:
    assert told("![deck](deck.png)\n![deck](https://a.org/deck.png)", "the picture") == [2]


def test_an_overview_whose_url_may_not_be_followed_is_reported() -> None:
    overview = OVERVIEW.replace("source:", 'source:\n  url: "java\\tscript:x"')

    problems = read_library({"rulebooks/toy/index.md": overview})[1]

    assert [problem.what for problem in problems if "url" in problem.what] == [
        "the source's url 'java\\tscript:x' may not be followed"
    ]


def test_the_same_mistake_on_a_line_is_said_once() -> None:
    problems = parse_library({FILE: "1.1 A <b>card</b> <i>and</i> a deck.\n"})[1]

    assert [problem.line for problem in problems if "HTML" in problem.what] == [1]
