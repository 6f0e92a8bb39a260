"""No text of an author runs, on the site or in the explorer, and were one to get into a page, its policy would stop it.

The pages are opened without their policies first, so that what keeps a text from running is how the page is made.
"""

import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from hostile import RUN, TEXTS
from hostile_site import build_unchecked, hostile_project
from playwright.sync_api import Browser, Dialog, Page

from rules_db.server import listen, make_app
from rules_db.store.schema import TABLES

AUDIT = Path(__file__).parents[2].joinpath("support", "in_page", "script_audit.js").read_text(encoding="utf-8")
SHOW_ALL = "() => document.querySelectorAll('details').forEach((each) => { each.open = true; })"
HAS_COME = "() => !document.querySelector('details:is([data-late], [aria-busy])')"
POINT_AT = """() => document.querySelectorAll("a[data-ref], a[data-note]").forEach((each) =>
    each.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" })))"""
PROBES = {
    "a script": f"<script>{RUN}</script>",
    "a handler": f"<img src=data:, onerror={RUN}>",
    "a script in an address": f'<script src="data:text/javascript,{RUN}"></script>',
    "a frame": f'<iframe srcdoc="<script>parent.{RUN}</script>"></iframe>',
    "a link": f'<a id="probe" href="javascript:{RUN}">x</a>',
}


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The site of hostile texts, and its database."""
    return build_unchecked(hostile_project(), tmp_path_factory.mktemp("hostile"))


@pytest.fixture(scope="module")
def served(hostile: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the site and explorer of hostile texts are served, and beside them probes without a policy of their own."""
    folder = tmp_path_factory.mktemp("served") / "site"
    shutil.copytree(hostile[0], folder)
    for number, probe in enumerate(PROBES.values()):
        (folder / f"probe{number}.html").write_text(f"<!doctype html><title>x</title>{probe}", encoding="utf-8")
    bound = listen(0)
    server = uvicorn.Server(uvicorn.Config(make_app(folder, hostile[1]), log_level="error"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]})
    thread.start()
    yield f"http://127.0.0.1:{bound.getsockname()[1]}/"
    server.should_exit = True
    thread.join()
    bound.close()


class Watched:
    """A page that notes whatever its texts bring about: dialogs, requests to elsewhere, and what the audit finds."""

    def __init__(self, browser: Browser, *, bypass_csp: bool) -> None:
        self.page: Page = browser.new_context(bypass_csp=bypass_csp).new_page()
        self.noted: list[str] = []
        self.page.on("dialog", self.note_dialog)
        self.page.on("request", lambda request: self.note_request(request.url))

    def note_dialog(self, dialog: Dialog) -> None:
        self.noted.append(f"dialog {dialog.message}")
        dialog.dismiss()

    def note_request(self, url: str) -> None:
        if not url.startswith(("file://", "http://127.0.0.1:", "data:")):
            self.noted.append(f"request {url}")

    def audit(self, address: str) -> list[str]:
        self.page.goto(address)
        self.page.evaluate(SHOW_ALL)
        self.page.wait_for_function(HAS_COME)
        return self.look(address)

    def look(self, address: str) -> list[str]:
        found = [*self.noted, *self.page.evaluate(AUDIT)]
        self.noted.clear()
        return [f"{address}: {each}" for each in found]

    def probe(self, address: str) -> bool:
        """Whether the probe on a page runs."""
        self.page.goto(address)
        self.page.evaluate("() => document.getElementById('probe')?.click()")
        self.page.wait_for_timeout(100)
        return bool(self.page.evaluate("() => window.ran === 1"))


@pytest.fixture(scope="module")
def unguarded(browser: Browser) -> Iterator[Watched]:
    """A page that heeds no policy."""
    watched = Watched(browser, bypass_csp=True)
    yield watched
    watched.page.context.close()


@pytest.fixture
def guarded(browser: Browser) -> Iterator[Watched]:
    watched = Watched(browser, bypass_csp=False)
    yield watched
    watched.page.context.close()


def test_no_text_runs_on_any_page_of_the_site(hostile: tuple[Path, Path], unguarded: Watched) -> None:
    pages = [path for path in sorted(hostile[0].rglob("*.html")) if path.name != "404.html"]

    found = [each for page in pages for each in unguarded.audit(page.as_uri())]

    assert len(pages) > 25
    assert found == []


def test_no_text_runs_in_a_search_or_a_preview(hostile: tuple[Path, Path], unguarded: Watched) -> None:
    address = (hostile[0] / "rulebooks" / "toy" / "1-all.html").as_uri()
    unguarded.page.goto(address)

    unguarded.page.evaluate(POINT_AT)
    unguarded.page.locator(".preview").wait_for(state="attached")
    unguarded.page.keyboard.press("/")
    for text in (*TEXTS[:12], "card"):
        unguarded.page.locator(".search__input").fill(text)
    unguarded.page.locator(".result").first.wait_for()

    assert unguarded.look(address) == []


def test_no_text_takes_the_place_of_the_settings_of_scripts(hostile: tuple[Path, Path], unguarded: Watched) -> None:
    unguarded.page.goto((hostile[0] / "extra.html").as_uri())

    for name in ("__config", "rules-db-config"):
        assert unguarded.page.evaluate("(name) => document.getElementById(name).tagName", name) == "SCRIPT"


def test_no_text_runs_in_the_explorer(served: str, unguarded: Watched) -> None:
    names = [spec.name for spec in TABLES if not spec.name.startswith("search_")]
    pages = ["explorer/", "explorer/rules", *(f"explorer/rules/{name}?_all=on" for name in names)]
    pages += ["explorer/rules?sql=select+*+from+rules", "explorer/rules/search?q=%3Csvg+onload%3Dwindow.ran%3D1%3E"]

    found = [each for page in pages for each in unguarded.audit(served + page)]

    assert found == []


@pytest.mark.parametrize("probe", PROBES)
def test_a_text_that_got_into_a_page_does_not_run_there(
    probe: str, hostile: tuple[Path, Path], served: str, guarded: Watched, unguarded: Watched
) -> None:
    """In a folder its own policy keeps it from that; where it has none, the server's does."""
    number = list(PROBES).index(probe)
    page = hostile[0] / f"got-in{number}.html"
    written = (hostile[0] / "index.html").read_text(encoding="utf-8")
    page.write_text(written.replace("</body>", f"{PROBES[probe]}</body>"), encoding="utf-8")

    assert not guarded.probe(page.as_uri())
    assert not guarded.probe(f"{served}probe{number}.html")
    assert unguarded.probe(page.as_uri())
    assert unguarded.probe(f"{served}probe{number}.html")
