"""A search keeps its words: in the address, over Back, over pages, and over `/` again."""

import re
from pathlib import Path

import pytest
from browser import CHAPTER, PHONE, Visit
from playwright.sync_api import Browser, Locator, Page, expect

QUERY = "may not attack"


def ask(page: Page, query: str) -> Locator:
    """Type a query as a reader does; the results."""
    page.keyboard.press("/")
    page.locator(".search__input").fill(query)
    expect(page.get_by_role("option").first).to_be_visible()
    return page.get_by_role("option")


# As keys that come before the browser draws again: the dialog is closed, and its field still has the focus.
CLOSE_AND_SLASH = """() => {
  document.querySelector("dialog.search").close();
  document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {key: "/", bubbles: true, cancelable: true}));
}"""


def expect_search(page: Page, query: str) -> None:
    expect(page.get_by_role("combobox")).to_have_value(query)
    expect(page.get_by_role("option").first).to_be_visible()


def test_the_address_holds_the_query_and_the_rulebook_so_that_a_link_brings_both(visit: Visit) -> None:
    page = visit("concepts.html")
    ask(page, QUERY)
    page.get_by_role("button", name=re.compile("^TTCG")).click()
    page.wait_for_url("**/concepts.html?q=may+not+attack&in=ttcg")

    other = visit(page.url)

    expect_search(other, QUERY)
    expect(other.get_by_role("button", name=re.compile("^TTCG"))).to_have_attribute("aria-pressed", "true")
    assert set(other.locator(".result__book").all_text_contents()) == {"TTCG"}


def test_escape_takes_the_query_out_of_the_address_and_leaves_the_rest(visit: Visit) -> None:
    page = visit("rulebooks/resummoned/graph.html?rule=resummoned-607.1")
    ask(page, QUERY)
    page.wait_for_url("**/graph.html?rule=resummoned-607.1&q=may+not+attack")

    page.keyboard.press("Escape")

    expect(page).to_have_url(re.compile(r"/graph\.html\?rule=resummoned-607\.1$"))


@pytest.mark.parametrize("start", ["index.html", CHAPTER], ids=["another page", "the same page"])
def test_back_from_a_result_leads_to_the_search_with_its_words(visit: Visit, start: str) -> None:
    page = visit(start)
    ask(page, "607.2.d").first.click()
    page.wait_for_url("**/600-turn-structure.html#resummoned-607.2.d")
    expect(page.locator(".rule:target")).to_be_in_viewport()
    expect(page.get_by_role("dialog", name="Search the rulebooks")).to_be_hidden()

    page.go_back()

    expect(page).to_have_url(re.compile(re.escape(f"{start}?q=607.2.d") + "$"))
    expect_search(page, "607.2.d")


def test_forward_leads_from_the_search_to_the_result_again(visit: Visit) -> None:
    page = visit(CHAPTER)
    ask(page, "607.2.d").first.click()
    page.wait_for_url("**#resummoned-607.2.d")
    page.go_back()
    expect_search(page, "607.2.d")

    page.go_forward()

    expect(page.get_by_role("dialog", name="Search the rulebooks")).to_be_hidden()
    expect(page).to_have_url(re.compile(r"600-turn-structure\.html#resummoned-607\.2\.d$"))
    expect(page.locator(".rule:target .rule__number").first).to_have_text("607.2.d")


def test_the_search_opened_again_has_the_words_on_this_page_and_on_the_next(visit: Visit) -> None:
    page = visit(CHAPTER)
    ask(page, QUERY)
    page.keyboard.press("Escape")

    page.keyboard.press("/")
    expect_search(page, QUERY)
    page.goto("rulebooks/ttcg/index.html")
    page.keyboard.press("/")
    expect_search(page, QUERY)
    page.keyboard.type("tribute")

    expect(page.get_by_role("combobox")).to_have_value("tribute")


def test_the_search_opens_again_as_soon_as_it_is_closed_and_the_address_has_its_words(visit: Visit) -> None:
    page = visit(CHAPTER)
    ask(page, QUERY)

    page.evaluate(CLOSE_AND_SLASH)

    expect_search(page, QUERY)
    page.wait_for_url("**?q=may+not+attack")


