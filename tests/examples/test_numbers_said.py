"""Numbers in Then steps: as a game shows them, or with a decimal point."""

import pytest
from told_scenario import wrong_with

SETUP = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card  | type           | ATK  | DEF | Level |
    | Drake | Normal Monster | 2500 | 0   | 4     |
"""


@pytest.mark.parametrize(("said", "is_so"), [("5/2", True), ("2.5", True), ("2.50", True), ("2.4", False)])
def test_a_number_may_be_said_as_a_fraction_or_with_a_decimal_point(said: str, is_so: bool) -> None:
    assert (wrong_with("cgs", f"{SETUP}  Then Drake's offensive stat is {said}\n") == "") is is_so
