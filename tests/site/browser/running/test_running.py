"""Worked examples changed and run in the page, by Python in a worker, as a reader does it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import PATIENCE_MS
from playwright.sync_api import Browser, Page, expect

from rules_db.site.policy import headers, page_policy

RULE, CHAPTER = "grand-archive-S1.b", "rulebooks/grand-archive/1-supertypes.html"
COLD_MS = 180_000
"""To fetch and begin Python takes seconds, and on a busy machine a minute."""


@pytest.fixture(scope="module")
def page(browser: Browser, running_address: str) -> Iterator[Page]:
    context = browser.new_context(base_url=running_address, viewport={"width": 1280, "height": 900})
    opened = context.new_page()
    opened.set_default_timeout(PATIENCE_MS)
    errors: list[str] = []
    opened.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    opened.on("pageerror", lambda error: errors.append(str(error)))
    opened.goto(f"{CHAPTER}#{RULE}")
    opened.locator(f"[id='{RULE}'] .rule__examples > summary").first.click()
    opened.locator(f"[id='{RULE}'] .run__open").first.click()
    yield opened
    context.close()
    assert errors == []


def write(page: Page, text: str) -> None:
    """Put a text into the editor in place of all that is there."""
    page.locator(".cm-content").first.click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(text)


def test_an_example_is_run_as_it_is_changed_and_run_again(page: Page) -> None:
    status = page.locator(".run__said").first
    expect(status).to_have_text("Change what you like, and run it.", timeout=COLD_MS)
    text = page.locator(f"[id='{RULE}'] .example__source").first.text_content() or ""

    page.get_by_role("button", name="Run", exact=True).first.click()
    expect(status).to_contain_text("Passes, in", timeout=COLD_MS)
    expect(page.locator(".run__result .scenario").first).to_be_visible()
    expect(page.locator(".run__result .trace").first).to_be_visible()

    write(page, text.replace(" is ", " is not ", 1) + "\n  Then nothing like it")
    page.get_by_role("button", name="Run", exact=True).first.click()

    expect(status).to_contain_text("Fails, in", timeout=COLD_MS)
    expect(page.locator(".run__problems li").first).to_contain_text("line ")


def test_a_link_holds_the_scenario_and_runs_nothing_by_itself(browser: Browser, page: Page) -> None:
    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }")
    write(page, "Scenario: <b>Mine</b>\n  Given a game of grand-archive with Ann and Bob\n  Then Ann controls nothing")
    page.get_by_role("button", name="Copy a link to it").first.click()
    expect(page.locator(".run__said").first).to_contain_text("The link is copied")
    link = page.evaluate("window.copied")

    other = browser.new_context().new_page()
    other.goto(link)

    expect(other.locator(".run .cm-content")).to_contain_text("<b>Mine</b>", timeout=COLD_MS)
    expect(other.locator(".run__result")).to_be_empty()
    other.context.close()


def test_pages_stay_closed_and_only_the_worker_may_fetch() -> None:
    worker = headers("/some/where/assets/rules/run/worker.js")["Content-Security-Policy"]

    assert "'wasm-unsafe-eval'" in worker
    assert "connect-src 'self'" in worker
    assert "wasm" not in page_policy()
    assert "connect-src 'none'" in page_policy()
    assert headers("/index.html")["Content-Security-Policy"].startswith("default-src")


def test_a_page_of_a_folder_offers_nothing_that_cannot_be_done(browser: Browser, running_project: Path) -> None:
    page = browser.new_page()
    page.goto((running_project / "site" / CHAPTER).as_uri())
    page.locator(f"[id='{RULE}'] .rule__examples > summary").first.click()

    expect(page.locator(f"[id='{RULE}'] .scenario").first).to_be_visible()
    assert page.locator(".run__open").count() == 0
    page.close()
