"""The picture of a chapter in a browser: what is pointed at stands out, and a wide picture scrolls by itself."""

import re

import pytest
from browser import CHAPTER, Visit, contrasts
from playwright.sync_api import Locator, Page, expect

PICTURE = "rulebooks/resummoned/picture-600-turn-structure.html"
TEXTS = [
    ".picture__legend",
    ".legend",
    ".chapter__links a",
]
READ_STYLE = "arc => { const style = getComputedStyle(arc); return [style.strokeDasharray, style.strokeOpacity]; }"


def row(page: Page, rule: str) -> Locator:
    return page.locator(f".picture__rule[data-ref='{rule}']")


def arc(page: Page, source: str, target: str) -> Locator:
    return page.locator(f".picture__arc[data-source='{source}'][data-target='{target}']")


def test_pointing_at_a_rule_tells_its_arcs_apart_by_more_than_colour(visit: Visit) -> None:
    page = visit(PICTURE)

    row(page, "resummoned-603.1").locator(".picture__number").hover()
    outgoing = arc(page, "resummoned-603.1", "resummoned-603.4")
    incoming = arc(page, "resummoned-607.3.e", "resummoned-603.1")
    other = arc(page, "resummoned-607.3.d", "resummoned-607.2")
    page.wait_for_timeout(300)

    assert outgoing.evaluate(READ_STYLE) == ["none", "1"]
    assert incoming.evaluate(READ_STYLE) == ["0.1px, 5px", "1"]
    assert other.evaluate(READ_STYLE) == ["none", "0.08"]


def test_keyboard_focus_marks_the_rules_at_both_ends_and_leaving_clears_them(visit: Visit) -> None:
    page = visit(PICTURE)

    row(page, "resummoned-603.1").focus()
    expect(row(page, "resummoned-603.4")).to_contain_class("picture__rule--named")
    expect(row(page, "resummoned-607.3.e")).to_contain_class("picture__rule--naming")
    row(page, "resummoned-603.1").blur()

    expect(page.locator(".picture__rule--named, .picture__rule--naming, .picture--pointed")).to_have_count(0)


def test_a_chapter_leads_to_its_picture_and_back(visit: Visit) -> None:
    page = visit(CHAPTER)

    page.get_by_role("link", name="Picture of its references").click()
    page.wait_for_url(re.compile(r"/picture-600-turn-structure\.html$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("600 Turn Structure: picture of its references")
    expect(page.locator(".picture")).to_have_count(1)
    page.get_by_role("link", name="Text of this chapter").click()

    page.wait_for_url(re.compile(r"/600-turn-structure\.html$"))


def test_the_pictures_of_neighbouring_chapters_lead_to_each_other(visit: Visit) -> None:
    page = visit(PICTURE)
    footer = page.locator(".md-footer")

    footer.get_by_role("link", name="Next: 700 Effects: picture of its references").click()
    page.wait_for_url(re.compile(r"/picture-700-effects\.html$"))
    expect(footer.get_by_role("link", name="Next")).to_have_count(0)
    footer.get_by_role("link", name="Previous: 600 Turn Structure: picture of its references").click()

    page.wait_for_url(re.compile(r"/picture-600-turn-structure\.html$"))


def test_a_picture_stands_under_its_rulebook_whose_navigation_does_not_list_it(visit: Visit) -> None:
    page = visit(PICTURE)

    expect(page.locator(".md-tabs__item--active")).to_have_text("Resummoned")
    expect(page.locator(".md-sidebar--primary").get_by_role("link", name="Graph", exact=True)).to_be_visible()
    expect(page.locator(".md-nav a[href*='picture-']")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_text_around_the_picture_has_contrast_enough(visit: Visit, scheme: str) -> None:
    page = visit(PICTURE, color_scheme=scheme)

    measured = contrasts(page, TEXTS)

    assert {name: ratio for name, ratio in measured.items() if ratio < 4.5} == {}
    assert len(measured) == 6 * len(TEXTS)


def test_the_legend_says_which_arcs_are_which(visit: Visit) -> None:
    page = visit(PICTURE)

    expect(page.locator(".picture__legend")).to_contain_text("what it names")
    expect(page.locator(".picture__legend")).to_contain_text("what names it")


def test_a_picture_keeps_its_size_on_a_phone_and_scrolls_in_its_own_frame(visit: Visit) -> None:
    page = visit(PICTURE, width=360, has_touch=True)

    frame = page.locator(".picture__scroll").first
    width = frame.locator("svg").evaluate("picture => picture.getBoundingClientRect().width")

    assert width == 688
    assert frame.evaluate("frame => frame.clientWidth < frame.scrollWidth")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
