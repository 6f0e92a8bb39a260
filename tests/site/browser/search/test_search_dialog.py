"""The search on the site: what a player types is found, and the keyboard is enough."""

import re

import pytest
from browser import CHAPTER, Visit
from playwright.sync_api import Locator, Page, expect


def ask(page: Page, query: str) -> Locator:
    """Type a query as a reader does; the results."""
    page.keyboard.press("/")
    page.get_by_role("combobox").fill(query)
    return page.get_by_role("option")


@pytest.mark.parametrize("typed", ["607.3b", "607.3.b", "607 3 b", "Rule 607.3.B", "resummoned-607.3.b"])
def test_a_number_lands_on_its_rule_however_it_is_spelled(visit: Visit, typed: str) -> None:
    page = visit("index.html")

    expect(ask(page, typed).first).to_contain_text("607.3.b")
    page.keyboard.press("Enter")

    page.wait_for_url(re.compile(r"600-turn-structure\.html#resummoned-607\.3\.b$"))
    expect(page.locator(".rule:target .rule__number")).to_have_text("607.3.b")
    expect(page.locator(".rule:target .rule__number")).to_be_in_viewport()


def test_a_number_brings_what_stands_below_it(visit: Visit) -> None:
    page = visit(CHAPTER)

    expect(ask(page, "607.3").first).to_contain_text("607.3")

    numbers = page.get_by_role("group", name="By number").locator(".result__number").all_text_contents()
    assert numbers[:4] == ["607.3", "607.3.a", "607.3.b", "607.3.c"]


def test_a_number_that_stands_twice_brings_both_rules(visit: Visit) -> None:
    page = visit(CHAPTER)

    results = ask(page, "303.1")

    expect(results.nth(0)).to_have_attribute("href", re.compile(r"#resummoned-303\.1$"))
    expect(results.nth(1)).to_have_attribute("href", re.compile(r"#resummoned-303\.1bis$"))


@pytest.mark.parametrize("word", ["must", "can", "not", "if", "all"])
def test_small_words_are_found_and_marked(visit: Visit, word: str) -> None:
    page = visit(CHAPTER)

    first = ask(page, word).first

    expect(first.locator("mark").first).to_have_text(re.compile(f"^{word}", re.IGNORECASE))


def test_a_word_of_another_game_finds_the_term_of_this_one(visit: Visit) -> None:
    page = visit("rulebooks/singularity/index.html")

    ask(page, "graveyard")
    page.get_by_role("button", name=re.compile("^Singularity")).click()

    first = page.get_by_role("option").first
    expect(first.locator(".result__name")).to_have_text("Singularity")
    expect(first).to_contain_text("The discard pile in the middle of the circle")
    expect(first).to_contain_text("Also found as graveyard")


@pytest.mark.parametrize("typed", ["gravyard", "graevyard", "graveyards", "gravey"])
def test_slips_inflections_and_beginnings_find_the_word(visit: Visit, typed: str) -> None:
    page = visit(CHAPTER)

    expect(ask(page, typed).first).to_contain_text("Graveyard")


def test_a_result_shows_rulebook_number_heading_and_the_matching_line(visit: Visit) -> None:
    page = visit("index.html")

    first = ask(page, "monster may not attack more than one time").first

    expect(first.locator(".result__number")).to_have_text("607.2.d")
    expect(first.locator(".result__book")).to_have_text("Resummoned")
    expect(first.locator(".result__where")).to_have_text("Turn Structure › Battle Phase")
    expect(first.locator("mark").filter(has_text="attack")).to_be_visible()


def test_words_that_never_stand_together_are_found_apart_and_that_is_said(visit: Visit) -> None:
    page = visit(CHAPTER)

    results = ask(page, "graveyard zeppelin")

    expect(results.first).to_contain_text("Graveyard")
    expect(page.get_by_text("Nothing has all of these words")).to_be_visible()


