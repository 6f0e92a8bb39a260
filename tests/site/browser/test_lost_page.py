"""Where no page stands, the reader is told what was looked for, may search, and is led to what is nearest."""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from browser import PATIENCE_MS
from playwright.sync_api import Browser, Page, expect
from project import ROOT
from small_pages import rulebook
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

from rules_db.server import listen

GLOSSARY = "# Glossary\n\n## Card\n\nA thing.\n\n## Deck\n\nMany things.\n"
SOURCE_MAP = "rule,source,first_line,last_line,hash,note\ntoy-1.1,toy.txt,1,1,,\ntoy-1.2,toy.txt,2,2,,\n"
CHAPTER = "# 1 Play\n\n1.1 A card is red.\n\n1.2 A deck burns, see 1.1.\n"


def serve(folder: Path, below: str) -> Iterator[str]:
    """The address of a folder served below a path, with its 404.html for what is missing."""
    bound = listen(0)
    app = Starlette(routes=[Mount(below.rstrip("/"), app=StaticFiles(directory=folder, html=True))])
    server = uvicorn.Server(uvicorn.Config(app, log_level="error"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]})
    thread.start()
    yield f"http://127.0.0.1:{bound.getsockname()[1]}{below}"
    server.should_exit = True
    thread.join()
    bound.close()


@pytest.fixture(scope="module")
def at_root(site: Path) -> Iterator[str]:
    yield from serve(site, "/")


@pytest.fixture(scope="module")
def below_a_path(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site of one small rulebook that knows its address, below /games/rules/."""
    folder = tmp_path_factory.mktemp("below")
    files = {**rulebook("toy", c1=CHAPTER, glossary=GLOSSARY), "index.md": "# Home\n\nWelcome.\n"}
    files["rulebooks/toy/source-map.csv"] = SOURCE_MAP
    for name, text in files.items():
        path = folder / "docs" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    settings = {
        "INHERIT": str(ROOT / "mkdocs.yml"),
        "docs_dir": str(folder / "docs"),
        "site_dir": str(folder / "site"),
        "site_url": "https://example.org/games/rules/",
        "plugins": [{"rules-db": {"database": str(folder / "rules.db")}}],
    }
    (folder / "mkdocs.yml").write_text(json.dumps(settings), encoding="utf-8")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--config-file", str(folder / "mkdocs.yml")]
    subprocess.run(command, check=True, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"})
    yield from serve(folder / "site", "/games/rules/")


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    opened = browser.new_page()
    opened.set_default_timeout(PATIENCE_MS)
    yield opened
    opened.close()


def near(page: Page) -> list[str]:
    """Where the page leads, the nearest first, as paths."""
    expect(page.get_by_role("region", name="Perhaps you mean")).to_be_visible()
    found: list[str] = page.locator(".lost__near a").evaluate_all("(all) => all.map((it) => it.pathname + it.hash)")
    return found


def test_the_page_says_what_was_looked_for_and_keeps_the_status(page: Page, at_root: str) -> None:
    answer = page.goto(f"{at_root}rulebooks/resummoned/600-turns.html")

    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such page")
    expect(page.get_by_text("Nothing stands at /rulebooks/resummoned/600-turns.html.")).to_be_visible()


def test_the_page_asks_for_its_script_once(page: Page, at_root: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{at_root}rulebooks/no/such")
    near(page)

    assert [each for each in asked if each.endswith("/lost.js")] == [f"{at_root}assets/rules/lost.js"]


@pytest.mark.parametrize(
    ("path", "nearest"),
    [
        ("rulebooks/resummoned/600-turns.html", "/rulebooks/resummoned/600-turn-structure.html"),
        ("rulebooks/resummoned/deep/er/glosary.html", "/rulebooks/resummoned/glossary.html"),
        ("concept", "/concepts.html"),
        ("rulebooks/resummoned/607.3.b", "/rulebooks/resummoned/600-turn-structure.html#resummoned-607.3.b"),
        ("resummoned-607.3.b.html", "/rulebooks/resummoned/600-turn-structure.html#resummoned-607.3.b"),
        ("rulebooks/resummoned/607.3.z", "/rulebooks/resummoned/600-turn-structure.html#resummoned-607.3"),
        ("old/chapter6.html#resummoned-607.2.d", "/rulebooks/resummoned/600-turn-structure.html#resummoned-607.2.d"),
        ("rulebooks/ttcg/2.1.7/", "/rulebooks/ttcg/2.1-terms.html#ttcg-2.1.7"),
    ],
)
def test_the_nearest_page_or_rule_is_offered_first(page: Page, at_root: str, path: str, nearest: str) -> None:
    page.goto(at_root + path)

    assert near(page)[0] == nearest
    page.locator(".lost__near a").first.click()
    page.wait_for_url(f"{at_root.rstrip('/')}{nearest}")


def test_the_search_stands_there_with_the_words_of_the_address(page: Page, at_root: str) -> None:
    page.goto(f"{at_root}rulebooks/discard-pile.html")
    near(page)

    page.locator(".md-content [data-search]").click()

    expect(page.get_by_role("combobox")).to_have_value("discard pile")
    expect(page.get_by_role("option").first).to_contain_text("Discard pile")


def test_below_a_path_the_page_has_its_looks_its_search_and_its_links(page: Page, below_a_path: str) -> None:
    page.goto(f"{below_a_path}rulebooks/toy/no/such/1.2")

    assert near(page)[0] == "/games/rules/rulebooks/toy/c1.html#toy-1.2"
    assert page.locator(".home__search").evaluate("(it) => getComputedStyle(it).display") == "flex"
    page.keyboard.press("/")
    page.get_by_role("combobox").fill("deck")
    expect(page.get_by_role("option").filter(has_text="A deck burns")).to_be_visible()


def test_opened_from_a_folder_the_page_has_its_looks_its_search_and_its_links(page: Page, site: Path) -> None:
    page.goto((site / "404.html").as_uri())

    expect(page.locator(".home__search")).to_have_css("display", "flex")
    page.locator(".md-content [data-search]").click()
    page.get_by_role("combobox").fill("607.3.b")
    expect(page.get_by_role("option").first).to_contain_text("607.3.b")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Resummoned", exact=False).first.click()

    page.wait_for_url((site / "rulebooks/resummoned/index.html").as_uri())


def test_without_scripts_the_page_still_leads_to_every_rulebook(browser: Browser, at_root: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()

    page.goto(f"{at_root}no/such/page.html")

    page.get_by_role("list").get_by_role("link", name="Grand Archive").last.click()
    page.wait_for_url("**/rulebooks/grand-archive/index.html")
    context.close()
