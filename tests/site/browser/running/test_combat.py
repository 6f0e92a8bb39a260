"""What comes of an attack, asked in the page: by hand and by link, on a phone, by keyboard, offline, and refused."""

import gzip
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from accessibility import violations_of_every_view
from browser import pages_without_errors
from playwright.sync_api import Browser, Page, expect

COMBAT, CHAPTER = "rulebooks/ttcg/combat.html", "rulebooks/ttcg/2.2-basic-rules.html"
COLD_MS = 180_000
"""To fetch and begin Python takes seconds, and on a busy machine a minute."""
ASKED = "?attacker=creature.tapped.4.1.2&defender=creature.untapped.1.3.5"

Open = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, running_address: str) -> Iterator[Open]:
    """Opens a page in a fresh context; whatever it reports as an error fails the test at its end."""
    with pages_without_errors(browser, running_address) as opened:
        yield lambda path=COMBAT, **options: opened(path, **options)


def ask(page: Page, said: str) -> None:
    page.get_by_role("button", name="What happens?").click()
    expect(page.locator(".table__said")).to_have_text(said, timeout=COLD_MS)


def test_without_scripts_the_page_leads_to_the_rules(open_page: Open) -> None:
    page = open_page(java_script_enabled=False)

    expect(page.locator(".combat__without")).to_contain_text("not without scripts")
    expect(page.locator(".combat__rules a[data-ref='ttcg-2.2.7.7']")).to_be_visible()
    expect(page.locator(".combat")).to_be_hidden()


def test_from_a_folder_the_page_leads_to_the_rules(browser: Browser, running_project: Path) -> None:
    page = browser.new_page()
    page.goto((running_project / "site" / COMBAT).as_uri())

    expect(page.locator(".combat__without")).to_be_visible()
    expect(page.locator(".combat")).to_be_hidden()
    page.close()


def test_nothing_large_is_fetched_before_it_is_asked(open_page: Open, running_project: Path) -> None:
    page = open_page()
    expect(page.locator(".combat__card").first).to_be_visible()

    loaded = "() => performance.getEntriesByType('resource').map((each) => new URL(each.name).pathname)"
    ahead = "() => [...document.querySelectorAll('link[rel=prefetch]')].map((each) => new URL(each.href).pathname)"
    paths = {*page.evaluate(loaded), f"/{COMBAT}"} - {*page.evaluate(ahead)}
    sizes = {each: len(gzip.compress((running_project / "site" / each[1:]).read_bytes())) for each in paths}

    assert "/assets/rules/run/combat.js" in sizes
    assert not any(each.endswith((".wasm", ".zip")) for each in sizes)
    assert sum(size for each, size in sizes.items() if not each.endswith(".woff2")) <= 150 * 1024, sizes


def test_each_change_is_answered_at_once_on_a_phone(open_page: Open) -> None:
    page = open_page(COMBAT + ASKED, width=390, has_touch=True)
    expect(page.locator(".combat__result")).to_be_empty()  # a link runs nothing by itself
    ask(page, "The defender is destroyed; the attacker survives; Bob loses 5 points.")

    page.get_by_label("defense").nth(1).fill("6")
    expect(page.locator(".table__said")).to_have_text(
        "The attacker is destroyed; the defender survives; Ann loses 2 points."
    )
    page.get_by_label("Card").nth(1).select_option("the player, directly")
    expect(page.locator(".table__said")).to_have_text("The attacker survives; Bob loses 2 points.")
    assert page.url.endswith("?attacker=creature.tapped.4.1.2&defender=none")
    page.get_by_label("Card").nth(1).select_option("creature")
    expect(page.get_by_label("defense").nth(1)).to_have_value("6")
    expect(page.locator(".combat__facts")).to_contain_text("Ann’s points")
    expect(page.locator(".combat__trace a[data-ref='ttcg-2.2.7.7']")).to_be_visible()

    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate("Math.min(...[...document.querySelectorAll('.combat__card :is(select, input)')]"
                         ".filter((it) => it.offsetHeight).map((it) => it.offsetHeight))") >= 40  # fmt: skip


def test_axe_finds_nothing_before_and_after(open_page: Open) -> None:
    page = open_page(COMBAT + ASKED)
    expect(page.locator(".combat__card").first).to_be_visible()
    before = violations_of_every_view(page)
    ask(page, "The defender is destroyed; the attacker survives; Bob loses 5 points.")

    assert (before, violations_of_every_view(page)) == ([], [])


def test_by_keyboard_alone_a_wrong_number_is_refused_with_its_rule(open_page: Open) -> None:
    page = open_page()
    field = page.get_by_label("level").first
    field.focus()

    page.keyboard.press("Control+A")
    page.keyboard.type("100")
    page.keyboard.press("Enter")

    expect(page.locator(".table__said")).to_contain_text("whole number from 1 to 99 here", timeout=COLD_MS)
    expect(page.locator(".table__said").locator("a")).to_have_text("2.1.25")
    page.get_by_label("Position").first.select_option("face-down")
    field.fill("1")
    expect(page.locator(".table__said")).to_have_text("The rules do not allow this attack.")
    expect(page.locator(".combat__about a").first).to_have_text("2.2.7.2")


def test_the_question_becomes_an_example_to_change_and_run(open_page: Open) -> None:
    page = open_page(COMBAT + ASKED)
    ask(page, "The defender is destroyed; the attacker survives; Bob loses 5 points.")

    page.get_by_role("link", name="Change it as a worked example").click()
    expect(page.locator(".run .cm-content")).to_contain_text("And Bob has 15 points", timeout=COLD_MS)
    page.get_by_role("button", name="Run", exact=True).click()

    expect(page.locator(".run__said")).to_contain_text("Passes, in", timeout=COLD_MS)


def test_the_chapter_and_the_page_to_play_lead_here(open_page: Open) -> None:
    page = open_page(CHAPTER)

    page.locator("[id='ttcg-2.2.7.7']").get_by_role("link", name="Ask it with your own numbers").click()
    expect(page.locator(".combat__card")).to_have_count(2)
    page.goto("rulebooks/ttcg/play.html")
    page.get_by_role("link", name="What comes of a single attack").click()
    expect(page.locator(".combat__card")).to_have_count(2)


def test_once_it_was_asked_it_answers_without_a_network(open_page: Open) -> None:
    page = open_page()
    kept = """async (wanted) => {
        const deadline = performance.now() + 60_000;
        const names = async () => {
            const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
            return all.flat().map(({ url }) => url);
        };
        while (!wanted.every((each) => (names.last ?? []).some((url) => url.endsWith(each)))) {
            if (performance.now() > deadline) throw new Error("it was never kept");
            await new Promise((done) => setTimeout(done, 100));
            names.last = await names();
        }
    }"""
    ask(page, "The defender is destroyed; the attacker survives; Bob loses 1 point.")
    page.reload()  # now by the service worker, which keeps what it hands on
    ask(page, "The defender is destroyed; the attacker survives; Bob loses 1 point.")
    page.evaluate(kept, ["combat.html", "run/combat.js", "run/parts.js", "run/worker.js", "rules.zip", "asm.wasm"])

    page.context.set_offline(True)
    page.reload()

    ask(page, "The defender is destroyed; the attacker survives; Bob loses 1 point.")
