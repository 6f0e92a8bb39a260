"""The small page of a rule, as whoever follows a link from a chat sees it."""

from pathlib import Path

import pytest
from browser import Visit
from playwright.sync_api import expect

SMALL = "rules/resummoned/607.2.d.html"
COLOURS = "() => [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]"
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("scripts", [True, False])
def test_it_leads_on_to_the_rule_in_its_chapter(visit: Visit, scripts: bool) -> None:
    page = visit(SMALL, java_script_enabled=scripts)

    page.get_by_role("link", name="Read on in 600 Turn Structure").click()

    expect(page.locator("section:target .rule__number")).to_have_text("607.2.d")


def test_it_leads_on_in_a_folder_too(visit: Visit, site: Path) -> None:
    page = visit((site / SMALL).as_uri())

    page.get_by_role("link", name="607.2", exact=True).click()
    page.get_by_role("link", name="Read on").click()

    expect(page.locator("section:target .rule__number").first).to_have_text("607.2")


def test_it_stays_where_it_is_so_that_a_chat_reads_its_tags(visit: Visit) -> None:
    page = visit(SMALL)
    page.wait_for_timeout(500)

    assert page.url.endswith(SMALL)
    assert page.locator("script").count() == 0
    assert page.locator("meta[http-equiv=refresh]").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_a_phone_and_can_be_read_in_both_schemes(visit: Visit, scheme: str) -> None:
    page = visit("rules/cgs/3.2.1.html", width=320, color_scheme=scheme)

    colours = page.evaluate(COLOURS)

    assert page.evaluate(OVERFLOW) == 0
    assert colours[0] != colours[1]
    assert colours[0].startswith("oklch(0.99" if scheme == "light" else "oklch(0.2")
    assert page.locator(".text").evaluate("(text) => getComputedStyle(text).fontSize") == "22px"
