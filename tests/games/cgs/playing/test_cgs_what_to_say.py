"""What is told to whoever says something else than what is asked: how to answer, and which answers there are."""

import pytest
from told_scenario import wrong_with

ASKED = """
  Given a game of cgs with Ann and Bob
  And Ann has in the hand:
    | card  | type    | effects                 |
    | Purge | sorcery | destroy a creature      |
    | Fog   | instant | gain 1 life             |
  And Bob controls:
    | card | type     | power | toughness |
    | Elf  | creature | 1     | 1         |
    | Ox   | creature | 2     | 2         |
  When Ann plays Purge
  And everyone passes"""


@pytest.mark.parametrize("said", ["Ann plays Fog", "Ann passes", "Ann chooses Fog", "Ann chooses Elf and Ox"])
def test_who_is_asked_is_told_the_answers(said: str) -> None:
    wrong = wrong_with("cgs", f"{ASKED}\n  And {said}\n  Then Ann has 20 life")

    assert "to_say Ann chooses Elf / Ann chooses Ox" in wrong


def test_others_are_told_whose_choice_it_is_and_no_more() -> None:
    wrong = wrong_with("cgs", f"{ASKED}\n  And Bob passes\n  Then Ann has 20 life")

    assert "choice_of Ann" in wrong
    assert "to_say" not in wrong


def test_of_many_answers_some_are_told() -> None:
    rows = "".join(f"\n    | Elf {number} | creature | 1     | 1         |" for number in range(1, 4))
    own = "\n  And Ann controls:\n    | card | type     | power | toughness |\n    | Cat | creature | 1 | 1 |"
    steps = ASKED.replace("\n  When", f"{rows}{own}\n  When")

    assert " / …)" in wrong_with("cgs", f"{steps}\n  And Ann passes\n  Then Ann has 20 life")


def test_an_answer_to_nothing_is_said_to_be_one() -> None:
    wrong = wrong_with("cgs", "  Given a game of cgs with Ann and Bob\n  When Bob chooses Elf\n  Then Bob has 20 life")

    assert "nobody is asked for an answer such as 'Bob chooses Elf' now" in wrong


def test_an_answer_to_another_question_is_told_how_this_one_is_answered() -> None:
    wrong = wrong_with("cgs", f"{ASKED}\n  And Ann discards Fog\n  Then Ann has 20 life")

    assert "(say 'Ann chooses …')" in wrong


def test_of_several_effects_that_add_mana_one_is_activated() -> None:
    steps = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card  | type | effects                                 |
    | Grove | land | {T}: Add {G}. {T}, Pay 1 life: Add {B}. |
  When Ann taps Grove for mana
  Then Ann has 20 life"""

    assert "9.6.4 forbids it (card Grove, to_say Ann activates Grove's effect)" in wrong_with("cgs", steps)


def test_a_text_that_cannot_be_read_is_told_as_it_was_written() -> None:
    steps = """
  Given a game of cgs with Ann and Bob
  And Ann has in the hand:
    | card       | type    | effects                        |
    | Cold Spell | sorcery | Cold Spell sings to any target |
  When Ann plays Cold Spell"""

    assert "card text 'Cold Spell sings to any target'" in wrong_with("cgs", steps)
