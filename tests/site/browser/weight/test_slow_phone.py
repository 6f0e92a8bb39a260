"""What a slow phone is spared: the search is fetched before it is wanted, and long pages are drawn as one scrolls."""

import pytest
from browser import CHAPTER, Visit, visit_without_material
from playwright.sync_api import Page, expect

CONNECTION = "Object.defineProperty(navigator, 'connection', {value: {saveData: %s, effectiveType: '%s'}})"
ROOTS = "[document.documentElement, document.body].flatMap((it) => [...it.attributes].map((at) => at.name + at.value))"
AHEAD = "link[rel=prefetch]"
LONG = (
    ("rulebooks/resummoned/600-turn-structure.html", ".rule"),
    ("rulebooks/cgs/glossary.html", ".entry"),
    ("rulebooks/cgs/findings.html", ".entry"),
    ("rulebooks/cgs/rulings.html", ".md-typeset > .ruling"),
    ("rulebooks/cgs/contents.html", ".contents__rule"),
)


def run(page: Page) -> set[str]:
    """The scripts of the site that the page runs."""
    found: list[str] = page.evaluate("[...document.scripts].map((it) => it.src).filter((it) => it.includes('/rules/'))")
    return set(found)


def visit_saving(visit: Visit, saves: str, speed: str) -> Page:
    page = visit("404.html")
    page.add_init_script(CONNECTION % (saves, speed))
    page.goto(CHAPTER)
    page.evaluate("new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)))")
    return page


def test_all_that_the_first_search_runs_is_fetched_when_the_browser_is_idle(visit: Visit) -> None:
    page = visit(CHAPTER)
    expect(page.locator(AHEAD).last).to_be_attached()
    before, ahead = run(page), page.locator(AHEAD).evaluate_all("all => all.map((it) => it.href)")

    page.keyboard.press("/")
    page.get_by_role("combobox").fill("graveyard")
    expect(page.get_by_role("option").first).to_be_visible()

    assert run(page) - before == set(ahead)


def test_the_rulebook_of_the_page_is_fetched_before_the_others(visit: Visit) -> None:
    page = visit("rulebooks/ttcg/index.html")
    expect(page.locator(AHEAD).last).to_be_attached()

    ahead = page.locator(AHEAD).evaluate_all("all => all.map((it) => it.href.split('/').at(-1).split('.')[0])")

    assert ahead[ahead.index("ranking") + 1] == "ttcg"


@pytest.mark.parametrize(
    ("saves", "speed", "is_fetched"), [("false", "3g", True), ("true", "4g", False), ("false", "2g", False)]
)
def test_nothing_is_fetched_ahead_for_who_saves_data(visit: Visit, saves: str, speed: str, is_fetched: bool) -> None:
    page = visit_saving(visit, saves, speed)

    assert (page.locator(AHEAD).count() > 0) is is_fetched
    page.keyboard.press("/")
    page.get_by_role("combobox").fill("graveyard")
    expect(page.get_by_role("option").first).to_be_visible()


@pytest.mark.parametrize(("path", "parts"), LONG)
def test_what_is_far_below_on_a_long_page_is_not_drawn_until_it_comes_near(visit: Visit, path: str, parts: str) -> None:
    page = visit(path, width=390)
    drawn = "it => it.firstElementChild.checkVisibility({contentVisibilityAuto: true})"
    assert not page.locator(parts).last.evaluate(drawn)

    page.locator(parts).last.evaluate("it => it.scrollIntoView()")

    page.wait_for_function(
        f"document.querySelectorAll('{parts}').item(document.querySelectorAll('{parts}').length - 1)"
        ".firstElementChild.checkVisibility({contentVisibilityAuto: true})"
    )


def test_materials_script_changes_nothing_for_which_a_browser_would_style_the_page_anew(visit: Visit) -> None:
    before = visit_without_material(visit, CHAPTER).evaluate(ROOTS)

    assert visit(CHAPTER).evaluate(ROOTS) == before


@pytest.mark.parametrize(("path", "is_called"), [(CHAPTER, False), ("add-a-game.html", True)])
def test_materials_script_goes_through_a_page_only_where_there_is_code(
    visit: Visit, path: str, is_called: bool
) -> None:
    page = visit(path)

    assert (page.locator("[data-md-component=content]").count() == 1) is is_called
    assert (page.locator("pre > code[tabindex]").count() > 0) is is_called


def test_a_long_page_lets_the_browser_answer_while_it_is_read(visit: Visit) -> None:
    page = visit("rulebooks/cgs/glossary.html", java_script_enabled=False)

    pauses = page.locator("article script[src='../../assets/rules/pause.js']")

    assert pauses.count() > 0


@pytest.mark.parametrize("path", [CHAPTER, "rulebooks/cgs/findings.html", "rulebooks/cgs/glossary.html"])
def test_nothing_moves_while_a_long_page_is_drawn(visit: Visit, path: str) -> None:
    page = visit(path, width=390)
    shifts = """new Promise((done) => {
      let sum = 0;
      new PerformanceObserver((list) => { for (const each of list.getEntries()) sum += each.value; })
        .observe({type: 'layout-shift', buffered: true});
      setTimeout(() => done(sum), 300);
    })"""

    for _ in range(10):
        page.mouse.wheel(0, 2500)

    assert page.evaluate(shifts) < 0.02


def test_paper_has_all_of_a_page_that_is_drawn_as_one_scrolls(visit: Visit) -> None:
    page = visit(CHAPTER)

    page.emulate_media(media="print")

    assert page.locator(".rule").last.evaluate("it => getComputedStyle(it).contentVisibility") == "visible"
