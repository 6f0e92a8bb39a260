"""A game in the page: played against a program and a friend, refused, taken back, shared, and left out without npm."""

import re
from collections.abc import Callable, Iterator

import pytest
from accessibility import violations
from browser import PATIENCE_MS, Visit, text_of
from playwright.sync_api import Browser, Page, expect

PLAY = "rulebooks/grand-archive/play.html"
COLD_MS = 180_000
"""To fetch and begin Python takes seconds, and on a busy machine a minute."""

Open = Callable[..., Page]


@pytest.fixture
def open_play(browser: Browser, running_address: str) -> Iterator[Open]:
    """Opens the page in a fresh context; whatever it reports as an error fails the test at its end."""
    errors: list[str] = []
    contexts = []

    def opened(width: int = 1280, address: str = "") -> Page:
        contexts.append(browser.new_context(base_url=running_address, viewport={"width": width, "height": 900}))
        page = contexts[-1].new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(PLAY + address)
        return page

    yield opened
    for each in contexts:
        each.close()
    assert errors == []


def begin(page: Page, other: str) -> None:
    page.get_by_label("Bob is").select_option(other)
    page.get_by_label("Seed").fill("7")
    page.get_by_role("button", name="Begin a game").click()


def choose(page: Page, action: str) -> None:
    page.locator(".table__choices").get_by_role("button", name=action, exact=True).click(timeout=COLD_MS)


def test_without_what_runs_rules_the_page_says_how_to_play(visit: Visit) -> None:
    page = visit(PLAY, java_script_enabled=False)

    expect(page.locator("article")).to_contain_text("rules-db play grand-archive")
    expect(page.locator(".table[data-key]")).to_be_hidden()


def test_a_game_against_a_program_is_played_taken_back_and_refused(open_play: Open) -> None:
    page = open_play(width=390)
    begin(page, "a program: careful")

    choose(page, "Ann ends the turn")
    expect(page.locator(".table__latest")).to_contain_text("Bob", timeout=COLD_MS)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("All that happened, 0 moves")).to_be_visible()
    page.get_by_text("Why not?").click()
    expect(page.locator(".table__refused")).to_contain_text("T2.8")
    page.get_by_label("Try something else").fill("passes")
    page.get_by_role("button", name="Try", exact=True).click()
    expect(page.locator(".table__why a")).to_have_text("T2.8")

    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert violations(page) == []


def test_a_friend_takes_the_device_and_sees_no_hand_of_the_other(open_play: Open) -> None:
    page = open_play()
    begin(page, "a friend on this device")
    page.get_by_role("button", name="I am Ann").click(timeout=COLD_MS)

    choose(page, "Ann ends the turn")
    expect(page.locator(".table__said")).to_contain_text("Bob is next")
    expect(page.locator(".table__board")).to_have_count(0)
    page.get_by_role("button", name="I am Bob").click()

    expect(page.locator(".table__board")).to_contain_text("Bob's")
    expect(page.locator(".table__board")).not_to_contain_text("Ann's")


def test_all_that_is_forbidden_can_be_had_and_who_opens_a_link_is_told_of(open_play: Open) -> None:
    page = open_play()
    begin(page, "a friend, all hands open")
    expect(page.locator(".table__bar")).to_contain_text("Who opens the link can see every hand.", timeout=COLD_MS)
    wolves = "".join(f"  | Wolf {number} | Legend |\n" for number in range(140))
    crowd = (
        f"Given a game of grand-archive with Ann and Bob\nAnd Ann controls:\n  | card | supertypes |\n{wolves}Seed 7\n"
    )
    page.get_by_text("The game as text").click()
    page.get_by_label("The game as text").fill(crowd)
    page.get_by_role("button", name="Play this").click()

    page.get_by_text("Why not? 141 that cannot be done now").click()
    expect(page.locator(".table__refused > ul > li")).to_have_count(120)
    page.get_by_role("button", name="and 21 more").click()

    expect(page.locator(".table__refused > ul > li")).to_have_count(141)
    expect(page.locator(".table__refused > button")).to_be_hidden()


def test_a_link_holds_the_game(open_play: Open) -> None:
    page = open_play()
    begin(page, "a friend, all hands open")
    choose(page, "Ann ends the turn")
    expect(page.get_by_text(re.compile("All that happened, [1-9]"))).to_be_visible()
    moves = text_of(page.locator(".table__trace > summary"))

    other = open_play(address=page.evaluate("location.hash"))

    other.get_by_role("button", name="Go on with it").click()
    expect(other.locator(".table__trace > summary")).to_have_text(moves, timeout=COLD_MS)
