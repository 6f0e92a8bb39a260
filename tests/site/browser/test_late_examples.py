"""Examples come when their fold is opened: by pointer, keyboard or address, late, from a folder, or without scripts."""

from pathlib import Path

import pytest
from browser import CHAPTER, PHONE, Visit
from playwright.sync_api import Browser, Page, Request, Route, expect

LONG = "rulebooks/singularity/4-reference-sheet.html"
SCRIPTS = "**/assets/rules/data/*.examples.*.js"
RULE = "resummoned-607.2.a"
SECOND = "grand-archive-S0.a.E2"  # below another example in its fold, both of which are open from the start
ABOVE = "rulebooks/grand-archive/1-supertypes.html"


def loaded_scripts(page: Page) -> list[str]:
    asked: list[str] = []

    def note(request: Request) -> None:
        if ".examples." in request.url:
            asked.append(request.url)

    page.on("request", note)
    return asked


def test_a_fold_that_is_opened_shows_scenarios_and_traces(visit: Visit) -> None:
    page = visit(CHAPTER)
    fold = page.locator(f"[id='{RULE}'] .rule__examples")

    fold.locator("> summary").click()

    expect(fold.locator(".step").first).to_be_visible()
    expect(fold).not_to_have_attribute("aria-busy", "true")
    fold.locator(".trace > summary").first.click()
    expect(fold.locator(".event").first).to_be_visible()


def test_the_keyboard_opens_a_fold_and_goes_on_through_what_has_come(visit: Visit) -> None:
    page = visit(CHAPTER)
    fold = page.locator(f"[id='{RULE}'] .rule__examples")

    fold.locator("> summary").focus()
    page.keyboard.press("Enter")
    expect(fold.locator(".scenario").first).to_be_visible()
    expect(fold.locator("> summary")).to_be_focused()
    page.keyboard.press("Tab")

    expect(fold.locator(".scenario > summary").first).to_be_focused()


def test_the_long_chapter_loads_no_example_before_one_is_asked_for_and_then_one_part_of_them(visit: Visit) -> None:
    page = visit("index.html")
    asked = loaded_scripts(page)
    page.goto(LONG)
    page.wait_for_load_state("networkidle")
    before = list(asked)

    page.locator(".rule__examples > summary").first.click()
    expect(page.locator(".rule__examples").first.locator(".step").first).to_be_visible()

    assert before == []
    assert len(asked) == 1


def test_folds_that_share_a_file_load_it_once(visit: Visit) -> None:
    page = visit(CHAPTER)
    asked = loaded_scripts(page)
    shared = page.evaluate("document.querySelector('.rule__examples').dataset.late")
    folds = page.locator(f".rule__examples[data-late='{shared}'] > summary")
    count = folds.count()

    page.evaluate(
        "(late) => document.querySelectorAll(`[data-late='${late}']`).forEach((it) => { it.open = true; })", shared
    )
    expect(page.locator("[aria-busy]")).to_have_count(0)

    assert count > 1
    assert folds.count() == 0
    assert len(asked) == 1


def test_a_folder_without_a_server_shows_examples_too(browser: Browser, site: Path) -> None:
    page = browser.new_page()
    page.goto((site / CHAPTER).as_uri())

    page.locator(".rule__examples > summary").first.click()

    expect(page.locator(".rule__examples").first.locator(".step").first).to_be_visible()
    page.close()


def test_the_address_of_an_example_leads_to_it_when_what_stands_above_it_has_come(visit: Visit) -> None:
    page = visit(f"{ABOVE}#{SECOND}")

    example = page.locator(f"[id='{SECOND}']")
    expect(example.locator(".step").first).to_be_in_viewport()

    assert example.evaluate("it => it.matches(':target')")
    assert abs(example.evaluate("it => it.getBoundingClientRect().top")) < 400


def test_a_link_within_the_page_opens_the_example_that_it_names(visit: Visit) -> None:
    page = visit(ABOVE)

    page.evaluate("(name) => { location.hash = name; }", SECOND)

    expect(page.locator(f"[id='{SECOND}'] .step").first).to_be_in_viewport()


