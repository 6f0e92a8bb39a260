"""Copies of spells: 'copy target instant or sorcery spell', new targets, and what becomes of the card."""

import pytest
from told_scenario import wrong_with

BEGIN = """
  Given a game of cgs with Ann and Bob
  And Ann has in the hand:
    | card   | type    | effects                                |
    | Sting  | instant | Sting deals 3 damage to any target.    |
    | Study  | sorcery | Draw two cards.                        |
    | Mirror | instant | Copy target instant or sorcery spell. You may choose new targets for the copy. |
  And Bob has in the hand:
    | card | type    | effects               |
    | Nope | instant | Counter target spell. |
    | Twin | instant | Copy target instant or sorcery spell. |
  And Bob controls:
    | card | type     | power | toughness |
    | Ox   | creature | 2     | 3         |
"""

PASSES = 3 * "\n  And everyone passes"


@pytest.mark.parametrize(
    ("steps", "then"),
    [
        ("Ann decides to keep the targets\n  And everyone passes", "Bob has 17 life"),
        (f"Ann decides to keep the targets{PASSES}", "Bob has 14 life"),
        ("Ann decides to choose new targets\n  And Ann targets Ox\n  And everyone passes",
         "Ox is in Bob's discard pile\n  And Bob has 20 life\n  And Sting is in Ann's backrow zone"),
        (f"Ann decides to choose new targets\n  And Ann targets Ox{PASSES}",
         "Bob has 17 life\n  And Sting is in Ann's discard pile\n  And the Queue is empty"),
    ],
)  # fmt: skip
def test_a_copy_has_the_targets_or_new_ones(steps: str, then: str) -> None:
    played = """When Ann plays Sting targeting Bob
  And Bob passes
  And Ann plays Mirror targeting Sting
  And everyone passes"""

    assert wrong_with("cgs", f"{BEGIN}  {played}\n  And {steps}\n  Then {then}") == ""


def test_a_copy_is_its_players_and_no_card_goes_with_it() -> None:
    steps = f"""{BEGIN}  When Ann plays Study
  And Bob plays Twin targeting Study
  And everyone passes
  And everyone passes
  Then Bob has 3 cards in the hand
  And Ann has 2 cards in the hand
  And Study is in Ann's backrow zone
  When everyone passes
  Then Ann has 4 cards in the hand
  And Study is in Ann's discard pile"""

    assert wrong_with("cgs", steps) == ""


def test_what_is_cast_is_copied_by_a_card_in_play_and_the_copy_is_not_cast() -> None:
    steps = f"""{BEGIN}  And Ann controls:
    | card | type     | power | toughness | effects |
    | Sage | creature | 1     | 1         | Whenever you cast an instant or sorcery spell, copy it. |
  When Ann plays Study
  And everyone passes
  And everyone passes
  Then Ann has 4 cards in the hand
  When everyone passes
  And everyone passes
  Then Ann has 6 cards in the hand
  And the Queue is empty"""

    assert wrong_with("cgs", steps) == ""


def test_a_copy_that_is_countered_leaves_the_spell_where_it_is() -> None:
    steps = f"""{BEGIN}  And Ann controls:
    | card | type     | power | toughness | effects |
    | Sage | creature | 1     | 1         | Whenever you cast an instant or sorcery spell, copy it. |
  When Ann plays Study
  And everyone passes
  And Bob plays Nope targeting Study
  And everyone passes
  Then Study is in Ann's backrow zone
  When everyone passes
  And everyone passes
  Then Ann has 4 cards in the hand
  And Study is in Ann's discard pile"""

    assert wrong_with("cgs", steps) == ""
