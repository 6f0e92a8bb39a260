"""What Magic has follow from how its permanents lie: legends of one name, counters that cancel out, what comes off."""

import pytest
from told_scenario import wrong_with

BEGUN = "\n  Given a game of cgs with Ann and Bob\n"
TWO_QUEENS = """  And Ann controls:
    | card      | name | type     | group     | power | toughness | {more} |
    | Old Queen | Moth | creature | Legendary | 2     | 2         | {cell} |
"""
SECOND = """  And Ann has in the hand:
    | card      | name | type     | group     | power | toughness |
    | New Queen | Moth | creature | Legendary | 2     | 2         |
  When Ann plays New Queen
  And everyone passes
"""


@pytest.mark.parametrize(("kept", "gone"), [("Old Queen", "New Queen"), ("New Queen", "Old Queen")])
def test_a_player_keeps_one_legend_of_a_name(kept: str, gone: str) -> None:
    steps = BEGUN + TWO_QUEENS.format(more="counters", cell="") + SECOND
    end = (
        f"  And Ann chooses {kept}\n  Then {kept} is in Ann's Main Summon Zone\n  And {gone} is in Ann's discard pile\n"
    )

    assert wrong_with("cgs", steps + end) == ""


@pytest.mark.parametrize(("more", "cell"), [("facing", "face-down"), ("name", "Wasp"), ("controller", "Bob")])
def test_one_that_lies_face_down_or_has_another_name_or_controller_is_no_second(more: str, cell: str) -> None:
    queens = TWO_QUEENS.format(more=more, cell=cell)
    if more == "name":
        queens = queens.replace("| name | type", "| type", 1).replace("| Moth | creature", "| creature")
    if more == "controller":
        queens = queens.replace("| controller |", "| tapped |").replace("| Bob |", "| no |").replace("Ann", "Bob")
    end = "  Then Old Queen is in {0}'s Main Summon Zone\n  And New Queen is in Ann's Main Summon Zone\n"

    assert wrong_with("cgs", BEGUN + queens + SECOND + end.format("Bob" if more == "controller" else "Ann")) == ""


def test_a_legend_that_is_stolen_meets_the_one_of_the_thief() -> None:
    theirs = SECOND.partition("  When")[0].replace("Ann has in the hand", "Bob controls")
    lie = """  And Ann has in the hand:
    | card      | type    | effects                         |
    | Sweet Lie | sorcery | Gain control of target creature. |
  When Ann plays Sweet Lie targeting New Queen
  And everyone passes
  And Ann chooses Old Queen
  Then New Queen is in Bob's discard pile
"""
    assert wrong_with("cgs", BEGUN + TWO_QUEENS.format(more="tapped", cell="no") + theirs + lie) == ""


def test_a_token_that_is_a_copy_is_a_second_legend() -> None:
    steps = """  And Ann has in the hand:
    | card   | type    | effects                                                |
    | Mirror | sorcery | Create a token that's a copy of target creature. |
  When Ann plays Mirror targeting Old Queen
  And everyone passes
  And Ann chooses Old Queen
  Then Old Queen is in Ann's Main Summon Zone
  And Ann has 1 cards in the Main Summon Zone
"""
    assert wrong_with("cgs", BEGUN + TWO_QUEENS.format(more="tapped", cell="no") + steps) == ""


def test_a_legend_dies_by_that_and_is_not_destroyed() -> None:
    says = "Indestructible. When this dies, you gain 3 life."
    steps = BEGUN + TWO_QUEENS.format(more="effects", cell=says) + SECOND
    end = "  And Ann chooses New Queen\n  And everyone passes\n  Then Ann has 23 life\n"

    assert wrong_with("cgs", steps + end) == ""


def test_a_legend_that_is_exiled_instead_is_asked_about_once() -> None:
    steps = BEGUN + TWO_QUEENS.format(more="effects", cell="If this would die, exile it instead.") + SECOND
    end = "  And Ann chooses New Queen\n  Then Old Queen is in Ann's exiled zone\n"

    assert wrong_with("cgs", steps + end) == ""


def test_planeswalkers_of_one_name_are_legends_as_well() -> None:
    steps = """  And Ann controls:
    | card     | name | type         | group     | loyalty | effects              |
    | Old Olga | Olga | planeswalker | Legendary | 3       | +1: You gain 1 life. |
  And Ann has in the hand:
    | card     | name | type         | group     | loyalty | effects              |
    | New Olga | Olga | planeswalker | Legendary | 3       | +1: You gain 1 life. |
  When Ann plays New Olga
  And everyone passes
  And Ann chooses New Olga
  Then Old Olga is in Ann's discard pile
"""
    assert wrong_with("cgs", BEGUN + steps) == ""


COUNTERS = """  And Ann controls:
    | card   | type     | power | toughness | counters | effects |
    | Spirit | creature | 2     | 2         | {}       | undying |
  And Bob has in the hand:
    | card  | type    | effects                                             |
    | Blow  | instant | Destroy target creature.                            |
    | Blot  | instant | Put a -1/-1 counter on target creature.             |
    | Curse | instant | Put three -1/-1 counters on target creature.        |
  When Ann passes
"""


def test_counters_that_raise_and_lower_cancel_out() -> None:
    steps = COUNTERS.format("2 +1/+1") + "  And Bob plays Blot targeting Spirit\n  And everyone passes\n"

    end = "  Then Spirit's counters are 1 +1/+1\n  And Spirit's offensive stat is 3\n"

    assert wrong_with("cgs", BEGUN + steps + end) == ""


def test_one_that_has_lost_its_counter_by_that_comes_back_once_more() -> None:
    steps = COUNTERS.format("1 +1/+1, 1 -1/-1") + "  And Bob plays Blow targeting Spirit\n  And everyone passes\n"
    end = "  And everyone passes\n  Then Spirit is in Ann's Main Summon Zone\n  And Spirit's counters are 1 +1/+1\n"

    assert wrong_with("cgs", BEGUN + steps + end) == ""


def test_one_that_dies_of_the_counters_still_had_both() -> None:
    steps = COUNTERS.format("1 +1/+1") + "  And Bob plays Curse targeting Spirit\n  And everyone passes\n"

    assert wrong_with("cgs", f"{BEGUN}{steps}  Then Spirit is in Ann's discard pile\n") == ""