def test_a_result_opened_in_a_new_tab_leaves_the_search_as_it_is(visit: Visit) -> None:
    page = visit("index.html")
    first = ask(page, "607.2.d").first

    with page.context.expect_page() as opened:
        first.click(modifiers=["ControlOrMeta"])

    opened.value.wait_for_url("**#resummoned-607.2.d")
    expect_search(page, "607.2.d")


def test_a_page_from_a_folder_keeps_the_words_as_well(browser: Browser, site: Path) -> None:
    page = browser.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto((site / CHAPTER).as_uri())

    ask(page, "607.2.d").first.click()
    page.wait_for_url("**#resummoned-607.2.d")
    expect(page.locator(".rule:target .rule__number").first).to_have_text("607.2.d")
    page.go_back()

    expect_search(page, "607.2.d")
    assert errors == []
    page.close()


def test_a_number_that_is_none_offers_the_nearest_and_says_so(visit: Visit) -> None:
    page = visit(CHAPTER)

    results = ask(page, "607.3.z")

    expect(page.get_by_text("There is no 607.3.z. These are the nearest:")).to_be_visible()
    numbers = page.get_by_role("group", name="Nearest numbers").locator(".result__head .result__number")
    assert numbers.all_text_contents()[:3] == ["607.3", "607.3.a", "607.3.b"]
    results.first.click()
    page.wait_for_url("**#resummoned-607.3")


@pytest.mark.parametrize("typed", ["r607.3b", "rule 607.3.b", "607,3b"])
def test_a_number_as_players_write_it_jumps(visit: Visit, typed: str) -> None:
    page = visit(CHAPTER)

    expect(ask(page, typed).first.locator(".result__number").first).to_have_text("607.3.b")


@pytest.mark.parametrize("width", [320, 390, 768, 1024, 1280, 1920])
def test_the_chips_of_rulebooks_fit_once_counted(visit: Visit, width: int) -> None:
    page = visit("index.html", width=width)
    ask(page, "card")
    expect(page.locator(".chip__count").first).to_have_text(re.compile(r"\d"))

    bar, dialog = page.locator(".search__chips"), page.locator("dialog.search")
    right = dialog.evaluate("(it) => it.getBoundingClientRect().right")

    assert bar.evaluate("(it) => it.scrollWidth - it.clientWidth") == 0
    assert (
        max(page.locator(".chip").evaluate_all("(all) => all.map((it) => it.getBoundingClientRect().right)")) <= right
    )


def test_a_result_below_another_rule_carries_its_line_once(visit: Visit) -> None:
    page = visit("index.html")

    alone = ask(page, "monster may not attack more than one time").first
    expect(alone.locator(".result__above")).to_have_text(re.compile(r"^607\.2 As an action in the Battle Phase"))
    page.get_by_role("combobox").fill("607.2")
    expect(page.get_by_role("option").first.locator(".result__number")).to_have_text("607.2")

    assert page.get_by_role("group", name="By number").locator(".result__above").count() == 0


def test_a_preview_of_a_rule_below_another_carries_its_line(visit: Visit) -> None:
    page = visit("rulebooks/resummoned/rulings.html")

    page.locator('a.ref[data-ref="resummoned-607.2.c"]').first.hover()

    expect(page.locator(".preview__above")).to_have_text(re.compile(r"^607\.2 As an action in the Battle Phase"))


@pytest.mark.parametrize("javascript", [True, False])
def test_who_arrives_at_a_rule_below_another_on_a_phone_is_told_the_rule_above(visit: Visit, javascript: bool) -> None:
    page = visit(f"{CHAPTER}#resummoned-607.2.d", java_script_enabled=javascript, **PHONE)

    above = page.locator("#resummoned-607\\.2\\.d > .rule__above")
    expect(above).to_be_in_viewport()
    expect(above).to_have_text(re.compile(r"^607\.2 As an action in the Battle Phase"))
    assert page.locator(".rule__above:visible").count() == 1


def test_a_rule_whose_parent_is_used_twice_names_the_right_one(visit: Visit) -> None:
    page = visit("index.html")

    ask(page, "303.1.a")

    parent = page.evaluate("RulesDb.entry('resummoned-303.1.a').then(RulesDb.parent).then(({ id }) => id)")
    assert parent == "resummoned-303.1bis"
