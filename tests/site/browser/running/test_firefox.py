"""What a reader does, in Firefox: read, look up, pin, go on by key, run an example, play."""

import pytest
from firefox import Firefox

BOOK = "rulebooks/grand-archive/"
RULE = "grand-archive-S1.b"
IN_RULE = f"//*[@id='{RULE}']"
EDITED = "document.querySelector('.run__editor').shadowRoot.querySelector('.cm-content')"
IS_READ = """
    const box = document.getElementById(arguments[0]).getBoundingClientRect();
    return location.hash === `#${arguments[0]}` && box.bottom > 100 && box.top < innerHeight;
"""
"""Whether the address names this rule, and it is in view."""

SAID = f"{IN_RULE}//*[contains(@class, 'run__said')]"


@pytest.fixture
def chapter(firefox: Firefox, running_address: str) -> Firefox:
    """At a rule of a chapter."""
    firefox.open(f"{running_address}{BOOK}1-supertypes.html#{RULE}")
    return firefox


def test_a_chapter_shows_the_rule_that_the_address_names(chapter: Firefox) -> None:
    top, height = chapter.run(
        "const box = document.getElementById(arguments[0]).getBoundingClientRect(); return [box.top, innerHeight];",
        RULE,
    )

    assert "S1.b" in chapter.text(IN_RULE)
    assert 0 <= top < height
    assert chapter.run("return document.querySelectorAll('link[rel=stylesheet]').length") > 0


def test_a_search_leads_to_a_rule(chapter: Firefox) -> None:
    chapter.click("//button[@aria-label='Search the rulebooks']")

    chapter.type("//*[@role='combobox']", "T4.2")

    chapter.click("//*[@role='option'][contains(., 'T4.2')]")
    chapter.find("//*[@id='grand-archive-T4.2']")


def test_a_rule_is_pinned_and_stays_on_the_next_page(chapter: Firefox, running_address: str) -> None:
    chapter.run(
        "document.getElementById(arguments[0]).dispatchEvent(new Event('pointerover', { bubbles: true }))", RULE
    )
    chapter.click(f"{IN_RULE}//button[contains(@class, 'rule__pin')]")
    chapter.find("//aside[@aria-label='Pinned rules']//article")

    chapter.open(f"{running_address}{BOOK}glossary.html")

    assert "S1.b" in chapter.text("//aside[@aria-label='Pinned rules']//article")
    chapter.click("//button[.='Take all away']")


def test_keys_lead_from_rule_to_rule_and_into_the_next_chapter(chapter: Firefox) -> None:
    rules = chapter.run("return [...document.querySelectorAll('.rule[id]')].map(({ id }) => id)")
    chapter.run("location.replace('#' + arguments[0])", rules[-1])
    chapter.wait(IS_READ, rules[-1])

    chapter.press("k")
    chapter.wait(IS_READ, rules[-2])
    chapter.press("j")
    chapter.wait(IS_READ, rules[-1])
    chapter.press("j")

    chapter.wait("return location.pathname.endsWith('2-map.html') && location.hash === '#grand-archive-T1.1'")


def test_an_example_is_changed_and_run(chapter: Firefox) -> None:
    chapter.click(f"{IN_RULE}//*[contains(@class, 'rule__examples')]/summary")
    chapter.click(f"{IN_RULE}//button[.='Change and run']")
    chapter.click(f"{IN_RULE}//button[.='Run']")
    chapter.find(f"{SAID}[contains(., 'Passes, in')]")

    chapter.send(chapter.run(f"return {EDITED}"), "Nonsense ")
    chapter.click(f"{IN_RULE}//button[.='Run']")

    chapter.find(f"{SAID}[contains(., 'Fails, in')]")
    assert "line " in chapter.text(f"{IN_RULE}//*[contains(@class, 'run__problems')]")


def test_a_game_is_played_against_a_program(firefox: Firefox, running_address: str) -> None:
    firefox.open(f"{running_address}{BOOK}play.html")
    firefox.type("//label[contains(., 'Seed')]//input", "7")
    firefox.click("//button[.='Begin a game']")

    firefox.click("//*[contains(@class, 'table__choices')]//button[.='Ann ends the turn']")

    firefox.find("//*[contains(@class, 'table__latest')][contains(., 'Bob')]")
    firefox.click("//button[.='Undo'][not(@disabled)]")
    firefox.find("//summary[.='All that happened, 0 moves']")
