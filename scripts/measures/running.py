"""What a reader waits for who presses "Change and run": bytes sent, the first run, the second, the first offline.

On request only: python3 scripts/bench.py running. It needs Chromium, and npm for what the pages run. The site is that
of the project, brought up to date as `serve` does.
"""

import re
import statistics
import sys
from collections import Counter
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page
from rich.console import Console
from rich.table import Table
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from measures.browsing import chromium, serving
from rules_db.engine.engines import engine_keys
from rules_db.publish import publish
from rules_db.server import make_app
from rules_db.store import open_database

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = 10
"""So many of a game are run a second time, each from another rule, spread over its rulebook."""
ROUNDS = 5
MOST_SECOND_MS = 50
PATIENCE_MS = 180_000
RUN_FILES = re.compile(r"assets/rules/run/[0-9a-f]{8}/(.+)")

# Presses "Change and run" below the first example of a rule, and Run; gives milliseconds until the result is there.
FIRST_RUN = """async (rule) => {
    const begun = performance.now();
    rule.querySelector(".run__open").click();
    await window.pressRun(rule);
    return performance.now() - begun;
}"""
SECOND_RUN = """async (rule) => {
    const begun = performance.now();
    await window.pressRun(rule);
    return performance.now() - begun;
}"""
# Run can be pressed again once the result stands there.
PRESS_RUN = """window.pressRun = (rule) => new Promise((resolve) => {
    const run = rule.querySelector(".run__button--first");
    const watch = new MutationObserver(() => {
        if (run.disabled) return;
        watch.disconnect();
        resolve();
    });
    watch.observe(run, { attributes: true, attributeFilter: ["disabled"] });
    run.click();
});"""

# From then on, what a page loads is kept for when there is no network.
KEPT = """async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller) {
        await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
    }
}"""

console = Console()


class Sent:
    """An application of which is known how many bytes it sent as bodies, by path."""

    def __init__(self, app: ASGIApp) -> None:
        self.app, self.bytes = app, Counter[str]()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def counting(message: Message) -> None:
            if message["type"] == "http.response.body":
                self.bytes[scope["path"].lstrip("/")] += len(message.get("body", b""))
            await send(message)

        await self.app(scope, receive, counting)


def measure_running() -> None:
    """For each game: the first run of who never had Python, second runs of some examples, the first run offline."""
    published = publish(ROOT)
    if published.lacking:
        sys.exit(f"running: pages cannot run rules here: {published.lacking}")
    columns = ("game", "first run, s", "second run, ms", "slowest", f"at most {MOST_SECOND_MS}", "first run offline, s")
    table = Table(*columns, title="Change and run", title_justify="left")
    with chromium("running") as browser:
        for key in engine_keys():
            app = Sent(make_app(published.site, published.database))
            row, sent = _game_row(browser, app, _addresses(published.database, key))
            table.add_row(key, *row)
    console.print(_sent_table(sent))  # The same for each game.
    console.print(table)


def _addresses(database: Path, key: str) -> list[str]:
    """Of some rules that have examples, spread over a rulebook."""
    with open_database(database) as connection:
        query = (
            "SELECT DISTINCT rules.url FROM examples JOIN rules ON rules.id = examples.rule"
            " WHERE rules.rulebook = ? ORDER BY rules.rowid"
        )
        found = [url for (url,) in connection.execute(query, [key])]
    return found[:: max(1, len(found) // EXAMPLES)][:EXAMPLES]


def _game_row(browser: Browser, app: Sent, addresses: list[str]) -> tuple[list[str], Counter[str]]:
    """Its row of the table, and what was sent for the first run."""
    context = browser.new_context()
    context.add_init_script(PRESS_RUN)
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    with serving(app) as root:
        page.goto(root)
        page.evaluate(KEPT)
        page.goto(root + addresses[0])
        rule = _opened(page, addresses[0])
        page.wait_for_load_state("networkidle")
        before = app.bytes.copy()
        first: float = rule.evaluate(FIRST_RUN)
        sent = app.bytes - before
        second = [_second_run_ms(rule)]
        for address in addresses[1:]:
            page.goto(root + address)
            rule = _opened(page, address)
            rule.evaluate(FIRST_RUN)
            second.append(_second_run_ms(rule))
        page.goto(root + addresses[0])
    page.reload()
    offline: float = _opened(page, addresses[0]).evaluate(FIRST_RUN)
    context.close()
    median, quick = statistics.median(second), sum(each <= MOST_SECOND_MS for each in second)
    kept = f"{quick} of {len(second)}: {'met' if median <= MOST_SECOND_MS else 'missed'}"
    return [f"{first / 1000:.1f}", f"{median:.0f}", f"{max(second):.0f}", kept, f"{offline / 1000:.1f}"], sent


def _opened(page: Page, address: str) -> Locator:
    """The rule at an address, once its examples can be run."""
    rule = page.locator(f"[id='{address.partition('#')[2]}']")
    rule.locator(".rule__examples > summary").first.click()
    rule.locator(".run__open").first.wait_for()
    return rule


def _second_run_ms(rule: Locator) -> float:
    """The median of some runs after the first."""
    runs: list[float] = [rule.evaluate(SECOND_RUN) for _ in range(ROUNDS)]
    return statistics.median(runs)


def _sent_table(sent: Counter[str]) -> Table:
    table = Table("sent for the first run", "KiB")
    for path, size in sent.most_common():
        part = RUN_FILES.fullmatch(path)
        table.add_row(part[1] if part else path, f"{size / 1024:,.0f}")
    table.add_row("all", f"{sent.total() / 1024:,.0f}")
    table.columns[1].justify = "right"
    return table
