"""The site's pages in a browser: links to copy, small screens, paper, folders, and colours."""

import re
from pathlib import Path

import pytest
from browser import CHAPTER, PHONE, Visit, contrasts, open_examples
from playwright.sync_api import expect

from rules_db.model import Library

PICTURE = "rulebooks/resummoned/picture-600-turn-structure.html"
PAGES = [
    "index.html",
    "404.html",
    "authoring.html",
    "concepts.html",
    "rulebooks/resummoned/index.html",
    "rulebooks/resummoned/contents.html",
    CHAPTER,
    "rulebooks/resummoned/glossary.html",
    "rulebooks/resummoned/findings.html",
    "rulebooks/singularity/rulings.html",
    "rulebooks/singularity/graph.html",
    PICTURE,
]
RULE_TEXTS = """.md-header__topic
.md-nav__link
.md-nav__link--active
.search-field__text
.section__number
.rule:target .rule__number
.rule:target .rule__kind
.rule:target .rule__text p
.rule:target .ref
.rule:target .term
.rule:target .rule__more summary
.ruling__title
.ruling__number
.ruling dt
.ruling dd
.ruling .ref""".splitlines()
SEARCH_TEXTS = """.search__input
.search__label
.search__keys
.chip
.chip__count
.result__number
.result__where
.result__book
.result__text
.result__text mark
.result__also
.result__also mark
.result .kind""".splitlines()


def test_the_button_copies_the_whole_address_and_says_so(visit: Visit, address: str) -> None:
    page = visit(CHAPTER, permissions=["clipboard-read", "clipboard-write"])
    button = page.get_by_role("button", name="Copy the link to rule 601.2")

    button.click()

    expect(page.get_by_role("status").filter(has_text="The link to rule 601.2 is copied")).to_be_attached()
    assert button.evaluate("button => getComputedStyle(button, '::after').content") == '"Copied"'
    assert page.evaluate("navigator.clipboard.readText()") == f"{address}{CHAPTER}#resummoned-601.2"


def test_the_rule_that_an_address_names_stands_below_the_header_and_is_marked(visit: Visit) -> None:
    page = visit(f"{CHAPTER}#resummoned-603.4")
    number = page.locator("[id='resummoned-603.4'] .rule__number")

    expect(number).to_be_in_viewport()
    header, rule = page.locator(".md-header").bounding_box(), number.bounding_box()

    assert header is not None
    assert rule is not None
    assert rule["y"] >= header["y"] + header["height"]
    assert page.locator(".rule:target").evaluate("rule => getComputedStyle(rule, '::before').borderLeftWidth") != "0px"


@pytest.mark.parametrize("typed", ["603.4", "607.3.B"])
def test_an_address_with_the_number_alone_leads_to_the_rule_of_its_page(visit: Visit, typed: str) -> None:
    page = visit(f"{CHAPTER}#{typed}")

    page.wait_for_url(f"**#resummoned-{typed.lower()}")
    expect(page.locator(f"[id='resummoned-{typed.lower()}'] .rule__number")).to_be_in_viewport()
    page.evaluate("window.location.hash = '606.2'")
    page.wait_for_url("**#resummoned-606.2")


def test_an_address_that_names_nothing_of_its_page_stays_as_it_is(visit: Visit) -> None:
    page = visit(f"{CHAPTER}#4.3")
    page.wait_for_load_state("networkidle")

    assert page.evaluate("window.location.hash") == "#4.3"


def test_the_first_rule_of_a_section_brings_the_whole_heading_along(visit: Visit) -> None:
    page = visit(f"{CHAPTER}#resummoned-607.1")
    page.wait_for_timeout(100)

    header, heading = page.locator(".md-header").bounding_box(), page.locator("[id='resummoned-607']").bounding_box()

    assert header is not None
    assert heading is not None
    assert header["y"] + header["height"] <= heading["y"] <= header["y"] + header["height"] + 60


@pytest.mark.parametrize("path", [CHAPTER, "rulebooks/cgs/14-combat.html", "rulebooks/cgs/findings.html"])
def test_the_header_of_a_phone_has_room_for_the_whole_title(visit: Visit, path: str) -> None:
    page = visit(path, width=390)
    page.mouse.wheel(0, 600)

    title = page.locator(".md-header__topic .md-ellipsis").last
    cut = title.evaluate("it => Math.max(it.scrollHeight - it.clientHeight, it.scrollWidth - it.clientWidth)")

    assert cut <= 1


def test_without_scripts_no_button_is_shown_that_does_nothing(visit: Visit) -> None:
    page = visit(CHAPTER, java_script_enabled=False, has_touch=True)

    expect(page.locator(".rule__number").first).to_be_visible()
    assert page.locator(".rule__copy:visible").count() == 0


