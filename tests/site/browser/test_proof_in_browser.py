"""Levels and examples in a browser: reasons by hover, focus and tap; folds, small screens, paper and contrast."""

import pytest
from browser import PHONE, Visit, contrasts, open_examples
from playwright.sync_api import expect

CHAPTER = "rulebooks/grand-archive/1-supertypes.html"
MAP = "rulebooks/grand-archive/2-map.html"
PROOF = "rulebooks/grand-archive/proof.html"
REASON = "nothing that a game could break"
EXAMPLE = "grand-archive-S1.c.E3"
TEXTS = """.rule__examples > summary
.scenario__title
.outcome[data-outcome="passed"]
.step__keyword
.step__said
.step__said .ref
.step__table th
.board__player
.board__zone
.board__card
.trace > summary
.event .ref
.event__kind
.event__name
.event__fact
.rule__engine
.rule__engine code""".splitlines()


def test_the_reason_of_a_level_shows_at_a_glance_of_the_pointer(visit: Visit) -> None:
    page = visit(MAP)

    page.locator("a.rule__level").first.hover()

    expect(page.get_by_role("tooltip")).to_contain_text("nothing to test")
    expect(page.get_by_role("tooltip")).to_contain_text(REASON)


def test_the_reason_of_a_level_describes_its_mark_when_the_keyboard_comes_to_it(visit: Visit) -> None:
    page = visit(MAP)
    page.keyboard.press("Tab")

    page.locator("a.rule__level").first.focus()

    expect(page.locator("a.rule__level").first).to_have_accessible_name("nothing to test")
    expect(page.get_by_role("tooltip")).to_contain_text(REASON)
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_be_hidden()


def test_a_tap_shows_the_reason_and_the_way_to_what_the_levels_mean(visit: Visit) -> None:
    page = visit(MAP, **PHONE)

    page.locator("a.rule__level").first.tap()
    expect(page.get_by_role("tooltip")).to_contain_text(REASON)
    page.locator(".preview__open", has_text="How the rules are tested").tap()

    page.wait_for_url(f"**/{PROOF}#grand-archive-levels")


def test_the_address_of_an_example_opens_its_folds(visit: Visit) -> None:
    page = visit(f"{CHAPTER}#{EXAMPLE}")

    expect(page.locator(f"[id='{EXAMPLE}'] .step").first).to_be_in_viewport()


def test_an_event_of_the_trace_previews_its_rule(visit: Visit) -> None:
    page = visit(f"{CHAPTER}#grand-archive-S1.c.E1")
    page.locator("[id='grand-archive-S1.c.E1'] .trace > summary").click()

    page.locator("[id='grand-archive-S1.c.E1'] .event .ref").first.hover()

    expect(page.get_by_role("tooltip")).to_be_visible()


@pytest.mark.parametrize("path", [CHAPTER, MAP, PROOF])
def test_nothing_that_is_unfolded_makes_a_phone_scroll_sideways(visit: Visit, path: str) -> None:
    page = visit(path, **PHONE)

    open_examples(page)

    assert page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_levels_and_examples_have_contrast_enough_in_every_rulebooks_colour(visit: Visit, scheme: str) -> None:
    page = visit(CHAPTER, color_scheme=scheme)
    open_examples(page)

    measured = contrasts(page, TEXTS)

    assert {name: ratio for name, ratio in measured.items() if ratio < 4.5} == {}


def test_the_mark_of_a_rule_that_is_not_tested_has_contrast_enough(visit: Visit) -> None:
    page = visit(MAP)

    measured = contrasts(page, [".rule__level"])

    assert measured
    assert min(measured.values()) >= 4.5


def test_the_button_that_copies_stands_beside_the_number_of_a_rule_with_a_mark(visit: Visit) -> None:
    page = visit(MAP, permissions=["clipboard-read", "clipboard-write"])
    rule = page.locator(".rule", has=page.locator(".rule__level")).first

    rule.hover()
    number = rule.locator(".rule__number").bounding_box()
    button = rule.locator(".rule__copy").bounding_box()

    assert number is not None
    assert button is not None
    assert button["y"] <= number["y"] + number["height"] / 2 <= button["y"] + button["height"]


def test_what_says_that_a_link_is_copied_covers_no_mark(visit: Visit) -> None:
    page = visit(MAP, permissions=["clipboard-read", "clipboard-write"], **PHONE)
    head = page.locator(".rule__head", has=page.locator(".rule__level")).first

    head.locator(".rule__copy").tap()
    said = head.locator(".rule__copy").evaluate("button => getComputedStyle(button, '::after').bottom")
    button = head.locator(".rule__copy").bounding_box()

    assert button is not None
    assert float(said.removesuffix("px")) >= button["height"]
