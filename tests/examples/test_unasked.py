"""A choice that has but one answer makes itself, and a scenario may say the answer all the same."""

import pytest
from told_scenario import wrong_with

from rules_db.examples.unasked import says

RENT = """\
Given a game of cgs with Ann and Bob in the Main Phase 1 of Ann
And Ann controls:
  | card | type     | color |
  | Quay | Property | Brown |
  | Pier | Property | Brown |
And Ann has in her hand:
  | card | type | color             |
  | Toll | Rent | Brown, Light Blue |
And Bob's bank has:
  | card |
  | $1M  |
  | $3M  |
When Ann plays Toll as Brown
And everyone passes
"""


def test_what_can_be_paid_in_one_way_only_may_be_said() -> None:
    assert wrong_with("cgs", f"{RENT}And Bob pays with $3M\nThen $3M is in Ann's bank zone\n") == ""
    assert wrong_with("cgs", f"{RENT}And Bob pays $3M\nThen $3M is in Ann's bank zone\n") == ""
    assert wrong_with("cgs", f"{RENT}Then $3M is in Ann's bank zone\n") == ""


@pytest.mark.parametrize("said", ["Bob pays with $1M", "Ann pays with $3M", "Bob pays with $1M and $3M", "Bob pays"])
def test_another_answer_is_no_action(said: str) -> None:
    assert f"“{said}” is no action" in wrong_with("cgs", f"{RENT}And {said}\nThen $3M is in Ann's bank zone\n")


def test_an_answer_is_said_once_and_right_behind() -> None:
    twice = f"{RENT}And Bob pays with $3M\nAnd Bob pays with $3M\nThen $3M is in Ann's bank zone\n"
    late = f"{RENT}And Ann passes\nAnd Bob pays with $3M\nThen $3M is in Ann's bank zone\n"

    assert "“Bob pays with $3M” is no action" in wrong_with("cgs", twice)
    assert "“Bob pays with $3M” is no action" in wrong_with("cgs", late)


@pytest.mark.parametrize(
    ("text", "is_said"),
    [
        ("Bob discards Elf", True),
        ("Bob answers with Elf", True),
        ("Bob moves Elf up", True),
        ("Bob puts Elf into his hand", True),
        ("Bob puts Ox into his hand", False),
        ("Bob Elf", False),
        ("Bob plays Elf", False),
        ("Bob destroys Elf", False),
        ("Bobby discards Elf", False),
        ("Bob discards Elf and Ox", False),
    ],
)
def test_whose_answer_it_is_and_what_is_picked_is_read(text: str, is_said: bool) -> None:
    assert says(text, "Bob", ["Elf"]) is is_said


def test_several_picks_may_stand_in_any_order_and_names_may_hold_an_and() -> None:
    assert says("Bob pays with Ox, Elf and Yak", "Bob", ["Elf", "Ox", "Yak"])
    assert says("Bob discards Salt and Pepper", "Bob", ["Salt and Pepper"])
