"""Rule numbers as readers write them."""

import pytest

from rules_db.parse.numbers import between, parse_heading, parse_rule_start, sort_key


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
    assert list(between(before, after)) == skipped


def test_a_number_that_nobody_counts_to_is_not_among_those_that_are_skipped() -> None:
    assert "1.4" in between("1.2", "1.6")
    assert "1." + 5000 * "9" not in between("1.2", "1.6")
