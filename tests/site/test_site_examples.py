"""Worked examples on a chapter's page: scenarios, pictures, results and ruling traces, read off a toy by hand."""

from dataclasses import replace
from xml.etree.ElementTree import Element

import pytest
from proved_toy import BEFORE, C1, FILES, laid, proved_extension, proved_library
from small_pages import by_class, by_id, convert_open, extension_of, links, words

from rules_db.model import Library, Moment
from rules_db.site.examples.gherkin import read_blocks


@pytest.fixture(scope="module")
def chapter() -> Element:
    return convert_open(proved_extension(), C1, FILES[C1])


def chapter_of(library: Library) -> Element:
    return convert_open(extension_of(library), C1, FILES[C1])


def test_a_rule_folds_its_examples_and_says_what_came_of_them(chapter: Element) -> None:
    (mixed,) = by_class(by_id(chapter, "toy-1.2"), "rule__examples")
    (single,) = by_class(by_id(chapter, "toy-1.2.a"), "rule__examples")

    assert words(mixed.find("summary")) == "2 examples, 1 fails"
    assert words(single.find("summary")) == "1 example in 2 scenarios, passes"
    assert mixed.get("open") is None
    assert [words(each) for each in by_class(mixed, "outcome")] == ["passed", "failed"]


@pytest.mark.parametrize(
    ("outcomes", "said"),
    [
        (["passed", "passed"], "2 examples, both pass"),
        (["failed", "failed"], "2 examples, 2 fail"),
        (["not run", "not run"], "2 examples, not run"),
        (["passed", "not run"], "2 examples, 1 run"),
    ],
)
def test_results_are_told_in_words(outcomes: list[str], said: str) -> None:
    library = proved_library()
    first, second, last = library.examples
    changed = (replace(first, outcome=outcomes[0]), replace(second, outcome=outcomes[1]), last)

    page = chapter_of(replace(library, examples=changed))

    assert words(by_class(page, "rule__examples")[0].find("summary")) == said


def test_of_many_scenarios_only_the_first_is_open() -> None:
    library = proved_library()
    third = replace(library.examples[1], id="toy-1.2.E3", outcome="passed")

    page = chapter_of(replace(library, examples=(*library.examples, third)))

    folds = by_class(by_id(page, "toy-1.2"), "scenario")
    assert [each.get("open") is not None for each in folds] == [True, False, False]


@pytest.mark.parametrize("rule", ["toy-1.2", "toy-1.2.a"])
def test_two_scenarios_are_both_open(chapter: Element, rule: str) -> None:
    folds = by_class(by_id(chapter, rule), "scenario")

    assert [each.get("open") is not None for each in folds if each.tag == "details"] == [True, True]


def test_a_rule_without_examples_shows_none(chapter: Element) -> None:
    assert by_class(by_id(chapter, "toy-1.3"), "rule__examples") == []


def test_an_example_has_its_own_anchor_and_title(chapter: Element) -> None:
    example = by_id(chapter, "toy-1.2.E1")

    assert [words(each) for each in by_class(example, "scenario__title")] == ["Ann draws"]


def test_steps_stand_under_their_keywords_with_rules_and_terms_linked_once(chapter: Element) -> None:
    example = by_id(chapter, "toy-1.2.E1")

    steps = by_class(example, "step")
    assert [words(each) for each in by_class(example, "step__keyword")] == ["Given", "And", "And", "When", "Then"]
    assert [each.get("data-keyword") for each in steps] == ["given", "and", "and", "when", "then"]
    assert links(steps[2]) == [("hand", "../../rulebooks/toy/glossary.html#toy-term-hand")]
    assert links(steps[3]) == [("draws", "../../rulebooks/toy/glossary.html#toy-term-draw")]
    assert links(steps[4]) == [("1.2", "../../rulebooks/toy/c1.html#toy-1.2")]


def test_the_table_of_a_step_is_a_table(chapter: Element) -> None:
    table = by_class(by_id(chapter, "toy-1.2.E1"), "step__table")[0]

    assert [(words(each), each.get("scope")) for each in table.iter("th")] == [
        ("card", "col"),
        ("cost", "col"),
        ("position", "col"),
    ]
    assert [words(each) for each in table.iter("td")] == ["Wall", "12", "defense", "Trap", "", "face-down"]


def test_an_outline_is_shown_once_with_its_slots_and_its_cases(chapter: Element) -> None:
    example = by_id(chapter, "toy-1.2.E2")

    assert words(by_class(example, "scenario__title")[0]) == "Ann draws number cards"
    assert [words(each) for each in example.iter("var")] == ["number", "number", "state"]
    assert words(by_class(example, "step__said")[0]) == "Ann has number & more cards in hand"
    (cases,) = by_class(example, "scenario__cases")
    assert words(cases.find("p")) == "Few and many"
    assert [words(each) for each in cases.iter("td")] == ["1", "glad", "9", "rich"]


def test_scenarios_are_folds_of_their_own_after_the_background(chapter: Element) -> None:
    begin, first, second = by_class(by_id(chapter, "toy-1.2.a.E1"), "scenario")

    assert words(begin) == "Each of these scenarios begins like this Given a game of toy with Ann and Bob"
    assert words(first.find("summary")) == "Nobody draws twice passed"
    assert words(second.find("summary")) == "But once passed"


