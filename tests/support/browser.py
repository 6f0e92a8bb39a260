"""A browser for the tests of the site.

It lives as long as one test module, because Playwright's event loop would get in the way of other modules.
"""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect, sync_playwright

CHAPTER = "rulebooks/resummoned/600-turn-structure.html"
PHONE: dict[str, Any] = {"width": 360, "has_touch": True}
PATIENCE_MS = 20_000  # A busy machine is no failure.

Visit = Callable[..., Page]


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """Where the site is served, with a slash at its end."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=str(site)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        yield launched
        launched.close()


def chromium() -> str:
    """The Chromium of this machine, without its windows where there is one: a page then takes half the time."""
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if found is None:
        pytest.skip("there is no chromium on this machine")
    return found


@contextmanager
def pages_without_errors(browser: Browser, address: str) -> Iterator[Visit]:
    """Opens pages below an address in fresh contexts, with service workers; none may report an error by the end."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def opened(path: str, width: int = 1280, **options: Any) -> Page:
        window: Any = {"width": width, "height": 900}
        contexts.append(browser.new_context(base_url=address, viewport=window, **options))
        page = contexts[-1].new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield opened
    for each in contexts:
        each.close()
    assert errors == []


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Opens a page of the site in a fresh context; whatever the page reports as an error fails the test at its end."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.append(message.text)

    def open_page(path: str, width: int = 1280, **options: Any) -> Page:
        # What a service worker answers, no test could put in its place.
        plain = {"base_url": address, "viewport": {"width": width, "height": 800}, "service_workers": "block"}
        wanted: dict[str, Any] = {**plain, **options}
        contexts.append(browser.new_context(**wanted))
        page = contexts[-1].new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", note)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


def open_examples(page: Page) -> None:
    """Open every fold with examples, and once these have come, all folds within."""
    page.evaluate("document.querySelectorAll('.rule__examples').forEach((fold) => { fold.open = true; })")
    expect(page.locator(".rule__examples:is([data-late], [aria-busy])")).to_have_count(0, timeout=PATIENCE_MS)
    page.evaluate("document.querySelectorAll('.scenario, .trace').forEach((fold) => { fold.open = true; })")


def text_of(found: Locator) -> str:
    """The text of an element, also of one that is out of view and not laid out yet."""
    return found.text_content() or ""


def contrasts(page: Page, texts: list[str]) -> dict[str, float]:
    """The contrast of texts, given by selectors, with what is behind them, from 1 to 21, in each rulebook's hue."""
    script = Path(__file__).with_name("in_page").joinpath("contrasts.js").read_text(encoding="utf-8")
    measured: dict[str, float] = page.evaluate(script, texts)
    return measured


def visit_without_material(visit: Visit, path: str, **options: str) -> Page:
    """A page for whose reader Material's script has not come yet."""
    page = visit("404.html", **options)
    page.route("**/bundle.*.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.goto(path)
    return page
