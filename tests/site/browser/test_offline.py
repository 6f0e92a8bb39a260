"""At a table without a network: what was opened is there, a later build takes its place, and the explorer is let be."""

import os
import shutil
import time
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from browser import PATIENCE_MS, QuietHandler
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect
from small_site import build

from rules_db.site.installed import WORKER, worker

CHAPTER = "rulebooks/toy/c1.html"
KEPT = """async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname.slice(1));
}"""

INSTALLED = """{
    const own = window.matchMedia.bind(window);
    window.matchMedia = (query) => own(query.includes("standalone") ? "all" : query);
}"""


@pytest.fixture
def root(project: Path) -> Path:
    """A small site with something that stands where the explorer does, and something that a page runs."""
    assert build(project).returncode == 0
    site = project / "site"
    publish(site, "assets/rules/run/01234567/")
    (site / "explorer").mkdir()
    (site / "explorer" / "index.html").write_text("<title>Explorer</title>", "utf-8")
    return site


def publish(site: Path, run: str) -> None:
    """Publish the site as another build, with other files to run."""
    shutil.rmtree(site / "assets/rules/run", ignore_errors=True)
    (site / run).mkdir(parents=True)
    (site / run / "rules.zip").write_text(run, "utf-8")
    (site / WORKER).write_text(worker(site, run), "utf-8")


def reword(path: Path, before: str, after: str) -> None:
    """Change a page a minute later."""
    path.write_text(path.read_text("utf-8").replace(before, after), "utf-8")
    date_later(path)


def date_later(path: Path) -> None:
    """As though written a minute later: a server tells by the second whether a file is newer."""
    os.utime(path, (time.time() + 60,) * 2)


@pytest.fixture
def server(root: Path) -> Iterator[ThreadingHTTPServer]:
    found = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=str(root)))
    Thread(target=found.serve_forever, daemon=True).start()
    yield found
    found.shutdown()
    found.server_close()


@pytest.fixture
def context(browser: Browser, server: ThreadingHTTPServer) -> Iterator[BrowserContext]:
    made = browser.new_context(base_url=f"http://127.0.0.1:{server.server_port}/")
    made.set_default_timeout(PATIENCE_MS)
    yield made
    made.close()


def visit(context: BrowserContext, path: str = CHAPTER) -> Page:
    """A page which has told the worker what it had loaded."""
    page = context.new_page()
    page.goto(path)
    until(page, "navigator.serviceWorker.controller")
    return page


def until(page: Page, condition: str) -> None:
    """Wait until an expression, or what it promises, is true; a page's policy lets Playwright not ask twice."""
    page.evaluate(f"""async () => {{
        const deadline = performance.now() + {PATIENCE_MS};
        while (!(await ({condition}))) {{
            if (performance.now() > deadline) throw new Error("it never came");
            await new Promise((done) => setTimeout(done, 50));
        }}
    }}""")


def until_kept(page: Page, path: str) -> None:
    until(page, f"({KEPT})().then((all) => all.includes({path!r}))")


def test_a_page_that_was_opened_is_there_without_a_network(context: BrowserContext) -> None:
    page = visit(context)
    until_kept(page, CHAPTER)
    until_kept(page, "assets/rules/preview.js")

    context.set_offline(True)
    page.reload()

    expect(page.locator(".rule")).to_have_count(2)
    assert page.evaluate("Boolean(window.RulesDb?.load)")
    assert page.locator(".md-header").evaluate("it => getComputedStyle(it).position") == "sticky"


def test_the_home_page_is_there_under_both_of_its_addresses(context: BrowserContext) -> None:
    page = visit(context)
    until_kept(page, CHAPTER)

    context.set_offline(True)

    for address in ("", "index.html", "index.html?q=card"):
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_what_a_page_runs_is_kept_once_it_was_fetched(context: BrowserContext) -> None:
    page = visit(context)
    assert not any("/run/" in path for path in page.evaluate(KEPT))

    # As python's worker does; a page may fetch nothing.
    loading = "load => { const it = document.createElement('img'); it.src = load; }"
    page.evaluate(loading, "../../assets/rules/run/01234567/rules.zip")

    until_kept(page, "assets/rules/run/01234567/rules.zip")


@pytest.mark.parametrize(
    ("run", "is_kept"), [("assets/rules/run/01234567/", True), ("assets/rules/run/89abcdef/", False)]
)
def test_a_later_build_takes_the_place_of_the_last(
    context: BrowserContext, root: Path, run: str, is_kept: bool
) -> None:
    page = visit(context)
    page.evaluate(
        "document.body.append(Object.assign(new Image(), {src: '../../assets/rules/run/01234567/rules.zip'}))"
    )
    until_kept(page, "assets/rules/run/01234567/rules.zip")
    until_kept(page, CHAPTER)
    before = page.evaluate("caches.keys()")
    reword(root / CHAPTER, "is red", "is blue")
    publish(root, run)
    date_later(root / WORKER)

    page.reload()
    expect(page.locator(".rule").first).to_contain_text("is blue")
    until(page, f"caches.keys().then((all) => all.length === 1 && all[0] !== {before[0]!r})")

    kept = page.evaluate(KEPT)
    assert CHAPTER in kept
    assert ("assets/rules/run/01234567/rules.zip" in kept) is is_kept
    context.set_offline(True)
    page.reload()
    expect(page.locator(".rule").first).to_contain_text("is blue")


def test_the_explorer_is_never_kept(context: BrowserContext) -> None:
    page = visit(context)
    page.goto("explorer/index.html")
    page.goto(CHAPTER)

    assert not any(path.startswith("explorer") for path in page.evaluate(KEPT))
    context.set_offline(True)
    with pytest.raises(Error, match="ERR_INTERNET_DISCONNECTED"):
        page.goto("explorer/index.html")


def test_an_installed_site_is_kept_whole(context: BrowserContext) -> None:
    context.add_init_script(INSTALLED)

    page = visit(context, "index.html")

    until_kept(page, "rulebooks/toy/glossary.html")


def test_a_browser_would_install_the_site(context: BrowserContext) -> None:
    page = visit(context)
    session = context.new_cdp_session(page)

    assert session.send("Page.getAppManifest")["errors"] == []
    # A context of a test counts as incognito, and nothing else stands in the way.
    hindrances = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {each["errorId"] for each in hindrances} <= {"in-incognito"}


def test_from_a_folder_nothing_is_kept_and_nothing_breaks(browser: Browser, root: Path) -> None:
    page = browser.new_page()
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)

    page.goto((root / CHAPTER).as_uri())
    page.wait_for_load_state("networkidle")

    assert page.locator("script[src$='installed.js']").count() == 0
    assert errors == []
    page.context.close()
