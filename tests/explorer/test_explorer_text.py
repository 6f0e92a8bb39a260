"""Texts, ids and lists in the explorer: linked, rendered, and never more than text."""

from collections.abc import Callable
from pathlib import Path

import pytest
from explorer_client import Ask, asker, rows, text
from project import ReadToy

from rules_db.explorer import make_explorer
from rules_db.store import write_database

CHAPTER = """# 1 Play

1.1 A player must draw one card, see 1.2.

*Decks*

| size | cards |
|---|---|
| **small** | 20, see 1.2 |

1.2 *Definition.* A *deck* holds cards; a deck has no end, and 1.3.1 limits it.

!!! ruling "1.2.R1 A deck may be empty"

    - question: May a deck be empty, as 1.1 asks?
    - decision: Yes, a deck may be empty.
    - reason: Nothing forbids it.
    - settles: N1

## 1.3 Battle

1.3.1 A player may not attack twice.

1.3.2 HOSTILE
"""
GLOSSARY = """---
rulebook: toy
page: glossary
---

# Glossary

## Deck

- aliases: library, draw pile
- search aliases: stack
- defined by: 1.2

The pile of cards that 1.2 describes.
"""
FINDINGS = """---
rulebook: toy
page: findings
---

# Findings

## N1 Empty decks

- kind: gap
- lines: 3, 5-6
- rules: 1.2
- settled by: 1.2.R1

The source forgets `<empty>` decks, see 1.2.
"""
SITE = "/rulebooks/toy/1-all.html"
Explore = Callable[..., Ask]


@pytest.fixture
def explore(read_toy: ReadToy, tmp_path: Path) -> Explore:
    """Opens the explorer over a small rulebook, one of whose rules has the given text, and one section the title."""

    def open_explorer(hostile: str = "Nothing else.", title: str = "Battle", base_url: str = "/explorer/") -> Ask:
        chapter = CHAPTER.replace("HOSTILE", hostile).replace("Battle", title)
        library, _ = read_toy(chapter, glossary=GLOSSARY, findings=FINDINGS)
        path = tmp_path / "rules.db"
        write_database(library, path, {})
        return asker(make_explorer(path, base_url).app())

    return open_explorer


def test_numbers_in_a_text_link_to_their_rule_on_the_site(explore: Explore) -> None:
    page = explore()("/explorer/rules/rules", id="toy-1.1").text

    assert f'see <a class="ref" href="{SITE}#toy-1.2">1.2</a>.' in page


def test_a_term_links_to_its_entry_where_it_first_occurs(explore: Explore) -> None:
    page = explore()("/explorer/rules/rules", id="toy-1.2").text

    entry = '<a class="term" href="/rulebooks/toy/glossary.html#toy-term-deck">deck</a>'
    assert f"A <em>{entry}</em> holds cards; a deck has no end" in page


@pytest.mark.parametrize("table", ["rulings", "findings", "terms", "rule_tables"])
def test_the_other_texts_are_linked_too(explore: Explore, table: str) -> None:
    page = explore()(f"/explorer/rules/{table}").text

    assert f'<a class="ref" href="{SITE}#toy-1.' in page


def test_the_links_follow_the_mount(explore: Explore) -> None:
    page = explore(base_url="/games/explorer/")("/games/explorer/rules/rules", id="toy-1.1").text

    assert f'href="/games{SITE}#toy-1.2"' in page
    assert 'href="/games/explorer/rules/rules/toy-1~2E1"' in page
    assert 'href="/games/">Rulebooks</a>' in page


@pytest.mark.parametrize(
    ("table", "identity", "row", "place"),
    [
        ("rules", "toy-1.1", "rules/rules/toy-1~2E1", f"{SITE}#toy-1.1"),
        ("sections", "toy-1.3", "rules/sections/toy-1~2E3", f"{SITE}#toy-1.3"),
        ("rulings", "toy-1.2.R1", "rules/rulings/toy-1~2E2~2ER1", f"{SITE}#toy-1.2.R1"),
        ("terms", "toy-term-deck", "rules/terms/toy-term-deck", "/rulebooks/toy/glossary.html#toy-term-deck"),
        ("findings", "toy-N1", "rules/findings/toy-N1", "/rulebooks/toy/findings.html#toy-N1"),
    ],
)
def test_an_id_links_to_its_row_and_to_the_site(
    explore: Explore, table: str, identity: str, row: str, place: str
) -> None:
    ask = explore()

    listed = ask(f"/explorer/rules/{table}", id=identity).text
    asked = ask("/explorer/rules", sql=f"SELECT '{identity}' AS thing").text
    assert f'href="/explorer/{row}"' in listed
    assert f'<a class="to-site" href="{place}"' in listed
    assert f'href="/explorer/{row}"' in asked
    assert f'<a class="to-site" href="{place}"' in asked