def test_a_reference_can_be_told_without_its_colour(visit: Visit) -> None:
    page = visit(CHAPTER)

    line = page.locator(".rule__text .ref").first.evaluate("it => getComputedStyle(it).textDecorationLine")

    assert line == "underline"


def test_the_texts_in_the_picture_of_a_table_are_large_enough_to_read(visit: Visit) -> None:
    page = visit(CHAPTER)
    open_examples(page)

    read_sizes = "all => all.map((it) => parseFloat(getComputedStyle(it).fontSize))"
    sizes = page.locator(".board, .board small, .board b").evaluate_all(read_sizes)

    assert min(sizes) >= 12


@pytest.mark.parametrize("path", PAGES)
def test_no_page_scrolls_sideways_on_a_phone_nor_fetches_from_elsewhere(visit: Visit, address: str, path: str) -> None:
    page = visit("index.html", **PHONE)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))

    page.goto(path)
    page.wait_for_load_state("networkidle")

    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert {url for url in fetched if not url.startswith((address, "data:"))} == set()


def test_everything_works_from_a_folder(visit: Visit, site: Path) -> None:
    page = visit(CHAPTER, base_url=f"{site.as_uri()}/")

    page.locator(".rule__text a.ref").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("Control+k")
    page.get_by_role("combobox").fill("S1.b")
    expect(page.get_by_role("option").first).to_contain_text("Grand Archive")
    page.keyboard.press("Enter")

    page.wait_for_url(re.compile(r"^file://.*rulebooks/grand-archive/.*#grand-archive-S1\.b$"))


def test_the_explorer_is_offered_only_where_a_server_is(visit: Visit, site: Path) -> None:
    served = visit("index.html")
    from_folder = visit("index.html", base_url=f"{site.as_uri()}/")

    expect(served.get_by_role("link", name="Query them")).to_be_visible()
    expect(from_folder.get_by_role("link", name="Query them")).to_be_hidden()


def test_the_home_page_says_what_is_here(visit: Visit, library: Library) -> None:
    page = visit("index.html")

    titles = page.locator(".book__title").all_text_contents()
    largest_first = sorted(library.rulebooks, key=lambda book: -len(list(library.rules_of(book.id))))
    assert titles == [book.short_title for book in largest_first]
    assert {"Resummoned", "Singularity", "TTCG", "Grand Archive", "Card Game Singularity"} <= set(titles)
    page.get_by_role("link", name="TTCG").last.click()

    page.wait_for_url(re.compile(r"rulebooks/ttcg/index\.html$"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_text_has_contrast_enough_in_every_rulebooks_colour(visit: Visit, scheme: str) -> None:
    page = visit(f"{CHAPTER}#resummoned-601.2", color_scheme=scheme)

    measured = contrasts(page, RULE_TEXTS)

    assert {name: ratio for name, ratio in measured.items() if ratio < 4.5} == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_text_of_the_search_has_contrast_enough(visit: Visit, scheme: str) -> None:
    page = visit("index.html?q=graveyard", color_scheme=scheme)
    expect(page.locator(".result__also mark").first).to_be_attached()

    measured = contrasts(page, SEARCH_TEXTS)

    assert {name: ratio for name, ratio in measured.items() if ratio < 4.5} == {}


def test_the_dark_scheme_is_dark(visit: Visit) -> None:
    page = visit(CHAPTER, color_scheme="dark")

    lightness = page.evaluate("getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/)[0]")

    assert float(lightness) < 0.3


def test_paper_keeps_numbers_and_rulings_and_drops_the_screens_furniture(visit: Visit) -> None:
    page = visit(CHAPTER)

    page.emulate_media(media="print")

    expect(page.locator(".rule__number").first).to_be_visible()
    expect(page.locator(".ruling").first).to_be_visible()
    expect(page.locator(".md-header")).to_be_hidden()
    expect(page.locator(".rule__copy").first).to_be_hidden()
    expect(page.locator(".rule__more").first).to_be_hidden()


def test_pointing_at_a_rule_in_the_picture_lifts_its_references(visit: Visit) -> None:
    page = visit(PICTURE)

    page.locator(".picture__rule[data-ref='resummoned-603.1']").hover()

    expect(page.locator(".picture__arc--near").first).to_be_attached()
    others = ":not([data-source='resummoned-603.1'], [data-target='resummoned-603.1'])"
    expect(page.locator(f".picture__arc--near{others}")).to_have_count(0)


def test_the_scripts_leave_one_global_name(visit: Visit) -> None:
    page = visit(CHAPTER)
    page.keyboard.press("/")
    expect(page.get_by_role("combobox")).to_be_focused()
    page.get_by_role("combobox").fill("must")
    expect(page.get_by_role("option").first).to_be_visible()

    assert page.evaluate("'RulesDb' in window") is True
