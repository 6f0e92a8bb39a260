"""The picture of a chapter in a browser: what is pointed at stands out, and a wide picture scrolls by itself."""

from browser import Visit
from playwright.sync_api import Locator, Page, expect

GRAPH = "rulebooks/resummoned/graph.html"
READ_STYLE = "arc => { const style = getComputedStyle(arc); return [style.strokeDasharray, style.strokeOpacity]; }"


def row(page: Page, rule: str) -> Locator:
    return page.locator(f".picture__rule[data-ref='{rule}']")


def arc(page: Page, source: str, target: str) -> Locator:
    return page.locator(f".picture__arc[data-source='{source}'][data-target='{target}']")


def test_pointing_at_a_rule_tells_its_arcs_apart_by_more_than_colour(visit: Visit) -> None:
    page = visit(GRAPH)

    row(page, "resummoned-603.1").locator(".picture__number").hover()
    outgoing = arc(page, "resummoned-603.1", "resummoned-603.4")
    incoming = arc(page, "resummoned-607.3.e", "resummoned-603.1")
    other = arc(page, "resummoned-607.3.d", "resummoned-607.2")
    page.wait_for_timeout(300)

    assert outgoing.evaluate(READ_STYLE) == ["none", "1"]
    assert incoming.evaluate(READ_STYLE) == ["0.1px, 5px", "1"]
    assert other.evaluate(READ_STYLE) == ["none", "0.08"]


def test_keyboard_focus_marks_the_rules_at_both_ends_and_leaving_clears_them(visit: Visit) -> None:
    page = visit(GRAPH)

    row(page, "resummoned-603.1").focus()
    expect(row(page, "resummoned-603.4")).to_contain_class("picture__rule--named")
    expect(row(page, "resummoned-607.3.e")).to_contain_class("picture__rule--naming")
    row(page, "resummoned-603.1").blur()

    expect(page.locator(".picture__rule--named, .picture__rule--naming, .picture--pointed")).to_have_count(0)


def test_the_legend_says_which_arcs_are_which(visit: Visit) -> None:
    page = visit(GRAPH)

    expect(page.locator(".picture__legend")).to_contain_text("what it names")
    expect(page.locator(".picture__legend")).to_contain_text("what names it")


def test_a_picture_keeps_its_size_on_a_phone_and_scrolls_in_its_own_frame(visit: Visit) -> None:
    page = visit(GRAPH, width=360, has_touch=True)

    frame = page.locator(".picture__scroll").first
    width = frame.locator("svg").evaluate("picture => picture.getBoundingClientRect().width")

    assert width == 688
    assert frame.evaluate("frame => frame.clientWidth < frame.scrollWidth")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
