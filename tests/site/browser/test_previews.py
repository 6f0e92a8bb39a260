"""Previews of rules and terms: by hover, keyboard focus and tap, and gone when they should be (WCAG 1.4.13)."""

import re
from urllib.parse import urlsplit

import pytest
from browser import CHAPTER, PHONE, Visit
from playwright.sync_api import Locator, Page, expect

REFERENCE = ".rule__text a.ref[data-ref='resummoned-606.2']"


def preview(page: Page) -> Locator:
    return page.get_by_role("tooltip")


def point_at_reference(page: Page) -> Locator:
    """Point at the reference to 606.2; its preview, shown."""
    page.locator(REFERENCE).first.hover()
    expect(preview(page)).to_be_visible()
    return preview(page)


def test_a_preview_shows_number_kind_heading_and_text(visit: Visit) -> None:
    shown = point_at_reference(visit(CHAPTER))

    expect(shown).to_contain_text("606.2")
    expect(shown).to_contain_text("permission")
    expect(shown).to_contain_text("Turn Structure › Main Phases")
    expect(shown).to_contain_text("the turn player may play a card")


def test_a_term_has_a_preview_of_its_definition(visit: Visit) -> None:
    page = visit(CHAPTER)

    page.locator(".rule__text a.term[data-ref='resummoned-term-turn-player']").first.hover()

    expect(preview(page)).to_contain_text("Turn Player")


def test_the_pointer_may_move_onto_the_preview(visit: Visit) -> None:
    page = visit(CHAPTER)
    shown = point_at_reference(page)

    shown.hover()
    page.wait_for_timeout(600)

    expect(shown).to_be_visible()


def test_the_preview_goes_when_the_pointer_leaves(visit: Visit) -> None:
    page = visit(CHAPTER)
    shown = point_at_reference(page)

    page.mouse.move(2, 300)

    expect(shown).to_be_hidden()


def test_the_preview_goes_when_the_pointer_leaves_the_preview_itself(visit: Visit) -> None:
    page = visit(CHAPTER)
    shown = point_at_reference(page)
    shown.hover()
    page.wait_for_timeout(400)

    page.mouse.move(2, 300)

    expect(shown).to_be_hidden()


def test_a_preview_of_the_focused_link_stays_when_the_pointer_leaves_it(visit: Visit) -> None:
    page = visit(CHAPTER)
    page.keyboard.press("Tab")
    page.locator(REFERENCE).first.focus()
    expect(preview(page)).to_be_visible()

    preview(page).hover()
    page.mouse.move(2, 300)
    page.wait_for_timeout(600)

    expect(preview(page)).to_be_visible()


def test_escape_closes_the_preview_while_the_pointer_stays(visit: Visit) -> None:
    page = visit(CHAPTER)
    shown = point_at_reference(page)

    page.keyboard.press("Escape")
    page.wait_for_timeout(400)

    expect(shown).to_be_hidden()


def test_keyboard_focus_shows_the_preview_and_describes_the_link(visit: Visit) -> None:
    page = visit(CHAPTER)
    page.keyboard.press("Tab")

    page.locator(REFERENCE).first.focus()

    expect(page.locator(REFERENCE).first).to_have_accessible_description(re.compile("may play a card from their hand"))
    page.keyboard.press("Tab")
    expect(preview(page)).not_to_contain_text("606.2 ")


def test_a_first_tap_shows_the_preview_and_a_second_follows_the_link(visit: Visit) -> None:
    page = visit(CHAPTER, **PHONE)

    page.locator(REFERENCE).first.tap()
    expect(preview(page)).to_contain_text("606.2")
    assert urlsplit(page.url).fragment == ""
    page.locator(REFERENCE).first.tap()

    page.wait_for_url(re.compile(r"#resummoned-606\.2$"))


def test_the_preview_of_a_tap_has_a_link_of_its_own_and_goes_with_a_tap_elsewhere(visit: Visit) -> None:
    page = visit(CHAPTER, **PHONE)
    page.locator(REFERENCE).first.tap()
    expect(page.get_by_role("link", name="Open 606.2")).to_be_visible()

    page.locator("h1").tap()

    expect(preview(page)).to_be_hidden()


@pytest.mark.parametrize("reference", ["606.2", "606.3", "607.2"])
def test_a_preview_stays_within_a_phones_screen(visit: Visit, reference: str) -> None:
    page = visit(CHAPTER, **PHONE)

    page.locator(f".rule__text a.ref[data-ref='resummoned-{reference}']").first.tap()
    expect(preview(page)).to_be_visible()

    box = page.locator(".preview").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 800


def test_nothing_moves_for_those_who_want_no_motion(visit: Visit) -> None:
    page = visit(CHAPTER, reduced_motion="reduce")

    point_at_reference(page)

    assert page.locator(".preview").evaluate("card => getComputedStyle(card).animationName") == "none"
