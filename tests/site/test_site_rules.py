"""A chapter's page: every rule with its number, its links and what surrounds it, read off the toy rules by hand."""

import pytest
from small_pages import (
    by_class,
    by_id,
    convert,
    convert_open,
    described,
    extension_for,
    links,
    page_of,
    rulebook,
    words,
)

GLOSSARY = "# Glossary\n\n## Card\n\n- defined by: 1.1\n\nA thing.\n\n## Draw\n\n- aliases: take\n\nTo take a card.\n"
CHAPTER = """# 1 Play

Cards are explained first.

1.1 A card is red; a card is thin.

1.2 *Procedure.* If a player draws, see 1.1 and 2.1.

1.2.a The player may `draw 1.1` or [draw](https://example.org), subject to 1.3–4.

1.3 A card burns.

1.4 *Withdrawn.* It said what 1.3 says.
"""
SECOND = "# 2 More\n\n2.1 A hand is full.\n\n2.2 See other 1.1, 1.2.a and section 1.\n"
OTHER = "# 1 Elsewhere\n\n1.1 A die rolls.\n"
FILES = {
    **rulebook("toy", c1=CHAPTER, c2=SECOND, glossary=GLOSSARY),
    **rulebook("other", order=2, c1=OTHER),
    "rulebooks/toy/source-map.csv": "rule,source,first_line,last_line,hash,note\n"
    "toy-1.1,toy.txt,4,4,,\ntoy-1.1,toy.txt,7,9,,\ntoy-1.2,toy.txt,5,5,,\n",
}
C1, C2 = "rulebooks/toy/c1.md", "rulebooks/toy/c2.md"


def test_a_rule_shows_its_number_as_a_link_to_itself_its_kind_and_a_button_to_copy_it() -> None:
    rule = by_id(page_of(FILES, C1), "toy-1.2.a")

    assert (rule.get("class"), rule.get("data-kind"), rule.get("data-depth")) == ("rule", "permission", "2")
    assert links(rule.find("header")) == [("1.2.a", "#toy-1.2.a")]
    assert words(by_class(rule, "rule__kind")[0]) == "permission"
    assert by_class(rule, "rule__copy")[0].attrib == {
        "aria-label": "Copy the link to rule 1.2.a",
        "class": "rule__copy",
        "data-copy-link": "toy-1.2.a",
        "type": "button",
    }


def test_a_stated_kind_is_shown_as_the_kind_and_not_in_the_text() -> None:
    rule = by_id(page_of(FILES, C1), "toy-1.2")

    assert rule.get("data-kind") == "procedure"
    assert words(by_class(rule, "rule__text")[0]).startswith("If a player draws")


def test_a_withdrawn_rule_keeps_its_place() -> None:
    assert by_id(page_of(FILES, C1), "toy-1.4").get("data-kind") == "withdrawn"


def test_a_section_keeps_its_number_which_links_to_it() -> None:
    heading = by_id(page_of(FILES, C2), "toy-2")

    assert (heading.tag, words(heading), links(heading)) == ("h1", "2 More", [("2", "#toy-2")])


def test_a_term_is_linked_at_its_first_use_in_a_rule_and_in_its_inflections() -> None:
    page = page_of(FILES, C1)

    card = ("card", "glossary.html#toy-term-card")
    assert links(by_class(by_id(page, "toy-1.1"), "rule__text")[0]) == [card]
    assert ("draws", "glossary.html#toy-term-draw") in links(by_class(by_id(page, "toy-1.2"), "rule__text")[0])


def test_references_lead_to_rules_sections_and_other_rulebooks_as_seen_from_the_page() -> None:
    page = page_of(FILES, C2)

    assert links(by_class(by_id(page, "toy-2.2"), "rule__text")[0]) == [
        ("other 1.1", "../other/c1.html#other-1.1"),
        ("1.2.a", "c1.html#toy-1.2.a"),
        ("section 1", "c1.html#toy-1"),
    ]


def test_links_say_by_class_and_data_what_they_lead_to() -> None:
    page = page_of(FILES, C1)

    (term,) = by_class(by_class(by_id(page, "toy-1.1"), "rule__text")[0], "term")
    (first, second) = by_class(by_class(by_id(page, "toy-1.2"), "rule__text")[0], "ref")
    assert (term.get("data-ref"), first.get("data-ref"), second.get("data-ref")) == (
        "toy-term-card",
        "toy-1.1",
        "toy-2.1",
    )


