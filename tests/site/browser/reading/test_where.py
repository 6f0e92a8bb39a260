"""The header says where one is while one scrolls, and nothing moves for it."""

import pytest
from browser import CHAPTER, Visit
from playwright.sync_api import expect

TOPIC = '[data-md-component="header-topic"]'


@pytest.mark.parametrize("width", [390, 1280])
def test_the_header_names_the_section_and_the_rule_above(visit: Visit, width: int) -> None:
    page = visit(CHAPTER, width=width)
    height = page.locator(".md-header").bounding_box()

    page.evaluate("document.getElementById('resummoned-607.2.d').scrollIntoView()")
    page.mouse.wheel(0, 20)

    expect(page.locator(TOPIC)).to_contain_text("607")
    expect(page.locator(TOPIC)).to_contain_text("› 607.2 As an action in the Battle Phase")
    assert page.locator(".md-header").bounding_box() == height
    page.evaluate("window.scrollTo(0, 0)")
    expect(page.locator(TOPIC)).not_to_contain_text("607.2")
