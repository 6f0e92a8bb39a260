"""What stands as long as something lies on it: counters, Auras and Equipment, told of by 'it'."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card   | type     | group     | power | toughness | counters | on   | effects |
    | Bear   | creature |           | 2     | 2         |          |      |         |
    | Golem  | creature |           | 1     | 1         | 2 charge |      | {golem} |
    | Cloak  | artifact | Equipment |       |           |          | Bear | Equipped creature gets +0/+1. Equip {{1}} |
    | Blade  | artifact | Equipment |       |           |          | Bear | {blade} |
"""


@pytest.mark.parametrize(
    ("golem", "blade", "then"),
    [
        ("This creature gets +1/+1 for each charge counter on it. {T}: Draw a card.", "Equip {1}", "Golem is 3/3"),
        ("", "Equipped creature gets +2/+0 for each Equipment attached to it. Equip {1}", "Bear is 6/3"),
    ],
)
def test_it_is_what_the_sentence_is_about(golem: str, blade: str, then: str) -> None:
    assert wrong_with("cgs", f"{TABLE.format(golem=golem, blade=blade)}{when(f'Ann passes; Then {then}')}") == ""
