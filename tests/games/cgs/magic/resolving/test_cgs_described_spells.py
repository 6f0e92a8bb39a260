"""Spells that are countered by their mana value or by what they target, and what is taken of milled cards."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cleo
  And Ann has 3 red mana
  And Ann controls:
    | card | type     | power | toughness |
    | Fox  | creature | 1     | 1         |
  And Ann has in the hand:
    | card  | type           | cost  | power | toughness | ATK | DEF | effects                             |
    | Dart  | instant        | {{R}} |       |           |     |     | Dart deals 1 damage to any target.  |
    | Rite  | sorcery        | {{3}} |       |           |     |     | You gain 1 life.                    |
    | Elk   | creature       | {{2}} | 2     | 2         |     |     |                                     |
    | Pot   | Normal Spell   |       |       |           |     |     | Draw 1 card.                        |
  And Bob controls:
    | card | type     | power | toughness |
    | Ogre | creature | 3     | 3         |
    | Lamp | artifact |       |           |
  And Bob has in the hand:
    | card | type    | effects |
    | No   | instant | {no}    |
  And Cleo controls:
    | card | type     | power | toughness |
    | Cat  | creature | 2     | 2         |
"""
REFUSED = "Then the attempt is refused by rule 8.1.5"
DONE = "everyone passes; everyone passes"
BIG, ONE = "Counter target spell with mana value 3 or greater.", "Counter target spell with mana value 1."
LOW = "Counter target creature spell with mana value 2 or less."
OWN, YOU = (f"Counter target spell that targets {each}." for each in ("you or a permanent you control", "you"))
CREATURE = "Counter target spell that targets a creature."
IF = "Counter target spell. If it was a creature spell, you gain 3 life."


@pytest.mark.parametrize(
    ("no", "steps"),
    [
        (BIG, "Ann plays Rite; Bob plays No targeting Rite; everyone passes; Then Ann has 20 life"),
        (BIG, f"Ann plays Dart targeting Cleo; Bob plays No targeting Dart; {REFUSED}"),
        (ONE, "Ann plays Dart targeting Cleo; Bob plays No targeting Dart; everyone passes; Then Cleo has 20 life"),
        (ONE, f"Ann plays Rite; Bob plays No targeting Rite; {REFUSED}"),
        (LOW, "Ann plays Elk; Bob plays No targeting Elk; everyone passes; Then Elk is in Ann's discard pile"),
        (LOW, f"Ann plays Dart targeting Cleo; Bob plays No targeting Dart; {REFUSED}"),
        (OWN, "Ann plays Dart targeting Bob; Bob plays No targeting Dart; everyone passes; Then Bob has 20 life"),
        (OWN, "Ann plays Dart targeting Ogre; Bob plays No targeting Dart; everyone passes; "
              "Then Dart is in Ann's discard pile"),
        (OWN, f"Ann plays Dart targeting Cat; Bob plays No targeting Dart; {REFUSED}"),
        (OWN, f"Ann plays Dart targeting Cleo; Bob plays No targeting Dart; {REFUSED}"),
        (OWN, f"Ann plays Rite; Bob plays No targeting Rite; {REFUSED}"),
        (YOU, f"Ann plays Dart targeting Ogre; Bob plays No targeting Dart; {REFUSED}"),
        (CREATURE, "Ann plays Dart targeting Cat; Bob plays No targeting Dart; everyone passes; "
                   "Then Dart is in Ann's discard pile; Cleo controls Cat"),
        (CREATURE, f"Ann plays Dart targeting Bob; Bob plays No targeting Dart; {REFUSED}"),
        (IF, "Ann plays Elk; Bob plays No targeting Elk; everyone passes; Then Bob has 23 life"),
        (IF, "Ann plays Rite; Bob plays No targeting Rite; everyone passes; Then Bob has 20 life"),
        (IF, "Ann plays Pot; Bob plays No targeting Pot; everyone passes; Then Bob has 20 life"),
    ],
)  # fmt: skip
def test_a_spell_is_countered_by_what_it_is_and_targets(no: str, steps: str) -> None:
    assert wrong_with("cgs", TABLE.format(no=no) + when(steps)) == ""


MILL = """
  Given a game of cgs with Ann, Bob and Cleo
  And Ann has in the hand:
    | card | type    | effects |
    | Rite | sorcery | {rite}  |
  And Ann has in the discard pile:
    | card | type     | power | toughness |
    | Old  | creature | 1     | 1         |
  And Ann has in the deck:
    | card | type     | power | toughness |
    | Elk  | creature | 2     | 2         |
    | Moss | land     |       |           |
    | Imp  | Normal Monster |  |          |
"""
TAKE = "Mill three cards. You may put a creature card from among the milled cards into your hand."
PLAYED = "Ann plays Rite; everyone passes"


@pytest.mark.parametrize(
    ("rite", "steps"),
    [
        (TAKE, f"{PLAYED}; Ann decides to do it; Ann chooses Elk; Then Elk is in Ann's hand; "
               "Imp is in Ann's discard pile; Old is in Ann's discard pile"),
        (TAKE, f"{PLAYED}; Ann decides to do it; Ann chooses Old; Then the attempt is refused by rule 8.1.5; "
               "Ann is next to choose"),
        (TAKE, f"{PLAYED}; Ann decides to leave it; Then Elk is in Ann's discard pile"),
        ("Mill three cards. You may put a land card from among the cards milled this way onto the battlefield tapped.",
         f"{PLAYED}; Ann decides to do it; Then Moss's tapped is yes; Elk is in Ann's discard pile"),
        ("Mill three cards, then put a land card from among the milled cards into your hand.",
         f"{PLAYED}; Then Moss is in Ann's hand; Elk is in Ann's discard pile"),
    ],
)  # fmt: skip
def test_some_of_the_milled_cards_are_taken(rite: str, steps: str) -> None:
    assert wrong_with("cgs", MILL.format(rite=rite) + when(steps)) == ""
