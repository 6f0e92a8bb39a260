"""What a reader has chosen is there on the next page, although no script stands within a page."""

from pathlib import Path

import pytest
from accessibility import draw_all
from browser import Visit, visit_without_material
from playwright.sync_api import expect

SCHEME = "() => document.body.dataset.mdColorScheme"
HEADER = "getComputedStyle(document.querySelector('header')).backgroundColor"
FADING = (
    """document.getAnimations().filter((it) => it.effect.target.closest(".entry")).map((it) => it.transitionProperty)"""
)


@pytest.mark.parametrize("is_folder", [False, True])
def test_a_choice_of_dark_holds_on_pages_of_any_depth(visit: Visit, site: Path, is_folder: bool) -> None:
    root = f"{site.as_uri()}/" if is_folder else ""
    page = visit(f"{root}index.html", color_scheme="light")

    page.get_by_title("Switch to light mode").click()
    page.get_by_title("Switch to dark mode").click()
    schemes = [page.evaluate(SCHEME)]
    for path in ("authoring.html", "rulebooks/ttcg/index.html", "404.html"):
        page.goto(f"{root}{path}" if is_folder else path)
        schemes.append(page.evaluate(SCHEME))

    assert schemes == ["slate"] * 4


def test_a_choice_of_the_systems_colours_follows_the_system(visit: Visit) -> None:
    page = visit("index.html", color_scheme="light")
    for title in ("Switch to light mode", "Switch to dark mode", "Switch to the system's preference"):
        page.get_by_title(title).click()

    page.emulate_media(color_scheme="dark")
    page.goto("authoring.html")

    assert page.evaluate(SCHEME) == "slate"


def test_who_reads_in_the_dark_sees_no_light_page_first(visit: Visit) -> None:
    page = visit_without_material(visit, "rulebooks/grand-archive/glossary.html", color_scheme="dark")

    assert page.evaluate(SCHEME) == "slate"
    expect(page.locator("meta[name=color-scheme]")).to_have_attribute("content", "dark")


def test_what_is_drawn_late_has_the_colours_that_were_chosen_before(visit: Visit) -> None:
    page = visit("rulebooks/grand-archive/glossary.html", color_scheme="dark")
    page.get_by_title("Switch to light mode").click()

    draw_all(page)

    assert page.evaluate(FADING) == []


def test_the_switch_works_by_keyboard_and_the_browser_takes_the_headers_colour(visit: Visit) -> None:
    page = visit("index.html", color_scheme="light")
    tint = page.locator("meta[name=theme-color]")
    page.get_by_role("radio", checked=True).focus()
    expect(tint).to_have_attribute("content", page.evaluate(HEADER))

    page.keyboard.press("Enter")
    page.keyboard.press("Enter")

    assert page.evaluate(SCHEME) == "slate"
    expect(page.get_by_title("Switch to the system's preference")).to_be_visible()
    expect(tint).to_have_attribute("content", page.evaluate(HEADER))


def test_the_colours_of_the_system_are_followed_while_one_reads(visit: Visit) -> None:
    page = visit("index.html", color_scheme="light")

    page.emulate_media(color_scheme="dark")

    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")


def test_a_page_of_a_rulebook_has_its_hue(visit: Visit) -> None:
    page = visit("rulebooks/ttcg/index.html")

    assert page.evaluate("() => document.body.dataset.hue") == str(page.evaluate("() => window.RulesDb.hue('ttcg')"))


def test_each_part_of_the_bar_of_levels_is_as_wide_as_its_count(visit: Visit) -> None:
    page = visit("rulebooks/resummoned/proof.html")

    widths = page.locator(".ladder__bar .ladder__part").evaluate_all("(parts) => parts.map((each) => each.offsetWidth)")
    counts = [int(each) for each in page.locator(".ladder__key b").all_text_contents()]

    share = sum(widths) / sum(counts)
    assert len(counts) > 1
    assert [round(width / share) for width in widths] == pytest.approx(counts, abs=2)
