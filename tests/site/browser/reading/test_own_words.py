"""“I come from …”: the word of one's own game stands beside this one's, once it is chosen, and not before."""

import pytest
from accessibility import violations_of_every_view
from browser import PHONE, Visit
from playwright.sync_api import Locator, Page, expect

SMALL_CHAPTER = "rulebooks/resummoned/500-zones.html"
BANISHED = "a.term[data-ref='resummoned-term-banished-zone']"
BESIDE = "it => getComputedStyle(it, '::after').display"


def come_from(page: Page, game: str) -> None:
    """Choose a game as a reader does, by the foot of the search."""
    page.get_by_role("button", name="Search the rulebooks").click()
    page.locator("[data-keys]").click()
    page.get_by_label("I come from").select_option(game)
    page.keyboard.press("Escape")


def term(page: Page) -> Locator:
    return page.locator(f".rule__text {BANISHED}").first


def test_nothing_is_marked_nor_loaded_until_a_game_is_chosen(visit: Visit) -> None:
    page = visit(SMALL_CHAPTER)

    page.wait_for_load_state("networkidle")

    expect(page.locator("[data-own]")).to_have_count(0)
    expect(page.locator("script[src*='own-words']")).to_have_count(0)


@pytest.mark.parametrize("device", [{}, PHONE])
def test_terms_have_the_word_of_the_chosen_game_beside_them_on_every_page(visit: Visit, device: dict[str, int]) -> None:
    page = visit(SMALL_CHAPTER, **device)

    come_from(page, "Magic")
    expect(term(page)).to_have_attribute("data-own", "Exile")
    assert term(page).evaluate(BESIDE) == "inline-block"
    page.goto("rulebooks/resummoned/glossary.html")

    expect(page.locator("#resummoned-term-banished-zone > h2")).to_have_attribute("data-own", "Exile")


def test_another_rulebook_is_a_game_to_come_from_and_its_own_words_are_not_said_twice(visit: Visit) -> None:
    page = visit("rulebooks/ttcg/glossary.html")

    come_from(page, "Resummoned")

    expect(page.locator("#ttcg-term-discard-pile > h2")).to_have_attribute("data-own", "Graveyard Zone")
    page.goto(SMALL_CHAPTER)
    expect(page.locator("script[src*='own-words']")).to_have_count(1)
    expect(page.locator(".rule [data-own]")).to_have_count(0)


def test_a_preview_says_it_too(visit: Visit) -> None:
    page = visit(SMALL_CHAPTER)
    come_from(page, "Magic")
    expect(term(page)).to_have_attribute("data-own", "Exile")

    term(page).hover()

    expect(page.get_by_role("tooltip")).to_contain_text("Magic: Exile")


@pytest.mark.parametrize("device", [{}, PHONE])
def test_a_result_says_it_too(visit: Visit, device: dict[str, int]) -> None:
    page = visit("rulebooks/singularity/index.html", **device)
    come_from(page, "Resummoned")

    page.get_by_role("button", name="Search the rulebooks").click()
    page.get_by_role("combobox").fill("distant space")

    named = page.get_by_role("option").filter(has=page.locator(".result__name", has_text="Distant Space"))
    expect(named.first).to_contain_text("Resummoned: Deck Zone")


def test_who_chooses_no_other_game_is_back_where_it_was(visit: Visit) -> None:
    page = visit(SMALL_CHAPTER)
    come_from(page, "Magic")
    expect(term(page)).to_have_attribute("data-own", "Exile")

    come_from(page, "")

    expect(page.locator("[data-own]")).to_have_count(0)


def test_examples_that_come_late_are_marked_as_well(visit: Visit) -> None:
    page = visit(SMALL_CHAPTER)
    come_from(page, "Magic")
    expect(term(page)).to_have_attribute("data-own", "Exile")

    page.evaluate("document.querySelectorAll('.rule__examples').forEach((fold) => { fold.open = true; })")

    expect(page.locator(".rule__examples a.term[data-own]").first).to_be_attached()


def test_the_words_and_their_choice_pass_axe(visit: Visit) -> None:
    page = visit("rulebooks/resummoned/200-players.html")
    come_from(page, "Magic")
    expect(page.locator("[data-own]").first).to_be_attached()
    words = violations_of_every_view(page)
    page.keyboard.press("?")
    expect(page.get_by_label("I come from")).to_be_visible()

    assert (words, violations_of_every_view(page)) == ([], [])
