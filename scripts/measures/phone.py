"""How long a slow phone is busy with a page, and how long a reader there waits for the first search.

The browser slows processor and connection down. A page is measured by the processor time of its longest task, so that
other work on this machine counts little; the search, whose waiting is the point, by the clock.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext
from rich.console import Console
from rich.table import Table
from synthetic_docs import PLAIN, TERMS, synthetic_docs

from measures.browsing import chromium, serving
from rules_db.server import make_app

ROOT = Path(__file__).resolve().parents[2]
SLOWER = 4
MOST_MS, MOST_SEARCH_MS = 300, 2000
MAGIC_RULES = 3022
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 180_000, "uploadThroughput": 84_375}
TRACED = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
IDLE_SECONDS = 8
MOST_LOADING_MS = 120_000
OURS = (
    "index.html",
    "concepts.html",
    "rulebooks/cgs/findings.html",
    "rulebooks/cgs/glossary.html",
    "rulebooks/cgs/rulings.html",
    "rulebooks/cgs/contents.html",
    "rulebooks/cgs/14-combat.html",
    "rulebooks/resummoned/600-turn-structure.html",
)
BIG = ("rulebooks/big/1-chapter.html", "rulebooks/big/contents.html")

console = Console()


def measure_phone() -> None:
    """Our own heaviest pages, a chapter of the size of Magic's rules, and the first search."""
    with tempfile.TemporaryDirectory() as name, chromium("phone") as browser:
        folder = Path(name)
        ours, big = folder / "ours", folder / "big"
        shutil.copytree(ROOT / "docs", ours / "docs")
        # With our rulebooks' three or four terms a rule.
        synthetic_docs(big / "docs", MAGIC_RULES, MAGIC_RULES, words=TERMS + PLAIN)
        (big / "docs" / "index.md").write_text("# Home\n", encoding="utf-8")
        table = Table("page", "elements", "longest task, ms", "target", title="Pages on a slow phone")
        for project, paths in ((ours, OURS), (big, BIG)):
            with _served(project) as address:
                for path in paths:
                    table.add_row(path, *_page_row(browser, address + path))
        console.print(table)
        with _served(ours) as address:
            waited = _first_search_ms(browser, address)
        console.print(f"First search: {waited:.0f} ms (at most {MOST_SEARCH_MS}: {_kept(waited <= MOST_SEARCH_MS)})")


@contextmanager
def _served(project: Path) -> Iterator[str]:
    """The address of the site of a project, which is built where it is not yet; packed as a server packs it."""
    site, database = project / "site", project / "rules.db"
    if not site.exists():
        shutil.copy(ROOT / "mkdocs.yml", project)
        command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(site)]
        subprocess.run(command, cwd=project, check=True)
    with serving(make_app(site, database)) as address:
        yield address


def _page_row(browser: Browser, address: str) -> tuple[str, str, str]:
    context = browser.new_context(**PHONE)
    page = _slowed(context)
    browser.start_tracing(page=page, categories=TRACED)
    page.goto(address, wait_until="load", timeout=MOST_LOADING_MS)
    page.wait_for_timeout(1500)
    longest = _longest_task_ms(json.loads(browser.stop_tracing())["traceEvents"], address)
    elements = page.locator("*").count()
    context.close()
    return f"{elements:,}", f"{longest:.0f}", f"at most {MOST_MS}: {_kept(longest <= MOST_MS)}"


def _longest_task_ms(events: list[dict[str, Any]], address: str) -> float:
    """Of the thread that read the page; the browser's own pages run beside it."""
    reading = next(each for each in events if each["name"] == "ParseHTML" and _url(each) == address)
    thread = (reading["pid"], reading["tid"])
    tasks = [
        each["tdur"]
        for each in events
        if each["name"].endswith("RunTask")
        and (each["pid"], each["tid"]) == thread
        and "tdur" in each
        and each["ts"] + each["dur"] >= reading["ts"]
    ]
    longest: float = max(tasks)
    return longest / 1000


def _url(event: dict[str, Any]) -> str:
    url: str = event.get("args", {}).get("beginData", {}).get("url", "")
    return url


def _first_search_ms(browser: Browser, address: str) -> float:
    """From the tap on the field to the first result, for a reader who has looked at a chapter for some seconds."""
    context = browser.new_context(**PHONE)
    page = _slowed(context)
    page.goto(address + "rulebooks/resummoned/400-monsters.html", wait_until="load")
    page.wait_for_timeout(IDLE_SECONDS * 1000)
    start: float = page.evaluate("performance.now()")
    page.locator(".search-field").click()
    page.get_by_role("combobox").fill("must discard")
    page.get_by_role("option").first.wait_for(timeout=60_000)
    end: float = page.evaluate("performance.now()")
    context.close()
    return end - start


def _slowed(context: BrowserContext) -> Any:
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def _kept(is_kept: bool) -> str:
    return "kept" if is_kept else "missed"