def test_the_picture_shows_who_has_which_cards_where_and_nothing_to_a_screen_reader(chapter: Element) -> None:
    (board,) = by_class(by_id(chapter, "toy-1.2.E1"), "board")

    assert board.get("aria-hidden") == "true"
    assert [words(each) for each in by_class(board, "board__side")] == ["BobWallcost 12Trap", "AnnhandWolfcost 3"]
    assert [words(each) for each in by_class(board, "board__card--turned")] == ["Wallcost 12"]
    assert [words(each) for each in by_class(board, "board__card--down")] == ["Trap"]


def test_a_second_picture_shows_where_the_cards_end() -> None:
    moved = (
        laid(Moment.END, "Wall", "Bob", "discard pile", "cost 12"),
        laid(Moment.END, "Wolf", "Ann", "field", "cost 2", is_turned=True),
    )

    page = chapter_of(replace(proved_library(), example_cards=(*BEFORE, *moved)))

    _, after = by_class(by_id(page, "toy-1.2"), "board")
    assert [words(each) for each in by_class(after, "board__side")] == ["Bobdiscard pileWallcost 12", "AnnWolfcost 2"]
    assert [words(each) for each in by_class(after, "board__card--turned")] == ["Wolfcost 2"]
    assert words(by_class(after, "board__caption")[0]) == "In the end"


def test_cards_that_stay_as_they_were_need_no_second_picture() -> None:
    same = tuple(replace(card, moment=Moment.END) for card in BEFORE)

    page = chapter_of(replace(proved_library(), example_cards=(*BEFORE, *same)))

    assert len(by_class(by_id(page, "toy-1.2"), "board")) == 1


def test_an_outline_has_a_picture_where_all_its_cases_begin_alike() -> None:
    library = proved_library()
    title = "Ann draws <number> cards"
    case = tuple(replace(card, example="toy-1.2.E2", scenario=title) for card in BEFORE)
    ends = tuple(replace(card, moment=Moment.END, zone="deck") for card in case)
    other = replace(case[0], zone="deck")

    alike = chapter_of(replace(library, example_cards=(*case, *case, *ends)))
    unlike = chapter_of(replace(library, example_cards=(*case, other, *case[1:])))

    assert len(by_class(by_id(alike, "toy-1.2.E2"), "board")) == 1
    assert by_class(by_id(unlike, "toy-1.2.E2"), "board") == []


def test_a_table_with_fewer_than_two_piles_needs_no_picture(chapter: Element) -> None:
    assert by_class(by_id(chapter, "toy-1.2.a.E1"), "board") == []


def test_the_trace_is_a_tree_in_which_each_event_names_its_rule(chapter: Element) -> None:
    (trace,) = by_class(by_id(chapter, "toy-1.2.E1"), "trace")

    assert words(trace.find("summary")) == "Ruling trace: 4 events by 2 rules"
    first, last = trace.findall("ol/li")
    assert words(first).startswith("1.2 drew Ann Owl from top yes")
    assert words(last) == "1.2 shuffled Bob"
    (seen,) = first.findall("ol/li")
    assert words(seen) == "1.1 seen cards Owl and <Wolf> left none 1.1 counted number 0"
    assert [words(each) for each in seen.findall("ol/li")] == ["1.1 counted number 0"]
    assert links(first)[0] == ("1.2", "../../rulebooks/toy/c1.html#toy-1.2")


def test_a_refusal_ends_the_trace(chapter: Element) -> None:
    (trace,) = by_class(by_id(chapter, "toy-1.2.a.E1"), "trace")

    assert words(trace.find("summary")) == "Ruling trace: 1 event and 1 refusal by 2 rules"
    assert [words(each) for each in by_class(trace, "trace__scenario")] == ["Nobody draws twice"]
    assert [words(each) for each in trace.findall("ol/li")] == ["1.2 drew Ann", "1.2.a refuses it"]


def test_an_example_that_was_not_run_has_no_trace(chapter: Element) -> None:
    assert by_class(by_id(chapter, "toy-1.2.E2"), "trace") == []


def test_the_fold_says_where_the_engine_keeps_the_rule_and_where_its_watch_stands(chapter: Element) -> None:
    (where,) = by_class(by_id(chapter, "toy-1.2"), "rule__engine")
    (watched,) = by_class(by_id(chapter, "toy-1.2.a"), "rule__engine")

    assert words(where) == "In the engine: draw in toy.drawing, line 12; draw_again in toy.drawing, line 30"
    assert words(watched) == "Watched by: draws_twice in toy.watches, line 7"
    assert by_class(by_id(chapter, "toy-1.3"), "rule__engine") == []


def test_a_fence_that_is_no_gherkin_is_shown_as_it_is_written() -> None:
    library = proved_library()
    odd = replace(library.examples[2], text="Ann draws\n  <twice>\n", title="", outcome="not run")

    page = chapter_of(replace(library, examples=(*library.examples[:2], odd)))

    example = by_id(page, "toy-1.2.a.E1")
    assert words(example.find("pre")) == "Ann draws <twice>"
    assert words(by_class(example, "outcome")[0]) == "not run"


def test_a_feature_line_of_its_own_and_rules_within_are_read() -> None:
    text = "Feature: Drawing\n\n  Rule: Twice\n\n    Scenario: It is red\n      * it is gone\n"

    (block,) = read_blocks(text)

    assert block.title == "It is red"
    assert [(step.keyword, step.text) for step in block.steps] == [("*", "it is gone")]
