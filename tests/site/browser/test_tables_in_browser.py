"""Tables in a browser that shows its scroll bars: nothing is cut off, heads stay, and on a phone rows are cards."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import PATIENCE_MS, Visit, chromium, contrasts
from playwright.sync_api import Browser, Page, expect, sync_playwright

from rules_db.site.html.tables import table

SCRIPT = Path(__file__).parents[2] / "support" / "in_page" / "tables.js"
COMBAT = "rulebooks/cgs/14-combat.html"
CONCEPTS = "concepts.html"
TOP = "it => it.getBoundingClientRect().top"
LEFT = "it => it.getBoundingClientRect().left"

# The pages of a rule's examples are many and alike: what other pages of theirs say is put below that of the first.
AT_ONCE = 40
GATHER = """(pages) => {
  for (const page of pages) {
    const main = new DOMParser().parseFromString(page, "text/html").querySelector("main");
    document.querySelector("main").append(...main.childNodes);
  }
}"""

# A page is looked at whole once, on a phone. What stands between its tables takes longest to lay out.
LEAVE_THE_TABLES = """() => {
  for (const it of document.querySelectorAll(".md-content *")) {
    if (!it.closest("table") && !it.querySelector("table")) it.style.display = "none";
  }
}"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium hides its scroll bars from Playwright unless it is asked not to."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=chromium(),
            args=["--no-sandbox"],
            ignore_default_args=["--hide-scrollbars"],
        )
        yield launched
        launched.close()


@pytest.mark.long
def test_no_table_of_any_page_is_cut_off_or_needs_a_scroll_bar_at_any_width(visit: Visit, site: Path) -> None:
    pages = [path for path in site.rglob("*.html") if "<table" in path.read_text("utf-8")]
    paths = sorted(path.relative_to(site).as_posix() for path in pages)
    small = [path for path in paths if path.startswith("examples/")]
    page = visit(CONCEPTS)
    page.set_default_timeout(3 * PATIENCE_MS)  # The longest pages, with all that is folded away, take long to lay out.

    wrong = {}
    for path, *others in [*([path] for path in paths if path not in small), *batched(small, AT_ONCE)]:
        page.goto(path)
        page.evaluate(GATHER, [(site / other).read_text("utf-8") for other in others])
        for width in (390, 768, 1440, 1920):
            page.set_viewport_size({"width": width, "height": 800})
            wrong[f"{path} at {width}"] = page.evaluate(SCRIPT.read_text("utf-8"))
            page.evaluate(LEAVE_THE_TABLES)

    assert len(paths) - len(small) > 25
    assert len(small) > 600
    assert {path: each for path, each in wrong.items() if each} == {}


def batched(paths: list[str], size: int) -> Iterator[list[str]]:
    return (paths[begin : begin + size] for begin in range(0, len(paths), size))


def test_the_combat_tables_are_cards_on_a_phone_each_value_beside_its_name(visit: Visit) -> None:
    page = visit(f"{COMBAT}#cgs-14.3.4", width=390)
    row = page.locator("[id='cgs-14.3.4'] tbody tr").nth(1)

    names = row.locator("td").evaluate_all("all => all.map((it) => getComputedStyle(it, '::before').content)")
    places = row.locator("td").evaluate_all("all => all.map((it) => it.getBoundingClientRect().top)")

    assert names == [
        '"blocker"',
        '"the blocker receives"',
        '"the attacker receives"',
        '"the blocker is destroyed if"',
        '"the attacker is destroyed if"',
        '"excess damage"',
        '"reflected battle damage"',
    ]
    assert places == sorted(set(places))
    expect(page.locator("[id='cgs-14.3.4'] thead")).to_be_hidden()


def test_the_head_of_a_long_table_stays_below_the_header(visit: Visit) -> None:
    page = visit(CONCEPTS, width=1440)

    page.locator("tbody tr").nth(60).scroll_into_view_if_needed()
    page.mouse.wheel(0, 300)
    page.wait_for_timeout(100)
    header = page.locator(".md-header").bounding_box()
    top = page.locator("thead th").nth(1).evaluate(TOP)

    assert header is not None
    assert header["y"] + header["height"] - 4 <= top <= header["y"] + header["height"] + 4


def test_the_name_of_a_card_stays_while_one_reads_on(visit: Visit) -> None:
    page = visit(f"{COMBAT}#cgs-14.3.4", width=390)
    name = page.locator("[id='cgs-14.3.4'] tbody tr").first.locator("td").first

    page.evaluate("top => window.scrollBy(0, top - 20)", name.evaluate(TOP))
    page.wait_for_timeout(100)
    header = page.locator(".md-header").bounding_box()

    assert header is not None
    assert abs(name.evaluate(TOP) - header["y"] - header["height"]) <= 4


def show_wide_table(page: Page) -> None:
    names = [f"column-number-{number}" for number in range(12)]
    html = table("settings", names, [[f"<code>row-{row}</code>", *names[1:]] for row in range(80)])
    page.evaluate("html => { document.querySelector('article').innerHTML = html; }", html)


def test_a_table_too_wide_for_the_page_scrolls_in_one_frame_and_keeps_head_and_first_column(visit: Visit) -> None:
    page = visit(CONCEPTS, width=1440)
    show_wide_table(page)
    frame, cell = page.locator(".rule__scroll--wide"), page.locator("tbody tr").nth(60).locator("td").first
    frame.focus()
    left, top = cell.evaluate(LEFT), page.locator("thead th").first.evaluate(TOP)

    frame.evaluate("it => it.scrollTo(it.scrollWidth, it.scrollHeight)")
    page.wait_for_timeout(100)

    expect(frame).to_be_focused()
    assert cell.evaluate(LEFT) == left
    assert abs(page.locator("thead th").first.evaluate(TOP) - top) <= 2  # The line above the head scrolls away.
    assert page.locator("thead th").last.evaluate("it => it.getBoundingClientRect().right") <= 1440
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_concepts_can_be_read_and_hit(visit: Visit, scheme: str) -> None:
    page = visit(CONCEPTS, width=390, color_scheme=scheme)

    measured = contrasts(page, [".concepts small .ref", ".concepts td .term"])
    heights = page.locator(".concepts td a").evaluate_all("all => all.map((it) => it.getBoundingClientRect().height)")

    assert {name: ratio for name, ratio in measured.items() if ratio < 4.5} == {}
    assert min(heights) >= 20
    assert page.locator(".cell--none:visible").count() == 0
