"""An X in a cost other than the printed mana cost: so much is paid as has been said, or as the text tells."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob{phase}
  And Ann has 3 red mana
  And Bob has {bobs} blue mana
  And Ann has 5 cards in the deck
  And Ann controls:
    | card | type     | power | toughness | effects                                                       |
    | Mage | creature | 1     | 1         | {{X}}, {{T}}: This creature deals X damage to any target.     |
    | Wand | artifact |       |           | {{X}}{{R}}: Wand deals X damage to any target.                |
    | Cog  | artifact |       |           |                                                               |
  And Ann has in the hand:
    | card   | type     | cost | effects                                                                   |
    | Blast  | sorcery  |      | Kicker {{X}}. You gain 1 life. If this spell was kicked, each opponent loses X life. |
    | Rebuke | instant  |      | Counter target spell unless its controller pays {{X}}, {where}. |
    | Tithe  | sorcery  |      | As an additional cost to cast this spell, discard X cards. You gain X life.  |
    | Spare  | land     |      |                                                                           |
  And Ann has in the discard pile:
    | card    | type    | cost     | effects                                                            |
    | Rolling | sorcery | {{X}}{{R}} | Rolling deals X damage to any target. Flashback {{X}}{{R}}{{R}} |
  And Bob has in the hand:
    | card | type    | effects          |
    | Boon | instant | You gain 4 life. |
"""


WHERE = "where X is the number of artifacts you control"


@pytest.mark.parametrize(
    "steps",
    [
        "Ann activates Mage's effect targeting Bob as X = 4; Then the attempt is refused by rule 4.4.2",
        "Ann activates Mage's effect targeting Bob as X = 3; everyone passes; Then Bob has 17 life; Ann has 0 red mana",
        "Ann activates Wand's effect targeting Bob as X = 3; Then the attempt is refused by rule 4.4.2",
        "Ann activates Wand's effect targeting Bob as X = 2; everyone passes; Then Bob has 18 life; Ann has 0 red mana",
        "Ann activates Wand's effect targeting Bob; everyone passes; Then Bob has 20 life; Ann has 2 red mana",
        "Ann plays Rolling targeting Bob as X = 2; Then the attempt is refused by rule 4.4.2",
        "Ann plays Rolling targeting Bob as X = 1; everyone passes; Then Bob has 19 life; Ann has 0 red mana; "
        "Rolling is in Ann's exiled zone",
        "Ann plays Blast as X = 3; Ann decides to pay; everyone passes; Then Bob has 17 life; Ann has 0 red mana",
        "Ann plays Blast as X = 2; Ann decides to leave it; everyone passes; Then Bob has 20 life; Ann has 3 red mana",
        "Ann plays Blast as X = 4; everyone passes; Then Bob has 20 life; Ann has 21 life",
        "Ann plays Tithe as X = 5; Then the attempt is refused by rule 4.4.2",
    ],
)
def test_what_is_said_for_x_is_paid(steps: str) -> None:
    assert wrong_with("cgs", f"{TABLE.format(phase='', bobs=0, where=WHERE)}{when(steps)}") == ""


@pytest.mark.parametrize(
    ("bobs", "steps"),
    [
        (1, "everyone passes; Then Bob has 20 life; Bob has 1 blue mana; Boon is in Bob's discard pile"),
        (2, "everyone passes; Bob decides to pay; everyone passes; Then Bob has 24 life; Bob has 0 blue mana"),
        (2, "everyone passes; Bob decides to leave it; Then Bob has 20 life; Bob has 2 blue mana"),
    ],
)
def test_the_text_tells_how_much_is_paid(bobs: int, steps: str) -> None:
    table = TABLE.format(phase=" in the Main Phase 1 of Bob", bobs=bobs, where=WHERE)
    assert wrong_with("cgs", f"{table}{when(f'Bob plays Boon; Ann plays Rebuke targeting Boon; {steps}')}") == ""


def test_a_creature_knows_its_x_as_it_enters() -> None:
    steps = """
  Given a game of cgs with Ann and Bob
  And Ann has 4 green mana
  And Ann has in the hand:
    | card  | type     | cost   | power | toughness | effects                                                   |
    | Queen | creature | {X}{G} | 1     | 1         | When this enters, create X 1/1 green Insect creature tokens. |
    | Scout | creature | {G}    | 1     | 1         | When this enters, create X 1/1 green Insect creature tokens. |
  When Ann plays Queen as X = 2
  And everyone passes
  And everyone passes
  Then Ann has 3 cards in the Main Summon Zone
  When Ann plays Scout
  And everyone passes
  And everyone passes
  Then Ann has 4 cards in the Main Summon Zone"""
    assert wrong_with("cgs", steps) == ""
