"""The readers, on small documents of each family."""

import pytest
from small_documents import GITBOOK, LATEX, OUTLINE, PDF_MARKDOWN

from rules_db.errors import SourceError
from rules_db.sources import READERS, SourceLine


def roles(reader: str, text: str) -> list[tuple[int, str]]:
    return [(line.number, line.role.value) for line in READERS[reader]("book.txt", text)]


def test_the_outline_reader_parts_the_outline_from_the_page_around_it() -> None:
    found = roles("outline", OUTLINE)

    assert found == [
        (1, "navigation"),
        (2, "front-matter"),
        (3, "front-matter"),
        (5, "title"),
        (6, "heading"),
        (7, "rule"),
        (8, "rule"),
        (9, "rule"),
        (10, "noise"),
        (11, "rule"),
        (12, "heading"),
        (13, "rule"),
        (14, "heading"),
        (15, "rule"),
        (16, "heading"),
        (17, "rule"),
        (18, "rule"),
        (19, "navigation"),
    ]


def test_the_outline_reader_gives_each_rule_line_its_native_number() -> None:
    found = READERS["outline"]("book.txt", OUTLINE)

    assert [(line.number, line.native) for line in found if line.native] == [
        (7, "100.1"),
        (8, "100.1.a"),
        (9, "100.1.a"),
        (11, "100.2"),
        (13, "102.1"),
        (15, "101.1"),
        (17, "102.1"),
        (18, "102.1"),
    ]


def test_a_native_number_that_is_used_again_is_counted() -> None:
    found = READERS["outline"]("book.txt", OUTLINE)

    assert [(line.number, line.use) for line in found if line.native == "102.1"] == [(13, 1), (17, 2), (18, 2)]


def test_a_statement_under_a_section_without_a_number_is_a_rule_of_no_number() -> None:
    found = READERS["outline"]("book.txt", "100. Boats\nBoats are wet.\na. So are oars.\n1. A boat floats.\n")

    assert [(line.number, line.role.value, line.native) for line in found] == [
        (1, "heading", ""),
        (2, "rule", ""),
        (3, "rule", ""),
        (4, "rule", "100.1"),
    ]


def test_a_letter_under_a_new_section_belongs_to_no_rule() -> None:
    found = READERS["outline"]("book.txt", "100. Boats\n1. A boat floats.\n101. Sails\na. A sail is white.\n")

    assert [line.native for line in found] == ["", "100.1", "", ""]


def test_the_gitbook_reader_parts_the_page_from_the_tree_and_the_breadcrumbs() -> None:
    found = roles("gitbook", GITBOOK)

    assert found == [
        (1, "navigation"),
        (2, "navigation"),
        (3, "navigation"),
        (4, "front-matter"),
        (5, "navigation"),
        (6, "navigation"),
        (7, "navigation"),
        (8, "navigation"),
        (10, "title"),
        (12, "navigation"),
        (13, "front-matter"),
        (15, "rule"),
        (17, "noise"),
        (19, "heading"),
        (21, "rule"),
        (22, "rule"),
        (23, "navigation"),
    ]


def test_an_item_of_a_list_on_a_gitbook_page_is_a_rule_however_short() -> None:
    found = roles("gitbook", "On this page\nKites\n  • Red Kites\n")

    assert found == [(1, "navigation"), (2, "title"), (3, "rule")]


def test_the_latex_reader_knows_the_contents_the_introduction_and_the_references() -> None:
    found = roles("latex", LATEX)

    assert found == [
        (1, "title"),
        (3, "front-matter"),
        (4, "navigation"),
        (5, "navigation"),
        (6, "navigation"),
        (7, "navigation"),
        (8, "navigation"),
        (10, "heading"),
        (12, "heading"),
        (14, "background"),
        (16, "heading"),
        (18, "background"),
        (20, "heading"),
        (22, "heading"),
        (24, "rule"),
        (26, "heading"),
        (28, "heading"),
        (29, "rule"),
        (30, "noise"),
        (31, "rule"),
        (33, "noise"),
        (35, "noise"),
    ]


def test_a_latex_text_without_contents_or_chapter_titles_states_rules() -> None:
    found = roles("latex", "Snail Derby\nby a gardener\n1.1 Terms\nA snail races.\n")

    assert found == [(1, "title"), (2, "front-matter"), (3, "heading"), (4, "rule")]