def test_code_and_written_links_are_left_as_they_are() -> None:
    text = by_class(by_id(page_of(FILES, C1), "toy-1.2.a"), "rule__text")[0]

    assert [words(code) for code in text.iter("code")] == ["draw 1.1"]
    assert links(text) == [("draw", "https://example.org"), ("1.3", "#toy-1.3"), ("4", "#toy-1.4")]


def test_text_without_a_number_stays_and_is_linked() -> None:
    page = page_of(FILES, C1)

    (prose,) = [each for each in page.iterfind("p") if words(each) == "Cards are explained first."]
    assert links(prose) == [("Cards", "glossary.html#toy-term-card")]


def test_the_fold_says_who_names_a_rule_and_counts_ranges_and_rulings() -> None:
    ruling = (
        '\n!!! ruling "2.1.R1 Full"\n\n    - question: Is it?\n    - decision: See 1.3.\n    - reason: So.\n'
        "    - settles: G1\n"
    )
    files = FILES | rulebook("toy", c1=CHAPTER.replace("1.3–4", "1.1–4"), c2=SECOND + "\n2.3 A.\n", glossary=GLOSSARY)
    files[C2] = files[C2].replace("2.1 A hand is full.\n", f"2.1 A hand is full.\n{ruling}")

    fold = by_class(by_id(page_of(files, C1), "toy-1.3"), "rule__more")[0]

    assert described(fold)["Referred to by"] == "1.2.a 1.4 2.1.R1"
    assert words(fold.find("summary")) == "Referred to by 3"


def test_the_fold_says_what_a_rule_rests_on_in_reading_order() -> None:
    fold = by_class(by_id(page_of(FILES, C1), "toy-1.2.a"), "rule__more")[0]

    assert described(fold)["Refers to"] == "1.3 1.4"
    assert described(fold)["Rests on"] == "1.2 1.3 1.4"


def test_a_rule_rests_on_the_rules_that_define_its_terms() -> None:
    fold = by_class(by_id(page_of(FILES, C1), "toy-1.3"), "rule__more")[0]

    assert described(fold)["Rests on"] == "1.1"


def test_the_source_is_cited_by_its_lines() -> None:
    page = page_of(FILES, C1)

    several, single = (by_class(by_id(page, each), "rule__more")[0] for each in ("toy-1.1", "toy-1.2"))
    assert described(several)["Source"] == "The toy Rules, lines 4, 7–9"
    assert described(single)["Source"] == "The toy Rules, line 5"
    assert words(single.find("summary")) == "Refers to 2 · source line 5"


def test_a_number_that_is_used_again_makes_a_rule_of_its_own() -> None:
    chapter = "# 3 Cards\n\n## 31 Names\n\n31.1 First.\n\n## 31 Texts\n\n31.1 Second, see 31.1.\n"
    files = rulebook("toy", c3=chapter)
    file = "rulebooks/toy/c3.md"
    deviation = 'chapter: 3\ndeviations:\n  - {number: "31", is: repeated, finding: N1}\n'
    files[file] = files[file].replace("chapter: 3\n", deviation)

    page = page_of(files, file)

    assert words(by_id(page, "toy-31bis")) == "31 Texts"
    assert words(by_class(by_id(page, "toy-31.1"), "rule__text")[0]) == "First."
    second = by_id(page, "toy-31.1bis")
    assert words(by_class(second, "rule__number")[0]) == "31.1"
    assert links(by_class(second, "rule__text")[0]) == [("31.1", "#toy-31.1")]


def test_rules_in_a_list_are_rules_like_others() -> None:
    files = rulebook("toy", c1="# 1 Play\n\n- 1.1 A card is red.\n\n    - 1.1.a It is thin.\n\n- 1.2 It burns.\n")

    page = page_of(files, C1)

    assert [each.get("id") for each in by_class(page, "rule")] == ["toy-1.1", "toy-1.1.a", "toy-1.2"]
    assert page.find(".//li") is None


