"""The first hit of a search is opened: parent, ruling, how its example ended, and a citation to copy."""

import re
from typing import Any

import pytest
from accessibility import violations_of_every_view
from browser import CHAPTER, PHONE, Visit
from playwright.sync_api import Locator, Page, expect

WIDTHS: tuple[dict[str, Any], ...] = ({}, PHONE)


def ask(page: Page, query: str) -> Locator:
    """Search as a reader does; the card below the first hit."""
    page.get_by_role("button", name="Search the rulebooks").click()
    page.get_by_role("combobox").fill(query)
    return page.locator(".answer")


@pytest.mark.parametrize("device", WIDTHS)
def test_the_first_hit_is_opened_with_its_parent_its_ruling_and_the_end_of_its_example(
    visit: Visit, device: dict[str, int]
) -> None:
    page = visit(CHAPTER, **device)

    card = ask(page, "607.2.e")

    first = page.get_by_role("option").first
    expect(first.locator(".result__above")).to_contain_text("607.2 ")
    expect(card).to_have_attribute("aria-label", "About 607.2.e")
    expect(card.get_by_role("link", name="607.2.e.R1")).to_be_visible()
    expect(card).to_contain_text("In the end")
    expect(card.locator(".outcome")).to_have_text("passed")


@pytest.mark.parametrize("device", WIDTHS)
def test_the_card_stands_between_the_first_hit_and_the_second_and_within_the_window(
    visit: Visit, device: dict[str, int]
) -> None:
    page = visit(CHAPTER, **device)

    card = ask(page, "607.3")

    expect(card).to_contain_text("In the end")
    first, below, second = (
        each.bounding_box() for each in (page.get_by_role("option").nth(0), card, page.get_by_role("option").nth(1))
    )
    assert first
    assert below
    assert second
    assert first["y"] + first["height"] <= below["y"] + 1
    assert below["y"] + below["height"] <= second["y"] + 1
    assert below["x"] >= 0
    assert below["x"] + below["width"] <= page.viewport_size["width"]  # type: ignore[index]


@pytest.mark.parametrize("device", WIDTHS)
def test_cite_copies_number_text_edition_and_link(visit: Visit, address: str, device: dict[str, int]) -> None:
    page = visit(CHAPTER, permissions=["clipboard-read", "clipboard-write"], **device)

    ask(page, "607.3.b").get_by_role("button", name="Cite").click()

    expect(page.locator(".answer__cited")).to_contain_text("Copied: Resummoned 607.3.b: “")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(
        r"Resummoned 607\.3\.b: “.+” \(edition 2022-05-17\) "
        + re.escape(f"{address}rulebooks/resummoned/600-turn-structure.html#resummoned-607.3.b"),
        copied,
    )


def test_a_link_of_the_card_leads_on_and_closes_the_search(visit: Visit) -> None:
    page = visit("index.html")

    ask(page, "607.2.e").get_by_role("link", name="607.2.e.R1").click()

    page.wait_for_url(re.compile(r"600-turn-structure\.html#resummoned-607\.2\.e\.R1$"))
    expect(page.get_by_role("dialog", name="Search the rulebooks")).to_be_hidden()


def test_the_keyboard_reaches_cite_from_the_field(visit: Visit) -> None:
    page = visit("index.html")
    card = ask(page, "graveyard")
    button = card.get_by_role("button", name="Cite")
    expect(button).to_be_visible()

    for _ in range(20):
        page.keyboard.press("Tab")
        if button.evaluate("it => it === document.activeElement"):
            break
    page.keyboard.press("Enter")

    expect(card.locator(".answer__cited")).not_to_be_empty()


def test_nothing_of_it_is_loaded_before_a_search(visit: Visit) -> None:
    page = visit(CHAPTER)

    page.wait_for_load_state("networkidle")
    scripts = page.locator("script[src*='answer']")

    expect(scripts).to_have_count(0)
    ask(page, "607.3.b")
    expect(scripts).to_have_count(2)


def test_the_card_passes_axe(visit: Visit) -> None:
    page = visit("rulebooks/resummoned/200-players.html")
    card = ask(page, "607.2.e")
    card.get_by_role("button", name="Cite").click()
    expect(card).to_contain_text("In the end")

    assert violations_of_every_view(page) == []