def test_lists_of_ids_link_each_of_them(explore: Explore) -> None:
    page = explore()("/explorer/rules", sql="SELECT 'toy-1.1, toy-1.2' AS both").text

    assert f'href="{SITE}#toy-1.1"' in page
    assert f'href="{SITE}#toy-1.2"' in page


def test_a_table_under_a_rule_is_shown_as_a_table(explore: Explore) -> None:
    page = explore()("/explorer/rules/rule_tables").text

    assert "<th>size</th><th>cards</th>" in page
    assert "<td><strong>small</strong></td>" in page


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("It is **very** *big*.", "It is <strong>very</strong> <em>big</em>."),
        ("Type `1.1` here.", "Type <code>1.1</code> here."),
        ("See [there](https://example.org/a?b=1&c).", '<a href="https://example.org/a?b=1&amp;c">there</a>'),
    ],
)
def test_markdown_is_rendered(explore: Explore, written: str, shown: str) -> None:
    page = explore(written)("/explorer/rules/rules", id="toy-1.3.2").text

    assert shown in page


@pytest.mark.parametrize(
    "written",
    [
        "Mind <script>alert(1)</script> it.",
        'Mind <img src=x onerror="alert(1)"> it.',
        "Mind [it](javascript:alert(1)).",
        "Mind ![it](https://example.org/x.png).",
        'Mind [it](https://example.org/"onmouseover="alert(1)).',
        "Mind &lt;script&gt;alert(1)&lt;/script&gt;.",
        "Mind `<script>alert(1)</script>` it.",
        "Mind \ue0000\ue001 it.",
    ],
)
def test_no_html_from_a_text_gets_through(explore: Explore, written: str) -> None:
    ask = explore(written)
    pages = [
        ask("/explorer/rules/rules", _all="on").text,
        ask("/explorer/rules/rules/toy-1~2E3~2E2").text,
        ask("/explorer/rules/search", q="Mind").text,
        ask("/explorer/rules", sql="SELECT text, text AS other, id FROM rules").text,
    ]

    for page in pages:
        assert "Mind" in page
        assert [each for each in ("<script", "<img", 'href="javascript', ' onmouseover="') if each in page] == []


@pytest.mark.parametrize(
    "path", ["rules/rules", "rules/rules/toy-1~2E3~2E1", "rules/sections", "rules/prohibitions?section=toy-1"]
)
def test_no_html_from_a_title_gets_through(explore: Explore, path: str) -> None:
    page = explore(title='Fight <img src=x> "now"')(f"/explorer/{path}").text

    assert "Fight &lt;img" in page
    assert "<img" not in page


@pytest.mark.parametrize(
    "path", ["/explorer/rules/search?q=", "/explorer/rules?sql=select+", "/explorer/rules/rules?kind="]
)
def test_no_html_from_an_address_gets_through(explore: Explore, path: str) -> None:
    page = explore()(f"{path}%22%27%3E%3Cscript%3Ealert(1)%3C/script%3E").text

    assert "<script" not in page
    assert "&lt;script&gt;" in page


def test_prohibitions_of_a_chapter_include_those_of_its_sections(explore: Explore) -> None:
    ask = explore()

    assert [row["rule"] for row in rows(ask("/explorer/rules/prohibitions.json", section="toy-1"))] == ["toy-1.3.1"]
    assert rows(ask("/explorer/rules/prohibitions.json", section="toy-2")) == []


def test_rules_that_nobody_names_are_the_least_connected(explore: Explore) -> None:
    ask = explore()

    # 1.1 names 1.2, the ruling under 1.2 names 1.1, and 1.2 names 1.3.1.
    assert [row["rule"] for row in rows(ask("/explorer/rules/least_connected.json"))] == ["toy-1.3.2"]
    most = rows(ask("/explorer/rules/most_connected.json"))
    assert (most[0]["rule"], most[0]["named_by"], most[0]["refers_to"]) == ("toy-1.2", 1, 2)


@pytest.mark.parametrize("word", ["Deck", "library", "DRAW PILE", "stack"])
def test_equivalents_know_names_and_aliases(explore: Explore, word: str) -> None:
    found = rows(explore()("/explorer/rules/equivalents.json", term=word))

    assert [(row["name"], row["rule"], row["found_in"]) for row in found] == [("Deck", "toy-1.2", "glossary")]


@pytest.mark.parametrize("word", ["", "%", "lib", "'"])
def test_equivalents_of_what_is_no_word_are_none(explore: Explore, word: str) -> None:
    assert rows(explore()("/explorer/rules/equivalents.json", term=word)) == []


def test_findings_name_what_settles_them(explore: Explore) -> None:
    page = text(explore()("/explorer/rules/findings_by_rulebook", kind="gap"))

    assert "1.2.R1 A deck may be empty" in page
    assert "<code><empty></code>" in page
    assert f'see <a class="ref" href="{SITE}#toy-1.2">1.2</a>' in page
