"""The page that a server shows for any address that there is not, and that stands in a folder like every other."""

from pathlib import Path

import pytest
from browser import Visit
from playwright.sync_api import Page, expect

NO_SUCH = "rulebooks/no/such/page.html"


@pytest.fixture
def not_found(visit: Visit, address: str, site: Path) -> Page:
    """The page as a server shows it, two folders deep where there are none."""
    page = visit("index.html")
    page.route(f"**/{NO_SUCH}", lambda route: route.fulfill(path=site / "404.html"))
    page.goto(address + NO_SUCH)
    return page


def test_it_leads_home_from_any_address(not_found: Page, address: str) -> None:
    not_found.get_by_role("link", name="About").first.wait_for()

    home = not_found.locator("a.md-header__button").first
    assert home.evaluate("(link) => link.href") == f"{address}index.html"


def test_its_search_works_at_any_address(not_found: Page) -> None:
    not_found.keyboard.press("/")
    not_found.locator(".search__input").fill("607.3b")

    expect(not_found.locator(".result").first).to_contain_text("607.3.b")


def test_it_works_in_a_folder(visit: Visit, site: Path) -> None:
    page = visit((site / "404.html").as_uri())

    page.keyboard.press("/")
    page.locator(".search__input").fill("607.3b")

    expect(page.locator(".result").first).to_contain_text("607.3.b")
    assert page.locator("a.md-header__button").first.evaluate("(link) => link.href") == (site / "index.html").as_uri()