def test_a_chip_keeps_to_one_rulebook_and_the_one_of_the_page_stands_first(visit: Visit) -> None:
    page = visit("rulebooks/ttcg/index.html")

    ask(page, "card")
    chips = page.get_by_role("group", name="Rulebooks").get_by_role("button")
    expect(chips.nth(1)).to_contain_text("TTCG")
    chips.filter(has_text="Grand Archive").click()

    expect(page.locator(".result__book").first).to_have_text("Grand Archive")
    assert set(page.locator(".result__book").all_text_contents()) == {"Grand Archive"}
    expect(page.get_by_role("combobox")).to_be_focused()


def test_arrow_keys_choose_and_the_field_says_which(visit: Visit) -> None:
    page = visit(CHAPTER)
    field = page.get_by_role("combobox")

    results = ask(page, "priority")
    expect(results.first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    expect(field).to_have_attribute("aria-activedescendant", "search-result-1")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")

    expect(results.last).to_have_attribute("aria-selected", "true")
    expect(field).to_be_focused()


def test_escape_closes_and_gives_the_focus_back(visit: Visit) -> None:
    page = visit(CHAPTER)
    opener = page.get_by_role("button", name="Search the rulebooks")
    opener.click()
    expect(page.get_by_role("dialog", name="Search the rulebooks")).to_be_visible()

    page.keyboard.press("Escape")

    expect(page.get_by_role("dialog", name="Search the rulebooks")).to_be_hidden()
    expect(opener).to_be_focused()


def test_control_k_opens_the_search(visit: Visit) -> None:
    page = visit(CHAPTER)

    page.keyboard.press("Control+k")

    expect(page.get_by_role("combobox")).to_be_focused()


def test_an_address_with_a_query_opens_it(visit: Visit) -> None:
    page = visit("index.html?q=607.3b")

    expect(page.get_by_role("combobox")).to_have_value("607.3b")
    expect(page.get_by_role("option").first).to_contain_text("607.3.b")


def test_what_is_typed_on_the_home_pages_field_goes_into_the_search(visit: Visit) -> None:
    page = visit("index.html")
    page.locator(".home__search").focus()

    page.keyboard.type("tribute")

    expect(page.get_by_role("combobox")).to_have_value("tribute")
    expect(page.get_by_role("option").first).to_be_visible()


@pytest.mark.parametrize("example", [0, 1, 2])
def test_every_example_of_the_home_page_finds_something(visit: Visit, example: int) -> None:
    page = visit("index.html")

    page.locator(".home__examples a").nth(example).click()

    expect(page.get_by_role("option").first).to_be_visible()


@pytest.mark.parametrize("example", [0, 1, 2])
def test_the_empty_search_teaches_by_examples_that_find_something(visit: Visit, example: int) -> None:
    page = visit(CHAPTER)
    page.keyboard.press("/")

    page.locator(".search__try").nth(example).click()

    expect(page.get_by_role("option").first).to_be_visible()
    expect(page.locator(".search__help")).to_be_hidden()


def test_the_number_of_results_is_announced(visit: Visit) -> None:
    page = visit(CHAPTER)

    ask(page, "607.3.b")
    expect(page.locator("dialog [role=status]")).to_have_text(re.compile(r"^\d+ results?$"))
    page.get_by_role("combobox").fill("xyzzyx")

    expect(page.locator("dialog [role=status]")).to_have_text("No results")
    expect(page.get_by_text("Nothing found")).to_be_visible()


@pytest.mark.parametrize("typed", ['"', "*", "(", "<b>must</b>", "\\", "a" * 10_000, "constructor", "__proto__"])
def test_odd_input_does_no_harm(visit: Visit, typed: str) -> None:
    page = visit(CHAPTER)
    ask(page, "607.3.b")
    expect(page.get_by_role("option").first).to_be_visible()

    page.get_by_role("combobox").fill(typed)
    page.get_by_role("combobox").fill("607.3.b")

    expect(page.get_by_role("option").first).to_contain_text("607.3.b")