def test_a_rule_in_a_trace_leads_there_without_loading_the_page_anew(visit: Visit) -> None:
    page = visit(CHAPTER)
    page.evaluate("window.isTheSame = true")
    fold = page.locator(f"[id='{RULE}'] .rule__examples")
    fold.locator("> summary").click()
    fold.locator(".trace > summary").first.click()

    link = fold.locator(".event .ref[href*='600-turn-structure.html#']").first
    name = link.get_attribute("data-ref")
    link.click()

    page.wait_for_url(f"**/{CHAPTER}#{name}")
    assert page.evaluate("window.isTheSame")


class Held:
    """Requests for examples that nobody answers until they are let go."""

    def __init__(self, page: Page) -> None:
        self.routes: list[Route] = []
        page.route(SCRIPTS, lambda route: self.routes.append(route))

    def let_go(self) -> None:
        for route in self.routes:
            route.continue_()


def test_until_they_have_come_a_fold_leads_to_its_examples_elsewhere(visit: Visit) -> None:
    page = visit(CHAPTER)
    held = Held(page)
    fold = page.locator(f"[id='{RULE}'] .rule__examples")

    fold.locator("> summary").click()
    expect(fold).to_have_attribute("aria-busy", "true")
    link = fold.locator(".example a").first
    expect(link).to_be_visible()
    link.focus()
    held.let_go()

    expect(fold.locator(".step").first).to_be_visible()
    expect(fold).not_to_have_attribute("aria-busy", "true")
    expect(fold.locator(".scenario > summary").first).to_be_focused()


def test_a_fold_that_is_closed_before_they_have_come_is_filled_when_it_is_opened_again(visit: Visit) -> None:
    page = visit(CHAPTER)
    held = Held(page)
    fold = page.locator(f"[id='{RULE}'] .rule__examples")

    fold.locator("> summary").click()
    expect(fold).to_have_attribute("aria-busy", "true")
    fold.locator("> summary").click()
    held.let_go()
    expect(fold).not_to_have_attribute("aria-busy", "true")
    fold.locator("> summary").click()

    expect(fold.locator(".step").first).to_be_visible()


def test_where_they_do_not_come_the_links_stay_and_opening_the_fold_tries_again(browser: Browser, address: str) -> None:
    page = browser.new_page(base_url=address)
    page.goto(CHAPTER)
    page.route(SCRIPTS, lambda route: route.abort())
    fold = page.locator(f"[id='{RULE}'] .rule__examples")

    fold.locator("> summary").click()
    expect(fold).not_to_have_attribute("aria-busy", "true")
    expect(fold.locator(".example a").first).to_be_visible()
    page.unroute(SCRIPTS)
    fold.locator("> summary").click()
    fold.locator("> summary").click()

    expect(fold.locator(".step").first).to_be_visible()
    page.close()


@pytest.mark.parametrize("path", [CHAPTER, LONG])
def test_without_scripts_a_fold_leads_to_a_page_with_the_example_and_its_trace(visit: Visit, path: str) -> None:
    page = visit(path, java_script_enabled=False)
    fold = page.locator(".rule__examples").first

    fold.locator("> summary").click()
    name = fold.locator(".example").first.get_attribute("id")
    fold.locator(".example a").first.click()
    example = page.locator(f"[id='{name}']")
    example.locator(".trace > summary").click()

    expect(example.locator(".step").first).to_be_visible()
    expect(example.locator(".event").first).to_be_visible()
    page.locator("h2 a").first.click()
    page.wait_for_url(f"**/{path}#*")


def test_a_page_of_examples_fits_a_phone(visit: Visit, site: Path) -> None:
    widest = max(site.glob("examples/*/*.html"), key=lambda path: path.stat().st_size)
    page = visit(widest.relative_to(site).as_posix(), **PHONE)

    page.evaluate("document.querySelectorAll('details').forEach((fold) => { fold.open = true; })")

    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_paper_shows_what_has_come_into_an_open_fold(visit: Visit) -> None:
    page = visit(CHAPTER)
    fold = page.locator(f"[id='{RULE}'] .rule__examples")
    fold.locator("> summary").click()
    expect(fold.locator(".step").first).to_be_visible()

    page.emulate_media(media="print")

    expect(fold.locator(".step").first).to_be_visible()
    expect(fold.locator(".trace").first).to_be_hidden()
    expect(page.locator(".rule__examples").first).to_be_hidden()
