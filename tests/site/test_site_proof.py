"""Levels on the site: the mark in a rule's head, its line in the fold, the proof page, and the ways to it."""

from dataclasses import replace
from xml.etree.ElementTree import Element

import pytest
from proved_toy import C1, C2, FILES, PROOF, proved_extension, proved_library
from small_pages import by_class, by_id, convert, described, extension_of, links, words

from rules_db.site.navigation import navigation
from rules_db.site.pages.facts import home_cards, page_head

PLAIN = "rulebooks/plain/c1.md"


@pytest.fixture(scope="module")
def chapter() -> Element:
    return convert(proved_extension(), C1, FILES[C1])


@pytest.fixture(scope="module")
def proof() -> Element:
    extension = proved_extension()
    return convert(extension, PROOF, extension.generated[PROOF].markdown)


def level(page: Element, rule: str) -> Element:
    (mark,) = by_class(by_id(page, rule), "rule__level")
    return mark


def test_a_rule_says_that_it_is_not_tested_in_words_that_need_no_ladder(chapter: Element) -> None:
    second = convert(proved_extension(), C2, FILES[C2])

    assert words(level(chapter, "toy-1.1")) == "nothing to test"
    assert words(level(chapter, "toy-1.3")) == "not tested"
    assert words(level(second, "toy-2.1")) == "not tested"


def test_a_rule_that_is_proved_as_most_are_wears_no_mark(chapter: Element) -> None:
    assert by_class(by_id(chapter, "toy-1.2"), "rule__level") == []
    assert by_class(by_id(chapter, "toy-1.2.a"), "rule__level") == []


def test_the_mark_of_a_rule_that_is_not_proved_is_a_link_that_carries_the_reason(chapter: Element) -> None:
    idle = level(chapter, "toy-1.1")

    assert (idle.tag, idle.get("data-note")) == ("a", "It only names what 1.2 needs.")
    assert idle.get("href") == "proof.html#toy-levels"


def test_the_fold_gives_the_level_with_its_reason_in_which_numbers_are_links(chapter: Element) -> None:
    (fold,) = by_class(by_id(chapter, "toy-1.1"), "rule__more")

    assert described(fold)["Proof"] == "Nothing to test: It only names what 1.2 needs."
    assert ("1.2", "#toy-1.2") in links(fold)


def test_a_withdrawn_rule_has_no_level(chapter: Element) -> None:
    assert by_class(by_id(chapter, "toy-1.4"), "rule__level") == []


def test_a_chapter_leads_to_what_the_levels_mean(chapter: Element) -> None:
    assert ("How the rules are tested", "proof.html#toy-levels") in links(by_class(chapter, "chapter__links")[0])


def test_a_rulebook_without_an_engine_shows_nothing_of_levels() -> None:
    extension = proved_extension()

    page = convert(extension, PLAIN, FILES[PLAIN])

    assert by_class(page, "rule__level") == []
    assert "Proof" not in words(page)
    assert [text for text, _ in links(by_class(page, "chapter__links")[0])] == [
        "Contents of this chapter",
        "Picture of its references",
    ]
    assert sorted(file for file in extension.generated if file.endswith("proof.md")) == [PROOF]


def test_the_proof_page_begins_with_the_totals(proof: Element) -> None:
    assert words(by_class(proof, "lead")[0]) == (
        "A program plays toy by these rules, and 3 examples show how they work. 2 of 4 checkable rules are proved:"
        " as soon as one of them is switched off, an example of its own fails. 1 is watched besides: a second reader"
        " sees whether any way leads around the rule."
    )


def test_the_bar_has_a_part_a_level_and_says_what_each_is(proof: Element) -> None:
    (bar,) = by_class(proof, "ladder__bar")

    parts = [(each.get("data-level"), svg.get("width")) for each in bar for svg in each]
    assert parts == [
        ("L4", "1000"),
        ("L3", "1000"),
        ("L1", "1000"),
        ("L0", "2000"),
        ("", "1000"),
    ]
    assert [words(each) for each in by_class(proof, "ladder__key")[0]] == [
        "1 L4 proved both ways",
        "1 L3 proved",
        "1 L1 in the engine",
        "2 L0 nothing to run",
        "1 uncovered",
    ]


def test_the_proof_page_says_what_every_level_means(proof: Element) -> None:
    assert words(by_id(proof, "toy-levels")) == "What the levels mean"
    assert list(described(by_class(proof, "levels")[0])) == [
        "L0 nothing to run",
        "L1 in the engine",
        "L2 at work",
        "L3 proved",
        "L4 proved both ways",
        "uncovered",
        "watched",
    ]


def test_the_table_counts_the_levels_of_each_chapter_and_leaves_withdrawn_rules_out(proof: Element) -> None:
    (table,) = by_class(proof, "proof")

    rows = [[words(cell) for cell in row] for row in table.iter("tr")]
    assert rows == [
        ["chapter", "rules", "L0", "L1", "L2", "L3", "L4", "uncovered", "proved", "watched"],
        ["1 Play", "4", "1", "1", "–", "1", "1", "–", "66 %", "1"],
        ["2 More", "2", "1", "–", "–", "–", "–", "1", "0 %", "–"],
        ["All chapters", "6", "2", "1", "–", "1", "1", "1", "50 %", "1"],
    ]
    assert links(table) == [("1 Play", "c1.html"), ("2 More", "c2.html")]


def test_rules_that_are_not_proved_are_listed_with_their_reasons(proof: Element) -> None:
    unproved, idle = by_class(proof, "proof__rules")

    assert [words(each) for each in unproved] == [
        "1.3 Cards are fun. L1 in the engine: It has no example of its own.",
        "2.1 A hand is full. uncovered: The engine has no function under this number.",
    ]
    assert [words(each) for each in idle] == ["It only names what 1.2 needs. 1.1 2.2"]
    assert links(idle)[1:] == [("1.1", "c1.html#toy-1.1"), ("2.2", "c2.html#toy-2.2")]


def test_the_proof_page_says_so_where_every_rule_is_proved() -> None:
    library = proved_library()
    rules = tuple(replace(rule, level="L3" if rule.rulebook == "toy" else "") for rule in library.rules)
    extension = extension_of(replace(library, rules=rules))

    page = convert(extension, PROOF, extension.generated[PROOF].markdown)

    assert by_class(page, "proof__rules") == []
    assert words(page).endswith(
        "Not proved Every rule that a game could break is proved. Nothing to run There is no such rule."
    )


def test_navigation_overview_and_home_lead_to_the_proof_of_rulebooks_that_have_one() -> None:
    library, extension = proved_library(), proved_extension()

    nav = navigation(library, [])
    overviews = [
        convert(extension, f"rulebooks/{key}/index.md", FILES[f"rulebooks/{key}/index.md"]) for key in ("toy", "plain")
    ]
    cards = home_cards(library)

    assert nav[1]["toy"][-1] == {"Proof": PROOF}
    assert nav[2]["plain"][-1] == {"Graph": "rulebooks/plain/graph.md"}
    assert links(by_class(overviews[0], "cards")[0])[-1] == ("Proof 2 of 4 rules", "proof.html")
    assert links(by_class(overviews[1], "cards")[0])[-1] == ("Graph 0 references", "graph.html")
    assert [card["proof"] for card in cards] == ["2 of 4 checkable rules proved", ""]


def test_the_head_of_the_proof_page_tells_it_apart() -> None:
    extension = proved_extension()

    assert page_head(PROOF, extension.view, extension.generated, {}) == {
        "title": "Proof · toy",
        "description": "Which rules of The toy Game a program has proved: 2 of 4 checkable rules proved.",
    }
