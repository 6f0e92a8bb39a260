"""Two or three rules are pinned side by side, and stay so from page to page."""

import re

import pytest
from accessibility import violations_of_every_view
from browser import CHAPTER, PHONE, Visit
from playwright.sync_api import Locator, Page, expect

SMALL_CHAPTER = "rulebooks/resummoned/200-players.html"


def pin(page: Page, rule: str) -> None:
    """Pin a rule of the page by the button beside its number, as a reader does who points at it or touches it."""
    page.locator(f"[id='{rule}'] > .rule__text").dispatch_event("pointerover", {"bubbles": True})
    page.locator(f"[id='{rule}'] > .rule__head").get_by_role("button", name="Pin rule").click()


def pinned(page: Page) -> Locator:
    """The pinned rules, each once it is shown."""
    return page.get_by_role("complementary", name="Pinned rules").get_by_role("article")


@pytest.mark.parametrize("device", [{}, PHONE])
def test_two_rules_stand_side_by_side_in_the_window(visit: Visit, device: dict[str, int]) -> None:
    page = visit(CHAPTER, **device)

    pin(page, "resummoned-607.2.d")
    expect(pinned(page)).to_have_count(1)
    pin(page, "resummoned-607.3.b")

    expect(pinned(page)).to_have_count(2)
    expect(pinned(page).nth(0)).to_contain_text("A monster may not attack")
    expect(pinned(page).nth(1)).to_contain_text("Defense Position")
    first, second = (pinned(page).nth(place).bounding_box() for place in (0, 1))
    assert first
    assert second
    assert first["x"] + first["width"] <= second["x"] + 1
    assert first["y"] == second["y"]
    assert second["x"] + second["width"] <= page.viewport_size["width"] + 1  # type: ignore[index]


def test_pinned_rules_stay_on_pages_of_other_rulebooks(visit: Visit) -> None:
    page = visit(SMALL_CHAPTER)
    pin(page, "resummoned-201.1")
    expect(pinned(page)).to_have_count(1)

    page.goto("rulebooks/ttcg/index.html")

    expect(pinned(page).get_by_role("link", name="201.1")).to_have_attribute(
        "href", re.compile(r"200-players\.html#resummoned-201\.1$")
    )


def test_a_pin_is_taken_away_by_its_button_and_beside_the_rule(visit: Visit) -> None:
    page = visit(CHAPTER)
    pin(page, "resummoned-607.2.d")
    pin(page, "resummoned-607.3.b")
    expect(pinned(page)).to_have_count(2)

    pin(page, "resummoned-607.3.b")
    expect(pinned(page)).to_have_count(1)
    page.get_by_role("button", name="Take away rule 607.2.d").click()

    expect(page.locator(".pins")).to_be_hidden()
    page.reload()
    expect(page.locator(".pins")).to_have_count(0)


def test_a_fourth_rule_is_not_pinned_and_that_is_said(visit: Visit) -> None:
    page = visit(CHAPTER)
    for number in ("607.2.a", "607.2.b", "607.2.c"):
        pin(page, f"resummoned-{number}")
        expect(pinned(page).filter(has_text=number)).to_have_count(1)

    pin(page, "resummoned-607.2.d")

    expect(page.locator(".pins [role=status]")).to_have_text("3 rules are pinned: take one away first.")
    expect(pinned(page)).to_have_count(3)


def test_the_keyboard_pins_and_the_button_says_whether_it_is(visit: Visit) -> None:
    page = visit(SMALL_CHAPTER)
    page.locator(".rule__number").first.focus()
    button = page.locator(".rule").first.get_by_role("button", name="Pin rule")

    button.focus()
    page.keyboard.press("Enter")

    expect(button).to_have_attribute("aria-pressed", "true")
    expect(pinned(page)).to_have_count(1)


@pytest.mark.parametrize("device", [{}, PHONE])
def test_a_rule_is_pinned_from_the_search(visit: Visit, device: dict[str, int]) -> None:
    page = visit("index.html", **device)
    page.get_by_role("button", name="Search the rulebooks").click()
    page.get_by_role("combobox").fill("607.3.b")

    page.locator(".answer").get_by_role("button", name="Pin rule 607.3.b").click()
    page.keyboard.press("Escape")

    expect(pinned(page)).to_have_count(1)


def test_the_end_of_the_page_is_not_behind_the_pins(visit: Visit) -> None:
    page = visit(SMALL_CHAPTER)
    pin(page, "resummoned-201.1")
    expect(pinned(page)).to_have_count(1)

    page.keyboard.press("End")
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")

    foot, tray = page.locator(".md-footer").bounding_box(), page.locator(".pins").bounding_box()
    assert foot
    assert tray
    assert foot["y"] + foot["height"] <= tray["y"] + 1


def test_pinned_rules_pass_axe(visit: Visit) -> None:
    page = visit(SMALL_CHAPTER)
    for rule in page.locator(".rule").all()[:2]:
        pin(page, str(rule.get_attribute("id")))
    expect(pinned(page)).to_have_count(2)

    assert violations_of_every_view(page) == []
