"""Every kind of page of the site passes axe: WCAG 2.2 AA and best practice, folds, search and previews opened."""

import pytest
from accessibility import violations
from browser import CHAPTER, Visit
from playwright.sync_api import Page, expect

NARROW, WIDE = 390, 1440
SMALL_CHAPTER = "rulebooks/resummoned/200-players.html"
# One of each kind, and the smallest of them: what axe takes grows with the page.
KINDS = (
    "index.html",
    "404.html",
    "add-a-game.html",
    "concepts.html",
    SMALL_CHAPTER,
    "rulebooks/cgs/14-combat.html",
    "rulebooks/resummoned/index.html",
    "rulebooks/singularity/contents.html",
    "rulebooks/grand-archive/glossary.html",
    "rulebooks/ttcg/findings.html",
    "rulebooks/ttcg/rulings.html",
    "rulebooks/grand-archive/proof.html",
    "rulebooks/grand-archive/playthrough.html",
    "rulebooks/ttcg/graph.html",
    "rulebooks/resummoned/picture-200-players.html",
)
UNFOLD = "for (const fold of document.querySelectorAll('details')) fold.open = true"


def search(page: Page) -> None:
    page.keyboard.press("/")
    page.get_by_role("combobox").fill("graveyard")
    expect(page.get_by_role("option").first).to_be_visible()


@pytest.mark.parametrize("path", KINDS)
@pytest.mark.parametrize(("width", "scheme"), [(WIDE, "light"), (NARROW, "dark")])
def test_every_kind_of_page_passes_with_its_folds_open(visit: Visit, path: str, width: int, scheme: str) -> None:
    page = visit(path, width=width, color_scheme=scheme)

    page.evaluate(UNFOLD)

    assert violations(page) == []


@pytest.mark.parametrize(("width", "scheme"), [(WIDE, "dark"), (NARROW, "light")])
def test_a_chapter_passes_with_its_folds_closed(visit: Visit, width: int, scheme: str) -> None:
    page = visit(SMALL_CHAPTER, width=width, color_scheme=scheme)

    assert violations(page) == []


@pytest.mark.parametrize(("width", "scheme"), [(WIDE, "light"), (WIDE, "dark"), (NARROW, "light"), (NARROW, "dark")])
def test_the_search_passes_empty_and_filled(visit: Visit, width: int, scheme: str) -> None:
    page = visit("index.html", width=width, color_scheme=scheme)

    page.keyboard.press("/")
    expect(page.locator(".search__note")).to_be_hidden()
    empty = violations(page)
    search(page)

    assert (empty, violations(page)) == ([], [])


@pytest.mark.parametrize(("scheme", "width"), [("light", WIDE), ("dark", NARROW)])
def test_a_preview_passes(visit: Visit, scheme: str, width: int) -> None:
    page = visit(SMALL_CHAPTER, width=width, color_scheme=scheme)

    page.locator(".rule__text .ref").first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("tooltip")).to_be_visible()

    assert violations(page) == []


def test_a_name_that_leaves_out_what_is_to_be_read_is_noticed(visit: Visit) -> None:
    page = visit(CHAPTER.replace("600-turn-structure", "200-players"))

    page.locator(".search-field").evaluate("it => it.setAttribute('aria-label', 'Find')")

    assert [each.partition(":")[0] for each in violations(page)] == ["label-content-name-mismatch"]
