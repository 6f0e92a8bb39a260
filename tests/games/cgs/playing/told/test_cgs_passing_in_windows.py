"""A pass of who may only answer with Yu-Gi-Oh! cards (8.4.13) is none of the passes that all make."""

from told_scenario import wrong_with

WAITING = """\
Given a game of cgs with Ann and Bob in the Main Phase 1 of Ann
And Ann has 2 red mana
And Ann has in her hand:
  | card      | type    | cost | effects     |
  | Low Song  | instant | R    | gain 3 life |
  | High Song | instant | R    | gain 1 life |
And Bob controls:
  | card     | type        | effects                             | facing    | set |
  | Pit Fall | Normal Trap | Inflict 500 damage to your opponent | face-down | 1   |
When Ann casts Low Song
And Bob passes
And Ann casts High Song
And everyone passes
"""


def test_an_item_that_has_resolved_opens_a_window_for_bob() -> None:
    assert wrong_with("cgs", f"{WAITING}Then Ann has 21 life\nAnd Bob is next to answer\nAnd Bob has priority\n") == ""


def test_all_pass_beyond_the_window_and_the_next_item_resolves() -> None:
    assert wrong_with("cgs", f"{WAITING}And everyone passes\nThen Ann has 24 life\n") == ""
