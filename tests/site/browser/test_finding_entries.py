"""Long lists that a reader can narrow or jump in: findings by words and kind, the glossary from A to Z."""

import re

from browser import Visit
from playwright.sync_api import expect

FINDINGS = "rulebooks/resummoned/findings.html"
GLOSSARY = "rulebooks/cgs/glossary.html"


def test_words_leave_the_findings_that_hold_all_of_them(visit: Visit) -> None:
    page = visit(FINDINGS)
    everything = page.locator(".entry--finding").count()

    page.get_by_role("searchbox", name="Words in a finding").fill("chain RESOLVES")

    left = page.locator(".entry--finding:visible")
    expect(page.locator(".filter__count")).to_have_text(re.compile(rf"^\d+ of {everything} findings$"))
    assert 0 < left.count() < everything
    assert all("chain" in text and "resolve" in text for text in map(str.lower, left.all_text_contents()))


def test_a_kind_leaves_the_findings_of_that_kind(visit: Visit) -> None:
    page = visit(FINDINGS)

    page.get_by_role("button", name=re.compile("^contradiction")).click()

    assert set(page.locator(".entry--finding:visible").evaluate_all("all => all.map((it) => it.dataset.kind)")) == {
        "contradiction"
    }
    expect(page.get_by_role("button", name=re.compile("^contradiction"))).to_have_attribute("aria-pressed", "true")


def test_a_link_to_a_finding_that_is_left_out_brings_all_of_them_back(visit: Visit) -> None:
    page = visit(FINDINGS)
    page.get_by_role("searchbox", name="Words in a finding").fill("no such words")
    expect(page.locator(".entry--finding:visible")).to_have_count(0)

    page.evaluate("location.hash = document.querySelector('.entry--finding').id")

    expect(page.locator(".entry--finding").first).to_be_in_viewport()


def test_a_letter_leads_to_the_first_term_that_begins_with_it(visit: Visit) -> None:
    page = visit(GLOSSARY)

    page.get_by_role("navigation", name="Terms by their first letter").get_by_role("link", name="M", exact=True).click()

    expect(page.locator(".entry:target .entry__name")).to_have_text(re.compile("^M"))
    expect(page.locator(".entry:target")).to_be_in_viewport()
