"""Two cards that change sides: each goes where it may lie there, and what lies on the Uno pile stays there."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cat
  And the Uno pile holds:
    | card      | type     | color | rank | owner | power | toughness |
    | Blue Four | Uno card | Blue  | 4    |       |       |           |
    | Eel       | creature | blue  |      | Ann   | 2     | 2         |
  And Ann controls:
    | card  | type        | HP | zone              | group | on  | effects         |
    | Pip   | Pokémon     | 60 | Extra Summon Zone |       |     |                 |
    | Wings | enchantment |    |                   | Aura  | Eel | enchant creature; enchanted creature gets +1/+1 |
    | Fen   | land        |    |                   |       |     |                 |
  And Bob controls:
    | card | type        | power | toughness | group | on   | effects          |
    | Elf  | creature    | 1     | 1         |       |      |                  |
    | Ogre | creature    | 5     | 5         |       |      |                  |
    | Fins | enchantment |       |           | Aura  | Ogre | enchant creature; enchanted creature gets +1/+1 |
  And Cat controls:
    | card | type |
    | Isle | land |
  And Ann has in the hand:
    | card | type    | effects                                                                                    |
    | Swap | sorcery | exchange control of target permanent you control and target permanent an opponent controls |
"""
FULL = """  And Ann controls:
    | card | type     | power | toughness |
    | A1   | creature | 1     | 1         |
    | A2   | creature | 1     | 1         |
    | A3   | creature | 1     | 1         |
    | A4   | creature | 1     | 1         |
    | A5   | creature | 1     | 1         |
"""


@pytest.mark.parametrize(
    ("more", "pair", "then"),
    [
        ("", "Eel and Ogre", "Bob controls Eel; Eel is on the Uno pile; Ann controls Ogre; Wings's on is Eel"),
        ("", "Eel and Ogre", "Ogre is in Ann's Main Summon Zone 1; Fins is in Bob's discard pile"),
        ("", "Pip and Ogre", "Ogre is in Ann's Main Summon Zone 1; Pip is in Bob's Extra Summon Zone"),
        ("", "Fen and Isle", "Fen is in Cat's resource area; Isle is in Ann's resource area"),
        (FULL, "Eel and Ogre", "Ann controls Eel; Bob controls Ogre; Fins's on is Ogre"),
        (FULL, "Pip and Ogre", "Ann controls Pip; Bob controls Ogre; Pip is in Ann's Extra Summon Zone"),
        (FULL, "A3 and Ogre", "A3 is in Bob's Main Summon Zone 2; Ogre is in Ann's Main Summon Zone 3"),
    ],
)
def test_where_cards_lie_that_are_exchanged(more: str, pair: str, then: str) -> None:
    steps = f"Ann plays Swap to the backrow zone targeting {pair}; everyone passes; Then {then}"
    assert wrong_with("cgs", f"{TABLE}{more}{when(steps)}") == ""


TAKEN = """
  Given a game of cgs with Ann and Bob
  And Bob controls:
    | card | type     | power | toughness |
    | Ogre | creature | 3     | 3         |
    | Elf  | creature | 1     | 1         |
  And Ann has in the hand:
    | card   | type    | effects                                                                                    |
    | Steal  | sorcery | gain control of target creature                                                            |
    | Borrow | sorcery | gain control of target creature until end of turn                                          |
    | Swap   | sorcery | exchange control of target permanent you control and target permanent an opponent controls |
"""


def test_who_has_exchanged_what_they_had_taken_has_no_claim_to_it_left() -> None:
    steps = ("Ann plays Steal targeting Ogre; everyone passes; "
             "Ann plays Swap to the backrow zone targeting Ogre and Elf; everyone passes; "
             "Ann plays Borrow to the backrow zone targeting Ogre; everyone passes; "
             "the game goes on to the Main Phase 1 of Bob; Then Bob controls Ogre; Ann controls Elf")  # fmt: skip
    assert wrong_with("cgs", TAKEN + when(steps)) == ""
