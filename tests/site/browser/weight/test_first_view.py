"""What a reader waits for: whatever a page loads to be shown, compressed as a server sends it, fits a budget."""

import gzip
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from browser import Visit
from playwright.sync_api import Page

BUDGET_KIB = 150
FONTS = (".woff2", ".woff", ".ttf")
COMPRESSED_ALREADY = (".png", ".jpg", ".webp", ".gif")
READ_LOADED = """() => {
    const shown = performance.getEntriesByType("navigation")[0].loadEventStart;
    const ahead = new Set([...document.querySelectorAll("link[rel=prefetch]")].map((each) => each.href));
    const loaded = performance.getEntriesByType("resource");
    return [
        location.href,
        ...loaded.filter((each) => each.startTime < shown || !ahead.has(each.name)).map((each) => each.name),
        ...[...document.querySelectorAll("link[rel=icon]")].map((each) => each.href),
    ];
}"""


def loaded_files(page: Page, site: Path) -> set[Path]:
    """The files of the site that a page has loaded by itself, with what its scripts and style sheets asked for.

    What is fetched ahead for a search is left out where it began after the page had been shown.
    """
    page.wait_for_load_state("networkidle")
    addresses = page.evaluate(READ_LOADED)
    return {site / unquote(urlsplit(each).path).lstrip("/") for each in addresses if not each.startswith("data:")}


def sent_kib(path: Path) -> float:
    content = path.read_bytes()
    return len(content if path.suffix in COMPRESSED_ALREADY else gzip.compress(content, mtime=0)) / 1024


@pytest.mark.parametrize(
    "pattern",
    [
        "*.html",
        "rulebooks/*/index.html",
        "rulebooks/*/contents.html",
        "rulebooks/*/[0-9]*.html",
        "rulebooks/*/glossary.html",
        "rulebooks/*/rulings.html",
        "rulebooks/*/findings.html",
        "rulebooks/*/combat.html",
        "rulebooks/*/graph.html",
        "rulebooks/*/picture-*.html",
        "rulebooks/*/proof.html",
    ],
)
def test_the_first_view_of_the_heaviest_page_of_each_kind_fits_the_budget(
    visit: Visit, site: Path, pattern: str
) -> None:
    heaviest = max(site.glob(pattern), key=sent_kib)
    page = visit(heaviest.relative_to(site).as_posix())

    files = loaded_files(page, site)
    sizes = {str(path.relative_to(site)): sent_kib(path) for path in files if path.suffix not in FONTS}

    assert heaviest in files
    assert {".html", ".css", ".js"} <= {path.suffix for path in files}
    assert sum(sizes.values()) <= BUDGET_KIB, sorted(sizes.items(), key=lambda each: -each[1])[:5]
