"""A playthrough played back on its page: by buttons, keys and slider, with the table and what each move brought."""

import pytest
from browser import Visit, text_of
from playwright.sync_api import expect

PAGE = "rulebooks/resummoned/playthrough.html"


@pytest.mark.parametrize("width", [390, 1280])
def test_a_game_is_played_back_move_by_move(visit: Visit, width: int) -> None:
    page = visit(PAGE, width=width)
    replay = page.locator(".replay")
    first = text_of(page.locator(".score__action").first)

    replay.get_by_role("button", name="Play it back").click()
    expect(replay.get_by_role("status")).to_have_text("Before the first move")
    expect(replay.get_by_role("button", name="One move back")).to_be_disabled()
    page.keyboard.press("ArrowRight")

    expect(replay.get_by_role("status")).to_have_text(first)
    assert replay.locator(".trace__events > li").all_text_contents() == (
        page.locator(".score__move").first.locator(".score__told > li").all_text_contents()
    )
    expect(replay.locator(".board__card").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_a_refused_move_is_explained_and_leaves_the_table_as_it_was(visit: Visit) -> None:
    page = visit(PAGE)
    replay = page.locator(".replay")
    moves = page.locator(".score__move")
    refused = next(at for at in range(moves.count()) if "refuses it" in text_of(moves.nth(at)))
    replay.get_by_role("button", name="Play it back").click()
    slider = replay.get_by_role("slider")
    expect(slider).to_be_focused()

    slider.fill(str(refused))
    before = replay.locator(".replay__table").inner_html()
    slider.fill(str(refused + 1))

    expect(replay.locator(".trace__events")).to_contain_text("refuses it")
    expect(replay.locator(".trace__events a.ref")).to_have_count(1)
    assert replay.locator(".replay__table").inner_html() == before


def test_without_scripts_the_text_is_there_and_nothing_else(visit: Visit) -> None:
    page = visit(PAGE, java_script_enabled=False)

    assert page.locator(".score__move").count() > 20
    expect(page.locator(".replay")).to_be_hidden()
