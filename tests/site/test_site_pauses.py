"""A long page pauses between its parts, so that a browser may draw it and answer while it reads on."""

from rules_db.site.html.pauses import STRETCH_CHARACTERS, with_pauses

PAUSE = '<script src="../pause.js"></script>\n'


def test_a_page_pauses_after_each_stretch_before_its_next_part() -> None:
    part = f'<section class="rule">{"<p>a</p>" * (STRETCH_CHARACTERS // 16)}</section>'

    paused = with_pauses(part * 5, "../pause.js")

    assert paused == f"{part}{part}{PAUSE}{part}{part}{PAUSE}{part}"


def test_a_short_page_and_one_without_parts_have_no_pause() -> None:
    short, bare = '<section class="rule">&lt;</section>' * 3, "<p>a</p>" * STRETCH_CHARACTERS

    assert (with_pauses(short, "pause.js"), with_pauses(bare, "pause.js")) == (short, bare)