def test_a_section_named_introduction_makes_no_chapter_of_background() -> None:
    found = roles("latex", "Snail Derby\n1.1 Introduction\nA snail races.\n")

    assert found == [(1, "title"), (2, "heading"), (3, "rule")]


def test_a_term_with_its_meaning_is_no_heading_however_short() -> None:
    found = roles("latex", "Snail Derby\n1.1 Terms\nSNAIL: A Racer\n")

    assert found[2] == (3, "rule")


def test_the_pdf_reader_takes_a_heading_that_makes_a_sentence_for_a_rule() -> None:
    found = roles("pdf-markdown", PDF_MARKDOWN)

    assert found == [
        (1, "front-matter"),
        (2, "title"),
        (4, "heading"),
        (6, "rule"),
        (8, "flavour"),
        (10, "flavour"),
        (12, "heading"),
        (14, "rule"),
        (15, "heading"),
        (16, "noise"),
        (17, "rule"),
        (18, "rule"),
        (19, "noise"),
        (21, "rule"),
    ]


def test_a_heading_of_many_words_in_title_case_is_a_heading_and_a_short_sentence_is_none() -> None:
    found = roles("pdf-markdown", "# Lantern Night\n# Lighting of the Last Great Lantern:\n# Wicks stay lit.\n")

    assert found == [(1, "title"), (2, "heading"), (3, "rule")]


def test_a_quotation_ends_at_the_next_heading() -> None:
    found = roles("pdf-markdown", '# Lantern Night\n"The night is long.\n# Oil\nLight one lantern."\n')

    assert found == [(1, "title"), (2, "rule"), (3, "heading"), (4, "rule")]


def test_a_quotation_that_never_closes_hides_no_rule() -> None:
    found = roles("pdf-markdown", '# Lantern Night\n"The night is long.\n\nLight one lantern.\n# End\nIt is "over"\n')

    assert found == [(1, "title"), (2, "rule"), (4, "rule"), (5, "heading"), (6, "rule")]


def test_a_document_without_marked_headings_has_short_lines_that_stand_alone() -> None:
    text = (
        'Lantern Night\n\nThe Wick\n\n- Trim **one** wick.\n\n"Draw a wick."\n\n'
        "Dry, not wet\n\nTwo wicks\nTwo matches\n"
    )

    found = roles("pdf-markdown", text)

    assert found == [(1, "title"), (3, "heading"), (5, "rule"), (7, "rule"), (9, "rule"), (11, "rule"), (12, "rule")]


@pytest.mark.parametrize(
    ("reader", "reason"),
    [
        ("outline", "no numbered section such as “607. Title” (is it a numbered outline?)"),
        ("gitbook", "no line “On this page” or “Export as PDF” (is it a GitBook page?)"),
        ("latex", "no numbered section such as “2.1 Title” (is it LaTeX turned into text?)"),
        ("pdf-markdown", "no Markdown heading, list or bold type (is it a PDF turned into Markdown?)"),
    ],
)
@pytest.mark.parametrize("text", ["", "\n \n", "Dear diary,\ntoday I lost at cards.\n"])
def test_a_document_of_another_family_is_refused(reader: str, reason: str, text: str) -> None:
    with pytest.raises(SourceError) as caught:
        READERS[reader]("book.txt", text)

    assert str(caught.value) == f"book.txt: {reason}"


@pytest.mark.parametrize(
    ("reader", "text"),
    [
        ("outline", "100. Boats\n"),
        ("gitbook", "On this page\nKites\n"),
        ("latex", "1.1 Terms\n"),
        ("pdf-markdown", "# Lantern Night\n"),
    ],
)
def test_a_document_without_any_rule_is_refused(reader: str, text: str) -> None:
    with pytest.raises(SourceError) as caught:
        READERS[reader]("book.txt", text)

    assert str(caught.value) == "book.txt: no line of the document states a rule (choose the reader of its family)"


def test_lines_are_counted_through_windows_line_ends_and_form_feeds() -> None:
    found = READERS["outline"]("book.txt", "100. Boats\r\n\f\r\n1. A boat\x0bfloats.\r\n")

    assert found[1] == SourceLine(3, found[1].role, "100.1")
