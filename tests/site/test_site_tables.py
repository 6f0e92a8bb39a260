"""Tables in their frames: how wide they have to be, and what each cell is called."""

from small_pages import by_class, convert, extension_for, page_of, rulebook, words

from rules_db.site.html.elements import Html
from rules_db.site.html.tables import least_characters, table

C1 = "rulebooks/toy/c1.md"
ABOUT = "about.md"


def chapter_with(*rows: str) -> dict[str, str]:
    return rulebook("toy", c1="# 1 Play\n\n1.1 A card costs.\n\n*Costs*\n\n" + "\n".join(rows) + "\n")


def columns(number: int) -> list[str]:
    """A table with so many columns of ten characters."""
    return ["| abcdefghij " * number + "|", "|---" * number + "|", "| abcdefghij " * number + "|"]


def test_a_table_takes_the_longest_word_of_each_column_and_a_gap_between_two() -> None:
    assert least_characters([["card", "what it costs"], ["an Abomination", "1"]]) == len("Abomination") + 2 + len(
        "costs"
    )


def test_a_small_table_stays_a_table_on_a_phone() -> None:
    page = page_of(chapter_with("| card | cost |", "|---|---|", "| Wolf | 1 |"), C1)

    assert [each.get("class") for each in by_class(page, "rule__scroll")] == ["rule__scroll"]


def test_every_cell_of_a_written_table_says_what_its_column_is_called() -> None:
    page = page_of(chapter_with("| card | *full* cost |", "|---|---|", "| Wolf | 1 |"), C1)

    assert [(cell.get("data-label"), words(cell)) for cell in page.iter("td")] == [("card", "Wolf"), ("full cost", "1")]


def test_a_table_too_wide_for_a_phone_is_cards_there_and_a_broad_one_takes_the_margin_of_its_rule() -> None:
    middling, broad = page_of(chapter_with(*columns(4)), C1), page_of(chapter_with(*columns(6)), C1)

    assert by_class(middling, "rule__scroll")[0].get("class") == "rule__scroll rule__scroll--cards"
    assert by_class(middling, "rule__table--broad") == []
    assert by_class(broad, "rule__scroll")[0].get("class") == "rule__scroll rule__scroll--cards rule__scroll--broad"
    assert len(by_class(broad, "rule__table--broad")) == 1


def test_a_table_too_wide_for_any_page_can_be_reached_with_the_keyboard() -> None:
    html = table("settings", ["abcdefghij"] * 9, [["abcdefghij"] * 9])

    assert 'rule__scroll--wide" tabindex="0" role="region" aria-label="Table that scrolls">' in html


def test_the_words_of_a_finished_cell_are_measured_without_its_markup() -> None:
    link = Html('<a href="a-very-long-address-that-nobody-sees.html">a</a>')

    written = table("settings", ["key", "value"], [[link, "&"]])

    assert written.startswith('<div class="rule__scroll"><table')
    assert '<td data-label="value">&amp;</td>' in written


def test_a_page_outside_the_rulebooks_has_its_tables_framed_as_well() -> None:
    page = convert(
        extension_for(rulebook("toy")), ABOUT, "# About\n\n| to change | open |\n|---|---|\n| a rule | docs |\n"
    )

    (frame,) = by_class(page, "rule__scroll")
    assert [each.get("class") for each in frame] == ["written"]
