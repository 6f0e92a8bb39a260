"""The typeface: light, served by the site, absent without npm, and no page moves for it."""

import shutil
import time
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from browser import QuietHandler
from playwright.sync_api import Browser, Route
from project import ROOT
from small_site import build

from rules_db.publish.npm import fetch_parts, parts_of
from rules_db.site.running.fonts import FONTS, font_files

pytestmark = pytest.mark.alone

MOST_BYTES = 60 * 1024
CHAPTER = "rulebooks/toy/c1.html"
SHIFTS = """new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => { for (const each of list.getEntries()) sum += each.value; })
    .observe({type: 'layout-shift', buffered: true});
  setTimeout(() => done(sum), 1500);
})"""


@pytest.fixture(scope="module")
def parts() -> Path:
    """What npm gave for the project."""
    hindrance = fetch_parts(ROOT, lambda _: None)
    if hindrance:
        pytest.skip(hindrance)
    return parts_of(ROOT)


@pytest.fixture
def lettered(project: Path, parts: Path) -> Path:
    """A small site with the fonts, and nothing to run."""
    for name in FONTS:
        (project / "parts").mkdir(exist_ok=True)
        shutil.copyfile(parts / name, project / "parts" / name)
    config = (project / "mkdocs.yml").read_text("utf-8")
    (project / "mkdocs.yml").write_text(
        config.replace("  - rules-db\n", "  - rules-db:\n      parts: parts\n"), "utf-8"
    )
    assert build(project).returncode == 0
    return project / "site"


@pytest.fixture
def address(lettered: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=str(lettered)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def let_late(route: Route) -> None:
    """Let a request go on long after the page is shown."""
    time.sleep(0.6)
    route.continue_()


def test_the_fonts_fit_their_budget(parts: Path) -> None:
    fonts = font_files(parts)

    assert len(fonts) == len(FONTS)
    assert sum(map(len, fonts.values())) <= MOST_BYTES


def test_a_site_without_npm_names_no_file_of_a_font(project: Path) -> None:
    assert build(project).returncode == 0

    assert "@font-face" not in (project / "site/assets/rules/rules.css").read_text("utf-8")
    assert not (project / "site/assets/rules/fonts").exists()


@pytest.mark.parametrize("width", [390, 1280])
def test_a_page_is_set_in_the_fonts_of_the_site_and_does_not_move(browser: Browser, address: str, width: int) -> None:
    page = browser.new_page(base_url=address, viewport={"width": width, "height": 800}, service_workers="block")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))

    page.goto(CHAPTER)

    assert page.evaluate(SHIFTS) < 0.001
    assert {url.rsplit("/", 1)[1] for url in asked if url.endswith(".woff2")} == set(FONTS)
    assert all(url.startswith(address) for url in asked)
    page.reload()
    loaded = page.evaluate("document.fonts.ready.then((all) => [...all].map((it) => [it.family, it.status]))")
    assert dict(loaded) == {"Rules Sans": "loaded", "Rules Serif": "loaded"}
    page.close()


def test_a_font_that_is_late_moves_nothing(browser: Browser, address: str) -> None:
    page = browser.new_page(base_url=address, service_workers="block")
    page.route("**/*.woff2", let_late)

    page.goto(CHAPTER)

    assert page.evaluate(SHIFTS) < 0.001
    page.close()


def test_from_a_folder_the_page_stands_as_it_does_without_them(browser: Browser, lettered: Path) -> None:
    page = browser.new_page()
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)

    page.goto((lettered / CHAPTER).as_uri())

    assert page.evaluate(SHIFTS) < 0.001
    assert errors == []
    page.close()
