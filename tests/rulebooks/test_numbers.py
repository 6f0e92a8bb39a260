"""Rule numbers as readers write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_db.parse.numbers import between, normalise, parse_heading, parse_rule_start, sort_key


@pytest.mark.parametrize("typed", ["607.3.b", "607.3b", "607 3 b", "607-3-B", " 607.3.b. "])
def test_every_usual_spelling_of_a_number_is_the_same_number(typed: str) -> None:
    assert normalise(typed) == "607.3.b"


@pytest.mark.parametrize(
    ("typed", "number"), [("s1a", "S1.a"), ("S1.1", "S1.1"), ("303.1bis", "303.1bis"), ("2 2 7 3", "2.2.7.3")]
)
def test_other_books_numbers_are_normalised_too(typed: str, number: str) -> None:
    assert normalise(typed) == number


@pytest.mark.parametrize("typed", ["", "cards", "draw 5 cards", "*", '"', "607.3.b OR 1"])
def test_words_are_no_number(typed: str) -> None:
    assert normalise(typed) == ""


def test_a_long_run_of_digits_is_looked_at_once() -> None:
    assert normalise("1" * 5_000 + "!") == ""
    assert normalise("1 " * 2_000 + "!") == ""


@given(st.text())
def test_normalising_never_fails_and_is_stable(typed: str) -> None:
    once = normalise(typed)

    assert normalise(once) == once


def test_a_heading_with_a_number_is_a_section() -> None:
    assert parse_heading("607 Battle Phase", "600") == ("607", "Battle Phase")
    assert parse_heading("S1 Unique", "S") == ("S1", "Unique")


def test_a_heading_that_begins_with_a_letter_is_no_section_unless_it_is_the_chapter() -> None:
    assert parse_heading("A card in play", "1") is None
    assert parse_heading("M Map of the full rules", "M") == ("M", "Map of the full rules")


def test_a_paragraph_needs_a_dotted_number_to_be_a_rule() -> None:
    assert parse_rule_start("607.2.a The attacker") == ("607.2.a", "The attacker")
    assert parse_rule_start("8000 life points") is None


def test_letters_come_before_integers_and_ten_after_nine() -> None:
    numbers = ["S1.10", "S1.1", "S1.b", "S1.9", "S1.a"]

    assert sorted(numbers, key=sort_key) == ["S1.a", "S1.b", "S1.1", "S1.9", "S1.10"]


@pytest.mark.parametrize(
    ("before", "after", "skipped"),
    [
        ("607.1", "607.2", []),
        ("607.1", "607.4", ["607.2", "607.3"]),
        ("", "607.2", ["607.1"]),
        ("", "607.3.c", ["607.3.a", "607.3.b"]),
        ("S1.c", "S1.1", []),
        ("S0", "S2", ["S1"]),
        ("703", "705", ["704"]),
    ],
)
def test_skipped_numbers_are_named(before: str, after: str, skipped: list[str]) -> None:
    assert between(before, after) == skipped
