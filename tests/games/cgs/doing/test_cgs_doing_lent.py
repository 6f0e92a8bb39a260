"""A card that an effect has lent for a turn goes back, unless it has changed hands for good meanwhile."""

import pytest
from told_scenario import wrong_with

CHARMED = """
  Given a game of cgs with Ann, Bob and Cat
  And Ann has in the hand:
    | card        | type        | value | effects                                             |
    | Forced Deal | Action Card | 3     |                                                     |
    | Charm       | sorcery     |       | Gain control of target permanent until end of turn. |
  And Bob controls:
    | card     | type          | color | value |
    | Mud Lane | Property card | Brown | 1     |
  And Cat controls:
    | card      | type          | color     | value |
    | Quay Road | Property card | Dark Blue | 4     |
  When Ann plays Charm targeting Mud Lane
  And everyone passes
  Then Mud Lane is in Ann's resource area
"""
TRADE = """  When Ann plays Forced Deal with Mud Lane targeting Quay Road
  And everyone passes
  Then Mud Lane is in Cat's resource area
"""


@pytest.mark.parametrize(("steps", "at_last"), [("", "Bob"), (TRADE, "Cat")])
def test_it_lies_then_with_who_has_it_for_good(steps: str, at_last: str) -> None:
    later = f"""  When the game goes on to the Main Phase 1 of Bob
  Then Mud Lane is in {at_last}'s resource area
"""
    assert wrong_with("cgs", CHARMED + steps + later) == ""


def test_who_took_it_first_has_no_claim_on_it_once_it_is_traded_away() -> None:
    for_good = CHARMED.replace(" until end of turn.", ".                  ").replace(
        "  And Bob controls:",
        """  And Bob has in the hand:
    | card   | type    | effects                                             |
    | Borrow | sorcery | Gain control of target permanent until end of turn. |
  And Bob controls:""",
    )
    after_charm = "  When Bob passes\n"  # He may answer what has just been done (8.4.11).
    later = """  When the game goes on to the Main Phase 1 of Bob
  And Bob plays Borrow targeting Mud Lane
  And everyone passes
  Then Mud Lane is in Bob's resource area
  When the game goes on to the Main Phase 1 of Cat
  Then Mud Lane is in Cat's resource area
"""
    assert wrong_with("cgs", for_good + after_charm + TRADE + later) == ""
