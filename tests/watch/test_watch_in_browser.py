"""An author sees each save on the page that is open, and what is wrong above the page as it was."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import PATIENCE_MS
from playwright.sync_api import Browser, Page, expect
from watching import RULE, TURNS, Writing, writing


@pytest.fixture
def project(tmp_path: Path) -> Iterator[Writing]:
    with writing(tmp_path / "toy") as begun:
        yield begun


@pytest.fixture
def page(browser: Browser, project: Writing) -> Iterator[Page]:
    context = browser.new_context(base_url=str(project.client.base_url))
    opened = context.new_page()
    opened.set_default_timeout(PATIENCE_MS)
    opened.goto(f"{TURNS}.html")
    yield opened
    context.close()


def test_the_open_page_follows_the_file(project: Writing, page: Page) -> None:
    project.write("2.1 The quietest player has the first turn.")

    expect(page.locator("#toy-2\\.1")).to_contain_text("The quietest player")

    project.write("2.1 The loudest player has the first turn.", old="2.1 The quietest player has the first turn.")

    expect(page.locator("#toy-2\\.1")).to_contain_text("The loudest player")


def test_a_mistake_stands_above_the_last_good_page_until_it_is_mended(project: Writing, page: Page) -> None:
    project.write(f"{RULE} See 99.9.")

    expect(page.get_by_role("alert")).to_have_text(
        "rulebooks/toy/2-turns.md:8: '99.9' refers to nothing (name a rule or section that exists)"
    )
    expect(page.locator("#toy-2\\.1")).to_contain_text("The youngest player")

    project.write(RULE, old=f"{RULE} See 99.9.")

    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_search_still_works_once_the_build_has_come(project: Writing, page: Page) -> None:
    project.write("2.1 The quietest player has the first turn.")
    expect(page.locator("#toy-2\\.1")).to_contain_text("The quietest player")
    (data,) = (project.root / "site/assets/rules/data").glob("toy.????????.js")
    while data.exists():
        page.wait_for_timeout(100)

    page.keyboard.press("/")
    page.get_by_role("combobox").fill("quietest")

    expect(page.get_by_role("option").first).to_contain_text("The quietest player")
