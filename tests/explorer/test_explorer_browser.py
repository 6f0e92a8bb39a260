"""The explorer in a browser: on a phone, in the dark, and within its own security policy."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from accessibility import violations_of_every_view
from playwright.sync_api import Browser, Page

from rules_db.server import listen, make_app

PAGES = (
    "/explorer/",
    "/explorer/rules",
    "/explorer/rules/rules",
    "/explorer/rules/rules?_all=on",
    "/explorer/rules/rule_tables",
    "/explorer/rules/rules/resummoned-607~2E3~2Eb",
    "/explorer/rules/search?q=graveyard",
    "/explorer/rules/findings_by_rulebook?rulebook=ttcg",
    "/explorer/rules?sql=select+*+from+rules+limit+5",
    "/explorer/no/such/page",
)
# One of each kind, and few rows: what axe takes grows with the page.
KINDS = (
    "/explorer/",
    "/explorer/rules",
    "/explorer/rules/rules?_size=5&_facet=kind",
    "/explorer/rules/rules?number=607.3.z",
    "/explorer/rules/rule_tables?_size=2",
    "/explorer/rules/examples?_size=2",
    "/explorer/rules/rules/resummoned-607~2E3~2Eb",
    "/explorer/rules/rules/resummoned-607~2E3~2Ez",
    "/explorer/rules/search?q=607.3b",
    "/explorer/rules/search?q=xyzzyx",
    "/explorer/rules/findings_by_rulebook?rulebook=grand-archive",
    "/explorer/rules?sql=select+*+from+rules+limit+5",
    "/explorer/rules?sql=select+nmber+from+rules",
    "/explorer/rules?sql=delete+from+rules",
    "/explorer/no/such/page",
)


@pytest.fixture(scope="module")
def address(site: Path, database: Path) -> Iterator[str]:
    """Where the site and the explorer are served together."""
    bound = listen(0)
    server = uvicorn.Server(uvicorn.Config(make_app(site, database), log_level="error"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]})
    thread.start()
    yield f"http://127.0.0.1:{bound.getsockname()[1]}"
    server.should_exit = True
    thread.join()
    bound.close()


def open_page(browser: Browser, width: int, scheme: str) -> tuple[Page, list[str]]:
    """A fresh page, and the list to which it will add what the browser objects to."""
    context = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme)  # type: ignore[arg-type]
    page = context.new_page()
    objections: list[str] = []
    page.on("console", lambda message: objections.append(message.text) if "Security Policy" in message.text else None)
    page.on("pageerror", lambda error: objections.append(str(error)))
    return page, objections


def lightness(page: Page, of: str) -> float:
    """The lightness of a computed oklch colour of the body, 0 to 1."""
    colour: str = page.evaluate(f"getComputedStyle(document.body).{of}")
    return float(colour.removeprefix("oklch(").split()[0])


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("width", [375, 1280])
def test_a_page_fits_its_window_and_its_policy(browser: Browser, address: str, path: str, width: int) -> None:
    page, objections = open_page(browser, width, "light")

    page.goto(address + path)

    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("document.styleSheets[0].cssRules.length") > 20
    assert objections == []
    page.context.close()


@pytest.mark.parametrize(("scheme", "is_dark"), [("light", False), ("dark", True)])
def test_the_pages_follow_the_readers_colour_scheme(browser: Browser, address: str, scheme: str, is_dark: bool) -> None:
    page, _ = open_page(browser, 1280, scheme)

    page.goto(address + "/explorer/")

    assert (lightness(page, "backgroundColor") < lightness(page, "color")) is is_dark
    page.context.close()


def test_a_reader_searches_opens_the_rule_and_lands_on_it_on_the_site(browser: Browser, address: str) -> None:
    page, _ = open_page(browser, 375, "light")

    page.goto(address + "/explorer/")
    page.get_by_role("searchbox", name="Number or words").fill("607.3b")
    page.get_by_role("button", name="Search").click()
    page.get_by_role("link", name="resummoned-607.3.b", exact=True).click()
    page.get_by_role("link", name="Read it on the site").click()

    page.locator("#resummoned-607\\.3\\.b").wait_for()
    assert page.url == f"{address}/rulebooks/resummoned/600-turn-structure.html#resummoned-607.3.b"
    page.context.close()


@pytest.mark.parametrize("path", ["/explorer/", "/explorer/rules", "/explorer/rules/rules/resummoned-607.3.b"])
def test_links_within_text_are_told_by_more_than_colour_and_arrows_are_large_enough(
    browser: Browser, address: str, path: str
) -> None:
    page, _ = open_page(browser, 375, "dark")

    page.goto(address + path)

    plain = "(all) => all.filter((it) => getComputedStyle(it).textDecorationLine === 'none').map((it) => it.outerHTML)"
    assert page.locator("main p a:not(.button), main h3 a, .colophon a").evaluate_all(plain) == []
    small = (
        "(all) => all.map((it) => it.getBoundingClientRect()).filter((it) => Math.min(it.width, it.height) < 24).length"
    )
    assert page.locator(".to-site").evaluate_all(small) == 0
    page.context.close()


def test_a_question_is_asked_with_the_keyboard_alone(browser: Browser, address: str) -> None:
    page, _ = open_page(browser, 1280, "light")

    page.goto(address + "/explorer/rules/rules_of_kind")
    page.get_by_label("Kind").focus()
    page.keyboard.type("proh")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**kind=prohibition**")

    assert page.locator("tbody tr").count() > 10
    page.context.close()


@pytest.mark.parametrize("path", KINDS)
def test_every_kind_of_page_passes_axe_in_every_view(browser: Browser, address: str, path: str) -> None:
    page, _ = open_page(browser, 1280, "light")
    page.goto(address + path)

    assert violations_of_every_view(page) == []
    page.context.close()
