"""Chapters on paper: few pages, none of them blank, and no more unfolded than what the reader has unfolded."""

from pathlib import Path

import pytest
from browser import CHAPTER, Visit
from paper import text_pieces
from playwright.sync_api import expect

MOST_PAGES = 15
COMBAT = "rulebooks/cgs/14-combat.html"
OPEN = "document.querySelectorAll('details[open]').length"


@pytest.mark.parametrize("has_scripts", [True, False])
def test_a_long_chapter_prints_on_a_few_pages_with_scripts_and_without(visit: Visit, has_scripts: bool) -> None:
    page = visit(CHAPTER, java_script_enabled=has_scripts)

    pages = text_pieces(page.pdf(format="A4"))

    assert 3 <= len(pages) <= MOST_PAGES


def test_no_chapter_of_any_rulebook_prints_on_many_pages_or_on_a_blank_one(visit: Visit, site: Path) -> None:
    chapters = sorted(path.relative_to(site).as_posix() for path in site.glob("rulebooks/*/[0-9]*.html"))
    page = visit(CHAPTER)

    printed = {}
    for chapter in chapters:
        page.goto(chapter)
        printed[chapter] = text_pieces(page.pdf(format="A4"))

    assert len(printed) > 30
    assert {chapter: len(pages) for chapter, pages in printed.items() if len(pages) > MOST_PAGES} == {}
    assert {chapter: pages for chapter, pages in printed.items() if min(pages) < 3} == {}


def test_printing_opens_no_fold(visit: Visit) -> None:
    page = visit(CHAPTER)
    page.locator(".rule__examples > summary").first.click()
    expect(page.locator(".rule__examples").first.locator(".step").first).to_be_visible()
    opened = page.evaluate(OPEN)

    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")

    assert page.evaluate(OPEN) == opened


def test_paper_shows_the_examples_that_the_reader_has_opened_and_no_others(visit: Visit) -> None:
    page = visit(CHAPTER)
    page.locator(".rule__examples > summary").nth(1).click()
    expect(page.locator(".rule__examples").nth(1).locator(".step").first).to_be_visible()

    page.emulate_media(media="print")

    expect(page.locator(".rule__examples").nth(1).locator(".step").first).to_be_visible()
    expect(page.locator(".rule__examples").nth(0)).to_be_hidden()
    expect(page.locator(".rule__examples").nth(1).locator(".trace").first).to_be_hidden()


def test_a_printed_table_repeats_its_heads_and_breaks_between_rows(visit: Visit) -> None:
    page = visit(COMBAT)

    page.emulate_media(media="print")
    table = page.locator("[id='cgs-14.3.4'] table")

    assert table.locator("thead").evaluate("it => getComputedStyle(it).display") == "table-header-group"
    assert table.locator("tbody tr").first.evaluate("it => getComputedStyle(it).breakInside") == "avoid"


def test_a_printed_chapter_says_which_rulebook_it_is_of(visit: Visit) -> None:
    page = visit(CHAPTER)
    expect(page.locator(".chapter__imprint")).to_be_hidden()

    page.emulate_media(media="print")

    expect(page.locator(".chapter__imprint")).to_have_text("Yugioh: Resummoned · by iconmaster5326 · 2022-05-17")


def test_numbers_hang_beside_the_text_on_paper(visit: Visit) -> None:
    page = visit(CHAPTER, width=660)

    page.emulate_media(media="print")
    number = page.locator("[id='resummoned-602.3'] .rule__number").bounding_box()
    text = page.locator("[id='resummoned-602.3'] .rule__text").bounding_box()

    assert number is not None
    assert text is not None
    assert number["x"] + number["width"] <= text["x"]
    assert abs(number["y"] - text["y"]) < 6
