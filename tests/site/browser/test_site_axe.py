"""Every kind of page passes axe, narrow and wide, light and dark, with folds, search and previews opened."""

import pytest
from accessibility import VIEWS, violations, violations_of_every_view
from browser import Visit
from playwright.sync_api import expect

SMALL_CHAPTER = "rulebooks/resummoned/200-players.html"
# One of each kind, and the smallest of them: what axe takes grows with the page.
KINDS = (
    "index.html",
    "404.html",
    "add-a-game.html",
    "concepts.html",
    SMALL_CHAPTER,
    "rulebooks/cgs/1-deckbuilding.html",
    "rulebooks/resummoned/index.html",
    "rulebooks/grand-archive/contents.html",
    "rulebooks/grand-archive/glossary.html",
    "rulebooks/grand-archive/findings.html",
    "rulebooks/grand-archive/rulings.html",
    "rulebooks/grand-archive/proof.html",
    "rulebooks/grand-archive/play.html",
    "rulebooks/grand-archive/playthrough.html",
    "rulebooks/ttcg/combat.html",
    "rulebooks/grand-archive/graph.html",
    "rulebooks/resummoned/picture-200-players.html",
    "rules/resummoned/200.1.html",
)


@pytest.mark.long
@pytest.mark.parametrize("path", KINDS)
def test_every_kind_of_page_passes_in_every_view(visit: Visit, path: str) -> None:
    page = visit(path)

    assert violations_of_every_view(page) == []


def test_the_search_passes_empty_and_filled(visit: Visit) -> None:
    page = visit("index.html")

    page.keyboard.press("/")
    expect(page.locator(".search__note")).to_be_hidden()
    empty = violations_of_every_view(page)
    page.get_by_role("combobox").fill("graveyard")
    expect(page.get_by_role("option").first).to_be_visible()

    assert (empty, violations_of_every_view(page)) == ([], [])


@pytest.mark.parametrize(("width", "scheme", "folds"), VIEWS[:2])
def test_a_preview_passes(visit: Visit, width: int, scheme: str, folds: str) -> None:
    page = visit(SMALL_CHAPTER, width=width, color_scheme=scheme)

    page.locator(".rule__text .ref").first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("tooltip")).to_be_visible()

    assert violations(page) == []


def test_a_name_that_leaves_out_what_is_to_be_read_is_noticed(visit: Visit) -> None:
    page = visit(SMALL_CHAPTER)

    page.locator(".search-field").evaluate("it => it.setAttribute('aria-label', 'Find')")

    assert [each.partition(":")[0] for each in violations(page)] == ["label-content-name-mismatch"]