def test_tables_stand_under_their_rule_with_their_captions() -> None:
    table = "*Costs*\n\n| card | cost |\n|---|---|\n| Wolf | 1 |\n"
    classes = "*Equivalence: Colours*\n\n| class | Uno |\n|---|---|\n| black | none |\n"
    files = rulebook("toy", c1=f"# 1 Play\n\n1.1 A card costs.\n\n{table}\n{classes}\n*No caption.*\n\n1.2 It burns.\n")

    page = page_of(files, C1)

    first, second = by_class(by_id(page, "toy-1.1"), "rule__table")
    assert (words(first.find("figcaption")), words(first.find(".//td"))) == ("Costs", "Wolf")
    assert words(second.find("figcaption")) == "Equivalence: Colours"
    assert second.get("class") == "rule__table rule__table--equivalence"
    assert [words(cell) for cell in by_class(second, "cell--none")] == ["none"]
    assert [words(each) for each in page.iterfind("p/em")] == ["No caption."]


def test_a_ruling_stands_under_its_rule_with_its_anchor_and_its_settings() -> None:
    chapter = (
        '# 1 Play\n\n1.1 A card is red.\n\n!!! ruling "1.1.R1 How red"\n\n    - question: How red is 1.2?\n'
        "    - decision: *Very* red.\n    - reason: It is.\n    - settles: G1\n\n"
        "    | setting | default | meaning |\n    |---|---|---|\n    | red.depth | 3 | how red |\n\n1.2 It burns.\n"
    )
    findings = "# Findings\n\n## G1 Red\n\n- kind: gap\n- lines: 1\n- settled by: 1.1.R1\n\nHow red?\n"

    page = page_of(rulebook("toy", c1=chapter, findings=findings), C1)

    ruling = by_id(page, "toy-1.1.R1")
    assert ruling in list(by_id(page, "toy-1.1"))
    assert words(by_class(ruling, "ruling__title")[0]) == "1.1.R1 How red"
    assert described(ruling) == {
        "Question": "How red is 1.2?",
        "Decision": "Very red.",
        "Reason": "It is.",
        "Settles": "G1",
    }
    assert ("1.2", "#toy-1.2") in links(ruling)
    assert [words(cell) for cell in ruling.iter("td")] == ["red.depth", "3", "how red"]
    assert page.find(".//div[@class='admonition ruling']") is None


@pytest.mark.parametrize("fence", ["```", "~~~~"])
def test_a_worked_example_is_folded_under_its_rule_wherever_it_is_written(fence: str) -> None:
    here = f"{fence}gherkin\nScenario: It burns\n  Then it is gone & <done>\n{fence}\n"
    files = rulebook("toy", c1=f"# 1 Play\n\n1.1 A card is red.\n\n1.2 It burns.\n\n{here}\n```text\nkept\n```\n")
    files["rulebooks/toy/examples/c1.md"] = "# Examples\n\n## 1.1\n\n```gherkin\nScenario: It is red\n```\n"

    page = convert_open(extension_for(files), C1, files[C1])

    first, second = by_class(page, "rule__examples")
    assert first in list(by_id(page, "toy-1.1"))
    assert second in list(by_id(page, "toy-1.2"))
    assert words(by_class(first, "scenario__title")[0]) == "It is red"
    assert words(by_class(second, "step")[0]) == "Then it is gone & done"
    assert [words(each) for each in page.iterfind("pre")] == ["kept"]


def test_a_rule_that_the_page_does_not_show_is_a_problem() -> None:
    files = rulebook("toy", c1="# 1 Play\n\nRules:\n- 1.1 A card is red.\n")
    extension = extension_for(files)

    convert(extension, C1, files[C1])

    assert [str(problem) for problem in extension.problems] == [
        "rulebooks/toy/c1.md:9: 1.1 is not on its page (leave an empty line before and after it)"
    ]


@pytest.mark.parametrize("text", ["a < b & c", "5 * 3 _or_ 2", "a \\* b", "Ä „q“ – …"])
def test_marks_of_any_kind_survive_in_a_rule(text: str) -> None:
    rule = by_id(page_of(rulebook("toy", c1=f"# 1 Play\n\n1.1 A {text} end.\n"), C1), "toy-1.1")

    shown = text.replace("_or_", "or").replace("\\*", "*")
    assert words(by_class(rule, "rule__text")[0]) == f"A {shown} end."
