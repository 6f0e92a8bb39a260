"""`j` and `k` go from rule to rule, `?` shows the keys, and who types or dictates can turn them off."""

import re

import pytest
from accessibility import violations_of_every_view
from browser import CHAPTER, PHONE, Visit, text_of
from playwright.sync_api import Page, expect

SMALL_CHAPTER = "rulebooks/resummoned/200-players.html"
NAMED = ".rule:target > .rule__head > .rule__number"


def press(page: Page, key: str, number: str) -> None:
    """Press a key; the address then names this rule, which is in view and has the focus."""
    page.keyboard.press(key)
    expect(page.locator(NAMED)).to_have_text(number)
    expect(page.locator(NAMED)).to_be_in_viewport()
    expect(page.locator(NAMED)).to_be_focused()


@pytest.mark.parametrize("device", [{}, PHONE])
def test_j_and_k_go_to_the_next_rule_and_the_one_before(visit: Visit, device: dict[str, int]) -> None:
    page = visit(f"{CHAPTER}#resummoned-607.2.d", **device)

    press(page, "j", "607.2.e")
    press(page, "j", "607.2.f")
    press(page, "k", "607.2.e")
    press(page, "k", "607.2.d")


def test_on_a_page_without_a_named_rule_j_goes_to_the_first_in_view(visit: Visit) -> None:
    page = visit(SMALL_CHAPTER)

    press(page, "j", text_of(page.locator(".rule__number").first))


def test_after_the_last_rule_of_a_chapter_comes_the_first_of_the_next_and_back_again(visit: Visit) -> None:
    page = visit(SMALL_CHAPTER)
    last = page.locator(".rule").last
    number = text_of(last.locator(".rule__number"))
    page.goto(f"{SMALL_CHAPTER}#{last.get_attribute('id')}")

    page.keyboard.press("j")
    page.wait_for_url(re.compile(r"300-.*\.html#resummoned-300\.1$"))
    press(page, "j", text_of(page.locator(".rule__number").nth(1)))
    press(page, "k", text_of(page.locator(".rule__number").first))
    page.keyboard.press("k")

    page.wait_for_url(re.compile(r"200-players\.html#"))
    expect(page.locator(NAMED)).to_have_text(number)
    expect(page.locator(NAMED)).to_be_in_viewport()


def test_before_the_first_rule_of_a_rulebook_and_after_the_last_there_is_nowhere_to_go(visit: Visit) -> None:
    page = visit("rulebooks/grand-archive/1-supertypes.html#grand-archive-S0.a")
    page.keyboard.press("k")
    press(page, "j", text_of(page.locator(".rule__number").nth(1)))

    page.goto("rulebooks/grand-archive/2-map.html#grand-archive-T4.2")
    page.keyboard.press("j")
    press(page, "k", text_of(page.locator(".rule__number").nth(-2)))


def test_back_leads_out_of_the_page_and_not_through_every_rule(visit: Visit) -> None:
    page = visit("index.html")
    page.goto(f"{CHAPTER}#resummoned-607.2.d")
    press(page, "j", "607.2.e")
    press(page, "j", "607.2.f")

    page.go_back()

    page.wait_for_url(re.compile(r"index\.html$"))


@pytest.mark.parametrize("device", [{}, PHONE])
def test_a_question_mark_shows_the_keys(visit: Visit, device: dict[str, int]) -> None:
    page = visit(SMALL_CHAPTER, **device)

    page.keyboard.press("?")

    expect(page.get_by_role("dialog", name="Reading")).to_contain_text("next rule")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Reading")).to_be_hidden()


def test_what_is_typed_into_the_search_is_no_key(visit: Visit) -> None:
    page = visit(SMALL_CHAPTER)
    page.keyboard.press("/")
    expect(page.get_by_role("combobox")).to_be_focused()

    page.keyboard.type("jk?")

    expect(page.get_by_role("combobox")).to_have_value("jk?")
    expect(page.get_by_role("dialog", name="Reading")).to_have_count(0)


def test_who_turns_the_keys_off_presses_them_for_nothing_on_every_page(visit: Visit) -> None:
    page = visit(SMALL_CHAPTER)
    page.keyboard.press("?")
    page.get_by_role("checkbox").uncheck()

    page.goto(f"{CHAPTER}#resummoned-607.2.d")
    for key in ("j", "/", "?"):
        page.keyboard.press(key)

    expect(page.locator(NAMED)).to_have_text("607.2.d")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("device", [{}, PHONE])
def test_the_search_leads_to_the_keys_so_that_they_can_be_turned_on_again(visit: Visit, device: dict[str, int]) -> None:
    page = visit(SMALL_CHAPTER, **device)
    page.get_by_role("button", name="Search the rulebooks").click()

    page.locator("[data-keys]").click()

    expect(page.get_by_role("dialog", name="Reading")).to_be_visible()
    expect(page.get_by_role("dialog", name="Search the rulebooks")).to_be_hidden()


def test_the_dialog_passes_axe(visit: Visit) -> None:
    page = visit(SMALL_CHAPTER)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Reading")).to_be_visible()

    assert violations_of_every_view(page) == []
